import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../../src/terminal/key-events.ts';
import { actionKeys, choiceKey, KEYMAP, type KeyContext, keyHelp, resolve } from '../../src/ui/keymap.ts';
import { textsFor } from '../../src/ui/texts/texts.ts';

const texts = textsFor('en');

function key(name: string, given: Partial<KeyPress> = {}): KeyPress {
  const isChar = name.length === 1;
  return {
    name: isChar ? 'char' : (name as KeyPress['name']),
    ...(isChar ? { ch: name } : {}),
    ctrl: false,
    alt: false,
    shift: false,
    burst: false,
    ...given,
  };
}

const turn: KeyContext = {
  asking: 'turn',
  actions: {},
  labels: [...'1234567890-=\\', 'd'],
  cursor: 13,
  pressed: null,
  choices: 0,
};

describe('on one’s turn', () => {
  it('Enter says yes to what is highlighted', () => {
    expect(resolve(key('enter'), turn)).toEqual({ kind: 'confirm' });
  });

  it('a label points at its tile', () => {
    expect(resolve(key('4'), turn)).toEqual({ kind: 'point', slot: 3 });
    expect(resolve(key('\\'), turn)).toEqual({ kind: 'point', slot: 12 });
    expect(resolve(key('d'), turn)).toEqual({ kind: 'point', slot: 13 });
  });

  it('the same label again discards that tile', () => {
    expect(resolve(key('4'), { ...turn, cursor: 3, pressed: 3 })).toEqual({ kind: 'confirm' });
  });

  it.each(['nothing', 'window'] as const)('the same label again only points when %s is asked', asking => {
    const again = { ...turn, asking, cursor: 3, pressed: 3 };
    expect(resolve(key('4'), again)).toEqual({ kind: 'point', slot: 3 });
    expect(resolve(key('enter'), again)).toEqual({ kind: 'confirm' });
  });

  it('a label pressed once on the tile that happens to be highlighted only points', () => {
    expect(resolve(key('4'), { ...turn, cursor: 3, pressed: null })).toEqual({ kind: 'point', slot: 3 });
  });

  it('the same label again points anew where the cursor has left it', () => {
    expect(resolve(key('4'), { ...turn, cursor: 5, pressed: 3 })).toEqual({ kind: 'point', slot: 3 });
  });

  it('a label that no tile bears means nothing', () => {
    expect(resolve(key('9'), { ...turn, labels: ['1', '2', 'd'] })).toBeNull();
  });

  it('win, kong and riichi have keys of their own', () => {
    expect(resolve(key('w'), turn)).toEqual({ kind: 'act', do: 'win' });
    expect(resolve(key('k'), turn)).toEqual({ kind: 'act', do: 'kong' });
    expect(resolve(key('r'), turn)).toEqual({ kind: 'act', do: 'riichi' });
  });

  it('an arrow moves along the hand, and with Shift carries the tile', () => {
    expect(resolve(key('left'), turn)).toEqual({ kind: 'move', to: 'left' });
    expect(resolve(key('left', { shift: true }), turn)).toEqual({ kind: 'carry', to: 'left' });
    expect(resolve(key('right', { shift: true }), turn)).toEqual({ kind: 'carry', to: 'right' });
  });

  it('g opens the list of what the hand may be built towards', () => {
    expect(resolve(key('g'), turn)).toEqual({ kind: 'goals' });
  });

  it('a capital means the same as its letter', () => {
    expect(resolve(key('W', { shift: true }), turn)).toEqual({ kind: 'act', do: 'win' });
  });
});

describe('when a tile may be claimed', () => {
  const claim: KeyContext = { ...turn, asking: 'window', actions: { pung: 'p', chow: 'c', pass: 'space' } };

  it('each choice has its key', () => {
    expect(resolve(key('p'), claim)).toEqual({ kind: 'act', do: 'pung' });
    expect(resolve(key('c'), claim)).toEqual({ kind: 'act', do: 'chow' });
    expect(resolve(key('space', { ch: ' ' }), claim)).toEqual({ kind: 'act', do: 'pass' });
  });
});

describe('numbered choices', () => {
  const choose: KeyContext = { ...turn, asking: 'choose', choices: 3, actions: { chow: 'c' } };

  it('are taken by their number', () => {
    expect(resolve(key('2'), choose)).toEqual({ kind: 'choice', index: 1 });
  });

  it('go on after the ninth with 0 and then with letters, which mean nothing else meanwhile', () => {
    const many = { ...choose, choices: 12 };
    expect(resolve(key('0'), many)).toEqual({ kind: 'choice', index: 9 });
    expect(resolve(key('b'), many)).toEqual({ kind: 'choice', index: 11 });
    expect(resolve(key('d'), many)).toBeNull();
    expect([0, 8, 9, 10].map(choiceKey)).toEqual(['1', '9', '0', 'a']);
  });

  it('are no more than are shown', () => {
    expect(resolve(key('4'), choose)).toBeNull();
  });

  it('are left with Esc, which opens no menu then', () => {
    expect(resolve(key('escape'), choose)).toEqual({ kind: 'cancel' });
    expect(resolve(key('escape'), turn)).toEqual({ kind: 'menu' });
  });
});

describe('picking several tiles', () => {
  const pick: KeyContext = { ...turn, asking: 'pick', cursor: 4 };

  it('space picks the highlighted tile, a label its own', () => {
    expect(resolve(key('space', { ch: ' ' }), pick)).toEqual({ kind: 'pick', slot: 4 });
    expect(resolve(key('1'), pick)).toEqual({ kind: 'pick', slot: 0 });
  });

  it('Enter is done', () => {
    expect(resolve(key('enter'), pick)).toEqual({ kind: 'confirm' });
  });
});

describe('between hands', () => {
  const ready: KeyContext = { ...turn, asking: 'ready' };

  it('i asks a settlement what it does not count, and nothing elsewhere', () => {
    expect(resolve(key('i'), ready)).toEqual({ kind: 'implied' });
    expect(resolve(key('i'), turn)).toBeNull();
  });

  it('Enter and space mean ready, and never a discard or a pass', () => {
    expect(resolve(key('enter'), ready)).toEqual({ kind: 'ready' });
    expect(resolve(key('space', { ch: ' ' }), ready)).toEqual({ kind: 'ready' });
  });

  it('labels mean nothing', () => {
    expect(resolve(key('4'), ready)).toBeNull();
  });
});

describe('what never acts', () => {
  it('pasted text', () => {
    expect(resolve({ name: 'paste', text: 'w' }, turn)).toBeNull();
  });

  it('the rest of a burst', () => {
    expect(resolve(key('w', { burst: true }), turn)).toBeNull();
    expect(resolve(key('enter', { burst: true }), turn)).toBeNull();
  });

  it('a key held with alt, or a control letter that is not in the table', () => {
    expect(resolve(key('w', { alt: true }), turn)).toBeNull();
    expect(resolve(key('w', { ctrl: true }), turn)).toBeNull();
  });

  it('leaving: q and Esc open a menu, Ctrl-C asks', () => {
    expect(resolve(key('q'), turn)).toEqual({ kind: 'menu' });
    expect(resolve(key('c', { ctrl: true }), turn)).toEqual({ kind: 'quit' });
  });
});

describe('keys of a ruleset’s own actions', () => {
  const same = (verb: string): string => verb;

  it('are those of the table where it has them', () => {
    expect(actionKeys(['win', 'pass'], same)).toEqual({ win: 'w', pass: 'space' });
  });

  it('are else a letter of the label that means nothing yet', () => {
    const keys = actionKeys(['joker', 'original-call', 'claim'], same);
    expect(keys).toEqual({ joker: 'j', 'original-call': 'o', claim: 'l' });
    const taken = new Set(KEYMAP.flatMap(binding => binding.keys));
    for (const verb of ['joker', 'original-call', 'claim']) expect(taken.has(keys[verb]!)).toBe(false);
  });

  it('never belong to two actions', () => {
    const keys = Object.values(actionKeys(['jump', 'joker', 'jest', 'jolt'], same));
    expect(new Set(keys).size).toBe(4);
  });

  it('act', () => {
    expect(resolve(key('j'), { ...turn, actions: { joker: 'j' } })).toEqual({ kind: 'act', do: 'joker' });
  });
});

it('the help prints every line of the table, and each key means one thing at a time', () => {
  const lines = keyHelp(texts);
  expect(lines).toHaveLength(new Set(KEYMAP.map(({ name }) => name)).size);
  expect(lines.find(({ keys }) => keys === '← →')?.text).toBe(texts.keys.choose.long);
  expect(keyHelp(texts, true).every(({ keys }) => /^[\x20-\x7e]*$/.test(keys))).toBe(true);
  const everywhere = KEYMAP.filter(({ when }) => when === undefined).flatMap(({ keys }) => keys);
  expect(new Set(everywhere).size).toBe(everywhere.length);
});
