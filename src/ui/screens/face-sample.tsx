import { memo, type ReactNode, useMemo } from 'react';
import { Grid } from '../../terminal/grid.ts';
import { parseTiles } from '../../tiles/notation.ts';
import { GridView } from '../components/grid-view.tsx';
import { sprite } from '../faces/sprite.ts';
import { useSession } from './session-context.ts';
import type { Face } from './session-store.ts';

/** One of each suit, a wind and a dragon. */
const SAMPLE = parseTiles('3m5p7s17z');

/** The same five tiles in a face, as large as in one's hand. */
export const FaceSample = memo(function FaceSample({ face }: { readonly face: Face }): ReactNode {
  const { ascii } = useSession();
  return <GridView grid={useMemo(() => sampleOf(face, ascii), [face, ascii])} />;
});

function sampleOf(face: Face, ascii: boolean): Grid {
  // A face may frame its tiles, and is a row higher then.
  const { columns, rows } = sprite(face, ascii, 'large', 'plain', SAMPLE[0]!);
  const grid = new Grid(SAMPLE.length * (columns + 1), rows);
  SAMPLE.forEach((tile, index) => {
    grid.blit(sprite(face, ascii, 'large', 'plain', tile), index * (columns + 1), 0);
  });
  return grid;
}
