import { describe, expect, test } from 'vitest';
import { type OptionSpec, readOptions } from '../../src/game/options.ts';

const specs: OptionSpec[] = [
  { name: 'red', type: 'switch', default: true },
  { name: 'limit', type: 'number', default: 500, from: 200, to: 2000, step: 100 },
  { name: 'card', type: 'choice', default: 'house', values: ['house', 'training', 3] },
];

describe('table options', () => {
  test('are the defaults where nothing is said', () => {
    expect(readOptions(specs)).toEqual({ options: { red: true, limit: 500, card: 'house' } });
  });

  test('take what is said', () => {
    expect(readOptions(specs, { red: false, limit: 300, card: 3 })).toEqual({
      options: { red: false, limit: 300, card: 3 },
    });
  });

  test.each([
    [{ blue: 1 }, 'there is no option "blue"'],
    [{ red: 1 }, 'option "red": true or false is expected'],
    [{ limit: 250 }, 'option "limit": a number from 200 to 2000 in steps of 100 is expected'],
    [{ limit: '300' }, 'option "limit"'],
    [{ limit: Number.NaN }, 'option "limit"'],
    [{ card: 'mine' }, 'option "card": one of house, training, 3 is expected'],
  ])('refuse %j', (given, problem) => {
    expect(readOptions(specs, given)).toEqual({ problem: expect.stringContaining(problem) });
  });
});
