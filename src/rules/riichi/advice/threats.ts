import type { Seat } from '../../../game/state.ts';
import type { SeatView, View } from '../../../game/view.ts';
import { KINDS, kindOf } from '../../../tiles/tile.ts';
import { RIICHI_MARK } from '../own-state.ts';

/** Somebody whose hand must be taken to be ready, or nearly so. */
export interface Threat {
  readonly seat: Seat;
  /** How likely it is ready, 0 to 1. */
  readonly weight: number;
  /** What dealing into it costs, in points, before dora. */
  readonly cost: number;
  /** Kinds that it cannot win with: 1 where it is so. */
  readonly safe: Uint8Array;
}

/** What a discard win costs on the average, by what is known of the winner. */
const RIICHI_COST = 6400;
const OPEN_COST = 4200;
const DEALER = 1.45;

/** Three groups laid down are a hand that needs little; two are half of one. */
const OPEN_WEIGHT: Readonly<Record<number, number>> = { 2: 0.15, 3: 0.45, 4: 0.8 };
/** Towards the end of the wall anybody may be ready without a word. */
const LATE = 24;
const LATE_WEIGHT = 0.2;

/** The seats to beware of, with what is safe against each. */
export function threatsTo(view: View): Threat[] {
  const threats: Threat[] = [];
  for (const other of view.seats) {
    if (other.seat === view.seat) continue;
    const isRiichi = declared(other);
    const weight = isRiichi ? 1 : silentWeight(view, other);
    if (weight === 0) continue;
    const cost = (isRiichi ? RIICHI_COST : OPEN_COST) * (other.seat === view.dealer ? DEALER : 1);
    threats.push({ seat: other.seat, weight, cost, safe: safeAgainst(view, other) });
  }
  return threats;
}

/** Whether a seat lies in riichi, or has just declared it. */
function declared({ marks, discards }: SeatView): boolean {
  return marks.some(({ id }) => id.endsWith('riichi')) || discards.some(({ mark }) => mark === RIICHI_MARK);
}

function silentWeight(view: View, { melds }: SeatView): number {
  const open = melds.filter(meld => !meld.concealed).length;
  const late = view.wall < LATE ? LATE_WEIGHT * (1 - view.wall / LATE) : 0;
  return Math.max(OPEN_WEIGHT[open] ?? 0, late);
}

/**
 * The kinds in a seat's own row, with which it is furiten; and once it lies in riichi whatever others discarded since, as it
 * would have won with that.
 */
function safeAgainst(view: View, threat: SeatView): Uint8Array {
  const safe = new Uint8Array(KINDS);
  for (const { tile } of threat.discards) safe[kindOf(tile)] = 1;
  const at = threat.discards.findIndex(({ mark }) => mark === RIICHI_MARK);
  if (at < 0) return safe;
  for (const other of view.seats) {
    if (other.seat === threat.seat) continue;
    // Whoever claimed a tile may be as many discards ahead of its turn; who was passed over is behind, which is no harm.
    const ahead = other.melds.filter(meld => meld.from !== null).length;
    for (let i = at + 1 + ahead; i < other.discards.length; i++) safe[kindOf(other.discards[i]!.tile)] = 1;
  }
  return safe;
}
