import type { Pattern } from '../../game/state.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import { nameOf } from '../texts/names.ts';
import { numberText } from '../texts/numbers.ts';
import { INKS, putTiles, write, writeRight } from './canvas.ts';
import type { Card } from './card.ts';
import { type LedgerHand, ledgerOf } from './ledger.ts';
import { partyName } from './people.ts';
import type { Scene } from './scene.ts';
import { windSign } from './seat-plate.ts';
import { amountText } from './settlement-payments.ts';
import { patternValue, patternWords } from './settlement-wins.ts';

/** Where a ledger is written: columns side by side, each hand whole in one of them where it can be. */
export interface LedgerPlace {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
}

/** The narrowest column, and the blank between two. */
const COLUMN = 35;
const GAP = 3;

/** Paints one line of a hand from column `x` to before column `right`. */
type Line = (x: number, y: number, right: number) => void;

/** The ledger's lines, laid out in columns: by page, by column. */
type Pages = readonly (readonly (readonly Line[])[])[];

/** How many pages the ledger takes in a place; 0 where there is none. */
export function pagesOfLedger(card: Card, scene: Scene, place: LedgerPlace): number {
  return laidOut(card, scene, place).length;
}

/** One page of the ledger, from 0. */
export function paintLedger(card: Card, scene: Scene, place: LedgerPlace, page: number): void {
  const width = columnWidth(place);
  laidOut(card, scene, place)[page]?.forEach((lines, column) => {
    const x = place.x + column * (width + GAP);
    lines.forEach((line, row) => {
      line(x, place.y + row, x + width);
    });
  });
}

function columnsIn({ columns }: LedgerPlace): number {
  return Math.max(1, Math.floor((columns + GAP) / (COLUMN + GAP)));
}

function columnWidth(place: LedgerPlace): number {
  const count = columnsIn(place);
  return Math.floor((place.columns - (count - 1) * GAP) / count);
}

function laidOut(card: Card, scene: Scene, place: LedgerPlace): Pages {
  const columns = inColumns(
    ledgerOf(scene.snapshot.view).map(hand => linesOf(card, scene, hand)),
    place.rows,
  );
  const each = columnsIn(place);
  return Array.from({ length: Math.ceil(columns.length / each) }, (_, page) =>
    columns.slice(page * each, (page + 1) * each),
  );
}

const blank: Line = () => undefined;

/** Hands one below the other, a blank between; one that does not fit what is left of a column begins the next. */
function inColumns(hands: readonly (readonly Line[])[], rows: number): Line[][] {
  if (hands.length === 0) return [];
  const columns: Line[][] = [[]];
  for (const hand of hands) {
    const column = columns.at(-1)!;
    if (column.length > 0) {
      if (column.length + 1 + hand.length <= rows) column.push(blank);
      else columns.push([]);
    }
    for (const line of hand) {
      if (columns.at(-1)!.length === rows) columns.push([]);
      columns.at(-1)!.push(line);
    }
  }
  return columns;
}

/** A hand: whose it is and what it is worth, its lines, who paid for it, and what everybody has then. */
function linesOf(card: Card, scene: Scene, hand: LedgerHand): Line[] {
  const { patterns = [] } = hand.panel;
  const lines = [headLine(card, scene, hand), ...patterns.map(pattern => patternLine(card, scene, pattern))];
  if (hand.paid.length === 0) return lines;
  return [
    ...lines,
    ...hand.paid.map(paid => paidLine(card, scene, paid)),
    totalsLine(card, scene, hand.totals),
  ];
}

function headLine({ canvas }: Card, { snapshot }: Scene, { seat, panel }: LedgerHand): Line {
  const won = snapshot.view.wins.some(win => win.seat === seat);
  const name = partyName(snapshot, seat, canvas.texts);
  const how = panel.text === undefined ? '' : `${panel.text} `;
  return (x, y, right) => {
    const at = writeRight(canvas, right, y, numberText(panel.value ?? 0), INKS.goldStrong);
    const end = writeRight(canvas, at, y, how, INKS.text);
    const after = write(canvas, x, y, windSign(canvas, snapshot.view.seats[seat]!.wind), INKS.muted) + 1;
    write(canvas, after, y, name, won ? INKS.goldStrong : INKS.bright, end - 1 - after);
  };
}

function patternLine({ canvas }: Card, scene: Scene, pattern: Pattern): Line {
  const unit = pattern.unit === undefined ? '' : ` ${nameOf(scene.words, pattern.unit)}`;
  return (x, y, right) => {
    const end = writeRight(canvas, right, y, numberText(patternValue(pattern)) + unit, INKS.text);
    const after = write(canvas, x + 1, y, patternWords(scene, canvas, pattern), INKS.text, end - 2 - x);
    const tiles = pattern.tiles ?? [];
    if (after + 1 + 2 * tiles.length < end) putTiles(canvas, after + 1, y, tiles);
  };
}

function paidLine({ canvas }: Card, { snapshot }: Scene, { from, amount }: LedgerHand['paid'][number]): Line {
  const { texts } = canvas;
  const names = from.map(party => partyName(snapshot, party, texts));
  // Three names are cut where columns are narrow, and say no more than this.
  const isAll = from.length > 1 && from.length === snapshot.view.seats.length - 1;
  const words = isAll ? texts.settlement.paidByAll : texts.settlement.paidBy(names);
  const sum = amountText(canvas, from.length, amount);
  return (x, y, right) => {
    const end = writeRight(canvas, right, y, sum, INKS.good);
    write(canvas, x + 1, y, words, INKS.muted, end - 2 - x);
  };
}

/** Everybody's total by the first letter of its wind, left out where the column is too narrow for all of them. */
function totalsLine({ canvas }: Card, { snapshot }: Scene, totals: readonly number[]): Line {
  const inWords = (gap: string): string =>
    snapshot.view.seats
      .map(({ seat, wind }) => `${[...windSign(canvas, wind)][0]}${gap}${numberText(totals[seat]!)}`)
      .join(' ');
  return (x, y, right) => {
    const text = [inWords(' '), inWords('')].find(words => textWidth(words) < right - x);
    if (text !== undefined) write(canvas, x + 1, y, text, INKS.muted);
  };
}
