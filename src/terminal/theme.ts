import type { Role } from './roles.ts';
import { BOLD, DIM, INVERSE, UNDERLINE } from './style.ts';

/** What a client's terminal can show. `mono` has attributes only: bold, dim, underline, inverse. */
export type ColorDepth = 'truecolor' | '256' | '16' | 'mono';

/** How one role looks at every depth. */
export interface RoleLook {
  readonly rgb: string;
  /** Among 256 colours, where the nearest to `rgb` would lose what matters. */
  readonly of256?: number;
  /** ANSI colours 0–15 as letters and as ground. */
  readonly ansi: readonly [letters: number, ground: number];
  /** Attribute bits that say the same without colour, as letters and as ground. */
  readonly mono?: readonly [letters: number, ground: number];
}

export interface Theme {
  readonly name: string;
  /** What the role `default` stands for. */
  readonly letters: Role;
  readonly ground: Role;
  readonly looks: Readonly<Record<Exclude<Role, 'default'>, RoleLook>>;
}

/**
 * The cloth of a mahjong table, the tiles ivory, what is live in gold. Among 256 colours there is no dark green that is
 * not garish and no ivory that is not lemon: there the cloth is nearly black, its letters are green, the tiles white.
 */
export const felt: Theme = {
  name: 'felt',
  letters: 'text',
  ground: 'felt',
  looks: {
    felt: { rgb: '#0e2a22', of256: 233, ansi: [0, 0] },
    feltDark: { rgb: '#0a1d18', of256: 232, ansi: [0, 0] },
    panel: { rgb: '#12352b', of256: 235, ansi: [8, 0] },
    panelLit: { rgb: '#1d4a3c', of256: 238, ansi: [8, 8], mono: [0, INVERSE] },
    ivory: { rgb: '#f2e9d0', of256: 255, ansi: [15, 7], mono: [0, INVERSE] },
    ivoryLit: { rgb: '#fff6c0', of256: 222, ansi: [15, 15], mono: [BOLD, INVERSE | BOLD | UNDERLINE] },
    ivoryDim: { rgb: '#b8ae98', of256: 248, ansi: [7, 7], mono: [DIM, INVERSE | DIM] },
    edge: { rgb: '#c9b98f', of256: 144, ansi: [3, 8], mono: [DIM, 0] },
    back: { rgb: '#2f7d5b', of256: 65, ansi: [2, 2], mono: [DIM, INVERSE | DIM] },
    gold: { rgb: '#e8c15a', of256: 221, ansi: [11, 3], mono: [BOLD, INVERSE | BOLD] },
    claim: { rgb: '#3a2a14', of256: 94, ansi: [3, 8] },
    ink: { rgb: '#22303a', of256: 235, ansi: [0, 0] },
    inkDim: { rgb: '#6b6a5e', of256: 241, ansi: [8, 8], mono: [DIM, 0] },
    red: { rgb: '#b3261e', of256: 124, ansi: [1, 1] },
    green: { rgb: '#1d6b3a', of256: 22, ansi: [2, 2] },
    blue: { rgb: '#1f4e9c', of256: 25, ansi: [4, 4] },
    redLit: { rgb: '#f0827a', of256: 210, ansi: [9, 1] },
    greenLit: { rgb: '#8fd6a5', of256: 115, ansi: [10, 2] },
    blueLit: { rgb: '#8fb4ea', of256: 110, ansi: [12, 4] },
    text: { rgb: '#c9d6cc', of256: 252, ansi: [7, 7] },
    bright: { rgb: '#ffffff', of256: 231, ansi: [15, 7], mono: [BOLD, INVERSE | BOLD] },
    muted: { rgb: '#6f8f80', of256: 65, ansi: [8, 8], mono: [DIM, 0] },
    track: { rgb: '#2a4a40', of256: 238, ansi: [8, 8], mono: [DIM, 0] },
    good: { rgb: '#8fd6a5', of256: 115, ansi: [10, 2], mono: [BOLD, 0] },
    warn: { rgb: '#f0a35e', of256: 215, ansi: [11, 3], mono: [BOLD, 0] },
  },
};

/** Black ground, white letters, no middle tones: for poor displays and tired eyes. */
export const contrast: Theme = {
  name: 'contrast',
  letters: 'bright',
  ground: 'felt',
  looks: {
    ...felt.looks,
    felt: { rgb: '#000000', ansi: [0, 0] },
    feltDark: { rgb: '#000000', ansi: [0, 0] },
    panel: { rgb: '#1c1c1c', ansi: [8, 0] },
    panelLit: { rgb: '#444444', ansi: [8, 8], mono: [0, INVERSE] },
    ivory: { rgb: '#ffffff', ansi: [15, 7], mono: [0, INVERSE] },
    ivoryLit: { rgb: '#ffff5f', ansi: [15, 15], mono: [BOLD, INVERSE | BOLD | UNDERLINE] },
    ivoryDim: { rgb: '#bcbcbc', ansi: [7, 7], mono: [DIM, INVERSE | DIM] },
    back: { rgb: '#008700', ansi: [2, 2], mono: [DIM, INVERSE | DIM] },
    gold: { rgb: '#ffd700', ansi: [11, 3], mono: [BOLD, INVERSE | BOLD] },
    claim: { rgb: '#3a2a00', of256: 94, ansi: [3, 8] },
    ink: { rgb: '#000000', ansi: [0, 0] },
    red: { rgb: '#af0000', ansi: [1, 1] },
    green: { rgb: '#005f00', ansi: [2, 2] },
    blue: { rgb: '#0000af', ansi: [4, 4] },
    text: { rgb: '#ffffff', ansi: [15, 7] },
    muted: { rgb: '#b2b2b2', ansi: [7, 8], mono: [DIM, 0] },
  },
};

/** Every theme by its name. */
export const THEMES: readonly Theme[] = [felt, contrast];
