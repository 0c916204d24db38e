import type { Seat } from '../../game/state.ts';
import type { Canvas } from './canvas.ts';
import { type Side, sideOf } from './layout.ts';
import { lookedFrom, nameAt } from './people.ts';
import type { Scene } from './scene.ts';

const TOWARDS: Readonly<Record<Side, number>> = { bottom: 0, right: 1, top: 2, left: 3 };

/** The sign that points from the viewer to a seat. */
export function arrowTo({ signs }: Canvas, seat: Seat, viewer: Seat, seats: number): string {
  return signs.towards[TOWARDS[sideOf(seat, viewer, seats)]]!;
}

/** Where tiles go: an arrow and who sits there. */
export function directionTo(canvas: Canvas, { snapshot }: Scene, seat: Seat): string {
  const arrow = arrowTo(canvas, seat, lookedFrom(snapshot), snapshot.view.seats.length);
  return `${arrow} ${nameAt(snapshot, seat, canvas.texts)}`;
}
