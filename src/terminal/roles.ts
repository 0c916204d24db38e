/**
 * The colour roles that painters and screens may name; what a role looks like is a theme's business (theme.ts).
 * A cell stores a role as its index in this list, in eight bits: add new ones at the end, at most 254 in all.
 */
export const ROLES = [
  'default', // the ground and the letters of the theme
  'felt', // the table's cloth
  'feltDark', // the bar at the top, anything that recedes
  'panel', // a raised surface on the cloth: seat plates, the centre, dialogs
  'panelLit', // the same where it is selected
  'ivory', // the face of a tile
  'ivoryLit', // a tile that is live: last discard, same kind as under the cursor
  'ivoryDim', // a tile that tells less: discarded as drawn, already claimed
  'edge', // the lower and right edge of a tile
  'back', // a tile seen from behind
  'gold', // what is live: the player to act, the clock, keys to press
  'claim', // the ground of the claim bar
  'ink', // dark print on ivory and gold
  'inkDim', // faded print on ivory
  'red', // red print on ivory: red five, red dragon, characters
  'green', // green print on ivory: bamboo, green dragon
  'blue', // blue print on ivory: dots, white dragon
  'redLit', // red, green and blue that read on dark cloth
  'greenLit',
  'blueLit',
  'text', // ordinary words
  'bright', // words that matter now
  'muted', // words in the background, frames, legends
  'track', // the spent part of a shrinking rule
  'good', // gains, ready, yes
  'warn', // losses, danger, no
] as const;

export type Role = (typeof ROLES)[number];

const indexOf = new Map<string, number>(ROLES.map((role, index) => [role, index]));

/** The index of a role in `ROLES`. */
export function roleIndex(role: Role): number {
  return indexOf.get(role) ?? 0;
}
