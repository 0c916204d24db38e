/** What is known of the rest of a hand when the worth of tiles is judged. */
export interface Prospects {
  /** Turns that the seat can still expect. */
  readonly turns: number;
  /** Other players still in the hand. */
  readonly others: number;
  /** Copies out of the seat's sight. */
  readonly unseen: number;
  /** Winners stay and win again. */
  readonly stay: boolean;
  /** What each payer of a self-draw adds. */
  readonly selfDrawPoint: number;
}

/** A form that a hand may take. */
export interface Way {
  /** Tiles away from ready. */
  readonly shanten: number;
  /** Copies out of sight that bring it nearer; of a ready hand, that complete it. */
  readonly useful: number;
  /** Points of a win. */
  readonly points: number;
  readonly form: Form;
  /** How much easier its tiles come because discards can be claimed for it, 1 where they cannot. */
  readonly claims: number;
}

/** Useful copies that a hand of a form typically has when it is ready, a tile away, two tiles away … */
const TYPICAL = {
  sets: [4.5, 13.5, 26.5, 38, 48, 58],
  flush: [5.5, 13, 18, 22, 24, 26],
  pungs: [3.5, 7, 11, 15, 18, 20],
  pairs: [2.6, 7.5, 12.5, 17, 22, 26],
} as const;

export type Form = keyof typeof TYPICAL;

/** How much better the later steps of a hand are whose first one is better than usual. */
const LASTS = 0.25;
/** A hand with fewer useful tiles than usual gets better ones by and by: what is left of the lack after a turn. */
const STIFF = 0.6;
/** How often somebody else discards a tile that one waits for, beside drawing it oneself: they do not give away everything. */
const DISCARDED = 0.6;
/** How likely the others end the hand before a seat's next turn, by how many of them are left: after three wins it is over. */
const HAZARD = [0, 0.1, 0.04, 0.012];
/** What each turn in the hand costs, for each other player: their self-draws, and discards that cannot be helped. */
const STAYING = 0.06;
/** What the wall's end brings whoever is ready from each other player, and costs whoever is not. */
const READY_GAIN = 0.1;
const READY_COST = 0.4;

/**
 * Points that a way is expected to bring until the wall ends: step by step towards ready, then by self-draw or from whoever
 * discards the tile. The wall's end pays those who are ready.
 * @param blocked turns that pass before the hand may win at all: tiles of the missing suit that must go
 */
export function incomeOf(way: Way, blocked: number, prospects: Prospects): number {
  const { turns, others, unseen, stay, selfDrawPoint } = prospects;
  const { shanten, useful, points, form, claims } = way;
  const perTile = 1 / Math.max(1, unseen);
  const typical = TYPICAL[form][Math.min(shanten, 5)]!;
  const ease = Math.min(2, useful / typical) ** LASTS;
  /** How many of its tiles come in a turn: by drawing alone, by claims too, or ready from whoever discards one. */
  const rate = (away: number): number => perTile * (away === 0 ? 1 + others * DISCARDED : claims);
  /** Where the hand may be after each turn, by tiles away from ready; and how likely each place is left in a turn. */
  const at = PLACES;
  const step = STEPS;
  for (let away = 0; away < shanten; away++) {
    at[away] = 0;
    step[away] = Math.min(0.9, TYPICAL[form][Math.min(away, 5)]! * ease * rate(away));
  }
  at[shanten] = 1;
  const lack = Math.max(0, typical - useful);
  const now = rate(shanten);
  /** What is left of the lack by now. */
  let stiff = 1;
  const average = (others * (points * (1 + DISCARDED) + selfDrawPoint)) / (1 + others * DISCARDED);
  let income = 0;
  let lasting = 1;
  let inHand = 1;
  for (let turn = 0; turn < turns; turn++) {
    const weight = Math.min(1, turns - turn);
    step[shanten] = Math.min(0.9, (useful + lack * (1 - stiff)) * now);
    stiff *= STIFF;
    if (turn >= blocked) {
      const wins = at[0]! * step[0]! * weight;
      income += wins * average * lasting;
      if (!stay) {
        at[0] = at[0]! - wins;
        inHand -= wins;
      }
    }
    for (let away = 1; away <= shanten; away++) {
      const nearer = at[away]! * step[away]! * weight;
      at[away] = at[away]! - nearer;
      at[away - 1] = at[away - 1]! + nearer;
    }
    if (!stay) income -= inHand * lasting * weight * STAYING * others;
    if (!stay) lasting *= 1 - HAZARD[others]! * (1 + turn / 3);
  }
  const ready = turns >= blocked ? at[0]! : 0;
  let away = 0;
  if (shanten === 0) away = turns >= blocked ? 0 : 1;
  else for (let place = 1; place <= shanten; place++) away += at[place]!;
  return income + lasting * others * (ready * points * READY_GAIN - away * READY_COST);
}

/** Room for the sums above, which are made thousands of times for a move. */
const PLACES = new Float64Array(16);
const STEPS = new Float64Array(16);
