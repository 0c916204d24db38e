import { type Card, type CardHand, type CardLine, type CardReading, COMPLETE } from './card.ts';
import { impossible } from './check-hand.ts';
import { expandPattern, keyOf } from './expand.ts';
import { readJsonForm } from './json-form.ts';
import { type Placed, problemsIn, type Report } from './problem.ts';
import { readTextForm } from './text-form.ts';
import { NUMBER_VARS, readPattern, type Token, WIND_VARS } from './token.ts';
import { readVariables } from './variables.ts';
import type { WrittenCard, WrittenLine } from './written-card.ts';

/** More than any card has: a pattern of nothing but `*` groups would fill the memory. */
const MOST_HANDS = 20_000;

/** Reads a card of either form and checks it as ruling C6 asks. All that is wrong is told, not only the first. */
export function readCard(text: string): CardReading {
  const found: { at: number; message: string }[] = [];
  const report: Report = (at, message) => {
    if (!found.some(one => one.at === at && one.message === message)) found.push({ at, message });
  };
  const written = text.trimStart().startsWith('{') ? readJsonForm(text, report) : readTextForm(text, report);
  const card = written === null ? null : cardOf(written, report);
  if (card !== null && found.length === 0 && card.lines.length === 0) report(0, 'the card has no lines');
  if (card === null || found.length > 0) return { problems: problemsIn(text, found) };
  return { card };
}

function cardOf(written: WrittenCard, report: Report): Card {
  const hands: CardHand[] = [];
  /** Whose hand it is, by its key. */
  const owners = new Map<string, string>();
  const ids = new Set<string>();
  const lines = written.lines.map((line, index): CardLine => {
    checkId(line.id, ids, report);
    for (const { groups, at } of handsOf(line, report)) {
      const key = keyOf(groups);
      const owner = owners.get(key);
      if (owner === line.id.value) continue;
      if (owner !== undefined) report(at, `${owner} has this hand already: no hand may belong to two lines`);
      owners.set(key, line.id.value);
      if (hands.length < MOST_HANDS) hands.push({ line: index, groups });
      else report(written.id.at, `the card has more than ${MOST_HANDS} hands`);
    }
    return lineOf(line, report);
  });
  return { id: written.id.value, name: written.name.value, lines, hands };
}

function checkId(id: Placed<string>, ids: Set<string>, report: Report): void {
  if (!/^[A-Za-z0-9][\w.-]*$/.test(id.value))
    report(id.at, `"${id.value}" is no id of a line: letters and digits, as in "ST1"`);
  else if (ids.has(id.value)) report(id.at, `there are two lines "${id.value}"`);
  ids.add(id.value);
}

function lineOf(line: WrittenLine, report: Report): CardLine {
  const { exposure, value } = line;
  if (exposure.value !== 'X' && exposure.value !== 'C')
    report(exposure.at, `X (groups may be laid open) or C (concealed) is expected, not "${exposure.value}"`);
  if (!/^[1-9]\d{0,3}$/.test(value.value))
    report(value.at, `the value is a whole number from 1 to 9999, not "${value.value}": as in 30`);
  return {
    id: line.id.value,
    category: line.category,
    name: line.name,
    patterns: line.patterns.map(pattern => pattern.value),
    open: exposure.value === 'X',
    value: Number(value.value),
    jokers: line.jokers,
    note: line.note,
    guide: line.guide,
  };
}

function* handsOf(line: WrittenLine, report: Report): Generator<{ groups: CardHand['groups']; at: number }> {
  const ways = readVariables(line.vars, report);
  const used = new Set<string>();
  if (line.patterns.length === 0) report(line.id.at, 'the line has no pattern');
  for (const pattern of line.patterns) {
    const faults: number[] = [];
    const tokens = readPattern(pattern, (at, message) => {
      faults.push(at);
      report(at, message);
    });
    for (const token of tokens) for (const symbol of token.symbols) used.add(symbol);
    if (faults.length > 0 || !checkTokens(line, pattern, tokens, report)) continue;
    for (const groups of expandPattern(tokens, ways)) {
      const problem = impossible(groups, line.jokers);
      if (problem !== null) report(pattern.at, problem);
      else yield { groups, at: pattern.at };
    }
  }
  for (const { name } of line.vars) if (!used.has(name.value)) report(name.at, `no group uses ${name.value}`);
}

/** What can be said of a pattern before its variables are chosen; false where it is not to be expanded. */
function checkTokens(
  line: WrittenLine,
  pattern: Placed<string>,
  tokens: readonly Token[],
  report: Report,
): boolean {
  const size = tokens.reduce((sum, token) => sum + token.symbols.length, 0);
  if (size !== COMPLETE) report(pattern.at, `"${pattern.value}" has ${size} tiles; a hand has ${COMPLETE}`);
  for (const { symbols, at } of tokens) {
    const unsaid = symbols.find(
      symbol =>
        [...NUMBER_VARS, ...WIND_VARS].includes(symbol) &&
        !line.vars.some(({ name }) => name.value === symbol),
    );
    if (unsaid === undefined) continue;
    report(at, `${unsaid} is not said: as in "${unsaid}=${WIND_VARS.includes(unsaid) ? 'wind' : 'any'}"`);
    return false;
  }
  if (line.exposure.value === 'X' && !tokens.some(token => token.alike && token.symbols.length >= 3))
    report(
      line.exposure.at,
      `the line is X, but "${pattern.value}" has no group of three or more that could be called: make it C`,
    );
  return size === COMPLETE;
}
