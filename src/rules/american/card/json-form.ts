import { type JsonField, type JsonNode, readJson } from './json-nodes.ts';
import type { Placed, Report } from './problem.ts';
import type { WrittenCard, WrittenLine, WrittenVar } from './written-card.ts';

const FORMAT = 'hand-card/1';
const CARD_FIELDS = ['format', 'id', 'name', 'description', 'legend', 'lines'];
const LINE_FIELDS = [
  'id',
  'category',
  'name',
  'patterns',
  'vars',
  'exposure',
  'value',
  'note',
  'jokers',
  'guide',
];

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;

/** Reads the JSON form of a card (C6). */
export function readJsonForm(text: string, report: Report): WrittenCard | null {
  const read = readJson(text);
  if ('fault' in read) {
    report(read.fault.at, `this is no JSON: ${read.fault.message}`);
    return null;
  }
  const { node } = read;
  if (node.kind !== 'object') {
    report(
      node.at,
      `a card is an object: as in {"format":"${FORMAT}","id":"mine","name":"My card","lines":[…]}`,
    );
    return null;
  }
  unknownFields(node, CARD_FIELDS, report);
  const format = textOf(node, 'format', report, FORMAT);
  if (format !== null && format.value !== FORMAT)
    report(format.at, `"format" is "${FORMAT}", not "${format.value}"`);
  const id = textOf(node, 'id', report, 'house');
  const name = textOf(node, 'name', report, 'House Card');
  const lines = listOf(node, 'lines', report);
  if (id === null || name === null || lines === null) return null;
  return { id, name, lines: lines.flatMap(line => lineOf(line, report)) };
}

function lineOf(node: JsonNode, report: Report): WrittenLine[] {
  if (node.kind !== 'object') {
    report(node.at, 'a line is an object: as in {"id":"ST1","name":"Up and Over","patterns":["FF …"], …}');
    return [];
  }
  unknownFields(node, LINE_FIELDS, report);
  const id = textOf(node, 'id', report, 'ST1');
  const patterns = listOf(node, 'patterns', report)?.flatMap(item => patternOf(item, report)) ?? null;
  const exposure = textOf(node, 'exposure', report, 'X');
  const value = lineValue(node, report);
  if (id === null || patterns === null || exposure === null || value === null) return [];
  return [
    {
      id,
      patterns,
      exposure,
      value,
      category: optionalText(node, 'category', report) ?? '',
      name: optionalText(node, 'name', report) ?? '',
      vars: varsOf(node, report),
      jokers: jokersOf(node, report),
      note: optionalText(node, 'note', report),
      guide: optionalText(node, 'guide', report),
    },
  ];
}

function patternOf(node: JsonNode, report: Report): Placed<string>[] {
  if (node.kind === 'plain' && typeof node.value === 'string') return [{ value: node.value, at: node.at }];
  report(node.at, 'a pattern is a text: as in "FF xxxa yyya zzza xyzb"');
  return [];
}

function varsOf(node: ObjectNode, report: Report): WrittenVar[] {
  const field = fieldOf(node, 'vars');
  if (field === undefined) return [];
  if (field.node.kind !== 'object') {
    report(field.node.at, '"vars" is an object: as in {"x":"1-7","y":"x+1"}');
    return [];
  }
  return field.node.fields.flatMap(({ name, node: values }) => {
    if (values.kind === 'plain' && (typeof values.value === 'string' || typeof values.value === 'number'))
      return [{ name, values: { value: String(values.value), at: values.at } }];
    report(values.at, 'what a variable may be is a text: as in "1-7"');
    return [];
  });
}

function lineValue(node: ObjectNode, report: Report): Placed<string> | null {
  const field = fieldOf(node, 'value');
  if (field?.node.kind === 'plain') return { value: String(field.node.value), at: field.node.at };
  report(field?.node.at ?? node.at, 'the line needs a "value": as in "value":30');
  return null;
}

function jokersOf(node: ObjectNode, report: Report): boolean {
  const field = fieldOf(node, 'jokers');
  if (field === undefined) return true;
  if (field.node.kind === 'plain' && typeof field.node.value === 'boolean') return field.node.value;
  report(field.node.at, '"jokers" is true or false; it is true where it is left out');
  return true;
}

function fieldOf(node: ObjectNode, name: string): JsonField | undefined {
  return node.fields.find(field => field.name.value === name);
}

function textOf(node: ObjectNode, name: string, report: Report, example: string): Placed<string> | null {
  const field = fieldOf(node, name);
  if (field?.node.kind === 'plain' && typeof field.node.value === 'string')
    return { value: field.node.value, at: field.node.at };
  report(field?.node.at ?? node.at, `a text "${name}" is expected: as in "${name}":"${example}"`);
  return null;
}

function optionalText(node: ObjectNode, name: string, report: Report): string | null {
  return fieldOf(node, name) === undefined ? null : (textOf(node, name, report, '…')?.value ?? null);
}

function listOf(node: ObjectNode, name: string, report: Report): readonly JsonNode[] | null {
  const field = fieldOf(node, name);
  if (field?.node.kind === 'list') return field.node.items;
  report(field?.node.at ?? node.at, `a list "${name}" is expected: as in "${name}":[…]`);
  return null;
}

/** A misspelt field would be passed over in silence otherwise. */
function unknownFields(node: ObjectNode, known: readonly string[], report: Report): void {
  for (const { name } of node.fields)
    if (!known.includes(name.value))
      report(name.at, `"${name.value}" is no field of a card; there are ${known.join(', ')}`);
}
