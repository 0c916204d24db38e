import type { TableLine } from '../house.ts';

/** A line of the lobby that can be chosen. */
export type LobbyItem =
  | { readonly kind: 'quick-match' }
  | { readonly kind: 'open-table' }
  | { readonly kind: 'by-code' }
  | { readonly kind: 'table'; readonly line: TableLine };

/** The fixed lines, then the tables: one's own first, then those that wait for players, then the others. */
export function lobbyItems(lines: readonly TableLine[]): readonly LobbyItem[] {
  const tables = [...lines].sort((a, b) => rank(a) - rank(b));
  return [
    { kind: 'quick-match' },
    { kind: 'open-table' },
    { kind: 'by-code' },
    ...tables.map(line => ({ kind: 'table', line }) as const),
  ];
}

function rank(line: TableLine): number {
  if (line.mine) return 0;
  return line.state === 'gathering' ? 1 : 2;
}

/** What tells a line from the others when the list has changed. */
export function itemKey(item: LobbyItem): string {
  return item.kind === 'table' ? item.line.config.id : item.kind;
}

/** The part of a list of `count` lines that is shown in `height`, with the line `at` in it: the first line's index. */
export function firstShown(count: number, at: number, height: number): number {
  return Math.max(0, Math.min(at - Math.floor(height / 2), count - height));
}
