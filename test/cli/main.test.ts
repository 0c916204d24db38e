import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { allRulesets } from '../../src/rules/registry.ts';
import { run } from '../helpers/command-line.ts';
import { temporaryFolder } from '../helpers/folder.ts';
import { build } from '../helpers/server-process.ts';

const HAND =
  '{"id":"a1","concealed":"123m456p789s1z","melds":[{"kind":"pung","tiles":"555z"}],"win":"1z","by":"discard"}';

test.each<[string, readonly string[]]>([
  ['no command', []],
  ['an unknown command', ['fly']],
  ['a name that every object has', ['constructor']],
  ['an unknown flag', ['score', '--rule', 'basic13']],
  ['no ruleset', ['score']],
  ['an unknown ruleset', ['score', '--rules', 'snap']],
  ['a number that is none', ['simulate', '--rules', 'basic13', '--matches', 'many']],
  ['a level that there is not', ['simulate', '--rules', 'basic13', '--bots', 'a,b,c,d']],
  ['an option out of its range', ['simulate', '--rules', 'basic13', '--options', '{"hands":99}']],
  ['a port that there is not', ['serve', '--port', '70000']],
  ['no file', ['verify']],
  ['a file where hands come on stdin', ['score', '--rules', 'basic13', 'hands.jsonl']],
  ['two files', ['verify', 'one', 'two']],
])('called with %s the program exits with 2 and says why', async (_name, args) => {
  const { status, out, err } = await run(...args);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).not.toBe('');
});

test.each([
  [
    ['simulate', '--rules', 'basic13', '--matches', '-3'],
    '--matches: a whole number from 1 is expected, not "-3"',
  ],
  [
    ['simulate', '--rules', 'basic13', '--matches=-3'],
    '--matches: a whole number from 1 is expected, not "-3"',
  ],
  [['simulate', '--rules', 'basic13', '--jobs', '-x'], '--jobs: a whole number from 1 is expected, not "-x"'],
  [['serve', '--port', '-1'], '--port: a whole number from 0 is expected, not "-1"'],
  [['serve', '--grace', '-.5'], '--grace: a whole number from 1 is expected, not "-.5"'],
  [['simulate', '--matches', '--jobs', '2'], '--matches: a value is expected, not "--jobs"'],
])('%j is told what its flag takes', async (args, why) => {
  expect(await run(...args)).toEqual({ status: 2, out: '', err: `sshparrow: ${args[0]}: ${why}\n` });
});

test('a value may begin with a dash', async () => {
  const plan = ['simulate', '--rules', 'basic13', '--options', '{"hands":1}', '--matches', '1'];
  expect((await run(...plan, '--seed', '-x')).status).toBe(0);
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(await run('--version')).toMatchObject({ status: 0, out: `sshparrow ${version}\n` });
});

test('a file that cannot be read is told in words', async () => {
  const folder = temporaryFolder('files');
  expect(await run('verify', join(folder, 'none'))).toMatchObject({
    status: 1,
    err: expect.stringContaining('it does not exist'),
  });
  expect(await run('verify', folder)).toMatchObject({
    status: 1,
    err: expect.stringContaining('it is a folder'),
  });
});

test('a data folder that cannot be used is told in words', async () => {
  const folder = temporaryFolder('data');
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await run('serve', '--port', '0', '--data', file, '--keys', join(folder, 'keys'))).toMatchObject({
    status: 1,
    err: expect.stringContaining(`cannot use the data folder ${file}: a file of that name is in the way`),
  });
});

test('a folder where hands are to come from is told in words', async () => {
  await build();
  const input = openSync(temporaryFolder('input'), 'r');
  const program = ['bin/sshparrow.js', 'score', '--rules', 'basic13'];
  const child = spawn(process.execPath, program, { stdio: [input, 'pipe', 'pipe'] });
  closeSync(input);
  const [err] = await Promise.all([text(child.stderr!), once(child, 'close')]);
  expect(err).toContain('stdin cannot be read: it is a folder');
  expect(child.exitCode).toBe(1);
});

test('every command has its help', async () => {
  const { out } = await run('--help');
  const names = [...out.matchAll(/^ {2}(\w+) {2}/gm)].map(([, name]) => name!);
  expect(names).toContain('score');
  for (const name of names) {
    const { status, out: help } = await run(name, '--help');
    expect(status).toBe(0);
    expect(help).toContain(`usage: sshparrow ${name}`);
  }
});

test('every ruleset’s table options are listed with what they take, and what its presets change', async () => {
  const { status, out } = await run('options', '--rules', 'sanma');
  expect(status).toBe(0);
  expect(out).toMatch(/northBonus +extracted \(or value, none\)\n +What North is for/);
  expect(out).toMatch(/tenhou: .*honbaRon 200/);
  for (const { id, options } of allRulesets()) {
    const told = JSON.parse((await run('options', '--rules', id, '--json')).out) as {
      options: { name: string; help: string }[];
    };
    expect(told.options.map(({ name }) => name)).toEqual(options.map(({ name }) => name));
    for (const { name, help } of told.options) expect(help, `${id} ${name}`).toBeTruthy();
  }
});

describe('simulate and verify', () => {
  const plan = ['simulate', '--rules', 'basic13', '--seed', 's', '--options', '{"hands":1}'];

  test('the same seed gives the same matches and records with any number of threads', async () => {
    const one = temporaryFolder('records');
    const two = temporaryFolder('records');
    const alone = await run(...plan, '--matches', '4', '--records', one);
    const shared = await run(...plan, '--matches', '4', '--jobs', '2', '--records', two);
    const answer = JSON.parse(alone.out) as Record<string, unknown>;
    expect(answer).toMatchObject({ rules: 'basic13', matches: 4, hands: 4, sumOfScores: 0 });
    expect(JSON.parse(shared.out)).toMatchObject({ bots: answer.bots, hands: 4 });
    const files = readdirSync(one).sort();
    expect(files).toHaveLength(4);
    for (const file of files) expect(readFileSync(join(two, file))).toEqual(readFileSync(join(one, file)));
    for (const file of files)
      expect(await run('verify', join(one, file))).toMatchObject({
        status: 0,
        out: expect.stringMatching(/^verified: basic13, 1 hand, scores /),
      });
  });

  test('a record in which a byte differs is refused, also where it would read as the same text', async () => {
    const folder = temporaryFolder('records');
    await run(...plan, '--matches', '1', '--records', folder);
    const file = join(folder, readdirSync(folder)[0]!);
    const bytes = readFileSync(file);
    const changed = Buffer.from(bytes);
    changed[200]! ^= 1;
    writeFileSync(file, changed);
    expect(await run('verify', file)).toMatchObject({ status: 1, out: '' });
    expect(await run('verify', file, '--json')).toMatchObject({
      status: 1,
      out: expect.stringContaining('"verified":false'),
    });
    // Bytes that are no UTF-8 are otherwise read as a mark for such bytes, all of them as the same one.
    writeFileSync(file, Buffer.concat([bytes, Buffer.from([0xff])]));
    expect((await run('verify', file)).err).toContain('cannot be read');
  });

  test('a file that is not there is a failure in one line', async () => {
    const { status, err } = await run('verify', join(temporaryFolder('records'), 'none'));
    expect(status).toBe(1);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('the program as it is installed', () => {
  const program = join(import.meta.dirname, '..', '..', 'bin', 'sshparrow.js');

  test('answers a line for a line, in order, and ends quietly when its reader has gone', async () => {
    await build();
    const child = spawn(process.execPath, [program, 'score', '--rules', 'basic13']);
    const ended = new Promise<number | null>(resolve => child.once('close', resolve));
    const err = text(child.stderr);
    // The program ends before it has read all of this.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${HAND}\n\n{\n${HAND.replace('a1', 'a3')}\n`);
    child.stdin.end(`${HAND}\n`.repeat(20_000));
    const first = await new Promise<string>(resolve =>
      child.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString())),
    );
    child.stdout.destroy();
    const answers = first.split('\n').slice(0, 3);
    expect(answers.map(answer => JSON.parse(answer))).toMatchObject([
      { id: 'a1', win: true },
      { error: expect.any(String) },
      { id: 'a3', win: true },
    ]);
    expect(await ended).toBe(0);
    expect(await err).toBe('');
  }, 60_000);
});
