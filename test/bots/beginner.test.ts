import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { beginner } from '../../src/bots/beginner.ts';
import { drawn } from '../../src/bots/drawn.ts';
import { levelOf, levels, offeredLevels } from '../../src/bots/levels.ts';
import { runMatch } from '../../src/bots/run-match.ts';
import type { Options } from '../../src/game/options.ts';
import type { Ruleset } from '../../src/game/ruleset.ts';
import type { View } from '../../src/game/view.ts';
import { basic13 } from '../../src/rules/basic13/basic13.ts';
import { allRulesets } from '../../src/rules/registry.ts';
import { parseTile, parseTiles, tileName } from '../../src/tiles/notation.ts';
import { optionsOf, seedOf } from '../helpers/random-play.ts';
import { magpie } from '../rulesets/magpie/magpie.ts';

/** What a seat with these tiles sees on its turn; the last tile is the one just drawn. */
function turn(tiles: string, more: Partial<View> = {}): View {
  const concealed = parseTiles(tiles);
  const empty = {
    score: 0,
    status: 'in',
    drawn: null,
    hasDrawn: false,
    melds: [],
    discards: [],
    bonus: [],
    marks: [],
  } as const;
  return {
    ruleset: 'basic13',
    options: optionsOf(basic13),
    seat: 0,
    phase: 'turn',
    number: 1,
    dealer: 0,
    round: 0,
    counters: {},
    turn: 0,
    wall: 60,
    lying: null,
    choice: null,
    seats: [0, 1, 2, 3].map(seat => ({
      ...empty,
      seat,
      wind: seat,
      concealed: seat === 0 ? { tiles: concealed } : null,
      concealedCount: seat === 0 ? concealed.length : 13,
      ...(seat === 0 ? { drawn: concealed.at(-1)!, hasDrawn: true } : {}),
    })),
    offers: [{ kind: 'tile', do: 'discard', tiles: [...new Set(concealed)] }],
    own: null,
    panels: [],
    wins: [],
    payments: [],
    ended: null,
    next: null,
    ...more,
  };
}

/** What a seat with these tiles sees when it may claim a tile of the seat before it. */
function claim(tiles: string, lying: string, offers: View['offers']): View {
  const view = turn(`${tiles}1m`);
  const concealed = { tiles: parseTiles(tiles) };
  return {
    ...view,
    phase: 'window',
    lying: { tile: parseTile(lying), from: 3, cause: 'discard' },
    seats: view.seats.map((seat, i) =>
      i === 0 ? { ...seat, concealed, drawn: null, hasDrawn: false } : seat,
    ),
    offers: [...offers, { kind: 'plain', do: 'pass' }],
  };
}

const decide = (view: View) => {
  const { tile, tiles, ...command } = beginner.decide(view, basic13, seedrandom('x'));
  return {
    ...command,
    ...(tile === undefined ? {} : { tile: tileName(tile) }),
    ...(tiles === undefined ? {} : { tiles: tiles.map(tileName) }),
  };
};

describe('the beginner', () => {
  it('wins whenever it may', () => {
    const view = turn('123m456p789s11z222z');
    expect(decide({ ...view, offers: [...view.offers, { kind: 'plain', do: 'win' }] })).toEqual({
      seat: 0,
      do: 'win',
    });
    expect(decide(claim('123m456p789s1z222z', '1z', [{ kind: 'plain', do: 'win' }]))).toMatchObject({
      do: 'win',
    });
  });

  it('discards what leaves it nearest to ready', () => {
    expect(decide(turn('123m456p789s11z23p4z'))).toEqual({ seat: 0, do: 'discard', tile: '4z' });
  });

  it('keeps the wait of which more tiles are out of sight', () => {
    const view = turn('123m456p789s11z235p');
    const lying = parseTiles('444p111p').map(tile => ({ tile, drawn: false, claimedBy: null, mark: null }));
    // Without 5p it waits for 1p and 4p, without 2p for 4p alone.
    expect(decide(view)).toMatchObject({ tile: '5p' });
    const seen = {
      ...view,
      seats: view.seats.map((seat, i) => (i === 1 ? { ...seat, discards: lying } : seat)),
    };
    expect(decide(seen).do).toBe('discard');
  });

  it('gives away the tile with the fewest neighbours where all else is equal', () => {
    expect(decide(turn('147m258p369s12347z'))).toMatchObject({ tile: expect.stringMatching(/z/) });
  });

  it('claims what brings it nearer, and passes on what does not', () => {
    const pung = { kind: 'plain', do: 'pung' } as const;
    expect(decide(claim('123m456p11z22z789s', '1z', [pung]))).toMatchObject({ do: 'pung' });
    // A complete set is not broken up for another.
    expect(decide(claim('111m456p789s22z34m', '1m', [pung]))).toMatchObject({ do: 'pass' });
  });

  it('takes the chow that helps most', () => {
    const chow = { kind: 'group', do: 'chow', groups: [parseTiles('34m'), parseTiles('46m')] } as const;
    expect(decide(claim('34m6m456p789s11z22z', '5m', [chow]))).toEqual({
      seat: 0,
      do: 'chow',
      tiles: ['3m', '4m'],
    });
  });

  it('declares a kong that costs it nothing, and none that does', () => {
    const kong = (tile: string) => ({ kind: 'tile', do: 'kong', tiles: [parseTile(tile)] }) as const;
    const free = turn('123m456p78s1111z55z');
    expect(decide({ ...free, offers: [...free.offers, kong('1z')] })).toEqual({
      seat: 0,
      do: 'kong',
      tile: '1z',
    });
    const costly = turn('123m456p4555567s1z');
    expect(decide({ ...costly, offers: [...costly.offers, kong('5s')] })).toMatchObject({ do: 'discard' });
  });

  it('discards with a declaration where it is ready and may declare it', () => {
    const view = turn('123m456p789s11z23p4z');
    const riichi = { kind: 'tile', do: 'riichi', tiles: [parseTile('4z')] } as const;
    expect(decide({ ...view, offers: [...view.offers, riichi] })).toEqual({
      seat: 0,
      do: 'riichi',
      tile: '4z',
    });
  });

  it('does without the suit that it holds least of', () => {
    const answers = (['m', 'p', 's'] as const).map(suit => ({ id: suit, fields: { suit } }));
    const view = turn('123m456p2s', {
      phase: 'choice',
      offers: [{ kind: 'answer', do: 'missing', answers }],
    });
    expect(decide(view)).toEqual({ seat: 0, do: 'missing', suit: 's' });
  });

  it('beats the simplest player by far at Basic 13', () => {
    let hands = 0;
    let draws = 0;
    const scores = [0, 0, 0, 0];
    for (let n = 0; n < 12; n++) {
      const { match } = runMatch({
        rules: basic13,
        options: optionsOf(basic13),
        seed: seedOf(n),
        players: [beginner, drawn, beginner, drawn],
        random: seedrandom(`${n}`),
      });
      hands += match.played;
      if (match.hand!.ended === 'draw') draws++;
      match.scores.forEach((score, seat) => {
        scores[seat] = scores[seat]! + score;
      });
    }
    expect(scores[0]! + scores[2]!).toBeGreaterThan(hands);
    expect(draws).toBeLessThan(6);
  });
});

/** The options of a match as short as the ruleset knows one. */
function shortest(rules: Ruleset): Options {
  const hands = rules.options.find(({ name }) => name === 'hands');
  return optionsOf(rules, hands?.type === 'number' ? { hands: hands.from } : {});
}

describe('every level', () => {
  it.each([...allRulesets(), magpie].map(rules => [rules.id, rules] as const))(
    'plays whole matches of %s with nothing but commands that are taken',
    (_id, rules) => {
      const options = shortest(rules);
      for (const { player } of levels) {
        const players = Array.from({ length: rules.seats(options) }, () => player);
        for (let n = 0; n < 2; n++) {
          const random = seedrandom(`${n}`);
          expect(runMatch({ rules, options, seed: seedOf(n), players, random }).match.phase).toBe('over');
        }
      }
    },
  );

  it('has its commands taken over hundreds of hands, whoever sits at the table', () => {
    const options = optionsOf(basic13, { hands: 1 });
    for (let n = 0; n < 200; n++) {
      const players = [0, 1, 2, 3].map(seat => levels[(n >> seat) % levels.length]!.player);
      const { match } = runMatch({
        rules: basic13,
        options,
        seed: seedOf(n),
        players,
        random: seedrandom(`${n}`),
      });
      expect(match.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
    }
  });

  it('plays the same match again out of the same seed', () => {
    const run = () =>
      runMatch({
        rules: basic13,
        options: optionsOf(basic13),
        seed: seedOf(7),
        players: [beginner, beginner, drawn, beginner],
        random: seedrandom('7'),
      });
    expect(run()).toEqual(run());
  });

  it('can be found by its name; only those that play to win are offered', () => {
    expect(levelOf('beginner')).toBe(beginner);
    expect(levelOf('nobody')).toBeUndefined();
    expect(offeredLevels).toContain('beginner');
    expect(offeredLevels).not.toContain('drawn');
  });
});
