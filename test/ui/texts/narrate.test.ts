import { describe, expect, it } from 'vitest';
import { type GameEvent, redact } from '../../../src/game/event.ts';
import type { Meld } from '../../../src/game/state.ts';
import { parseTile, parseTiles } from '../../../src/tiles/notation.ts';
import { narrate } from '../../../src/ui/texts/narrate.ts';
import { textsFor } from '../../../src/ui/texts/texts.ts';
import { discarded, testWords } from '../../helpers/scenes.ts';

const names = ['Noa', 'Lin', 'Mei', 'Ada'];

/** What the seat (null: a spectator) is told of an event, as far as it may know it. */
function told(event: GameEvent, viewer: number | null = 0): string | null {
  const known = redact(event, viewer);
  return known === null ? null : narrate(known, { texts: textsFor('en'), words: testWords, viewer, names });
}

const drew: GameEvent = {
  type: 'drew',
  seat: 2,
  source: 'wall',
  arrival: 'draw',
  own: { tile: parseTile('5p') },
};
const melded = (seat: number, meld: Partial<Meld> & Pick<Meld, 'kind' | 'tiles'>): GameEvent => ({
  type: 'melded',
  seat,
  meld: { concealed: false, added: false, from: null, claimed: null, ...meld },
});

describe('what happened, in words', () => {
  it('names who discards what', () => {
    expect(told(discarded(2, '5p'))).toBe('Mei discards 5 dots');
    expect(told(discarded(2, '5p', true))).toBe('Mei draws and discards 5 dots');
  });

  it('says you to whom it is told', () => {
    expect(told(discarded(2, '5p'), 2)).toBe('You discard 5 dots');
  });

  it('tells a draw to nobody but who drew', () => {
    expect(told(drew, 2)).toBe('You draw 5 dots');
    expect(told(drew, 0)).toBeNull();
    expect(told(drew, null)).toBeNull();
  });

  it('tells that a replacement was drawn, its tile only to who drew it', () => {
    const replacement: GameEvent = { ...drew, source: 'tail', arrival: 'replacement' };
    expect(told(replacement, 0)).toBe('Mei draws a replacement');
    expect(told(replacement, 2)).toBe('You draw a replacement, 5 dots');
  });

  it('tells calls with their tiles', () => {
    expect(
      told(melded(3, { kind: 'pung', tiles: parseTiles('777z'), from: 1, claimed: parseTile('7z') })),
    ).toBe('Ada calls pung, red dragon');
    expect(
      told(melded(0, { kind: 'chow', tiles: parseTiles('234s'), from: 3, claimed: parseTile('3s') })),
    ).toBe('You call chow, 2 3 4 bamboo');
    const kong = parseTiles('5555p');
    expect(told(melded(1, { kind: 'kong', tiles: kong, from: 0, claimed: kong[0]! }))).toBe(
      'Lin calls kong, 5 dots',
    );
  });

  it('tells a kong of one’s own tiles once, when it is declared', () => {
    const tile = parseTile('5p');
    expect(told({ type: 'kong-declared', seat: 1, tile, kong: 'added' })).toBe(
      'Lin adds 5 dots to a pung, for a kong',
    );
    expect(told({ type: 'kong-declared', seat: 1, tile, kong: 'concealed' }, 1)).toBe(
      'You lay down a concealed kong, 5 dots',
    );
    expect(told(melded(1, { kind: 'kong', tiles: parseTiles('5555p'), concealed: true }))).toBeNull();
  });

  it('does not tell the tiles of a hidden kong to anybody but its owner', () => {
    const hidden: GameEvent = {
      type: 'kong-declared',
      seat: 1,
      tile: null,
      kong: 'concealed',
      own: { tile: parseTile('5p') },
    };
    expect(told(hidden, 0)).toBe('Lin lays down a concealed kong');
    expect(told(hidden, 1)).toBe('You lay down a concealed kong, 5 dots');
  });

  it('says a marked discard in the ruleset’s words', () => {
    expect(told({ ...discarded(2, '5p'), mark: 'riichi' } as GameEvent)).toBe(
      'Mei declares riichi with 5 dots',
    );
  });

  it('tells wins from each side', () => {
    const win: GameEvent = {
      type: 'won',
      seat: 1,
      from: 0,
      tile: parseTile('5p'),
      by: 'discard',
      score: { value: 1, patterns: [] },
    };
    expect(told(win, 0)).toBe('Lin wins on your 5 dots');
    expect(told(win, 1)).toBe('You win on 5 dots from Noa');
    expect(told(win, 2)).toBe('Lin wins on 5 dots from Noa');
    expect(told({ ...win, from: null, by: 'self-draw' }, 2)).toBe('Lin wins with a drawn tile, 5 dots');
  });

  it('tells who pays whom', () => {
    const paid: GameEvent = { type: 'paid', from: 3, to: 0, amount: 1_300, reason: 'win' };
    expect(told(paid, 0)).toBe('Ada pays you 1,300');
    expect(told(paid, 3)).toBe('You pay Noa 1,300');
    expect(told(paid, 1)).toBe('Ada pays Noa 1,300');
  });

  it('tells an exchange in full only to who took part', () => {
    const exchange: GameEvent = {
      type: 'exchanged',
      seat: 2,
      count: 3,
      to: 3,
      from: 1,
      own: { gave: { tiles: parseTiles('123m') }, got: { tiles: parseTiles('456p') } },
    };
    expect(told(exchange, 2)).toBe('You give 1 2 3 characters and get 4 5 6 dots');
    expect(told(exchange, 0)).toBe('Mei passes 3 tiles to Ada');
  });
});

describe('what is never told', () => {
  const silent: readonly GameEvent[] = [
    { type: 'window-opened', from: 1, tile: 3, cause: 'discard', secret: { asked: [0, 2] } },
    { type: 'answered', only: 0, command: { seat: 0, do: 'pass' } },
    { type: 'answered', only: 0, command: { seat: 0, do: 'pung' } },
    { type: 'window-closed' },
    { type: 'choice-closed' },
    { type: 'turned', seat: 1, arrival: 'draw' },
  ];

  it.each([0, 1, null])('that somebody was asked, answered or passed (to %s)', viewer => {
    for (const event of silent) expect(told(event, viewer)).toBeNull();
  });
});
