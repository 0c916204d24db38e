/** What the system's codes say in words. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be used by this user',
  EEXIST: 'a file of that name is in the way',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is no folder',
  EROFS: 'the disk may only be read',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is no UTF-8 text',
};

/** Why a file or folder could not be used; what has no words here is told as the system says it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : REASONS[code]) ?? error.message;
}
