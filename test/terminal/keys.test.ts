import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Key, Reply } from '../../src/terminal/key-events.ts';
import { KeyDecoder } from '../../src/terminal/keys.ts';
import { ManualClock } from '../helpers/manual-clock.ts';

function decoder() {
  const clock = new ManualClock();
  const keys: Key[] = [];
  const replies: Reply[] = [];
  const decode = new KeyDecoder({
    clock,
    onKey: key => keys.push(key),
    onReply: reply => replies.push(reply),
  });
  return { clock, keys, replies, decode, push: (text: string) => decode.push(Buffer.from(text)) };
}

/** A key in short: `C-c`, `M-x`, `S-tab`, `a`, `up`; behind `+` what belongs to a burst. */
function short(key: Key): string {
  if (key.name === 'paste') return `paste(${key.text})`;
  const modifiers = `${key.ctrl ? 'C-' : ''}${key.alt ? 'M-' : ''}${key.shift && key.name !== 'char' ? 'S-' : ''}`;
  return `${key.burst ? '+' : ''}${modifiers}${key.name === 'char' ? key.ch : key.name}`;
}

function typed(...packets: string[]): string[] {
  const { keys, push, clock } = decoder();
  for (const packet of packets) {
    push(packet);
    clock.advance(2_000);
  }
  return keys.map(short);
}

describe('keys', () => {
  test('characters, also wide and accented ones', () => {
    expect(typed('a', 'Z', 'é', '東', '👍', ' ')).toEqual(['a', 'Z', 'é', '東', '👍', 'space']);
  });

  test('enter is one key, whichever way the line ends', () => {
    expect(typed('\r', '\n', '\r\n')).toEqual(['enter', 'enter', 'enter']);
  });

  test('control keys', () => {
    expect(typed('\u0003', '\u0004', '\u000c', '\u001a', '\t', '\u0008', '\u007f', '\u0000')).toEqual([
      'C-c',
      'C-d',
      'C-l',
      'C-z',
      'tab',
      'backspace',
      'backspace',
      'C-space',
    ]);
  });

  test('arrows and their like, in every dialect', () => {
    const arrows = ['\u001b[A', '\u001bOB', '\u001b[C', '\u001bOD'];
    expect(typed(...arrows)).toEqual(['up', 'down', 'right', 'left']);
    expect(
      typed(
        '\u001b[H',
        '\u001b[F',
        '\u001b[1~',
        '\u001b[4~',
        '\u001b[5~',
        '\u001b[6~',
        '\u001b[2~',
        '\u001b[3~',
      ),
    ).toEqual(['home', 'end', 'home', 'end', 'pageup', 'pagedown', 'insert', 'delete']);
    expect(typed('\u001bOP', '\u001b[11~', '\u001b[15~', '\u001b[24~')).toEqual(['f1', 'f1', 'f5', 'f12']);
    expect(typed('\u001b[1;5C', '\u001b[1;2A', '\u001b[Z', '\u001b[a')).toEqual([
      'C-right',
      'S-up',
      'S-tab',
      'S-up',
    ]);
    expect(typed('\u001bOj', '\u001bOq', '\u001bOM')).toEqual(['*', '1', 'enter']);
  });

  test('alt, and keys told by their code', () => {
    expect(typed('\u001bx', '\u001bé', '\u001b\r', '\u001b[97;5u', '\u001b[27;5;99~', '\u001b[27u')).toEqual([
      'M-x',
      'M-é',
      'M-enter',
      'C-a',
      'C-c',
      'escape',
    ]);
  });

  test('what nobody knows is swallowed whole', () => {
    expect(
      typed(
        '\u001b[99~',
        '\u001b[>0;95;0c',
        '\u001b[I',
        '\u001b[<0;3;4M',
        '\u001b[M !!',
        '\u001b[[A',
        '\u001b[1;2;3;4z',
      ),
    ).toEqual([]);
    expect(typed(`\u001b[${'1;'.repeat(500)}A`)).toEqual([]);
    expect(typed('\u0080\u0085', '\u009b')).toEqual([]);
    const { keys, decode } = decoder();
    decode.push(Uint8Array.of(0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0xe6, 0x9d, 0x61));
    expect(keys.map(short)).toEqual(['a']);
  });
});

describe('escape', () => {
  test('alone it is the key, after 30 ms and not before', () => {
    const { keys, push, clock } = decoder();
    push('\u001b');
    clock.advance(29);
    expect(keys).toEqual([]);
    clock.advance(1);
    expect(keys.map(short)).toEqual(['escape']);
  });

  test('I13: the rest of an arrow that comes late is the arrow, not typed text', () => {
    const { keys, push, clock } = decoder();
    push('\u001b');
    clock.advance(120);
    push('[A');
    clock.advance(1_000);
    push('[');
    push('A');
    expect(keys.map(short)).toEqual(['escape', 'up', '[', 'A']);
  });

  test('I13: a sequence cut behind its bracket waits for its end, and is given up without a trace', () => {
    const { keys, push, clock } = decoder();
    push('\u001b[');
    clock.advance(250);
    push('B');
    push('\u001b[1;');
    clock.advance(300);
    push('x');
    expect(keys.map(short)).toEqual(['down', 'x']);
  });

  test('twice is twice', () => {
    expect(typed('\u001b\u001b')).toEqual(['escape', 'escape']);
    expect(typed('\u001b\u001b[A')).toEqual(['escape', 'up']);
  });

  test('no timer is left when nothing is open', () => {
    const { push, clock, decode } = decoder();
    push('ab\u001b[');
    decode.dispose();
    expect(clock.pending).toBe(0);
  });
});

describe('I15: pasted text', () => {
  test('marked by the terminal it is one event', () => {
    expect(typed('\u001b[200~one\rtwo\r\n\tthree\u001b[31m\u0007\u001b[201~x')).toEqual([
      'paste(one\ntwo\n three[31m)',
      'x',
    ]);
  });

  test('it is bounded, and its end is found all the same', () => {
    const { keys, push } = decoder();
    push('\u001b[200~');
    for (let i = 0; i < 100; i++) push('東'.repeat(1_000));
    push('\u001b[201~a');
    expect(keys).toHaveLength(2);
    expect(Buffer.byteLength((keys[0] as { text: string }).text)).toBeLessThanOrEqual(16_384);
  });

  test('it ends by itself when the end mark never comes', () => {
    const { keys, push, clock } = decoder();
    push('\u001b[200~lost');
    clock.advance(5_000);
    push('a');
    expect(keys.map(short)).toEqual(['paste(lost)', 'a']);
  });

  test('unmarked, all but its first key belong to a burst, enter too', () => {
    expect(typed('cp\r1')).toEqual(['c', '+p', '+enter', '+1']);
  });

  test('a burst goes on over packets that follow at once, and ends with a pause', () => {
    const { keys, push, clock } = decoder();
    push('abc');
    clock.advance(40);
    push('d');
    clock.advance(40);
    push('e');
    clock.advance(60);
    push('f');
    expect(keys.map(short)).toEqual(['a', '+b', '+c', '+d', '+e', 'f']);
  });

  test('arrows held down, or an arrow and enter in one packet, are no burst', () => {
    expect(typed('\u001b[C\u001b[C\u001b[C\r')).toEqual(['right', 'right', 'right', 'enter']);
  });
});

describe('answers of the terminal', () => {
  test('are told apart from keys, however they are cut', () => {
    const answers =
      '\u001b[?2026;2$y\u001bP1$r0;48:2::1:2:3m\u001b\\\u001b[12;40R\u001b]11;rgb:0/0/0\u0007\u001b[?62;4c';
    const whole = decoder();
    whole.push(answers);
    const single = decoder();
    for (const char of answers) single.push(char);
    expect(whole.replies).toEqual([
      { kind: 'mode', mode: 2026, state: 2 },
      { kind: 'string', text: '1$r0;48:2::1:2:3m' },
      { kind: 'cursor', row: 12, column: 40 },
      { kind: 'string', text: '11;rgb:0/0/0' },
      { kind: 'attributes' },
    ]);
    expect(single.replies).toEqual(whole.replies);
    expect([...whole.keys, ...single.keys]).toEqual([]);
  });

  test('a string that never ends is bounded and given up', () => {
    const { keys, push, clock } = decoder();
    push(`\u001bP${'x'.repeat(100_000)}`);
    clock.advance(1_000);
    push('a');
    expect(keys.map(short)).toEqual(['a']);
  });
});

test('a flood is cut to what a person could type', () => {
  const { keys, push, clock } = decoder();
  push('\u001b[A'.repeat(10_000));
  expect(keys).toHaveLength(128);
  clock.advance(1_000);
  push('\u001b[A'.repeat(10_000));
  expect(keys).toHaveLength(168);
});

const pieces = fc.constantFrom(
  'a',
  'é',
  '東',
  '👍',
  ' ',
  '\r',
  '\n',
  '\t',
  '\u0003',
  '\u007f',
  '\u001b[A',
  '\u001bOB',
  '\u001b[1;5C',
  '\u001b[3~',
  '\u001bx',
  '\u001b[99;99z',
  '\u001b[200~pasted\u001b text\u001b[201~',
  '\u001b[?62;4c',
  '\u001bP1$r0m\u001b\\',
  '\u001b[M #$',
);

test('the keys are the same however the bytes are cut into packets', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 20 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (texts, cuts) => {
        const bytes = Buffer.from(texts.join(''));
        const whole = decoder();
        whole.decode.push(bytes);
        const cut = decoder();
        for (let at = 0, turn = 0; at < bytes.length; turn++) {
          const size = cuts[turn % cuts.length]!;
          cut.decode.push(bytes.subarray(at, at + size));
          at += size;
        }
        const names = (keys: Key[]) => keys.map(key => short(key).replace('+', ''));
        expect(names(cut.keys)).toEqual(names(whole.keys));
        expect(cut.replies).toEqual(whole.replies);
      },
    ),
    { numRuns: 1_000 },
  );
});

test('no bytes whatever make a key of a control character', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 10 }), packets => {
      const { keys, decode, clock } = decoder();
      for (const packet of packets) {
        decode.push(packet);
        clock.advance(100);
      }
      for (const key of keys) {
        if (key.name !== 'paste') expect(key.ch ?? '').not.toMatch(/\p{Cc}/u);
        else expect(key.text).not.toMatch(/[^\P{Cc}\n]/u);
      }
    }),
    { numRuns: 1_000 },
  );
});
