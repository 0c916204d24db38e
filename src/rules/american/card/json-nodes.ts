import type { Placed } from './problem.ts';

/** A value of JSON whose parts know where they stand. */
export type JsonNode =
  | { readonly kind: 'object'; readonly at: number; readonly fields: readonly JsonField[] }
  | { readonly kind: 'list'; readonly at: number; readonly items: readonly JsonNode[] }
  | {
      readonly kind: 'plain';
      /** Of a text, where its first character stands. */
      readonly at: number;
      readonly value: string | number | boolean | null;
    };

export interface JsonField {
  readonly name: Placed<string>;
  readonly node: JsonNode;
}

/** Where a text stops being JSON. */
export interface JsonFault {
  readonly at: number;
  readonly message: string;
}

/** Deeper than any card: a text made to exhaust the stack is turned away. */
const DEEPEST = 16;

/** Reads JSON and keeps the offset of every value, which `JSON.parse` does not tell. */
export function readJson(text: string): { readonly node: JsonNode } | { readonly fault: JsonFault } {
  let at = 0;
  let fault: JsonFault | null = null;

  const blank = (): void => {
    while (at < text.length && ' \t\r\n'.includes(text[at]!)) at++;
  };
  const fail = (message: string): null => {
    fault ??= { at, message };
    return null;
  };
  const plain = (): JsonNode | null => {
    const match = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
    match.lastIndex = at;
    const found = match.exec(text)?.[0];
    if (found === undefined)
      return fail(text[at] === '"' ? 'this text has no closing quotation mark' : 'a value is expected here');
    const start = at;
    at += found.length;
    try {
      return { kind: 'plain', at: found[0] === '"' ? start + 1 : start, value: JSON.parse(found) };
    } catch {
      // An escape that JSON does not have.
      at = start;
      return fail('this text has an escape that JSON does not know');
    }
  };
  /** Items between brackets; false where they do not come to their end. */
  const items = (close: string, one: () => boolean): boolean => {
    at++;
    blank();
    if (text[at] === close) {
      at++;
      return true;
    }
    for (;;) {
      if (!one()) return false;
      blank();
      const next = text[at];
      if (next !== ',' && next !== close) {
        fail(`"," or "${close}" is expected here`);
        return false;
      }
      at++;
      if (next === close) return true;
      blank();
    }
  };
  const value = (depth: number): JsonNode | null => {
    blank();
    const start = at;
    if (depth > DEEPEST) return fail('this is nested deeper than any card');
    if (text[at] === '[') {
      const list: JsonNode[] = [];
      const one = (): boolean => push(list, value(depth + 1));
      return items(']', one) ? { kind: 'list', at: start, items: list } : null;
    }
    if (text[at] !== '{') return plain();
    const fields: JsonField[] = [];
    const one = (): boolean => {
      const name = text[at] === '"' ? plain() : fail('a name in quotation marks is expected here');
      if (name === null || name.kind !== 'plain') return false;
      blank();
      if (text[at] !== ':') return fail('":" is expected here') !== null;
      at++;
      const node = value(depth + 1);
      return node !== null && push(fields, { name: { value: String(name.value), at: name.at }, node });
    };
    return items('}', one) ? { kind: 'object', at: start, fields } : null;
  };

  const node = value(0);
  blank();
  if (node !== null && at < text.length) fail('the card ends before this');
  return fault === null && node !== null ? { node } : { fault: fault! };
}

function push<T>(list: T[], item: T | null): boolean {
  if (item === null) return false;
  list.push(item);
  return true;
}
