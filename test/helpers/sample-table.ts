import { Grid } from '../../src/terminal/grid.ts';

/*
 * A drawing that resembles a table of 100×30 closely enough to measure with: bars, seat plates, four discard rows, a
 * centre that tells the last discard, a claim bar, a hand of large tiles. It knows no rules.
 */

const FACES = [
  '1m',
  '9●',
  '3‖',
  '西',
  '7m',
  '2‖',
  '8●',
  '5m',
  '4●',
  '中',
  '6●',
  '北',
  '8‖',
  '發',
  '白',
  '南',
];
const SEATS = [
  { name: 'you', wind: '東', x: 4, y: 20, discardsX: 42, discardsY: 16 },
  { name: 'Lin', wind: '南', x: 74, y: 9, discardsX: 76, discardsY: 11 },
  { name: 'Mei ·bot', wind: '西', x: 41, y: 2, discardsX: 42, discardsY: 4 },
  { name: 'Ada', wind: '北', x: 1, y: 9, discardsX: 2, discardsY: 11 },
] as const;
const NUMBERS = '一二三四五六七八九';

/** The table after `turn` discards (each seat in its turn), with the cursor of the hand on `turn % 14`. */
export function sampleTable(turn: number): Grid {
  const grid = new Grid(100, 30, { bg: 'felt' });
  drawBars(grid, turn);
  for (const seat of SEATS.keys()) drawSeat(grid, seat, turn);
  drawCentre(grid, turn);
  drawHand(grid, turn);
  return grid;
}

function drawBars(grid: Grid, turn: number): void {
  grid.fill(0, 0, 100, 1, { bg: 'feltDark' });
  grid.put(1, 0, 'Basic 13  East 2', { fg: 'bright', bold: true });
  grid.put(40, 0, `wall ${String(83 - (turn % 80)).padStart(2)}`, { fg: 'text' });
  grid.put(80, 0, 'table k7fq', { fg: 'muted' });
  grid.put(93, 0, `0:${String(15 - (turn % 15)).padStart(2, '0')}`, { fg: 'gold', bold: true });
  const events = [2, 1, 0].map(
    ago => `${SEATS[(turn + 8 - ago) % 4]!.name} discards ${FACES[(turn + 16 - ago) % 16]}`,
  );
  grid.put(1, 19, events.join(' · '), { fg: 'muted' });
  grid.fill(0, 21, 100, 1, { bg: turn % 3 === 0 ? 'claim' : 'felt' });
  if (turn % 3 === 0) {
    grid.put(2, 21, 'Claim', { fg: 'gold', bold: true });
    grid.put(12, 21, ' c ', { fg: 'ink', bg: 'gold', bold: true });
    grid.put(16, 21, 'chow', { fg: 'text' });
    grid.put(30, 21, ' p ', { fg: 'ink', bg: 'gold', bold: true });
    grid.put(34, 21, 'pung', { fg: 'text' });
    grid.put(42, 21, ' space ', { fg: 'ink', bg: 'gold', bold: true });
    grid.put(50, 21, 'pass', { fg: 'text' });
  }
  grid.put(1, 29, '←→ choose  Enter discard  w win  k kong  h hint  t chat  ? help', { fg: 'muted' });
}

function drawSeat(grid: Grid, seat: number, turn: number): void {
  const { name, wind, x, y, discardsX, discardsY } = SEATS[seat]!;
  const acts = turn % 4 === seat;
  grid.put(x, y, ` ${wind} `, acts ? { fg: 'ink', bg: 'gold' } : { fg: 'bright', bg: 'panel' });
  grid.put(x + 4, y, name, acts ? { fg: 'bright', bold: true } : { fg: 'text' });
  grid.put(x + 16, y, String(25_000 + seat * 700).padStart(6), { fg: 'text' });
  if (seat > 0) grid.put(x, y + 1, '█'.repeat(13), { fg: 'back' });
  const count = Math.min(18, Math.floor((turn + 3 - seat) / 4) + 1);
  for (let index = 0; index < count; index++) {
    const face = FACES[(index * 5 + seat * 3) % FACES.length]!;
    const newest = acts && index === count - 1;
    const bg = newest ? 'ivoryLit' : index % 3 === 1 ? 'ivoryDim' : 'ivory';
    const tileX = discardsX + (index % 6) * 3;
    grid.put(tileX, discardsY + Math.floor(index / 6), face, { fg: face.endsWith('m') ? 'red' : 'ink', bg });
    if (face.endsWith('‖')) grid.restyle(tileX + 1, discardsY + Math.floor(index / 6), 1, 1, { fg: 'green' });
  }
}

function drawCentre(grid: Grid, turn: number): void {
  grid.fill(40, 9, 20, 4, { bg: 'panel' });
  grid.put(43, 10, `${SEATS[turn % 4]!.name} discards`, { fg: 'muted' });
  grid.put(56, 10, FACES[turn % 16]!, { fg: 'ink', bg: 'ivoryLit' });
  const left = 14 - (turn % 15);
  grid.put(43, 11, '━'.repeat(left), { fg: 'gold' });
  grid.put(43 + left, 11, '━'.repeat(14 - left), { fg: 'track' });
}

function drawHand(grid: Grid, turn: number): void {
  for (let index = 0; index < 14; index++) {
    const x = 20 + index * 4 + (index === 13 ? 2 : 0);
    const y = turn % 14 === index ? 22 : 23;
    grid.fill(x, y, 3, 4, { bg: index % 5 === turn % 5 ? 'ivoryLit' : 'ivory' });
    grid.put(x + 1, y, NUMBERS[index % 9]!.slice(0, 1), { fg: 'ink', bold: true });
    grid.put(x, y + 1, ['萬', '筒', '索'][index % 3]!, {
      fg: (['red', 'blue', 'green'] as const)[index % 3]!,
    });
    grid.restyle(x, y + 3, 3, 1, { fg: 'edge', underline: true });
    grid.put(x + 1, 28, '1234567890-=\\d'[index]!, { fg: 'muted' });
  }
}
