import { EAST } from '../../../tiles/tile.ts';
import type { Report } from './problem.ts';
import { NUMBER_VARS, WIND_VARS } from './token.ts';
import type { WrittenVar } from './written-card.ts';

/** What each variable stands for in one reading of a line: a rank 1–9, or a wind's kind. */
export type Values = Readonly<Record<string, number>>;

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const WINDS = [0, 1, 2, 3].map(wind => EAST + wind);

/** Every way to choose the variables of a line, in the order in which they are written. */
export function readVariables(vars: readonly WrittenVar[], report: Report): Values[] {
  let ways: Values[] = [{}];
  const known = new Set<string>();
  for (const one of vars) {
    const { name, values } = one;
    if (![...NUMBER_VARS, ...WIND_VARS].includes(name.value)) {
      report(name.at, `"${name.value}" is no variable; there are x y z u v for numbers, p q for winds`);
      continue;
    }
    if (known.has(name.value)) {
      report(name.at, `${name.value} is said twice`);
      continue;
    }
    const choose = readChoice(one, known, report);
    known.add(name.value);
    ways = ways.flatMap(way => {
      const chosen = choose?.(way) ?? (WIND_VARS.includes(name.value) ? WINDS : RANKS);
      return chosen.map(value => ({ ...way, [name.value]: value }));
    });
    const outside = ways.find(
      way => way[name.value]! < 1 || (way[name.value]! > 9 && NUMBER_VARS.includes(name.value)),
    );
    if (outside !== undefined) {
      const others = Object.entries(outside).filter(([other]) => other !== name.value);
      const when = others.map(([other, value]) => `${other}=${value}`).join(', ');
      report(
        values.at,
        `where ${when}, ${name.value} would be ${outside[name.value]}: narrow it, as in "x=1-7; y=x+1; z=x+2"`,
      );
      ways = ways.filter(way => RANKS.includes(way[name.value]!));
    }
  }
  return ways;
}

type Choose = (way: Values) => readonly number[];

/** What one variable may be, given those before it. */
function readChoice({ name, values }: WrittenVar, known: ReadonlySet<string>, report: Report): Choose | null {
  const isWind = WIND_VARS.includes(name.value);
  const [, base = '', barred = ''] = /^([^!]*)((?:!.*)?)$/.exec(values.value) ?? [];
  const others = barred
    .split('!')
    .map(part => part.trim())
    .filter(part => part !== '');
  const stranger = others.find(other => !known.has(other));
  if (stranger !== undefined) {
    report(values.at, `"!${stranger}" names a variable that is not said before: as in "x=any; y=any !x"`);
    return null;
  }
  const choose = isWind ? windChoice(base.trim()) : numberChoice(base.replaceAll(' ', ''), known);
  if (choose === null) {
    const examples = isWind
      ? '"p=wind" or "q=wind !p"'
      : 'any, odd, even, 1-7, 2,6, x+1, x-2, 10-x or any !x';
    report(values.at, `"${values.value}" is nothing that ${name.value} may be: as in ${examples}`);
    return null;
  }
  return way => choose(way).filter(value => others.every(other => way[other] !== value));
}

function windChoice(text: string): Choose | null {
  return text === 'wind' || text === 'any' ? () => WINDS : null;
}

function numberChoice(text: string, known: ReadonlySet<string>): Choose | null {
  if (text === 'any') return () => RANKS;
  if (text === 'odd') return () => RANKS.filter(rank => rank % 2 === 1);
  if (text === 'even') return () => RANKS.filter(rank => rank % 2 === 0);
  const sum = /^([a-z])([+-])(\d)$/.exec(text);
  if (sum !== null && isNumber(sum[1]!, known)) {
    const shift = Number(sum[3]) * (sum[2] === '+' ? 1 : -1);
    return way => [way[sum[1]!]! + shift];
  }
  const rest = /^(\d+)-([a-z])$/.exec(text);
  if (rest !== null && isNumber(rest[2]!, known)) return way => [Number(rest[1]) - way[rest[2]!]!];
  const same = /^[a-z]$/.test(text) && isNumber(text, known);
  if (same) return way => [way[text]!];
  return rankList(text);
}

const isNumber = (name: string, known: ReadonlySet<string>): boolean =>
  known.has(name) && NUMBER_VARS.includes(name);

/** `1-7`, `2,6`, `1-3,7` */
function rankList(text: string): Choose | null {
  const ranks: number[] = [];
  for (const part of text.split(',')) {
    const [, from, to] = /^([1-9])(?:-([1-9]))?$/.exec(part) ?? [];
    if (from === undefined) return null;
    const last = Number(to ?? from);
    if (last < Number(from)) return null;
    for (let rank = Number(from); rank <= last; rank++) if (!ranks.includes(rank)) ranks.push(rank);
  }
  return () => ranks;
}
