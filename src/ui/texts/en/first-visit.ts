import type { Settings } from '../../house.ts';

type Face = NonNullable<Settings['face']>;

const faces: Record<Face, string> = {
  text: 'letters',
  cjk: 'characters',
  glyph: 'pictures',
};

export const firstVisit = {
  title: 'welcome',
  welcome: (name: string) => `Welcome, ${name}.`,
  howTo: [
    'Draw a tile, discard a tile. Four sets and a pair win the hand.',
    'A set is three in a row of one suit, or three or four alike.',
    'Arrows pick a tile, Enter discards it. Everything else shows its key.',
  ],
  whichFace: 'Which of these reads best?',
  faceLater: 'f changes it at any time.',
  lettersOnly: 'This is how tiles look here:',
  lettersMean: 'm characters, p dots, s bamboo; winds; dragons.',
  faces,
  next: 'next',
  anotherName: 'another name',
  ready: 'Ready when you are.',
  playNow: 'Play now against bots',
  playNote: (ruleset: string) => ruleset,
  lookAround: 'Look around the lobby first',
  toTable: (code: string) => `Go to table ${code}`,
  coachPromise: 'In your first hand a line above your tiles says what to do.',
};
