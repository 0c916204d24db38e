import type { Clock } from '../../../terminal/clock.ts';
import type { Grid } from '../../../terminal/grid.ts';
import type { Size } from '../../../terminal/port.ts';
import type { Layer } from '../../../terminal/screen.ts';
import { paintClock } from '../../table/clock.ts';
import { paintTable } from '../../table/paint-table.ts';
import { paintRanking } from '../../table/ranking.ts';
import type { Look, Scene } from '../../table/scene.ts';
import { paintSettlement } from '../../table/settlement.ts';
import type { CardName } from './card-watch.ts';
import type { TableController } from './table-controller.ts';

/** Everything that the painted part of a picture depends on. */
interface Subject {
  readonly scene: Scene;
  readonly card: CardName | null;
  readonly size: Size;
  readonly look: Look;
}

/**
 * What a session draws of its table. It is painted again only when the scene, the card over it, the size or the look is another;
 * what a passing second changes lies over it. All is painted on one grid, which is good until the next is asked for: a new one
 * for every update of every session is what most often made the collector stop them all.
 */
export class TablePicture {
  private subject: Subject | null = null;
  private base: Grid | null = null;
  private card: Layer | null = null;

  of(
    table: TableController,
    size: Size,
    look: Look,
    clock: Clock,
  ): { readonly base: Grid; readonly layers: readonly Layer[] } {
    const subject = { scene: table.scene(), card: table.card(), size, look };
    const base = this.base !== null && isSame(this.subject, subject) ? this.base : this.paint(subject);
    const clocks = paintClock(subject.scene, size, look, table.timeLeft(clock.now()));
    return { base, layers: this.card === null ? clocks : [this.card, ...clocks] };
  }

  private paint(subject: Subject): Grid {
    // What is painted over is nothing to show until all of it is there.
    this.subject = null;
    const { scene, card, size, look } = subject;
    const base = paintTable(scene, size, look, this.base ?? undefined);
    if (card === null) this.card = null;
    else
      this.card = card === 'ranking' ? paintRanking(scene, size, look) : paintSettlement(scene, size, look);
    this.subject = subject;
    this.base = base;
    return base;
  }
}

function isSame(a: Subject | null, b: Subject): boolean {
  if (a === null || a.scene !== b.scene || a.card !== b.card || a.look !== b.look) return false;
  return a.size.columns === b.size.columns && a.size.rows === b.size.rows;
}
