import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../../src/game/ruleset.ts';
import type { Move, Story } from '../../../../src/records/export/botzone/story.ts';
import { textFormat, textOf } from '../../../../src/records/export/botzone/text.ts';
import { mcr } from '../../../../src/rules/mcr/mcr.ts';
import { parseTile, parseTiles } from '../../../../src/tiles/notation.ts';
import { anyRecord } from './any-record.ts';

const move = (kind: Move['kind'], player: number, tile: string, ...ignored: Move[]): Move => ({
  kind,
  player,
  tile: parseTile(tile),
  ignored,
});

describe('a hand as text', () => {
  const story: Story = {
    round: 1,
    dealt: ['123m456p789s1123z', '1111222233334m', '5555666677778p', '9999s11112222p3z'].map(
      (tiles, player) => ({
        tiles: parseTiles(tiles),
        flowers: player === 2 ? [parseTile('7f')] : [],
      }),
    ),
    moves: [
      move('draw', 0, '7z'),
      move('play', 0, '3z'),
      move('pung', 3, '9s', move('chow', 1, '8s')),
      move('flower', 2, '1f'),
      move('added-kong', 2, '5z'),
      move('win', 1, '2m', move('pung', 0, '2m'), move('win', 3, '2m')),
    ],
    win: {
      seat: 2,
      from: 1,
      tile: parseTile('2m'),
      by: 'discard',
      score: {
        value: 12,
        patterns: [
          { id: 'mixed-shifted-chows', value: 6 },
          { id: 'two-dragon-pungs', value: 6 },
        ],
      },
    },
    scores: [-8, 36, -20, -8],
  };

  test('tells who had what, did what, and would have done what', () => {
    expect(textOf(story)).toEqual([
      'Wind 1',
      'Player 0 Deal W1 W2 W3 B4 B5 B6 T7 T8 T9 F1 F1 F2 F3',
      'Player 1 Deal W1 W1 W1 W1 W2 W2 W2 W2 W3 W3 W3 W3 W4',
      'Player 2 Deal B5 B5 B5 B5 B6 B6 B6 B6 B7 B7 B7 B7 B8',
      'Player 3 Deal T9 T9 T9 T9 B1 B1 B1 B1 B2 B2 B2 B2 F3',
      'Player 2 BuHua H7',
      'Player 0 Draw J1',
      'Player 0 Play F3',
      'Player 3 Peng T9 Ignore Player 1 Chi T8',
      'Player 2 BuHua H1',
      'Player 2 BuGang J3',
      'Player 1 Hu W2 Ignore Player 0 Peng W2 Ignore Player 3 Hu W2',
      'Fan 12 三色三步高*1 双箭刻*1',
      'Score -8 36 -20 -8',
    ]);
  });

  test('without a winner it says so', () => {
    expect(textOf({ ...story, moves: [], win: null, scores: [0, 0, 0, 0] }).slice(-2)).toEqual([
      'Huang',
      'Score 0 0 0 0',
    ]);
  });
});

describe('a match as text', () => {
  const texts = [1, 2].map(n => textFormat.write(mcr as Ruleset, anyRecord(n)));

  test('is a game a hand, with nothing but the lines that readers know', () => {
    const line =
      /^(Match any-\d-\d+|Wind [0-3]|Player [0-3] Deal( [WBTFJ]\d){13}|Player [0-3] (Draw|Play|Chi|Peng|Gang|AnGang|BuGang|Hu) [WBTFJ]\d( Ignore Player [0-3] (Chi|Peng|Gang|Hu) [WBTFJ]\d)*|Player [0-3] BuHua H\d|Huang|Fan \d+( \S+\*\d+)+|Score( -?\d+){4})$/;
    for (const text of texts) {
      expect(text.endsWith('\n')).toBe(true);
      expect(
        text
          .trimEnd()
          .split('\n')
          .filter(one => !line.test(one)),
      ).toEqual([]);
      expect(text.match(/^Match /gm)).toHaveLength(16);
      expect(text.match(/^Score /gm)).toHaveLength(16);
    }
  });

  test('a claim that lost is told beside the one that won', () => {
    expect(texts.join('')).toMatch(/^Player \d (Peng|Gang|Hu) \w\d Ignore Player \d Chi \w\d/m);
  });

  test('nobody plays what it does not hold', () => {
    for (const text of texts) for (const game of text.split(/^Match .*$/m).slice(1)) followHands(game);
  });
});

/** Follows the hands of a game; throws where a tile is used that is not there. */
function followHands(game: string): void {
  const hands: string[][] = [[], [], [], []];
  let lying = '';
  for (const line of game.trim().split('\n')) {
    const [, seat, verb, ...tiles] = line.split(' Ignore')[0]!.split(' ');
    const hand = hands[Number(seat)]!;
    const tile = tiles[0]!;
    const drop = (one: string, count = 1): void => {
      for (let i = 0; i < count; i++) {
        const at = hand?.indexOf(one) ?? -1;
        if (at < 0) throw new Error(`${line}: there is no ${one}`);
        hand.splice(at, 1);
      }
    };
    if (verb === 'Deal') hand.push(...tiles);
    else if (verb === 'Draw') hand.push(tile);
    else if (verb === 'Play') {
      drop(tile);
      lying = tile;
    } else if (verb === 'Peng') drop(tile, 2);
    else if (verb === 'Gang') drop(tile, 3);
    else if (verb === 'AnGang') drop(tile, 4);
    else if (verb === 'BuGang') drop(tile);
    else if (verb === 'Chi') {
      hand.push(lying);
      for (const step of [-1, 0, 1]) drop(`${tile[0]}${Number(tile[1]) + step}`);
    }
  }
}
