/** Fills the named slots `{who}` of a ruleset's sentence; a slot without a value stays as it is. */
export function fill(template: string, slots: Readonly<Record<string, string | number | undefined>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = slots[name];
    return value === undefined ? whole : String(value);
  });
}
