import type { Win } from '../../game/state.ts';
import { textWidth } from '../../terminal/glyphs.ts';
import type { Size } from '../../terminal/port.ts';
import { sortTiles } from '../../tiles/notation.ts';
import { FORM_SIZE, type TileForm } from '../faces/face.ts';
import { KEYMAP, keyLabel } from '../keymap.ts';
import { nameOf, patternName } from '../texts/names.ts';
import { numberText } from '../texts/numbers.ts';
import { INKS, putBlock, putKey, putTile, write, writeRight } from './canvas.ts';
import { type Card, cardOf } from './card.ts';
import type { Overlay } from './clock.ts';
import { hasLedger } from './ledger.ts';
import { isReady, nameAt, partyName } from './people.ts';
import type { Look, Scene } from './scene.ts';
import { type LedgerPlace, pagesOfLedger, paintLedger } from './settlement-ledger.ts';
import { pagesAfter, type Told } from './settlement-pages.ts';
import { paintPayments } from './settlement-payments.ts';
import { paintSeatTable, seatTableRows } from './settlement-seats.ts';
import { paintWins, patternValue, patternWords, putGroup, reckoningOf, wonText } from './settlement-wins.ts';
import { type WinningTiles, winningTiles } from './winning-tiles.ts';

const MARGIN = 3;
/** Rows at the end of the card: what comes next, the keys, the frame. */
const FOOTER = 3;
/** The key of the table that turns from what a hand scores to what it has too. */
const IMPLIED_KEY = KEYMAP.find(({ name }) => name === 'implied')!.keys[0]!;
/** Columns of the seats' table at the right. */
export const SEATS_COLUMNS = 38;

/**
 * The card between two hands: the winner's tiles by set, what they score, what each seat paid or received, who is ready.
 * Its time limit is a clock's business: see `paintClock`.
 */
export function paintSettlement(scene: Scene, size: Size, look: Look): Overlay {
  const roomy = hasLedger(scene.snapshot.view);
  const overview = cardOf(size, look, titleOf(scene, look), roomy);
  const end = overview.rows - FOOTER;
  const pages = pagesAfter(overview, scene, paintOverview(overview, scene), end);
  // Pages go round, so that a key pressed once too often is answered too.
  const count = pages.length + 1;
  const at = ((scene.page % count) + count) % count;
  const card = at === 0 ? overview : cardOf(size, look, titleOf(scene, look), roomy);
  if (at > 0) pages[at - 1]!(card, scene);
  paintFooter(card, scene, at + 1, count);
  return { grid: card.canvas.grid, x: card.x, y: card.y };
}

/** The first page: who won with what, and what became of the scores. */
function paintOverview(card: Card, scene: Scene): Told {
  const { view } = scene.snapshot;
  const single = view.wins.length === 1 ? view.wins[0] : undefined;
  let y = 2;
  let wins = true;
  let ledger = 0;
  if (single !== undefined) {
    y = paintWinBlocks(card, scene, single, y);
    const beside = besideSeats(card, y);
    ledger = pagesOfLedger(card, scene, beside);
    if (tellsImplied(scene)) wins = paintImplied(card, scene, single, y);
    else if (ledger === 1) paintLedger(card, scene, beside, 0);
    else wins = paintPatterns(card, scene, single, y);
  } else if (view.wins.length > 1) {
    const painted = paintWins(card, scene, y, card.rows - FOOTER - seatTableRows(scene));
    y = painted.below;
    wins = painted.isWhole;
  } else y = paintRevealed(card, scene, y);
  const seatsX = single === undefined ? MARGIN : card.columns - MARGIN - SEATS_COLUMNS;
  const below = paintSeatTable(card, scene, seatsX, y);
  const beside = single === undefined && card.columns - 2 * MARGIN - SEATS_COLUMNS > 24;
  const payments = beside
    ? // A column closer on both sides: the stick that a seat laid on the table is said in full.
      paintPayments(card, scene, seatsX + SEATS_COLUMNS + 2, y, card.columns - MARGIN + 1)
    : paintPayments(card, scene, seatsX, below + 1, card.columns - MARGIN);
  return { wins, payments: payments || ledger === 1, ledger: ledger <= 1 };
}

/** Where the winner's patterns stand, or every hand where all fit. */
function besideSeats({ columns, rows }: Card, y: number): LedgerPlace {
  return { x: MARGIN, y, columns: columns - 2 * MARGIN - SEATS_COLUMNS - 4, rows: rows - FOOTER - y - 1 };
}

function titleOf(scene: Scene, { texts }: Look): string {
  const { wins, ended } = scene.snapshot.view;
  const say = texts.settlement;
  const first = wins[0];
  const winners = new Set(wins.map(({ seat }) => seat)).size;
  if (wins.length > winners) return say.wins(wins.length);
  if (wins.length > 1) return say.winners(wins.length);
  if (first !== undefined) return wonText(scene, texts, first);
  if (ended?.startsWith('abort:')) return say.abort(nameOf(scene.words, ended.slice('abort:'.length)));
  return say.draw;
}

/** One win: its tiles in blocks, set by set. Returns the row below. */
function paintWinBlocks(card: Card, scene: Scene, win: Win, y: number): number {
  const { canvas } = card;
  const laid = winningTiles(scene.snapshot.view, win);
  const form = formFor(laid, card.columns - 2 * MARGIN);
  const { columns, rows } = FORM_SIZE[form];
  const gap = form === 'small' ? 0 : 1;
  const edge = form === 'small' ? 0 : 1;
  let x = MARGIN;
  laid.groups.forEach((tiles, group) => {
    tiles.forEach((tile, index) => {
      const isWinning = laid.at?.group === group && laid.at.index === index;
      const put = form === 'small' ? putTile : putBlock;
      put(canvas, x, y, form, isWinning ? 'fresh' : 'plain', tile);
      if (isWinning)
        canvas.grid.put(
          x + Math.floor((columns - 1) / 2),
          y + rows + edge,
          canvas.signs.pointer,
          INKS.goldStrong,
        );
      x += columns + gap;
    });
    x += 2 - gap;
  });
  return y + rows + edge + 2;
}

/** The largest form in which the tiles fit a line. */
function formFor({ groups }: WinningTiles, columns: number): TileForm {
  const tiles = groups.reduce((sum, group) => sum + group.length, 0);
  const between = (groups.length - 1) * 2;
  for (const form of ['large', 'medium'] as const) {
    if (tiles * (FORM_SIZE[form].columns + 1) + between <= columns) return form;
  }
  return 'small';
}

/** The patterns of a win, their values in a column, the sum and how it is reckoned. Returns whether all had room. */
function paintPatterns(card: Card, scene: Scene, win: Win, y: number): boolean {
  const { canvas } = card;
  const say = canvas.texts.settlement;
  const right = card.columns - MARGIN - SEATS_COLUMNS - 4;
  const { patterns, value } = win.score;
  const last = card.rows - 4;
  const room = last - y - 2;
  const shownRows = patterns.length > room ? room - 1 : patterns.length;
  const headed = write(canvas, MARGIN, y, say.patterns, INKS.muted);
  if (impliedOf(scene).length > 0) putKey(canvas, headed + 2, y, IMPLIED_KEY, say.showImplied, INKS.muted);
  patterns.slice(0, shownRows).forEach((pattern, index) => {
    const row = y + 1 + index;
    const words = patternWords(scene, canvas, pattern);
    const unit = pattern.unit === undefined ? '' : ` ${nameOf(scene.words, pattern.unit)}`;
    const end = writeRight(canvas, right, row, numberText(patternValue(pattern)) + unit, INKS.text);
    write(canvas, MARGIN, row, words, INKS.text, end - 1 - MARGIN);
  });
  let row = y + 1 + shownRows;
  if (shownRows < patterns.length) {
    write(canvas, MARGIN, row, say.more(patterns.length - shownRows), INKS.muted);
    row += 1;
  }
  canvas.grid.put(MARGIN, row, canvas.signs.dash.repeat(right - MARGIN), INKS.track);
  const after = write(canvas, MARGIN, row + 1, say.sum, INKS.strong) + 2;
  const end = writeRight(canvas, right, row + 1, numberText(value), INKS.goldStrong);
  const [how = '', ...parts] = reckoningOf(scene, win);
  write(canvas, after, row + 1, how, INKS.text, end - 2 - after);
  const shownParts = parts.slice(0, Math.max(0, last - row - 1));
  shownParts.forEach((part, index) => {
    write(canvas, after, row + 2 + index, part, INKS.muted, right - after);
  });
  return shownRows === patterns.length && shownParts.length === parts.length;
}

/** Whether it is asked what the only win has that is not counted, and there is something. */
function tellsImplied(scene: Scene): boolean {
  return scene.tellsImplied && impliedOf(scene).length > 0;
}

/** What a single win has and is not counted beside those that contain it; empty where there are several wins. */
function impliedOf({ snapshot: { view } }: Scene): readonly string[] {
  return view.wins.length === 1 ? (view.wins[0]!.score.implied ?? []) : [];
}

/** In place of the patterns: those that the hand has too. Returns whether all of them had room. */
function paintImplied(card: Card, scene: Scene, win: Win, y: number): boolean {
  const { canvas } = card;
  const say = canvas.texts.settlement;
  const columns = card.columns - 2 * MARGIN - SEATS_COLUMNS - 4;
  const implied = win.score.implied ?? [];
  const room = card.rows - 4 - y - 1;
  const shown = implied.length > room ? room - 1 : implied.length;
  const headed = write(canvas, MARGIN, y, say.implied, INKS.muted);
  putKey(canvas, headed + 2, y, IMPLIED_KEY, say.showPatterns, INKS.muted);
  implied.slice(0, shown).forEach((id, index) => {
    write(canvas, MARGIN, y + 1 + index, patternName(scene.words, id), INKS.text, columns);
  });
  if (shown < implied.length)
    write(canvas, MARGIN, y + 1 + shown, say.more(implied.length - shown), INKS.muted, columns);
  return shown === implied.length;
}

/** Nobody won: the hands that are shown. Returns the row below. */
function paintRevealed(card: Card, scene: Scene, y: number): number {
  const { canvas } = card;
  const { snapshot } = scene;
  const { texts } = canvas;
  let row = y;
  if (snapshot.view.ended === 'draw') {
    write(canvas, MARGIN, row, texts.settlement.drawBecause, INKS.text);
    row += 2;
  }
  for (const seat of snapshot.view.seats) {
    if (seat.concealed === null || (seat.seat === snapshot.seat && snapshot.view.ended !== 'draw')) continue;
    const name = partyName(snapshot, seat.seat, texts);
    write(canvas, MARGIN, row, name, INKS.text, 14);
    let x = putGroup(canvas, MARGIN + 15, row, sortTiles(seat.concealed.tiles), null) + 1;
    for (const meld of seat.melds)
      if (meld.tiles !== null) x = putGroup(canvas, x, row, meld.tiles, null) + 1;
    row += 1;
  }
  return row + 1;
}

function paintFooter(card: Card, scene: Scene, page: number, pages: number): void {
  const { canvas } = card;
  const { texts } = canvas;
  const { snapshot } = scene;
  const y = card.rows - 2;
  const { next } = snapshot.view;
  const words =
    next === null
      ? texts.settlement.last
      : next.dealer === snapshot.seat
        ? texts.settlement.nextHandIsYours(texts.tiles.winds[next.round] ?? '')
        : texts.settlement.nextHand(
            texts.tiles.winds[next.round] ?? '',
            nameAt(snapshot, next.dealer, texts),
          );
  const keysX = paintPageKeys(card, scene, page, pages, y - 1);
  write(canvas, MARGIN, y - 1, words, INKS.muted, keysX - MARGIN - 1);
  if (snapshot.state === 'stalled') write(canvas, MARGIN, y, texts.table.stalled, INKS.warn);
  if (snapshot.seat === null || snapshot.state === 'stalled') return;
  if (snapshot.state === 'paused') {
    const after = write(canvas, MARGIN, y, texts.table.paused, INKS.goldStrong);
    putKey(canvas, after + 2, y, keyLabel(texts, 'enter'), texts.table.goesOn, INKS.bright);
    return;
  }
  if (isReady(snapshot, snapshot.seat)) {
    write(canvas, MARGIN, y, texts.settlement.youAreReady, INKS.good);
    return;
  }
  const { pressReady, pressRanking } = texts.settlement;
  const goesOn = snapshot.state === 'finished' ? pressRanking : pressReady;
  const after = putKey(canvas, MARGIN, y, keyLabel(texts, 'enter'), goesOn, INKS.bright);
  const look = texts.settlement.lookAtTable;
  if (after + 6 + textWidth(look) < card.columns - 20) putKey(canvas, after + 3, y, 'v', look, INKS.text);
}

/**
 * At the right: the keys that turn to the other pages, and where several won the one that tells what is not counted. Returns
 * the column where they begin.
 */
function paintPageKeys(card: Card, scene: Scene, page: number, pages: number, y: number): number {
  const { canvas } = card;
  const { texts, signs } = canvas;
  const { wins } = scene.snapshot.view;
  const say = texts.settlement;
  const keys: [string, string][] = [];
  if (wins.length > 1 && wins.some(({ score }) => (score.implied ?? []).length > 0))
    keys.push([IMPLIED_KEY, scene.tellsImplied ? say.showPatterns : say.showImplied]);
  if (pages > 1) keys.push([signs.upDown, say.page(page, pages)]);
  const widths = keys.map(([key, words]) => textWidth(key) + 3 + textWidth(words) + 3);
  const x = card.columns - MARGIN - widths.reduce((sum, width) => sum + width, 0) + 3;
  let at = x;
  keys.forEach(([key, words], index) => {
    putKey(canvas, at, y, key, words, INKS.text);
    at += widths[index]!;
  });
  return x;
}
