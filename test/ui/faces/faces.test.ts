import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../src/terminal/glyphs.ts';
import { toText } from '../../../src/terminal/grid-text.ts';
import { tileName } from '../../../src/tiles/notation.ts';
import { kindOf, RED, RED_FIVE, TILES, type Tile } from '../../../src/tiles/tile.ts';
import { FORM_SIZE, type TileForm } from '../../../src/ui/faces/face.ts';
import { FACE_NAMES, FACES, nextFace } from '../../../src/ui/faces/faces.ts';
import { BACK, sprite } from '../../../src/ui/faces/sprite.ts';

const forms: readonly TileForm[] = ['small', 'medium', 'large', 'pips'];
const allTiles: readonly Tile[] = Array.from({ length: TILES }, (_, tile) => tile);
const ways = FACE_NAMES.flatMap(face => forms.map(form => ({ face, form })));

describe.each(ways)('the $face face, $form', ({ face, form }) => {
  const { columns, rows } = FORM_SIZE[form];

  it('prints every tile within its block', () => {
    for (const tile of allTiles) {
      for (const print of FACES[face][form](tile)) {
        const where = `${tileName(tile)}: ${JSON.stringify(print)}`;
        expect(print.x, where).toBeGreaterThanOrEqual(0);
        expect(print.x + textWidth(print.text), where).toBeLessThanOrEqual(columns);
        expect(print.y, where).toBeLessThan(rows);
      }
    }
  });

  it('gives every tile, and its back, a block of the same size', () => {
    const sizes = [...allTiles, BACK].map(tile => {
      const block = sprite(face, false, form, 'plain', tile);
      return `${block.columns}x${block.rows}`;
    });
    expect(new Set(sizes).size).toBe(1);
  });

  it('fills the whole width of each block, so that rows of tiles line up', () => {
    for (const tile of allTiles) {
      const block = sprite(face, false, form, 'plain', tile);
      const lines = toText(block).split('\n');
      for (const line of lines) expect(textWidth(line), tileName(tile)).toBeLessThanOrEqual(columns);
    }
  });

  it('tells any two tiles apart by their letters alone', () => {
    const seen = new Map<string, Tile>();
    for (const tile of allTiles) {
      const print = toText(sprite(face, false, form, 'plain', tile));
      expect(seen.get(print), tileName(tile)).toBeUndefined();
      seen.set(print, tile);
    }
  });

  it('marks a red five in letters, not by its ink alone', () => {
    for (let tile = RED_FIVE; tile < TILES; tile++) {
      const red = toText(sprite(face, false, form, 'plain', tile));
      expect(red).not.toBe(toText(sprite(face, false, form, 'plain', kindOf(tile))));
    }
  });
});

describe('tiles for a client that shows ASCII alone', () => {
  it.each(forms)('need nothing else, %s', form => {
    for (const tile of [...allTiles, BACK]) {
      expect(toText(sprite('cjk', true, form, 'plain', tile))).toMatch(/^[\x20-\x7e\n]*$/);
    }
  });
});

describe('the glyph face', () => {
  it('has no variation selector, which some terminals count as a cell', () => {
    for (const form of forms) {
      for (const tile of allTiles) {
        expect(toText(sprite('glyph', false, form, 'plain', tile))).not.toMatch(/[\ufe0e\ufe0f]/);
      }
    }
  });

  it('gives the wide red dragon the same two cells as its sisters', () => {
    expect(sprite('glyph', false, 'small', 'plain', RED).cell(0, 0).width).toBe(2);
    expect(sprite('glyph', false, 'small', 'plain', 0).cell(0, 0).width).toBe(2);
  });
});

describe('what a tile tells beside its face', () => {
  it('is struck out where it was claimed', () => {
    expect(sprite('cjk', false, 'small', 'gone', 0).cell(0, 0).style.strike).toBe(true);
  });

  it('is underlined where it was claimed for a meld', () => {
    expect(sprite('cjk', false, 'small', 'claimed', 0).cell(0, 0).style.underline).toBe(true);
  });
});

it('goes through all faces with one key and comes back', () => {
  const first = FACE_NAMES[0]!;
  const round = FACE_NAMES.map((_, times) =>
    FACE_NAMES.slice(0, times).reduce(face => nextFace(face), first),
  );
  expect(new Set(round).size).toBe(FACE_NAMES.length);
  expect(nextFace(round.at(-1)!)).toBe(first);
});
