import { drawFor, endHand } from '../../../src/game/flow.ts';
import { withSeat } from '../../../src/game/fold.ts';
import type { Offer } from '../../../src/game/offer.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import type { HandInput } from '../../../src/game/scoring.ts';
import type { ClaimWindow, Command, Meld, Play, Seat } from '../../../src/game/state.ts';
import { nextSeat, othersInTurn } from '../../../src/game/turns.ts';
import { copiesOf } from '../../../src/tiles/deck.ts';
import { JOKER, type Suit, suitOf, type Tile } from '../../../src/tiles/tile.ts';
import { words } from './words.ts';

/** What a seat has vowed to collect; nobody hears of it before all have vowed. */
interface Own {
  readonly vow: Suit | null;
}

/**
 * Magpie, a game made up to be odd: three seats, dots and bamboo with twelve jokers. Everybody vows a suit in secret; who
 * holds nothing else but jokers wins and flies off, and the two others go on until one of them wins or the wall ends. Five
 * alike may be claimed with jokers, which costs each of the others 1 at once.
 */
export const magpie: Ruleset<null, Own> = {
  id: 'magpie',
  words: { en: words },
  options: [{ name: 'hands', type: 'number', default: 1, from: 1, to: 4, step: 1 }],
  presets: [],
  seats: () => 3,
  deck: () => [
    ...copiesOf(
      Array.from({ length: 18 }, (_, i) => i + 9),
      4,
    ),
    ...copiesOf([JOKER], 12),
  ],
  startScore: () => 10,
  meldKinds: ['quint'],
  meldsCountTiles: true,

  newSeat: () => ({ vow: null }),
  fold(hand, event) {
    if (event.type !== 'ruled' || event.name !== 'vowed') return hand;
    return withSeat(hand, event.seat!, { own: { vow: (event.data as { suit: Suit }).suit } });
  },

  opening(step) {
    step.emit({ type: 'choice-opened', id: 'vow', round: 0, seats: step.hand.seats.map((_, seat) => seat) });
  },
  choiceOffers: () => [
    {
      kind: 'answer',
      do: 'vow',
      answers: [
        { id: 'dots', fields: { suit: 'p' } },
        { id: 'bamboo', fields: { suit: 's' } },
      ],
    },
  ],
  choiceMade(step) {
    for (const { seat, suit } of step.hand.choice!.made)
      step.emit({ type: 'ruled', name: 'vowed', seat, data: { suit } });
  },

  turnOffers(play, seat) {
    const state = play.hand.seats[seat]!;
    const tiles = state.concealed.filter((tile, i, all) => all.indexOf(tile) === i);
    const offers: Offer[] = [{ kind: 'tile', do: 'discard', tiles }];
    if (state.drawn !== null && typeof scoreOf(play, seat, []) !== 'string')
      offers.push({ kind: 'plain', do: 'win' });
    return offers;
  },
  timeout(play, seat) {
    if (play.hand.phase !== 'choice') return null;
    const { concealed } = play.hand.seats[seat]!;
    const dots = concealed.filter(tile => suitOf(tile) === 'p').length;
    const bamboo = concealed.filter(tile => suitOf(tile) === 's').length;
    return { seat, do: 'vow', suit: dots >= bamboo ? 'p' : 's' };
  },

  claimOffers(play, seat, window) {
    if (window.tile === JOKER) return [];
    const offers: Offer[] = [];
    const jokers = jokersForFive(play, seat, window);
    if (jokers !== null)
      offers.push({ kind: 'answer', do: 'claim', answers: [{ id: 'five', fields: { size: 5, jokers } }] });
    if (typeof scoreOf(play, seat, [window.tile]) !== 'string') offers.push({ kind: 'plain', do: 'win' });
    return offers;
  },
  meldOf: (play, command, window) => (command.do === 'claim' ? fiveOf(play, command, window) : null),
  winnersOfOneTile: () => 2,
  score: (play, seat, tile, by) => scoreOf(play, seat, by === 'self-draw' ? [] : [tile]),

  pay(step, wins) {
    for (const win of wins) {
      const payers = win.from === null ? othersInTurn(step.hand, win.seat) : [win.from];
      for (const from of payers)
        step.emit({ type: 'paid', from, to: win.seat, amount: win.from === null ? 2 : 4, reason: 'win' });
    }
  },
  won(step, wins) {
    for (const win of wins) step.emit({ type: 'left', seat: win.seat });
    if (step.hand.seats.filter(seat => seat.status === 'in').length < 2) endHand(step, 'win');
    else drawFor(step, nextSeat(step.hand, wins.at(-1)!.seat));
  },
  claimed(step, seat) {
    for (const from of othersInTurn(step.hand, seat))
      step.emit({ type: 'paid', from, to: seat, amount: 1, reason: 'five' });
  },
  nextHand(play) {
    const { hand } = play;
    if (hand.number >= Number(play.options.hands)) return null;
    return { dealer: (hand.dealer + 1) % play.seats, round: 0, counters: {} };
  },

  marks(play, seat) {
    const { vow } = play.hand.seats[seat]!.own;
    return vow === null ? [] : [{ id: vow === 'p' ? 'dots' : 'bamboo' }];
  },
  readiness(hand) {
    const strangers = (without: Tile | null): number => strange(hand, without);
    const kinds = Array.from({ length: 18 }, (_, i) => i + 9).filter(tile => suitOf(tile) === hand.own?.vow);
    if ((hand.concealed.length + meldTiles(hand)) % 14 !== 0)
      return { shanten: strangers(null), useful: [...kinds, JOKER] };
    const discards = [...new Set(hand.concealed)].map(tile => ({
      tile,
      shanten: strangers(tile),
      useful: [...kinds, JOKER],
    }));
    return { shanten: strangers(null) - 1, useful: [], discards };
  },
  scoreLine: input => {
    const shown = [...input.concealed, input.win].filter(tile => tile !== JOKER);
    const pure = new Set(shown.map(suitOf)).size === 1;
    if (!pure) return { win: false, reason: 'incomplete' };
    return {
      win: true,
      value: 4,
      patterns: [{ id: 'pure', value: 4 }],
      payments: { winner: 4, discarder: -4, others: [0] },
    };
  },
  analyzeLine: () => ({}),
};

/** Tiles that are neither jokers nor of the vow. */
function strange(hand: HandInput<Own>, without: Tile | null): number {
  const count = hand.concealed.filter(tile => tile !== JOKER && suitOf(tile) !== hand.own?.vow).length;
  return without !== null && without !== JOKER && suitOf(without) !== hand.own?.vow ? count - 1 : count;
}

function meldTiles(hand: HandInput<Own>): number {
  return hand.melds.reduce((sum, meld) => sum + meld.tiles.length, 0);
}

function scoreOf(play: Play<null, Own>, seat: Seat, more: readonly Tile[]) {
  const { concealed, own } = play.hand.seats[seat]!;
  const pure =
    own.vow !== null && [...concealed, ...more].every(tile => tile === JOKER || suitOf(tile) === own.vow);
  return pure ? { value: 4, patterns: [{ id: 'pure', value: 4 }] } : ('incomplete' as const);
}

/** Jokers needed to lay down five of the tile in the window; null where the seat cannot. */
function jokersForFive(play: Play<null, Own>, seat: Seat, window: ClaimWindow): number | null {
  const { concealed, own } = play.hand.seats[seat]!;
  const naturals = concealed.filter(tile => tile === window.tile).length;
  const jokers = concealed.filter(tile => tile === JOKER).length;
  const needed = 4 - naturals;
  const may = suitOf(window.tile) === own.vow && naturals > 0 && needed > 0 && jokers >= needed;
  return may ? needed : null;
}

function fiveOf(play: Play<null, Own>, command: Command, window: ClaimWindow): Meld {
  const { concealed } = play.hand.seats[command.seat!]!;
  const naturals = concealed.filter(tile => tile === window.tile);
  const jokers = Array.from({ length: command.jokers! }, () => JOKER);
  return {
    kind: 'quint',
    tiles: [...naturals, ...jokers, window.tile],
    concealed: false,
    added: false,
    from: window.from,
    claimed: window.tile,
  };
}
