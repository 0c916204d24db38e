import type { Clock } from '../../../terminal/clock.ts';
import type { Grid } from '../../../terminal/grid.ts';
import type { Size } from '../../../terminal/port.ts';
import type { Layer } from '../../../terminal/screen.ts';
import { paintClock } from '../../table/clock.ts';
import { paintTable } from '../../table/paint-table.ts';
import type { Look, Scene } from '../../table/scene.ts';
import type { TableController } from './table-controller.ts';

/**
 * What a session draws of its table. The table is painted again only when its scene, the size or the look is another; what
 * a passing second changes lies over it.
 */
export class TablePicture {
  private painted: {
    readonly scene: Scene;
    readonly size: Size;
    readonly look: Look;
    readonly grid: Grid;
  } | null = null;

  of(
    table: TableController,
    size: Size,
    look: Look,
    clock: Clock,
  ): { readonly base: Grid; readonly layers: readonly Layer[] } {
    const scene = table.scene();
    const { painted } = this;
    const fits =
      painted !== null && painted.scene === scene && painted.look === look && sameSize(painted.size, size);
    const grid = fits ? painted.grid : paintTable(scene, size, look);
    this.painted = { scene, size, look, grid };
    return { base: grid, layers: paintClock(scene, size, look, table.timeLeft(clock.now())) };
  }
}

function sameSize(a: Size, b: Size): boolean {
  return a.columns === b.columns && a.rows === b.rows;
}
