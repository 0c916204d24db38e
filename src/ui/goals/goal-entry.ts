import type { Goal } from '../../game/goal.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { type Canvas, INKS, putTile, write, writeRight } from '../table/canvas.ts';
import type { Texts } from '../texts/texts.ts';
import { wrapText } from '../texts/wrap-text.ts';
import { goalColumns, paintGoalTiles } from './goal-tiles.ts';

const INDENT = 2;
/** The title, tiles, what is below them; a blank after the text. */
const TITLE_ROW = 1;
const TILE_ROWS = 2;
/** A tile, a sign, how many are left, two blanks. */
const MISSING_COLUMNS = 6;
const BESIDE_TILES = 3;

/** Rows of a goal in a list of this width, the blank after it included. */
export function entryRows(goal: Goal, columns: number): number {
  return TITLE_ROW + TILE_ROWS + textLines(goal, columns).length + 1;
}

/** Paints a goal: how it is called and how near it is, its tiles with what the hand has of them, what is missing, its text. */
export function paintEntry(
  canvas: Canvas,
  goal: Goal,
  { y, columns, hasHand }: { readonly y: number; readonly columns: number; readonly hasHand: boolean },
): void {
  const { texts, signs } = canvas;
  const say = texts.goals;
  const end = hasHand ? writeRight(canvas, columns, y, nearness(texts, goal), nearInk(goal)) : columns;
  const out = hasHand && isOut(goal);
  let x = write(canvas, 0, y, goal.id, out ? INKS.muted : INKS.gold) + 1;
  x = write(canvas, x, y, goal.name, out ? INKS.text : INKS.strong, end - x - 14) + 2;
  const worth = [goal.concealed ? say.concealed : say.open, String(goal.value)].join(` ${signs.dot} `);
  write(canvas, x, y, worth, INKS.text, end - x - 1);
  paintGoalTiles(canvas, goal, INDENT, y + TITLE_ROW, columns - INDENT);
  if (hasHand) paintMissing(canvas, goal, y + TITLE_ROW, columns);
  textLines(goal, columns).forEach((line, at) => {
    write(canvas, INDENT, y + TITLE_ROW + TILE_ROWS + at, line, INKS.muted, columns - INDENT);
  });
}

/** How near a goal is, in a word or two. */
function nearness(texts: Texts, { distance, isPossible }: Goal): string {
  const say = texts.goals;
  if (distance === null) return say.ruledOut;
  if (distance === 0) return say.complete;
  return isPossible ? say.missing(distance) : say.impossible;
}

/** It cannot be reached any more. */
function isOut({ distance, isPossible }: Goal): boolean {
  return distance === null || (distance > 0 && !isPossible);
}

/** So few tiles away a goal is told in gold. */
const NEAR = 3;

export function nearInk(goal: Goal): number {
  if (isOut(goal)) return INKS.muted;
  if (goal.distance === 0) return INKS.good;
  return goal.distance! <= NEAR ? INKS.goldStrong : INKS.text;
}

/** Beside the tiles, in both their rows: each tile that is missing and how many of it may still come. */
function paintMissing(canvas: Canvas, { groups, missing }: Goal, y: number, columns: number): void {
  if (missing.length === 0) return;
  const { signs, texts } = canvas;
  const left = INDENT + goalColumns(groups) + BESIDE_TILES;
  let x = write(canvas, left, y, texts.goals.missingTiles, INKS.muted) + 1;
  let row = 0;
  for (const [at, { tile, left: count }] of missing.entries()) {
    if (x + MISSING_COLUMNS > columns && row === 0) {
      row = 1;
      x = left;
    }
    if (x + MISSING_COLUMNS > columns && at < missing.length - 1) {
      write(canvas, x, y + row, signs.ellipsis, INKS.muted);
      return;
    }
    putTile(canvas, x, y + row, 'small', count === 0 ? 'barred' : 'plain', tile);
    write(canvas, x + 2, y + row, `${signs.times}${count}`, count === 0 ? INKS.warn : INKS.text);
    x += MISSING_COLUMNS;
  }
}

/** The pattern as printed with its category, then what the ruleset says of it. */
function textLines({ category, printed, note, guide }: Goal, columns: number): string[] {
  const width = columns - INDENT;
  const pattern = `${category}: ${printed.join(' / ')}`;
  const whole =
    note !== null && textWidth(pattern) + 3 + textWidth(note) <= width ? `${pattern} (${note})` : pattern;
  const rest = [whole === pattern ? note : null, guide].filter(text => text !== null);
  return [whole, ...rest].flatMap(text => wrapText(text, width));
}
