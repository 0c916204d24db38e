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

/** The cloth of a mahjong table, the tiles ivory, what is live in gold. */
export const felt: Theme = {
  name: 'felt',
  letters: 'text',
  ground: 'felt',
  looks: {
    felt: { rgb: '#0e2a22', ansi: [0, 0] },
    feltDark: { rgb: '#0a1d18', ansi: [0, 0] },
    panel: { rgb: '#12352b', ansi: [8, 0] },
    panelLit: { rgb: '#1d4a3c', ansi: [8, 8], mono: [0, INVERSE] },
    ivory: { rgb: '#f2e9d0', ansi: [15, 7], mono: [0, INVERSE] },
    ivoryLit: { rgb: '#fff6c0', of256: 228, ansi: [15, 11], mono: [BOLD, INVERSE | BOLD | UNDERLINE] },
    ivoryDim: { rgb: '#b8ae98', ansi: [7, 7], mono: [DIM, INVERSE | DIM] },
    edge: { rgb: '#c9b98f', of256: 180, ansi: [3, 8], mono: [DIM, 0] },
    back: { rgb: '#2f7d5b', of256: 29, ansi: [2, 2], mono: [DIM, INVERSE | DIM] },
    gold: { rgb: '#e8c15a', ansi: [11, 3], mono: [BOLD, INVERSE | BOLD] },
    claim: { rgb: '#3a2a14', of256: 58, ansi: [3, 8] },
    ink: { rgb: '#22303a', ansi: [0, 0] },
    inkDim: { rgb: '#6b6a5e', ansi: [8, 8], mono: [DIM, 0] },
    red: { rgb: '#b3261e', of256: 124, ansi: [1, 1] },
    green: { rgb: '#1d6b3a', of256: 22, ansi: [2, 2] },
    blue: { rgb: '#1f4e9c', ansi: [4, 4] },
    redLit: { rgb: '#f0827a', ansi: [9, 1] },
    greenLit: { rgb: '#8fd6a5', ansi: [10, 2] },
    blueLit: { rgb: '#8fb4ea', ansi: [12, 4] },
    text: { rgb: '#c9d6cc', ansi: [7, 7] },
    bright: { rgb: '#ffffff', ansi: [15, 7], mono: [BOLD, INVERSE | BOLD] },
    muted: { rgb: '#6f8f80', ansi: [8, 8], mono: [DIM, 0] },
    track: { rgb: '#2a4a40', ansi: [8, 8], mono: [DIM, 0] },
    good: { rgb: '#8fd6a5', ansi: [10, 2], mono: [BOLD, 0] },
    warn: { rgb: '#f0a35e', ansi: [11, 3], mono: [BOLD, 0] },
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
    ivoryLit: { rgb: '#ffff5f', ansi: [15, 11], mono: [BOLD, INVERSE | BOLD | UNDERLINE] },
    ivoryDim: { rgb: '#bcbcbc', ansi: [7, 7], mono: [DIM, INVERSE | DIM] },
    back: { rgb: '#008700', ansi: [2, 2], mono: [DIM, INVERSE | DIM] },
    gold: { rgb: '#ffd700', ansi: [11, 3], mono: [BOLD, INVERSE | BOLD] },
    claim: { rgb: '#3a2a00', ansi: [3, 8] },
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
