/** Whether a database refused a row because its key is taken, in SQLite's words or in PostgreSQL's. */
export function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return code === '23505' || errcode === 1555 || errcode === 2067;
}
