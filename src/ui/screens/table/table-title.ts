import type { Texts } from '../../texts/texts.ts';
import type { TableController } from './table-controller.ts';

/** The window's title at a table: whose turn it is, so that one sees it from another window. */
export function tableTitle(table: TableController, texts: Texts): string {
  const { config, occupants, state, view } = table.snapshot;
  const name = config.code ?? config.id;
  if (table.waitsForMe()) return texts.match.yourTurnTitle(name);
  const player = occupants[view.turn]?.name;
  if (state !== 'playing' || player === undefined) return texts.match.tableTitle(name);
  return texts.match.turnTitle(player, name);
}
