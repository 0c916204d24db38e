import type { Payment, Win } from '../../game/state.ts';
import { numberText } from '../texts/numbers.ts';
import { wrapText } from '../texts/wrap-text.ts';
import { INKS, write, writeRight } from './canvas.ts';
import type { Card } from './card.ts';
import type { Scene } from './scene.ts';
import { pagesOfLedger, paintLedger } from './settlement-ledger.ts';
import { eachPayment, paintPaymentLine } from './settlement-payments.ts';
import { putSets, reckoningOf, scoresText, wonText } from './settlement-wins.ts';
import { winningTiles } from './winning-tiles.ts';

const MARGIN = 3;
const TOP = 2;
/** Columns in which a payment is told with its reason; two such columns stand side by side on the smallest card. */
const PAYMENT_COLUMNS = 36;
const WIDE_PAYMENT = 60;
const BETWEEN = 2;

/** What the first page of a settlement had room for. */
export interface Told {
  readonly wins: boolean;
  readonly payments: boolean;
  /** Every hand that was scored, where there are several; true where there are none. */
  readonly ledger: boolean;
}

/** A page after the first: paints itself between the title and the foot of a card. */
export type Page = (card: Card, scene: Scene) => void;

/**
 * The pages that tell whole what the first one cut short: the wins with all that they score, each payment with its reason. A
 * ledger tells both hand by hand.
 */
export function pagesAfter(card: Card, scene: Scene, told: Told, end: number): Page[] {
  if (!told.ledger) return ledgerPages(card, scene, end);
  return [
    ...(told.wins ? [] : winPages(card, scene, end)),
    ...(told.payments ? [] : paymentPages(card, scene, end)),
  ];
}

/** A win as a page tells it: how it came about, its tiles, then its patterns and how they are reckoned in as many lines as they take. */
interface WinLines {
  readonly win: Win;
  readonly scores: readonly string[];
}

function ledgerPages(card: Card, scene: Scene, end: number): Page[] {
  const place = { x: MARGIN, y: TOP, columns: card.columns - 2 * MARGIN, rows: end - TOP };
  return Array.from({ length: pagesOfLedger(card, scene, place) }, (_, page) => (onto, now) => {
    paintLedger(onto, now, place, page);
  });
}

function winPages(card: Card, scene: Scene, end: number): Page[] {
  const pages: WinLines[][] = [];
  let row = end;
  for (const win of scene.snapshot.view.wins) {
    const lines = linesOf(card, scene, win);
    const rows = 3 + lines.scores.length;
    // The blank below the last one of a page may be missing.
    if (row + rows - 1 > end || pages.length === 0) {
      pages.push([]);
      row = TOP;
    }
    pages.at(-1)!.push(lines);
    row += rows;
  }
  return pages.map(wins => (onto, now) => {
    let y = TOP;
    for (const lines of wins) y = paintWhole(onto, now, lines, y);
  });
}

function linesOf({ canvas, columns }: Card, scene: Scene, win: Win): WinLines {
  const told = [scoresText(scene, canvas, win), reckoningOf(scene, win).join(` ${canvas.signs.dot} `)];
  return { win, scores: told.filter(Boolean).flatMap(text => wrapText(text, columns - 2 * MARGIN)) };
}

function paintWhole(card: Card, scene: Scene, { win, scores }: WinLines, y: number): number {
  const { canvas } = card;
  const { texts } = canvas;
  const right = card.columns - MARGIN;
  const sum = `${texts.settlement.sum} ${numberText(win.score.value)}`;
  const left = writeRight(canvas, right, y, sum, INKS.goldStrong);
  write(canvas, MARGIN, y, wonText(scene, texts, win), INKS.strong, left - 2 - MARGIN);
  putSets(canvas, MARGIN, y + 1, winningTiles(scene.snapshot.view, win));
  scores.forEach((line, index) => {
    write(canvas, MARGIN, y + 2 + index, line, INKS.muted);
  });
  return y + 3 + scores.length;
}

function paymentPages(card: Card, scene: Scene, end: number): Page[] {
  const { payments } = scene.snapshot.view;
  const width = card.columns - 2 * MARGIN;
  const rows = end - TOP;
  // One column has room for long names as well.
  const isOne = payments.length <= rows;
  const columns = isOne ? 1 : Math.max(1, Math.floor((width + BETWEEN) / (PAYMENT_COLUMNS + BETWEEN)));
  const each = isOne ? Math.min(width, WIDE_PAYMENT) : PAYMENT_COLUMNS;
  const most = rows * columns;
  const pages: (readonly Payment[])[] = [];
  for (let at = 0; at < payments.length; at += most) pages.push(payments.slice(at, at + most));
  return pages.map(part => (onto, now) => {
    eachPayment(part).forEach((line, index) => {
      const x = MARGIN + Math.floor(index / rows) * (PAYMENT_COLUMNS + BETWEEN);
      paintPaymentLine(onto, now, line, x, TOP + (index % rows), x + each, true);
    });
  });
}
