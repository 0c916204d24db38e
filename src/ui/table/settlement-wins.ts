import type { Pattern, Win } from '../../game/state.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import type { Tile } from '../../tiles/tile.ts';
import { patternName } from '../texts/names.ts';
import { narrate } from '../texts/narrate.ts';
import { numberText } from '../texts/numbers.ts';
import { type Canvas, INKS, putTile, shown, write, writeRight } from './canvas.ts';
import type { Card } from './card.ts';
import { namesOf } from './people.ts';
import type { Look, Scene } from './scene.ts';
import { type WinningTiles, winningTiles } from './winning-tiles.ts';

const MARGIN = 3;

/** How a win came about, in the words in which it was told. */
export function wonText(scene: Scene, texts: Look['texts'], win: Win): string {
  const { snapshot, words } = scene;
  const telling = { texts, words, viewer: snapshot.seat, names: namesOf(snapshot, texts) };
  return narrate({ type: 'won', ...win }, telling) ?? '';
}

/** A pattern in words, with how often the hand has it. */
export function patternWords(scene: Scene, { texts }: Pick<Look, 'texts'>, pattern: Pattern): string {
  const name = pattern.name ?? patternName(scene.words, pattern.id);
  const { count = 1 } = pattern;
  return count > 1 ? texts.settlement.times(name, count) : name;
}

/** What a pattern adds, as often as the hand has it. */
export function patternValue({ value, count = 1 }: Pattern): number {
  return value * count;
}

/** The patterns of a win in a line, each with what it adds; when asked, those that it has too and are not counted. */
export function scoresText(scene: Scene, canvas: Canvas, win: Win): string {
  const { implied = [] } = win.score;
  if (scene.tellsImplied && implied.length > 0) {
    const names = implied.map(id => patternName(scene.words, id)).join(', ');
    return `${canvas.texts.settlement.implied}: ${names}`;
  }
  return win.score.patterns
    .map(pattern => `${patternWords(scene, canvas, pattern)} ${numberText(patternValue(pattern))}`)
    .join(` ${canvas.signs.dot} `);
}

/** How a win comes to its value, in parts, where the ruleset says. */
export function reckoningOf({ words }: Scene, { score }: Win): readonly string[] {
  return words.reckoning?.(score.extra ?? {}) ?? [];
}

/** Rows of one win among several, the roomiest first: with a blank below, with its tiles, in a line. */
const ROWS = [4, 2, 1] as const;

/**
 * Several wins, in the order in which they were made, each as roomy as all of them can be between row `y` and row `end`
 * (not included). Where not even a line each is left, the last one says how many more there were. Returns the row below, and
 * whether every win was told with its tiles and all that it scores.
 */
export function paintWins(
  card: Card,
  scene: Scene,
  y: number,
  end: number,
): { readonly below: number; readonly isWhole: boolean } {
  const { wins } = scene.snapshot.view;
  const { canvas } = card;
  // The roomiest brings its own blank below the last.
  const rows = ROWS.find(each => wins.length * each + (each === 4 ? 0 : 1) <= end - y) ?? 1;
  const lines = end - y - 1;
  const fitting = rows > 1 || wins.length <= lines ? wins.length : Math.max(0, lines - 1);
  let row = y;
  let isWhole = fitting === wins.length;
  for (const win of wins.slice(0, fitting)) {
    isWhole = paintWin(card, scene, win, row, rows) && isWhole;
    row += rows;
  }
  if (fitting < wins.length) {
    write(canvas, MARGIN, row, canvas.texts.settlement.more(wins.length - fitting), INKS.muted);
    row += 1;
  }
  return { below: rows === 4 ? row : row + 1, isWhole };
}

/** Returns whether its tiles and all that it scores had room. */
function paintWin(card: Card, scene: Scene, win: Win, y: number, rows: number): boolean {
  const { canvas } = card;
  const { texts } = canvas;
  const right = card.columns - MARGIN;
  const sum = `${texts.settlement.sum} ${numberText(win.score.value)}`;
  const sumRow = rows === 4 ? y + 2 : y;
  const end = writeRight(canvas, right, sumRow, sum, INKS.goldStrong);
  const patterns = scoresText(scene, canvas, win);
  const whole = [patterns, ...reckoningOf(scene, win)].join(` ${canvas.signs.dot} `);
  const words = wonText(scene, texts, win);
  const after = write(canvas, MARGIN, y, words, INKS.strong, (rows === 4 ? right : end - 2) - MARGIN);
  if (rows === 1) {
    if (after + 4 < end) write(canvas, after + 2, y, patterns, INKS.muted, end - 4 - after);
    return false;
  }
  const x = putSets(canvas, MARGIN, y + 1, winningTiles(scene.snapshot.view, win));
  const at = rows === 4 ? MARGIN : x + 1;
  const room = (rows === 4 ? end - 2 : right) - at;
  const isWhole = textWidth(shown(canvas, whole)) <= room;
  if (room > 3) write(canvas, at, rows === 4 ? y + 2 : y + 1, isWhole ? whole : patterns, INKS.muted, room);
  return isWhole;
}

/** The sets of a win in small tiles, a blank between two. Returns the column after the blank behind the last. */
export function putSets(canvas: Canvas, x: number, y: number, { groups, at }: WinningTiles): number {
  let next = x;
  groups.forEach((tiles, group) => {
    next = putGroup(canvas, next, y, tiles, at?.group === group ? at.index : null) + 1;
  });
  return next;
}

/** A group of small tiles, the winning one marked. Returns the column after it. */
export function putGroup(
  canvas: Canvas,
  x: number,
  y: number,
  tiles: readonly Tile[],
  winning: number | null,
): number {
  let at = x;
  tiles.forEach((tile, index) => {
    if (index === winning) at = canvas.grid.put(at, y, canvas.signs.fresh, INKS.goldStrong);
    putTile(canvas, at, y, 'small', index === winning ? 'fresh' : 'plain', tile);
    at += 2;
  });
  return at;
}
