import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { analyze } from '../../src/cli/analyze.ts';
import { cardLoader } from '../../src/cli/card-files.ts';
import { readArgs, UsageError } from '../../src/cli/command.ts';
import { rulesetOf } from '../../src/rules/registry.ts';
import { run } from '../helpers/command-line.ts';
import { temporaryFolder } from '../helpers/folder.ts';

const CARD = `card mine My Card
[Only]
A1 | FF 1111a 2222a 3333a | | X | 25 | One two three
A2 | NEWS xxxxa xxxxb DDa | x=odd | X | 30 | Odd twins
`;

function fileWith(text: string): string {
  const file = join(temporaryFolder('card'), 'mine.card');
  writeFileSync(file, text);
  return file;
}

describe('card check', () => {
  test('prints each line with its number of hands, and the sum', async () => {
    const { status, out } = await run('card', 'check', fileWith(CARD));
    expect(status).toBe(0);
    expect(out.split('\n')).toEqual([
      'A1       3  X    25  One two three',
      'A2      30  X    30  Odd twins',
      'My Card: 2 lines, 33 hands',
      '',
    ]);
  });

  test('as JSON', async () => {
    const { status, out } = await run('card', 'check', fileWith(CARD), '--json');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      valid: true,
      id: 'mine',
      lines: [{ id: 'A1', hands: 3 }, { hands: 30 }],
    });
  });

  test('says of each mistake where it stands, and exits with 1', async () => {
    const file = fileWith(CARD.replace('3333a', '333').replace('x=odd', 'x=sometimes'));
    const { status, out, err } = await run('card', 'check', file);
    expect([status, out]).toEqual([1, '']);
    const [first, second] = err.split('\n');
    expect(first).toMatch(`${file}:3:21: "333" needs a suit at its end`);
    expect(second).toMatch(`${file}:4:31: "sometimes" is nothing that x may be`);
  });

  test('finds nothing wrong with the example of its own page', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/hand-cards.md'), 'utf8');
    const [, example] = /```\n(card [^`]*)```/.exec(page)!;
    const { status, out } = await run('card', 'check', fileWith(example!));
    expect(status).toBe(0);
    expect(out).toContain('3 lines');
  });

  test('of a file that is not there exits with 1, called wrongly with 2', async () => {
    expect(await run('card', 'check', '/no/such.card')).toMatchObject({ status: 1 });
    expect(await run('card')).toMatchObject({ status: 2 });
    expect(await run('card', 'print', 'x')).toMatchObject({ status: 2 });
  });
});

describe('the card of a line', () => {
  const american = rulesetOf('american')!;
  const loader = (...args: string[]) => cardLoader(american, readArgs(analyze, args));
  const cardOf = (line: unknown): unknown => (line as { options: { card: unknown } }).options.card;

  test('is read from the file that it names, beside the other fields or among the options', () => {
    const file = fileWith(CARD);
    expect(cardOf(loader()({ card: file }))).toBe(CARD);
    expect(cardOf(loader()({ options: { card: file, hands: 4 } }))).toBe(CARD);
  });

  test('is the one of --card where the line names none', () => {
    const file = fileWith(CARD);
    expect(cardOf(loader('--card', file)({}))).toBe(CARD);
    expect(cardOf(loader('--card', file)({ card: 'training' }))).toBe('training');
    expect(loader()({ concealed: '1m' })).toEqual({ concealed: '1m' });
  });

  test('that is not there is an error of that line', () => {
    expect(() => loader()({ card: '/no/such.card' })).toThrow(/card: .*cannot be read/);
  });

  test('is nothing to a ruleset without cards', () => {
    const basic = rulesetOf('basic13')!;
    const line = { card: '/no/such.card' };
    expect(cardLoader(basic, readArgs(analyze, []))(line)).toBe(line);
    expect(() => cardLoader(basic, readArgs(analyze, ['--card', 'house']))).toThrow(UsageError);
  });
});
