import type { Seat } from '../../game/state.ts';
import type { Rect } from '../../terminal/grid.ts';
import type { Size } from '../../terminal/port.ts';
import { FORM_SIZE, type TileForm } from '../faces/face.ts';

/** Below this a table cannot be drawn. */
export const LEAST: Size = { columns: 80, rows: 24 };

/** Where a seat is seen from the viewer: who plays next sits at the right. */
export type Side = 'bottom' | 'right' | 'top' | 'left';

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'right', 'left'],
  4: ['bottom', 'right', 'top', 'left'],
};

export function sidesOf(seats: number): readonly Side[] {
  return SIDES[seats] ?? SIDES[4]!;
}

/** The side of a seat for who sits at (or looks over the shoulder of) `from`. */
export function sideOf(seat: Seat, from: Seat, seats: number): Side {
  return sidesOf(seats)[(seat - from + seats) % seats]!;
}

/** Where the parts of one other seat go. */
export interface SeatArea {
  readonly plate: Rect;
  /** Concealed tiles, melds, bonus tiles, one after the other; the rows that it leaves free are the discards'. */
  readonly flow: Rect;
  /** Discards; on the sides they begin below what the flow takes. */
  readonly discards: Rect;
  /** Whether flow and discards share their rows. */
  readonly shared: boolean;
  /** Which end of its rows lies nearest the centre. */
  readonly align: Align;
}

/** Where a row of discards stands within its area. */
export type Align = 'left' | 'middle' | 'right';

/** The places of everything on a table of one size. All rows and columns count from 0. */
export interface Layout {
  readonly size: Size;
  readonly roomy: boolean;
  /** The column in which the hand and the words above it begin. */
  readonly left: number;
  readonly bar: Rect;
  readonly seats: Readonly<Partial<Record<Side, SeatArea>>>;
  readonly centre: Rect;
  readonly ownDiscards: Rect;
  /** How discards are drawn where all of them fit so. */
  readonly discardForm: 'small' | 'medium';
  /** Columns of the narrowest area of discards. */
  readonly narrowest: number;
  /** The lines that tell what happened last. */
  readonly events: Rect;
  /** Where the panel of waits opens; null where there is no room beside the discards. */
  readonly waits: Rect | null;
  /** The column of events and chat that stays open at the right; null where there is none. */
  readonly aside: Rect | null;
  readonly ownPlate: Rect;
  /** Three rows directly above the hand: what is asked. */
  readonly actions: Rect;
  /** Rows of the tile in a claim: one less where the bar touches the hand, so that two tiles never meet. */
  readonly claimTileRows: 2 | 3;
  /** The hand: a row into which tiles are lifted, the tiles, their edge. */
  readonly hand: Rect;
  readonly handForm: 'large' | 'pips';
  readonly meldForm: TileForm;
  readonly labels: number;
  readonly legend: number;
}

const PLATE = 25;
const MIDDLE = 26;
const ASIDE_FROM = 132;
const PIPS_FROM: Size = { columns: 122, rows: 38 };
const ROOMY_FROM: Size = { columns: 96, rows: 28 };
const LINES = 4;
/** A row of medium tiles: two rows and their edge. */
const MEDIUM_ROWS = 3;
const HAND_TILES = 14;

const layouts = new Map<number, Layout>();
const KEPT = 64;

/** The layout of a table for so many seats; computed once for each size. Sizes below `LEAST` are drawn cut off. */
export function layoutOf(size: Size, seats: number): Layout {
  const key = (size.columns * 1024 + size.rows) * 8 + seats;
  let layout = layouts.get(key);
  if (layout === undefined) {
    layout = computeLayout(size, seats);
    if (layouts.size >= KEPT) layouts.clear();
    layouts.set(key, layout);
  }
  return layout;
}

function computeLayout(size: Size, seats: number): Layout {
  const columns = Math.max(size.columns, LEAST.columns);
  const rows = Math.max(size.rows, LEAST.rows);
  const roomy = columns >= ROOMY_FROM.columns && rows >= ROOMY_FROM.rows;
  const pips = columns >= PIPS_FROM.columns && rows >= PIPS_FROM.rows;
  const spare = rows - LEAST.rows;

  // From the bottom up.
  const legend = rows - 1;
  const labels = rows - 2;
  const handRows = FORM_SIZE[pips ? 'pips' : 'large'].rows + 2;
  const hand = { x: 0, y: labels - handRows, columns, rows: handRows };
  // With no row to spare, a claim lies over the row into which tiles would be lifted: while it is asked none are.
  const actions = { x: 0, y: hand.y - (spare === 0 ? 2 : 3), columns, rows: 3 };
  const ownPlate = { x: 1, y: actions.y - 1 - (spare >= 10 ? 1 : 0), columns: columns - 2, rows: 1 };
  const eventRows = roomy ? 0 : 1;

  const asideColumns = columns >= ASIDE_FROM && rows >= 32 ? Math.min(46, Math.floor(columns / 4)) : 0;
  const field = columns - (asideColumns === 0 ? 0 : asideColumns + 1);
  const top = 1;
  const bottom = ownPlate.y - eventRows - (spare >= 10 ? 1 : 0); // the row after the field's last
  const aside =
    asideColumns === 0
      ? null
      : { x: columns - asideColumns - 1, y: 2, columns: asideColumns, rows: ownPlate.y - 3 };

  const middle = Math.floor((field - MIDDLE) / 2);
  const height = bottom - top;
  const airy = height >= 17;
  const topPlate = top + (airy ? 1 : 0);
  // Two seats have the whole width for their rows, and what lies open wraps above them.
  const wide = seats === 2;
  const topDiscards = topPlate + (height >= 20 || wide ? 2 : 1);
  const medium = bottom - topDiscards >= 2 * 3 * MEDIUM_ROWS + 7;
  const lines = medium
    ? (bottom - topDiscards >= 2 * LINES * MEDIUM_ROWS + 7 ? LINES : 3) * MEDIUM_ROWS
    : LINES;
  const ownDiscardsY = bottom - lines;
  const between = ownDiscardsY - (topDiscards + lines);
  const gap = between >= 7 ? Math.max(1, Math.floor((between - 6) / 2)) : 0;
  const centre = {
    x: middle + 1,
    y: topDiscards + lines + gap,
    columns: MIDDLE - 2,
    rows: Math.max(1, between - 2 * gap),
  };

  const rowsWidth = wide ? Math.min(field - 4, 78) : MIDDLE;
  const rowsX = wide ? Math.floor((field - rowsWidth) / 2) : middle;
  const beside = middle + MIDDLE + 1;
  const apart = field >= 100 ? 4 : field >= 90 ? 2 : 0;
  const areas: Partial<Record<Side, SeatArea>> = {};
  for (const side of sidesOf(seats)) {
    if (side === 'bottom') continue;
    if (side === 'top') {
      areas.top = {
        plate: { x: wide ? rowsX : middle, y: topPlate, columns: PLATE, rows: 1 },
        flow: wide
          ? { x: rowsX + PLATE + 1, y: topPlate, columns: rowsWidth - PLATE - 1, rows: 2 }
          : { x: beside, y: topPlate, columns: field - beside - 1, rows: 3 },
        discards: { x: rowsX, y: topDiscards, columns: rowsWidth, rows: lines },
        shared: false,
        align: 'middle',
      };
      continue;
    }
    const air = medium ? 2 : airy ? 1 : 0;
    const rows = 2 + air + lines + 2;
    const y = Math.max(
      topPlate + 3,
      Math.min(centre.y + Math.floor((centre.rows - rows) / 2), bottom - rows),
    );
    const x =
      side === 'left' ? Math.max(1, middle - PLATE - 1 - apart) : Math.min(field - PLATE - 1, beside + apart);
    areas[side] = {
      plate: { x, y, columns: PLATE, rows: 1 },
      flow: { x, y: y + 1, columns: PLATE, rows: 3 },
      discards: { x, y: y + 2 + air, columns: PLATE, rows: Math.min(lines + 2, bottom - (y + 2 + air)) },
      shared: true,
      align: side === 'left' ? 'right' : 'left',
    };
  }

  // Beside one's own discards, or beside the centre where the discards take the whole width.
  const corner = Math.min(middle - 3, 34);
  const cornerY = wide ? centre.y : bottom - 4;
  const cornerRows = wide ? Math.min(4, centre.rows) : 4;
  return {
    size: { columns, rows },
    roomy,
    left: Math.floor((columns - (HAND_TILES * (FORM_SIZE[pips ? 'pips' : 'large'].columns + 1) + 1)) / 2),
    bar: { x: 0, y: 0, columns, rows: 1 },
    seats: areas,
    centre,
    ownDiscards: { x: rowsX, y: ownDiscardsY, columns: rowsWidth, rows: lines },
    discardForm: medium ? 'medium' : 'small',
    narrowest: wide ? rowsWidth : PLATE,
    events: roomy
      ? { x: 1, y: cornerY, columns: Math.min(middle - 2, 44), rows: cornerRows }
      : { x: 1, y: bottom, columns: columns - 2, rows: 1 },
    waits: roomy
      ? { x: Math.min(beside + 3, field - corner - 1), y: cornerY, columns: corner, rows: cornerRows }
      : null,
    aside,
    ownPlate,
    actions,
    claimTileRows: spare === 0 ? 2 : 3,
    hand,
    handForm: pips ? 'pips' : 'large',
    meldForm: pips ? 'large' : 'medium',
    labels,
    legend,
  };
}
