import { describe, expect, test } from 'vitest';
import { newMatch } from '../../../src/game/match.ts';
import { classical } from '../../../src/rules/classical/classical.ts';
import { newWorld, optionsOf, playAnyhow } from '../../helpers/random-play.ts';
import { hand } from './table-hand.ts';

const READY = '123m456m789m11p23s';
const multi = { options: { game: 'multi' } };
/** The dealer, South here, wins at once or West with its first discard. */
const dealerWins = { dealer: 'south', hands: { south: READY }, wall: '1s' };
const westWins = { dealer: 'south', hands: { west: READY }, wall: '1s' };
const winOf = (deal: Record<string, unknown>, ...commands: string[]) => hand(deal, ...commands).next;

describe('A10.1: express games', () => {
  test('seats rotate after every hand, won by East or another, and the round wind stays', () => {
    expect(winOf(dealerWins, 'south win')).toMatchObject({ dealer: 'west', round: 'east' });
    expect(winOf(westWins, 'south discard 1s', 'west win')).toMatchObject({ dealer: 'west', round: 'east' });
    expect(winOf({ ...westWins, dealer: 'north' })).toMatchObject({ dealer: 'east', round: 'east' });
  });

  test('a washout rotates too', () => {
    expect(hand({ dealer: 'south' })).toMatchObject({ ended: 'draw', next: { dealer: 'west' } });
  });

  test.each([2, 3, 4])('%i players: one hand per seat as East', players => {
    const world = newWorld(classical, players, { players });
    playAnyhow(world, players);
    const started = world.events.flatMap(event => (event.type === 'hand-started' ? [event.dealer] : []));
    expect(started).toEqual([0, 1, 2, 3].slice(0, players));
  });

  test('the last hand of the match has no next', () => {
    expect(hand({ hand: 4, dealer: 'north' }).next).toBeNull();
    expect(hand({ hand: 2, dealer: 'south', options: { players: 2 } }).next).toBeNull();
  });
});

describe('A10.2: games of many hands', () => {
  test('East stays after winning', () => {
    const next = { dealer: 'south', round: 'east', eastWins: 1 };
    expect(winOf({ ...multi, ...dealerWins }, 'south win')).toMatchObject(next);
  });

  test('East stays after a washout, which neither adds to its wins nor ends them', () => {
    const next = { dealer: 'south', round: 'east', eastWins: 3 };
    expect(hand({ ...multi, dealer: 'south', eastWins: 3 }).next).toMatchObject(next);
  });

  test('otherwise the seats rotate', () => {
    const next = { dealer: 'west', round: 'east', eastWins: 0 };
    expect(winOf({ ...multi, ...westWins }, 'south discard 1s', 'west win')).toMatchObject(next);
  });

  const northLoses = { dealer: 'north', hands: { west: READY }, wall: '1s' };
  const lose = ['north discard 1s', 'west win'];

  test('when the first dealer would be East again, the next round begins', () => {
    for (const [round, next] of [
      ['east', 'south'],
      ['south', 'west'],
      ['west', 'north'],
    ])
      expect(hand({ ...multi, ...northLoses, round }, ...lose).next).toMatchObject({
        dealer: 'east',
        round: next,
      });
  });

  test('the game ends with its last round: four, or two or one by the option', () => {
    const nextAfter = (round: string, length: string) =>
      hand({ options: { game: 'multi', length }, ...northLoses, round }, ...lose).next;
    expect(nextAfter('north', '4-rounds')).toBeNull();
    expect(nextAfter('west', '4-rounds')).not.toBeNull();
    expect(nextAfter('south', '2-rounds')).toBeNull();
    expect(nextAfter('east', '2-rounds')).not.toBeNull();
    expect(nextAfter('east', '1-round')).toBeNull();
  });

  test('or after a number of hands, eight where nothing is said, whoever won the last', () => {
    const options = { game: 'multi', length: 'hands' };
    expect(hand({ ...dealerWins, options, hand: 8 }, 'south win').next).toBeNull();
    expect(hand({ ...dealerWins, options, hand: 7 }, 'south win').next).not.toBeNull();
    expect(
      hand({ ...dealerWins, options: { ...options, fixedHands: 3 }, hand: 3 }, 'south win').next,
    ).toBeNull();
    expect(hand({ options, ...northLoses, round: 'north' }, ...lose).next).toMatchObject({ round: 'east' });
  });
});

describe('A10.3: two and three players', () => {
  test('two: South may chow what East discards', () => {
    const answer = hand(
      { options: { players: 2 }, hands: { south: '46p1379m137s1234z' }, wall: '5p' },
      'east discard 5p',
      'south chow 46p',
      'stop',
    );
    expect(Object.keys(answer.legal!)).toEqual(['south']);
  });

  test('two: East may chow what South discards, its previous player too', () => {
    const answer = hand(
      {
        options: { players: 2 },
        hands: { east: '46s1379m137p1234z', south: '2468m2468p24s567z' },
        wall: '6z5s',
      },
      'east discard 6z',
      'south discard 5s',
      'east chow 46s',
      'stop',
    );
    expect(Object.keys(answer.legal!)).toEqual(['east']);
  });

  test('three: after West comes East; North’s tiles are in the set; the others pay', () => {
    const answer = hand(
      {
        options: { players: 3 },
        dealer: 'west',
        hands: { west: '1379m1379p137s24z', east: '123m456m789m44z23s' },
        wall: '4z1s',
      },
      'west discard 4z',
      'east win refused incomplete',
      'east win',
    );
    expect(answer.wins).toMatchObject([{ seat: 'east', from: null }]);
    const paid = answer.payments.filter(({ reason }) => reason === 'win').map(({ from }) => from);
    expect(paid).toEqual(['south', 'west']);
  });

  test('winds are counted from the dealer: with two players those of East and South', () => {
    const answer = hand({ options: { players: 2 }, dealer: 'south', as: 'east' }, 'stop');
    expect(answer.view).toMatchObject({ seats: [{ wind: 1 }, { wind: 0 }] });
  });

  test.each([2, 3, 4])('%i players all begin with the start of the table', players => {
    const { scores } = newMatch(classical, optionsOf(classical, { players, startPoints: 1000 }));
    expect(scores).toEqual(Array.from({ length: players }, () => 1000));
  });
});
