import { expect, test } from 'vitest';
import type { Win } from '../../../src/game/state.ts';
import type { SeatView, View } from '../../../src/game/view.ts';
import { toText } from '../../../src/terminal/grid-text.ts';
import { formatTiles, parseTile } from '../../../src/tiles/notation.ts';
import { paintTable } from '../../../src/ui/table/paint-table.ts';
import { revealedHand } from '../../../src/ui/table/revealed-hand.ts';
import { hand, look, seatView, settledScene, spectatorScene } from '../../helpers/scenes.ts';

function revealed(given: Partial<SeatView>, win: Pick<Win, 'tile' | 'by'> | null) {
  const { view } = settledScene().snapshot;
  const wins = win === null ? [] : [{ ...view.wins[0]!, ...win }];
  const shown = revealedHand({ ...view, wins } satisfies View, seatView(1, given))!;
  return {
    resting: formatTiles(shown.resting),
    apart: shown.apart === null ? null : formatTiles([shown.apart]),
    hasWon: shown.hasWon,
  };
}

const unsorted = '9s19m777z456p23s55p';

test('a hand that is shown is sorted', () => {
  expect(revealed(hand(unsorted), null)).toEqual({
    resting: '19m45556p239s777z',
    apart: null,
    hasWon: false,
  });
});

test('the tile that another discarded lies apart behind it', () => {
  const won = revealed(hand(unsorted), { tile: parseTile('5p'), by: 'discard' });
  expect(won).toEqual({ resting: '19m45556p239s777z', apart: '5p', hasWon: true });
});

test('the winning tile of a self-draw is taken out of the hand', () => {
  const drawn = revealed(hand(unsorted, '3p'), { tile: parseTile('3p'), by: 'self-draw' });
  expect(drawn).toEqual({ resting: '19m45556p239s777z', apart: '3p', hasWon: true });
  // A hand that was complete as it was dealt has drawn nothing.
  const dealt = revealed(hand(`3p${unsorted}`), { tile: parseTile('3p'), by: 'self-draw' });
  expect(dealt).toEqual(drawn);
});

test('a tile that a mark of the seat shows already is not shown twice', () => {
  const marked = { ...hand(unsorted), marks: [{ id: 'won', tile: parseTile('5p') }] };
  expect(revealed(marked, { tile: parseTile('5p'), by: 'discard' }).apart).toBeNull();
});

test('a hand that nobody may see is none', () => {
  expect(revealedHand(settledScene().snapshot.view, seatView(1))).toBeNull();
});

test('on the table the winning tile is set apart, for players and for who looks on', () => {
  const { snapshot } = settledScene();
  const text = (scene = settledScene()): string =>
    toText(paintTable(scene, { columns: 80, rows: 24 }, look('text')));
  expect(text()).toMatch(/2p3p4p4p5p5p6pRdRdRd 5p/);
  const seats = snapshot.view.seats.map(seat =>
    seat.seat === 0 ? seatView(0, hand('9s19m777z456p23s55p', '3p')) : seat,
  );
  const wins = [{ ...snapshot.view.wins[0]!, seat: 0, tile: parseTile('3p'), by: 'self-draw' as const }];
  const watched = { ...snapshot, seat: null, view: { ...snapshot.view, seat: null, seats, wins } };
  expect(text({ ...spectatorScene(), snapshot: watched })).toMatch(/│Rd│ {3}│p │/);
});
