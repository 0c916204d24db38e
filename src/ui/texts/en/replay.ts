/** What the screen of a recorded match says. */
export const replay = {
  where: (slots: { move: number; moves: number; hand: number; hands: number; who: string }): string =>
    `Move ${slots.move} of ${slots.moves} · hand ${slots.hand} of ${slots.hands} · seen from ${slots.who}`,
  whereOpen: (slots: { move: number; moves: number; hand: number; hands: number; who: string }): string =>
    `Move ${slots.move} of ${slots.moves} · hand ${slots.hand} of ${slots.hands} · seen from ${slots.who} · all hands open`,
  keys: '← → step   ↑ ↓ hand   Home End   Tab seat   o open hands   f face   q quit',
  keysPlain: 'left right step   up down hand   Home End   Tab seat   o open hands   f face   q quit',
};
