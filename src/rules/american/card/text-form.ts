import type { Placed, Report } from './problem.ts';
import type { WrittenCard, WrittenLine, WrittenVar } from './written-card.ts';

const EXAMPLE = 'as in "ST1 | xxxa yya zzzza | x=1-7; y=x+1; z=x+2 | X | 30 | Up and Over"';
/** Columns of a line: id, patterns, variables, exposure, value, name, and a note that may be left out. */
const LEAST_COLUMNS = 6;
const MOST_COLUMNS = 7;
/** Stands among the variables of a line whose groups take no jokers. */
const NO_JOKERS = 'jokers=no';

/** Reads the text form of a card: `card id Name`, `[Category]` headings, one hand a line, `#` comments (C6). */
export function readTextForm(text: string, report: Report): WrittenCard | null {
  const lines: WrittenLine[] = [];
  let heading: Pick<WrittenCard, 'id' | 'name'> | null = null;
  let category = '';
  for (const { value, at } of partsOf({ value: text, at: 0 }, '\n')) {
    if (value === '' || value.startsWith('#')) continue;
    if (heading === null) {
      heading = headingOf({ value, at });
      if (heading !== null) continue;
      report(at, 'the first line names the card: as in "card house House Card"');
      return null;
    }
    if (value.startsWith('[')) {
      if (!value.endsWith(']')) report(at + value.length, 'a heading ends with "]": as in "[Stairways]"');
      category = value.replace(/^\[|\]$/g, '').trim();
      continue;
    }
    const line = lineOf({ value, at }, category, report);
    if (line !== null) lines.push(line);
  }
  if (heading === null)
    report(0, 'the card is empty; its first line names it: as in "card house House Card"');
  return heading === null ? null : { ...heading, lines };
}

function headingOf({ value, at }: Placed<string>): Pick<WrittenCard, 'id' | 'name'> | null {
  const match = /^card\s+(\S+)\s+(.+)$/d.exec(value);
  if (match === null) return null;
  const [, [id], [name]] = match.indices as unknown as [number, [number], [number]];
  return { id: { value: match[1]!, at: at + id }, name: { value: match[2]!, at: at + name } };
}

function lineOf(text: Placed<string>, category: string, report: Report): WrittenLine | null {
  const columns = partsOf(text, '|');
  if (columns.length < LEAST_COLUMNS || columns.length > MOST_COLUMNS) {
    report(
      text.at,
      `a hand has ${LEAST_COLUMNS} or ${MOST_COLUMNS} columns, this one has ${columns.length}: id, patterns, variables, X or C, value, name and perhaps a note, ${EXAMPLE}`,
    );
    return null;
  }
  const [id, patterns, vars, exposure, value, name, note] = columns as [
    Placed<string>,
    Placed<string>,
    Placed<string>,
    Placed<string>,
    Placed<string>,
    Placed<string>,
    Placed<string>?,
  ];
  const settings = vars.value === '' ? [] : partsOf(vars, ';').filter(part => part.value !== '');
  return {
    id,
    category,
    name: name.value,
    patterns: partsOf(patterns, '/'),
    vars: settings.filter(part => !isNoJokers(part)).flatMap(part => varOf(part, report)),
    exposure,
    value,
    jokers: !settings.some(isNoJokers),
    note: note === undefined || note.value === '' ? null : note.value,
    guide: null,
  };
}

const isNoJokers = ({ value }: Placed<string>): boolean => value.replaceAll(' ', '') === NO_JOKERS;

function varOf(part: Placed<string>, report: Report): WrittenVar[] {
  const [name, values, ...more] = partsOf(part, '=');
  if (name !== undefined && values !== undefined && more.length === 0) return [{ name, values }];
  report(part.at, `"${part.value}" says nothing about a variable: as in "x=1-7; y=x+1"`);
  return [];
}

/** The parts between separators, without the blanks around them. */
function partsOf({ value, at }: Placed<string>, separator: string): Placed<string>[] {
  let start = 0;
  return value.split(separator).map(part => {
    const from = at + start + part.length - part.trimStart().length;
    start += part.length + separator.length;
    return { value: part.trim(), at: from };
  });
}
