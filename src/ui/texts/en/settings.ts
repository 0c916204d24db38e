export const settings = {
  title: 'Settings',
  face: 'Tiles',
  theme: 'Colours',
  bell: 'Bell on your turn',
  coach: 'A line of advice',
  sorted: 'Keep the hand sorted',
  on: 'on',
  off: 'off',
  themes: { felt: 'felt', contrast: 'high contrast' } as Readonly<Record<string, string>>,
  guest: 'Without a key these are kept for this visit only.',
  keys: { move: 'move', change: 'change', back: 'back' },
};
