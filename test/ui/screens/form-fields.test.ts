import { expect, test } from 'vitest';
import { optionFields, turned } from '../../../src/ui/screens/form-fields.ts';

const says = { on: 'on', off: 'off' };

test('a switch turns over either way', () => {
  const spec = { name: 'a', type: 'switch', default: false } as const;
  expect(turned(spec, false, 1)).toBe(true);
  expect(turned(spec, true, -1)).toBe(false);
});

test('a number moves by its step and stops at its ends', () => {
  const spec = { name: 'a', type: 'number', default: 4, from: 2, to: 6, step: 2 } as const;
  expect(turned(spec, 4, 1)).toBe(6);
  expect(turned(spec, 6, 1)).toBe(6);
  expect(turned(spec, 2, -1)).toBe(2);
});

test('a choice goes round', () => {
  const spec = { name: 'a', type: 'choice', default: 'x', values: ['x', 'y', 'z'] } as const;
  expect(turned(spec, 'z', 1)).toBe('x');
  expect(turned(spec, 'x', -1)).toBe('z');
});

test('an option is shown in the ruleset’s words, its values too', () => {
  const specs = [{ name: 'limit', type: 'choice', default: 5, values: [5, 10] } as const];
  const words = {
    limit: { label: 'Limit', help: 'The most a hand is worth.', values: { 10: 'ten points' } },
  };
  const changes: unknown[] = [];
  const [field] = optionFields(specs, { limit: 10 }, words, says, (name, value) =>
    changes.push([name, value]),
  );
  expect(field).toMatchObject({ label: 'Limit', value: 'ten points', help: 'The most a hand is worth.' });
  field!.turn(1);
  expect(changes).toEqual([['limit', 5]]);
});
