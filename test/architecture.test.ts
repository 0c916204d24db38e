import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The rooms of the house from the top down. A file imports from its own room and from those below. */
const ROOMS = [
  'src/cli',
  'server',
  'src/ui',
  'src/terminal',
  'src/table',
  'src/coach',
  'src/bots',
  'src/records',
  'src/rules',
  'src/game',
  'src/shape',
  'src/tiles',
];
const FIRST_PURE = ROOMS.indexOf('src/table');

/** What the pure part may not name, with what it would be for. */
const IMPURE: readonly [RegExp, string][] = [
  [/\bDate\b/, 'the clock'],
  [/\bperformance\b/, 'the clock'],
  [/(?<![.\w])(setTimeout|setInterval|setImmediate)\((?!\w+: )/, 'a timer of its own'],
  [/\bMath\.random\b/, 'randomness without a seed'],
  [/\bprocess\b\./, 'the process'],
  [/\bconsole\b\./, 'output'],
  [/\bcrypto\.(getRandomValues|randomUUID|randomBytes)/, 'randomness without a seed'],
  [/from 'node:/, 'a module of Node'],
  [/\bfetch\(/, 'the network'],
];

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)));
}

const files = [...sources('src'), ...sources('server')];
const roomOf = (file: string): number => ROOMS.findIndex(room => file.startsWith(`${room}/`));
const code = (file: string): string =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

function importsOf(file: string): string[] {
  return [...code(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    relative(root, join(root, dirname(file), path!)),
  );
}

describe('the house', () => {
  test('has every source file in a room', () => {
    expect(files.filter(file => roomOf(file) < 0)).toEqual([]);
  });

  test('has stairs that lead down only', () => {
    const up = files.flatMap(file =>
      importsOf(file)
        .filter(target => roomOf(target) < roomOf(file))
        .map(target => `${file} imports ${target}`),
    );
    expect(up).toEqual([]);
  });

  test('names a ruleset in the registry and in its own folder alone', () => {
    const named = files
      .filter(file => !file.startsWith('src/rules/'))
      .filter(file => importsOf(file).some(target => /^src\/rules\/(?!common\/|registry)/.test(target)));
    expect(named).toEqual([]);
  });

  test('is pure below the terminal: no clock, no chance, no input or output', () => {
    const found = files
      .filter(file => roomOf(file) >= FIRST_PURE)
      .flatMap(file =>
        IMPURE.filter(([pattern]) => pattern.test(code(file))).map(([, what]) => `${file} uses ${what}`),
      );
    expect(found).toEqual([]);
  });
});
