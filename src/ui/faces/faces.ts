import { cjkFace } from './cjk-face.ts';
import type { Face, FaceName } from './face.ts';
import { glyphFace } from './glyph-face.ts';
import { textFace } from './text-face.ts';

/** Every face by its name. A new one is a file and a line here. */
export const FACES: Readonly<Record<FaceName, Face>> = { text: textFace, cjk: cjkFace, glyph: glyphFace };

/** The faces in the order in which a key goes through them. */
export const FACE_NAMES: readonly FaceName[] = ['cjk', 'text', 'glyph'];

export function nextFace(face: FaceName): FaceName {
  return FACE_NAMES[(FACE_NAMES.indexOf(face) + 1) % FACE_NAMES.length]!;
}
