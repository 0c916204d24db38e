import type { Countdown, TableSnapshot } from '../../table/snapshot.ts';
import { Grid } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import { styleCode } from '../../terminal/style.ts';
import { timeText } from '../texts/numbers.ts';
import { askingOf } from './asking.ts';
import { choiceBar } from './bar-choices.ts';
import { cardPlace } from './card.ts';
import { layoutOf } from './layout.ts';
import { hasLedger } from './ledger.ts';
import type { Look, Scene } from './scene.ts';
import { signsFor } from './signs.ts';
import { CLOCK_COLUMNS } from './top-bar.ts';

/** A small grid to be laid over a table. */
export interface Overlay {
  readonly grid: Grid;
  readonly x: number;
  readonly y: number;
}

/** The last seconds are told by a stronger colour and an exclamation mark. */
const LAST = 5_000;
/** The rule of a claim begins beside the large tile. */
const BESIDE_TILE = 6;

/**
 * The viewer's clock: its time in the upper right corner, and a rule above the hand that shrinks. While another person's turn is
 * waited for, that person's time stands in the corner, quietly. Painted apart from the table, so that a second costs a few cells and no table. @param clock the time left now; null for no clock
 */
export function paintClock(scene: Scene, size: Size, look: Look, clock: Countdown | null): Overlay[] {
  if (clock === null || clock.total <= 0) return [];
  const layout = layoutOf(size, scene.snapshot.view.seats.length);
  const late = clock.left <= LAST;
  const overlays: Overlay[] = paintClockCorner(size, clock, isOthers(scene.snapshot));

  if (scene.snapshot.state === 'settled') {
    overlays.push(cardClock(size, look, clock, hasLedger(scene.snapshot.view)));
    return overlays;
  }
  const asking = askingOf(scene.snapshot, scene.prompt);
  if (asking === 'nothing' || asking === 'ready') return overlays;
  const claim = asking === 'window';
  const signs = signsFor(look.ascii);
  const x = layout.left + (claim && layout.claimTileRows === 3 ? BESIDE_TILE : 0);
  const columns = size.columns - x - layout.left;
  const bar = asking === 'choose' ? choiceBar(look.texts, scene, layout) : { y: layout.actions.y, rows: 2 };
  const y = asking === 'turn' || asking === 'aim' ? bar.y + 1 : bar.y + bar.rows;
  // Where there is no row of its own, the rule gives way to lifted tiles.
  if (!claim && y >= layout.hand.y) return overlays;
  const rule = new Grid(columns, 1, claim ? { bg: 'claim' } : {});
  const live = Math.max(0, Math.min(columns, Math.ceil((clock.left / clock.total) * columns)));
  rule.put(0, 0, signs.rule.repeat(live), { fg: late ? 'warn' : 'gold' });
  rule.put(live, 0, signs.track.repeat(columns - live), { fg: 'track' });
  overlays.push({ grid: rule, x, y });
  return overlays;
}

/** Whether the clock that runs is another person's. */
export function isOthers({ clock, state }: TableSnapshot): boolean {
  return clock === null && state !== 'settled';
}

/** The time left in the upper right corner alone, for a page that hides the table. @param others another person's time */
export function paintClockCorner(size: Size, clock: Countdown | null, others: boolean): Overlay[] {
  if (clock === null || clock.total <= 0) return [];
  const late = clock.left <= LAST && !others;
  const grid = new Grid(CLOCK_COLUMNS, 1, { bg: 'feltDark' });
  const time = `${timeText(clock.left)}${late ? '!' : ' '}`;
  const style = others
    ? { fg: 'muted' as const }
    : { fg: late ? ('warn' as const) : ('gold' as const), bold: true };
  grid.put(CLOCK_COLUMNS - time.length, 0, time, styleCode(style));
  return [{ grid, x: size.columns - CLOCK_COLUMNS, y: 0 }];
}

/** The limit of the pause between two hands, in the lower right corner of the card. */
function cardClock(size: Size, look: Look, clock: Countdown, roomy: boolean): Overlay {
  const card = cardPlace(size, roomy);
  const words = look.texts.settlement.nextIn(timeText(clock.left));
  const grid = new Grid(words.length, 1, { bg: 'panel' });
  grid.put(0, 0, words, { fg: 'gold' });
  return { grid, x: card.x + card.columns - 3 - words.length, y: card.y + card.rows - 2 };
}
