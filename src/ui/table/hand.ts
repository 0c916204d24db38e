import type { SeatView, View } from '../../game/view.ts';
import { styleCode } from '../../terminal/style.ts';
import { JOKER, kindOf } from '../../tiles/tile.ts';
import { FORM_SIZE } from '../faces/face.ts';
import { BACK, type Tone } from '../faces/sprite.ts';
import { barredSlots } from './acting.ts';
import { askingOf } from './asking.ts';
import { type Canvas, INKS, putBlock } from './canvas.ts';
import type { HandSlot } from './hand-order.ts';
import type { Layout } from './layout.ts';
import { meldBlockColumns, paintMeldBlocks } from './melds.ts';
import { revealedHand } from './revealed-hand.ts';
import type { Scene } from './scene.ts';

const CURSOR_LABEL = styleCode({ fg: 'ink', bg: 'gold', bold: true });
const PICKED_LABEL = styleCode({ fg: 'gold', bold: true });
/** Columns that set the tile just drawn apart. */
const APART = 2;
const BETWEEN_MELDS = 2;
/** From the hand to the melds, at the least. */
const BESIDE = 3;

/** Where the tiles of the hand stand: the column of each slot, and where the melds begin. */
export interface HandPlaces {
  readonly slots: readonly number[];
  readonly melds: number;
}

/** The hand begins where it always does, its melds end at the right; only melds without room push it to the left. */
function placeHand(
  layout: Layout,
  hand: readonly Pick<HandSlot, 'drawn'>[],
  melds: SeatView['melds'],
): HandPlaces {
  const pitch = FORM_SIZE[layout.handForm].columns + 1;
  const right = layout.size.columns - layout.left;
  const tiles = hand.length * pitch - 1 + (hand.at(-1)?.drawn ? APART : 0);
  const laid = melds.reduce((sum, meld) => sum + meldBlockColumns(meld, layout.meldForm) + BETWEEN_MELDS, 0);
  const meldsX = right - Math.max(0, laid - BETWEEN_MELDS);
  // Room for the tile to be drawn is kept, so that nothing moves with a draw.
  const whole = hand.at(-1)?.drawn ? tiles : tiles + APART + pitch;
  const left = laid === 0 ? layout.left : Math.max(1, Math.min(layout.left, meldsX - BESIDE - whole));
  const slots = hand.map((slot, at) => left + at * pitch + (slot.drawn ? APART : 0));
  return { slots, melds: Math.max(meldsX, left + whole + BESIDE) };
}

/** The viewer's own tiles, the largest thing on the screen; the highlighted tile is lifted by a row. */
export function paintHand(canvas: Canvas, scene: Scene, seat: SeatView, layout: Layout): void {
  const { hand, snapshot } = scene;
  const slots = hand.length > 0 ? hand : othersHand(snapshot.view, seat);
  const places = placeHand(layout, slots, seat.melds);
  const form = layout.handForm;
  const width = FORM_SIZE[form].columns;
  const asking = askingOf(snapshot, scene.prompt);
  const barred = barredSlots(snapshot.view.offers, scene.prompt, hand, scene.picked);
  const resting = layout.hand.y + 1;
  const useful = asking === 'window' || asking === 'choose' ? usable(scene) : null;
  slots.forEach((slot, index) => {
    const x = places.slots[index]!;
    const picked = scene.picked.includes(index);
    const cursor = index === scene.cursor;
    const lifted = asking === 'pick' ? picked : cursor && asking !== 'window' && asking !== 'choose';
    const arrived = scene.arrived.includes(index);
    const tone = arrived && !barred.has(index) ? 'fresh' : toneOf(scene, slot, barred.has(index), useful);
    putBlock(canvas, x, resting - (lifted ? 1 : 0), form, tone, slot.tile);
    // While choices are numbered, the keys below the tiles mean those.
    if (hand.length === 0 || asking === 'choose') return;
    const label = x + Math.floor((width - 1) / 2);
    if (arrived) canvas.grid.put(label - 2, layout.labels, canvas.signs.fresh, INKS.goldStrong);
    if (cursor && asking !== 'window')
      canvas.grid.put(label - 1, layout.labels, ` ${slot.label} `, CURSOR_LABEL);
    else canvas.grid.put(label, layout.labels, slot.label, picked ? PICKED_LABEL : INKS.muted);
  });
  paintOwnMelds(canvas, scene, seat, layout, places.melds);
}

function paintOwnMelds(canvas: Canvas, scene: Scene, seat: SeatView, layout: Layout, x: number): void {
  const form = layout.meldForm;
  const bottom = layout.hand.y + 1 + FORM_SIZE[layout.handForm].rows;
  const y = bottom - FORM_SIZE[form].rows;
  const whose = { owner: seat.seat, seats: scene.snapshot.view.seats.length, lit: scene.lit };
  let at = x;
  for (const meld of seat.melds) at = paintMeldBlocks(canvas, at, y, form, meld, whose) - 1 + BETWEEN_MELDS;
}

/** Somebody else's hand: open where it is shown, else from behind. */
function othersHand(view: View, seat: SeatView): HandSlot[] {
  const revealed = revealedHand(view, seat);
  if (revealed !== null) {
    const resting = revealed.resting.map(tile => ({ tile, drawn: false, label: '' }));
    const { apart } = revealed;
    return apart === null ? resting : [...resting, { tile: apart, drawn: true, label: '' }];
  }
  return Array.from({ length: seat.concealedCount }, (_, at) => ({
    tile: BACK,
    drawn: seat.hasDrawn && at === seat.concealedCount - 1,
    label: '',
  }));
}

function toneOf(scene: Scene, slot: HandSlot, barred: boolean, useful: ReadonlySet<number> | null): Tone {
  if (slot.tile === BACK) return 'plain';
  if (useful !== null) return useful.has(slot.tile) ? 'lit' : 'plain';
  if (barred) return 'barred';
  return scene.lit !== null && kindOf(slot.tile) === scene.lit ? 'lit' : 'plain';
}

/** The tiles of the hand that a claim on offer would use. */
function usable({ snapshot: { view } }: Scene): ReadonlySet<number> {
  const tiles = new Set<number>();
  const { lying } = view;
  for (const offer of view.offers) {
    if (offer.kind === 'group') for (const group of offer.groups) for (const tile of group) tiles.add(tile);
    else if (lying !== null && (offer.do === 'pung' || offer.do === 'kong')) tiles.add(lying.tile);
    else if (lying !== null && offer.kind === 'answer') {
      tiles.add(lying.tile);
      if (offer.answers.some(({ fields }) => (fields.jokers ?? 0) > 0)) tiles.add(JOKER);
    }
  }
  return tiles;
}
