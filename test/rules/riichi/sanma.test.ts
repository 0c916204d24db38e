import { describe, expect, test } from 'vitest';
import { does, patternsOf, refused, STOP, sanma } from './hands.ts';

describe('D3.1: laying a North aside', () => {
  test('on the first turn too: a replacement, no rinshan, a closed hand, 1 han', () => {
    const answer = sanma({
      wall: '9p4z',
      tail: '8p',
      commands: does('east discard 9p', 'south north', 'south win'),
    });
    expect(patternsOf(answer)).toEqual(['menzen-tsumo', 'nuki-dora', 'pinfu', 'tanyao']);
    expect(answer.wins[0]).toMatchObject({ value: 3900 });
  });

  test('the live wall shrinks by one, the dead wall stays whole', () => {
    const answer = sanma({ wall: '4z', commands: [...does('east north'), STOP], as: 'east' });
    expect(answer.view).toMatchObject({ wall: 108 - 39 - 14 - 1 - 1 });
    expect(answer.events.map(({ type }) => type).slice(-4)).toEqual([
      'bonus-laid',
      'window-closed',
      'drew',
      'dead-wall-filled',
    ]);
  });

  test('another may follow out of the replacement', () => {
    const answer = sanma({
      wall: '4z',
      tail: '4z',
      commands: [...does('east north', 'east north'), STOP],
      as: 'east',
    });
    expect(answer.view).toMatchObject({ seats: [{ bonus: ['4z', '4z'] }, { bonus: [] }, { bonus: [] }] });
  });

  test('not right after a pung', () => {
    const answer = sanma({
      hands: { south: '2346p22345678s4z' },
      wall: '9p',
      commands: [...does('east discard 2s', 'south pung'), refused('south north'), STOP],
    });
    expect(answer.legal?.south).not.toContain('north');
  });

  test('not with an empty live wall', () => {
    const answer = sanma({ hands: { west: '19m258p36s123456z' }, commands: [{ draws: 0 }, STOP] });
    expect(answer.legal?.west ?? answer.legal?.east ?? answer.legal?.south).not.toContain('north');
  });

  test('the last live tile taken this way is haitei', () => {
    // West's last turn leaves one live tile, which goes over to the dead wall for the North.
    const answer = sanma({
      hands: { west: '123456p45699s14z' },
      wall: `${'?'.repeat(53)}1z`,
      tail: '9s',
      commands: [{ draws: 1 }, ...does('west north', 'west win')],
    });
    expect(patternsOf(answer)).toEqual(['haitei', 'menzen-tsumo', 'nuki-dora']);
  });
});

describe('D3.2: what it ends', () => {
  test('ippatsu, for everybody', () => {
    const answer = sanma({
      wall: '9p9p4z',
      tail: '9s',
      commands: does('east discard 9p', 'south riichi 9p', 'west north', 'west discard 8p', 'south win'),
    });
    expect(patternsOf(answer)).toEqual(['double-riichi', 'pinfu', 'tanyao']);
  });

  test('what belongs to first turns: double riichi, the earthly hand, nine kinds', () => {
    const riichi = sanma({
      wall: '4z9p',
      tail: '9p',
      commands: does('east north', 'east discard 9p', 'south riichi 9p', 'west discard 8p', 'south win'),
    });
    expect(patternsOf(riichi)).toEqual(['ippatsu', 'pinfu', 'riichi', 'tanyao']);
    const drawn = sanma({
      wall: '4z8p',
      tail: '9p',
      commands: does('east north', 'east discard 9p', 'south win'),
    });
    expect(patternsOf(drawn)).not.toContain('chiihou');
    const nine = sanma({
      hands: { south: '19m19p19s1235677z' },
      wall: '4z9p',
      tail: '9p',
      commands: [...does('east north', 'east discard 9p'), refused('south nine-kinds'), STOP],
    });
    expect(nine.ended).toBeNull();
  });
});

describe('D3.3: in riichi', () => {
  test('only a North just drawn is laid aside', () => {
    const later = sanma({
      hands: { south: '23467p345678s44z' },
      wall: '9p9p9s9m4z',
      commands: [...does('east discard 9p', 'south riichi 9p', 'west discard 9s', 'east discard 9m'), STOP],
    });
    expect(later.legal?.south).toContain('north');
    const other = sanma({
      hands: { south: '23467p345678s44z' },
      wall: '9p9p9s9m1p',
      commands: [...does('east discard 9p', 'south riichi 9p', 'west discard 9s', 'east discard 9m'), STOP],
    });
    expect(other.legal?.south).not.toContain('north');
  });
});

describe('D3.4: robbing a North', () => {
  const orphans = '19m19p19s1235677z';
  test('is for thirteen orphans', () => {
    const answer = sanma({
      hands: { south: orphans },
      wall: '4z',
      commands: does('east north', 'south win'),
    });
    expect(answer.wins).toMatchObject([
      { seat: 'south', from: 'east', tile: '4z', yakuman: 1, value: 32_000 },
    ]);
  });

  test('no other hand that waits for North may, nor is it furiten for it', () => {
    const answer = sanma({
      hands: { south: '234567p345678s4z' },
      wall: '4z9p9s',
      tail: '9m',
      commands: [
        ...does('east north'),
        refused('south win 4z'),
        ...does('east discard 9m', 'south discard 9p', 'west discard 9s'),
        STOP,
      ],
    });
    expect(answer.events.some(({ name }) => name === 'passed-win')).toBe(false);
  });

  test('declining makes furiten', () => {
    const answer = sanma({
      hands: { south: orphans },
      wall: '4z',
      tail: '4z',
      commands: [
        ...does('east north', 'south pass', 'east discard 4z'),
        refused('south win 4z', 'furiten'),
        STOP,
      ],
    });
    expect(answer.wins).toEqual([]);
  });

  test('the robbed North is no bonus of its owner', () => {
    const answer = sanma({
      hands: { south: orphans },
      wall: '4z',
      commands: does('east north', 'south win'),
    });
    expect(answer.events.some(({ type }) => type === 'bonus-laid')).toBe(false);
  });

  test('a robbed North may be one that the orphans hold others of', () => {
    const answer = sanma({
      hands: { south: '19m19p19s1234567z' },
      wall: '4z',
      commands: does('east north', 'south win'),
    });
    expect(answer.wins).toMatchObject([{ tile: '4z', yakuman: 1 }]);
  });
});

describe('the rest of D3', () => {
  test('seed 000: nobody chows', () => {
    const answer = sanma({
      wall: '9p',
      commands: [
        ...does('east discard 1p'),
        { seat: 'south', do: 'chow', tiles: '23p', tile: '1p', refused: true },
        STOP,
      ],
    });
    expect(answer.ended).toBeNull();
  });

  test('D3.6: three equal winds end nothing', () => {
    const answer = sanma({
      hands: { south: '23467p2345678s1z' },
      wall: '9p9s9s',
      commands: [...does('east discard 1z', 'south discard 1z', 'west discard 1z'), STOP],
    });
    expect(answer.ended).toBeNull();
  });

  test('one ready: the two others pay 1,500 each; two: the third pays 1,500 to each', () => {
    expect(sanma({})).toMatchObject({ scores: [33_500, 38_000, 33_500] });
    const two = sanma({ hands: { west: '123456p45699s11z' } });
    expect(two.scores).toEqual([32_000, 36_500, 36_500]);
  });

  test('D3.8: South 3 is the last hand, and a total below zero ends the match', () => {
    expect(sanma({ dealer: 'west', round: 'south' }).next).toBeNull();
    expect(sanma({ dealer: 'west' }).next).toMatchObject({ dealer: 'east', round: 'south' });
    expect(sanma({ scores: [1400, 50_000, 53_600] }).next).toBeNull();
  });

  test('North may be a value tile in place of that, or nothing', () => {
    const line = { wall: '4z', commands: [refused('east north'), STOP] };
    for (const northBonus of ['value', 'none'])
      expect(sanma({ ...line, options: { northBonus } }).legal?.east).not.toContain('north');
  });
});
