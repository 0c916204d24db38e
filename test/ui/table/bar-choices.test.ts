import { expect, test } from 'vitest';
import type { Answer, Offer } from '../../../src/game/offer.ts';
import { american } from '../../../src/rules/american/american.ts';
import { toText } from '../../../src/terminal/grid-text.ts';
import { parseTile, parseTiles } from '../../../src/tiles/notation.ts';
import { paintTable } from '../../../src/ui/table/paint-table.ts';
import { claimScene, look } from '../../helpers/scenes.ts';

const SMALL = { columns: 80, rows: 24 };

function asked(count: number): string[] {
  const choices = Array.from({ length: count }, (_, at) => ({
    tiles: [],
    label: `quint with joker ${at + 1}`,
  }));
  const scene = { ...claimScene(), prompt: { kind: 'choose', do: 'chow', choices } as const };
  return toText(paintTable(scene, SMALL, look('text'))).split('\n');
}

test('every choice and the way back has its place, however many there are', () => {
  for (const count of [2, 5, 9, 13]) {
    const text = asked(count).join('\n');
    for (let at = 1; at <= count; at++) expect(text).toContain(`quint with joker ${at}`);
    expect(text).toContain('Esc');
  }
});

test('the tenth choice has the key 0, those after it have letters', () => {
  const text = asked(13).join('\n');
  for (const said of [' 9  quint with joker 9 ', ' 0  quint with joker 10 ', ' a  quint with joker 11'])
    expect(text.replaceAll('\n', ' ')).toContain(said);
});

test('where there are many the bar grows upwards: the tiles of the hand stay whole', () => {
  const few = asked(2);
  const many = asked(13);
  expect(many.slice(-5)).toEqual(few.slice(-5));
});

test('a choice about somebody has the name of the person, and its tile apart', () => {
  const claim = claimScene();
  const choices = [{ tiles: parseTiles('2m'), label: 'from {from}', from: 3 }];
  const snapshot = { ...claim.snapshot, view: { ...claim.snapshot.view, lying: null } };
  const scene = { ...claim, snapshot, prompt: { kind: 'choose', do: 'joker', choices } as const };
  expect(toText(paintTable(scene, SMALL, look('text')))).toContain(`from ${snapshot.occupants[3]!.name} 2m`);
});

test('the only way of an action is named beside its key: the group of a call, whose joker it is', () => {
  const claim = claimScene();
  const only = (verb: string, answer: Answer): string => {
    const offers: Offer[] = [
      { kind: 'answer', do: verb, answers: [answer] },
      { kind: 'plain', do: 'pass' },
    ];
    const view = { ...claim.snapshot.view, offers };
    const scene = { ...claim, words: american.words.en, snapshot: { ...claim.snapshot, view } };
    return toText(paintTable(scene, SMALL, look('text')));
  };
  expect(only('claim', { id: 'claim-4-1', fields: { size: 4, jokers: 1 } })).toContain(
    'call kong with a joker',
  );
  const theirs = { id: 'joker-theirs', fields: { from: 2, tile: parseTile('5s') } };
  const { name } = claim.snapshot.occupants[2]!;
  expect(only('joker', theirs)).toContain(`take a joker from ${name} 5s`);
});
