import type { GameEvent } from '../../src/game/event.ts';
import type { Offer } from '../../src/game/offer.ts';
import type { Discard, MeldKind, Payment, Seat, Win } from '../../src/game/state.ts';
import type { MeldView, SeatView, View } from '../../src/game/view.ts';
import type { RulesetWords } from '../../src/game/words.ts';
import type { Occupant, SeenEvent, TableSnapshot } from '../../src/table/snapshot.ts';
import { parseTile, parseTiles } from '../../src/tiles/notation.ts';
import { kindOf } from '../../src/tiles/tile.ts';
import type { FaceName } from '../../src/ui/faces/face.ts';
import { layHand, SORTED } from '../../src/ui/table/hand-order.ts';
import { type Look, QUIET, type Scene } from '../../src/ui/table/scene.ts';
import { textsFor } from '../../src/ui/texts/texts.ts';

/** Words of a made-up ruleset that has a little of everything. */
export const testWords: RulesetWords = {
  title: 'Riichi',
  summary: '',
  rules: [],
  actions: {
    riichi: { label: 'riichi', said: '{who} declares riichi with {tile}' },
    exchange: { label: 'exchange' },
  },
  names: {
    dora: 'dora',
    honba: 'counter',
    deposits: 'sticks',
    riichi: 'riichi',
    exchange: 'Exchange three',
    missing: 'The missing suit',
    'missing-m': 'characters',
    'missing-p': 'dots',
    'missing-s': 'bamboo',
    'no-suit': 'no',
  },
  patterns: { 'seven-pairs': 'Seven pairs', flush: 'Half flush', dragon: 'Red dragon', dora: 'Dora' },
  reasons: { win: 'win' },
  refusals: {},
  options: {},
  presets: {},
  tiles: {},
  events: {},
};

/** A look with the English texts. */
export function look(face: FaceName, ascii = false): Look {
  return { face, ascii, texts: textsFor('en') };
}

/**
 * A row of discards from notation: `x` after a tile is one that was claimed, `'` one discarded as it was drawn, `!` one with
 * a mark: `1m 9p' 3s Rdx` reads left to right.
 */
export function discards(text: string): Discard[] {
  return text
    .split(' ')
    .filter(part => part !== '')
    .map(part => ({
      tile: parseTile(part.slice(0, 2)),
      drawn: part.includes("'"),
      claimedBy: part.includes('x') ? 0 : null,
      mark: part.includes('!') ? 'riichi' : null,
    }));
}

export function meld(kind: MeldKind, tiles: string, from: Seat | null, claimed?: string): MeldView {
  const parsed = parseTiles(tiles);
  return {
    kind,
    tiles: parsed,
    size: parsed.length,
    concealed: from === null,
    added: false,
    from,
    claimed: from === null ? null : parseTile(claimed ?? tiles.slice(0, 1) + tiles.at(-1)),
  };
}

export function seatView(seat: Seat, given: Partial<SeatView> = {}): SeatView {
  const count = given.concealed?.tiles.length ?? 13 - 3 * (given.melds?.length ?? 0);
  return {
    seat,
    wind: seat,
    score: 25_000,
    status: 'in',
    concealed: null,
    concealedCount: count,
    drawn: null,
    hasDrawn: given.drawn != null,
    melds: [],
    discards: [],
    bonus: [],
    marks: [],
    ...given,
  };
}

export function hand(
  tiles: string,
  drawn?: string,
): Pick<SeatView, 'concealed' | 'drawn' | 'hasDrawn' | 'concealedCount'> {
  const resting = parseTiles(tiles);
  const last = drawn === undefined ? null : parseTile(drawn);
  const all = last === null ? resting : [...resting, last];
  return { concealed: { tiles: all }, drawn: last, hasDrawn: last !== null, concealedCount: all.length };
}

export function occupant(
  name: string,
  kind: Occupant['kind'] = 'person',
  given: Partial<Occupant> = {},
): Occupant {
  return {
    kind,
    person: kind === 'person' ? name : null,
    name,
    away: false,
    autoplay: false,
    ready: false,
    ...given,
  };
}

export function events(...list: GameEvent[]): SeenEvent[] {
  return list.map((event, number) => ({ number, event }));
}

export function discarded(seat: Seat, tile: string, drawn = false): GameEvent {
  return { type: 'discarded', seat, tile: parseTile(tile), drawn, mark: null };
}

export function viewWith(given: Partial<View> & { readonly seats: readonly SeatView[] }): View {
  return {
    ruleset: 'test',
    options: { hands: 8 },
    seat: 0,
    phase: 'turn',
    number: 2,
    dealer: 0,
    round: 0,
    counters: {},
    turn: 0,
    wall: 43,
    lying: null,
    choice: null,
    offers: [],
    own: null,
    panels: [],
    wins: [],
    payments: [],
    ended: null,
    next: null,
    ...given,
  };
}

export function snapshotWith(view: View, given: Partial<TableSnapshot> = {}): TableSnapshot {
  return {
    config: {
      id: 'k7fq',
      code: null,
      ruleset: view.ruleset,
      options: view.options,
      bots: 'beginner',
      moveSeconds: 15,
      fixedPause: false,
      drawSeats: true,
    },
    state: 'playing',
    seat: view.seat,
    occupants: [occupant('Noa'), occupant('Lin'), occupant('Mei', 'bot'), occupant('Ada')].slice(
      0,
      view.seats.length,
    ),
    view,
    events: [],
    clock: null,
    readyClock: null,
    chat: [],
    spectators: 0,
    commitment: 'c0ffee'.repeat(11).slice(0, 64),
    seed: null,
    ...given,
  };
}

export function sceneWith(snapshot: TableSnapshot, given: Partial<Scene> = {}): Scene {
  const own = snapshot.seat === null ? undefined : snapshot.view.seats[snapshot.seat];
  return {
    ...QUIET,
    snapshot,
    words: testWords,
    hand: own === undefined ? [] : layHand(own, SORTED),
    ...given,
  };
}

const tile = (name: string): Offer => ({ kind: 'tile', do: 'discard', tiles: parseTiles(name) });

/** Ada has just discarded 8 bamboo, and we may call chow or pung. */
export function claimScene(): Scene {
  const view = viewWith({
    phase: 'window',
    turn: 3,
    counters: { honba: 1, deposits: 0 },
    lying: { tile: parseTile('8s'), from: 3, cause: 'discard' },
    panels: [{ id: 'dora', tiles: parseTiles('5p'), hidden: 2 }],
    offers: [
      { kind: 'group', do: 'chow', groups: [parseTiles('79s')] },
      { kind: 'plain', do: 'pung' },
      { kind: 'plain', do: 'pass' },
    ],
    seats: [
      seatView(0, { ...hand('23445m0p67788s9s1z'), discards: discards("2z 9m 1p' 6z 5z 3s' 6p' 2m") }),
      seatView(1, {
        score: 19_700,
        melds: [meld('chow', '123s', 0, '1s')],
        discards: discards("9m 1s' 3z 2p 7s 8p' 5p 4m"),
      }),
      seatView(2, {
        score: 24_300,
        melds: [meld('pung', '777z', 3)],
        discards: discards("1m 9p' 3s 3z 7m 2s' 8p 0m 4p'"),
      }),
      seatView(3, {
        score: 31_000,
        discards: discards("3m 3p 7zx 9s' 1p 2m 6p' 4z 8s"),
        marks: [{ id: 'riichi' }],
      }),
    ],
  });
  const snapshot = snapshotWith(view, {
    events: events(discarded(1, '4m'), discarded(2, '4p', true), discarded(3, '8s')),
    clock: { left: 9_000, total: 15_000 },
  });
  return sceneWith(snapshot, { outlook: { shanten: 1, waits: [] } });
}

/** Our turn: a tile drawn, a kong on offer, one meld of our own. */
export function turnScene(): Scene {
  const view = viewWith({
    phase: 'turn',
    turn: 0,
    wall: 61,
    offers: [tile('2344m5p0p6677s77z'), { kind: 'tile', do: 'kong', tiles: parseTiles('7z') }],
    seats: [
      seatView(0, {
        ...hand('34m566677s77z', '5p'),
        melds: [meld('pung', '222m', 2)],
        discards: discards("2z 9m 1p' 6z"),
      }),
      seatView(1, { score: 24_000, discards: discards("9m 1s' 3z 2p") }),
      seatView(2, { score: 27_500, discards: discards("1m 9p' 2mx 3s"), melds: [] }),
      seatView(3, { score: 23_500, discards: discards("3m 3p 5s 9s'") }),
    ],
  });
  const snapshot = snapshotWith(view, {
    occupants: [occupant('Noa'), occupant('Lin', 'bot'), occupant('Mei', 'bot'), occupant('Ada', 'bot')],
    events: events(discarded(2, '3s'), discarded(3, '9s', true), {
      type: 'drew',
      seat: 0,
      source: 'wall',
      arrival: 'draw',
      own: { tile: parseTile('5p') },
    }),
    clock: { left: 12_000, total: 15_000 },
  });
  const scene = sceneWith(snapshot, { outlook: { shanten: 1, waits: [] } });
  const cursor = 4;
  return { ...scene, cursor, lit: kindOf(scene.hand[cursor]!.tile) };
}

/** Ready, plain turn of another player. */
export function waitingScene(): Scene {
  const view = viewWith({
    phase: 'turn',
    turn: 1,
    wall: 28,
    seats: [
      seatView(0, {
        ...hand('234567m55p67s777z'),
        discards: discards("2z 9m 1p' 6z 1s 9p 4z! 3s' 9s'"),
        marks: [{ id: 'riichi' }],
      }),
      seatView(1, {
        score: 24_000,
        drawn: 0,
        hasDrawn: true,
        concealedCount: 14,
        concealed: null,
        discards: discards("9m 1s' 3z 2p 7s 8p' 4z 4m"),
      }),
      seatView(2, { score: 27_500, discards: discards("1m 9p' 3s 3z 7m 2s' 8p 0m 4p'") }),
      seatView(3, {
        score: 23_500,
        discards: discards("3m 3p 5s 9s' 1p 2m 6p' 4z 8s'"),
        melds: [meld('kong', '1111p', null)],
      }),
    ],
  });
  const snapshot = snapshotWith(view, {
    events: events(discarded(2, '4p', true), discarded(3, '8s', true), discarded(0, '9s', true)),
  });
  const scene = sceneWith(snapshot, {
    outlook: {
      shanten: 0,
      waits: [
        { tile: parseTile('5s'), left: 2 },
        { tile: parseTile('8s'), left: 3 },
      ],
    },
  });
  return { ...scene, cursor: 12, lit: 33 };
}

const MANY = "1m 2m' 3m 4m' 5m 6m 7m 8m' 9m 1p 2p 3p' 4p 5p! 6p 7p 8p' 9p 1s 2s 3s 4s 5s 6s 7s' 8s";

/** As much as a table can hold: long rows, four kongs each, all bonus tiles, marks. */
export function fullScene(seats = 4): Scene {
  const kongs = (from: Seat): MeldView[] => [
    meld('kong', '1111m', from),
    meld('kong', '9999p', null),
    meld('kong', '5555z', from),
    meld('kong', '3333s', from),
  ];
  const view = viewWith({
    phase: 'turn',
    turn: 0,
    wall: 4,
    offers: [tile('7s1z'), { kind: 'plain', do: 'win' }, { kind: 'plain', do: 'riichi' }],
    panels: [
      { id: 'dora', tiles: parseTiles('5p6p7p'), hidden: 2 },
      { id: 'deposits', value: 2 },
    ],
    seats: Array.from({ length: seats }, (_, seat) =>
      seatView(seat, {
        score: 8_000 * seat - 12_300,
        ...(seat === 0 ? hand('7s', '1z') : { concealedCount: 1 }),
        melds: kongs((seat + 1) % seats),
        bonus: parseTiles('12345678f'),
        marks: [{ id: 'riichi' }],
        discards: discards(MANY),
      }),
    ),
  });
  const scene = sceneWith(snapshotWith(view, { events: events(discarded(3, '8s')), spectators: 2 }));
  return { ...scene, cursor: 1, lit: 27 };
}

/** Everybody chooses three tiles of one suit; we have chosen two. */
export function pickScene(): Scene {
  const own = parseTiles('12344m5678p7799s');
  const view = viewWith({
    phase: 'choice',
    wall: 55,
    choice: { id: 'exchange', round: 0, waiting: [0, 2], mine: null, again: [] },
    offers: [
      { kind: 'pick', do: 'exchange', pick: { least: 3, most: 3, tiles: own, sameSuit: true, rest: 'none' } },
    ],
    seats: [seatView(0, hand('12344m5678p7799s')), seatView(1), seatView(2), seatView(3)],
  });
  return { ...sceneWith(snapshotWith(view)), cursor: 8, picked: [5, 6] };
}

/** Somebody looks on; the hands are not shown. */
export function spectatorScene(): Scene {
  const claim = claimScene();
  const { view } = claim.snapshot;
  const hidden = view.seats.map(seat => ({ ...seat, concealed: null, drawn: null }));
  return sceneWith(
    { ...claim.snapshot, seat: null, view: { ...view, seat: null, offers: [], seats: hidden }, clock: null },
    {},
  );
}

/** The hand is over: Lin has won on our discard. */
export function settledScene(): Scene {
  const claim = claimScene();
  const wins: Win[] = [
    {
      seat: 1,
      from: 0,
      tile: parseTile('5p'),
      by: 'discard',
      score: {
        value: 4,
        patterns: [
          { id: 'flush', value: 3 },
          { id: 'dragon', value: 1 },
          { id: 'dora', value: 1, count: 2 },
        ],
        groups: ['123s', '456p', '777z', '234p', '55p'].map(group => ({ tiles: parseTiles(group) })),
      },
    },
  ];
  const payments: Payment[] = [{ from: 0, to: 1, amount: 7_700, reason: 'win' }];
  const view: View = {
    ...claim.snapshot.view,
    phase: 'ended',
    lying: null,
    offers: [],
    ended: 'win',
    wins,
    payments,
    next: { dealer: 1, round: 0, counters: {} },
    seats: claim.snapshot.view.seats.map(seat =>
      seat.seat === 1 ? { ...seat, ...hand('456234p777z5p'), drawn: null } : seat,
    ),
  };
  const scene = sceneWith({
    ...claim.snapshot,
    state: 'settled',
    view,
    occupants: claim.snapshot.occupants.map((who, seat) => ({ ...who, ready: seat > 1 })),
    readyClock: { left: 21_000, total: 60_000 },
  });
  return { ...scene, isCovered: true };
}

/** Two seats win with the same discard. */
export function doubleWinScene(): Scene {
  const settled = settledScene();
  const { view } = settled.snapshot;
  const second: Win = {
    seat: 3,
    from: 0,
    tile: parseTile('5p'),
    by: 'discard',
    score: { value: 1, patterns: [{ id: 'seven-pairs', value: 1 }] },
  };
  const seats = view.seats.map(seat =>
    seat.seat === 3 ? { ...seat, ...hand('1199m2233s5p6677z'), melds: [] } : seat,
  );
  const payments = [...view.payments, { from: 0, to: 3, amount: 1_000, reason: 'win' }];
  return {
    ...settled,
    snapshot: { ...settled.snapshot, view: { ...view, seats, wins: [...view.wins, second], payments } },
  };
}

/** The wall ran out; two hands are shown. */
export function drawnHandScene(): Scene {
  const settled = settledScene();
  const { view } = settled.snapshot;
  const seats = view.seats.map(seat =>
    seat.seat === 3 ? { ...seat, ...hand('1199m2233s5p6677z'), melds: [] } : seat,
  );
  return {
    ...settled,
    snapshot: { ...settled.snapshot, view: { ...view, seats, wins: [], payments: [], ended: 'draw' } },
  };
}

/** The match is over; two share the second place. */
export function finishedScene(): Scene {
  const settled = settledScene();
  const { view } = settled.snapshot;
  const scores = [24_000, 31_000, 24_000, 21_000];
  const seats = view.seats.map(seat => ({ ...seat, score: scores[seat.seat]! }));
  return {
    ...settled,
    snapshot: {
      ...settled.snapshot,
      state: 'finished',
      readyClock: null,
      seed: '5eed'.repeat(16),
      view: { ...view, phase: 'over', next: null, seats },
    },
  };
}

/** Everybody names the suit it will do without; we have yet to. */
export function missingScene(): Scene {
  const pick = pickScene();
  const suits = ['m', 'p', 's'] as const;
  const view: View = {
    ...pick.snapshot.view,
    choice: { id: 'missing', round: 0, waiting: [0], mine: null, again: [] },
    offers: [
      {
        kind: 'answer',
        do: 'missing',
        answers: suits.map(suit => ({ id: `missing-${suit}`, fields: { suit } })),
      },
    ],
  };
  return sceneWith({ ...pick.snapshot, view });
}

/** A chow can be made in two ways, and we are asked which. */
export function chooseScene(): Scene {
  const claim = claimScene();
  const choices = ['67s', '79s'].map(tiles => ({ tiles: parseTiles(tiles), label: null }));
  return { ...claim, prompt: { kind: 'choose', do: 'chow', choices } };
}
