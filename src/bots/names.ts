/** What bots are called: small birds. More than any table has seats. */
const NAMES = ['Wren', 'Finch', 'Robin', 'Swift', 'Linnet', 'Martin', 'Siskin', 'Dunnock'] as const;

/** Names for some bots, different from each other and from those taken. @param random numbers from 0 up to 1 */
export function botNames(count: number, taken: readonly string[], random: () => number): string[] {
  const lower = taken.map(name => name.toLowerCase());
  const free: string[] = NAMES.filter(name => !lower.includes(name.toLowerCase()));
  return Array.from({ length: count }, (_, i) => {
    const [name] = free.splice(Math.floor(random() * free.length), 1);
    return name ?? `Bot ${i + 1}`;
  });
}
