import type { OptionSpec } from '../../game/options.ts';
import { UMA_VALUES } from './ranking.ts';
import type { Variant } from './variant.ts';

/** Table options of a variant, defaults from the seed and the rulings. Labels and help stand in the words. */
export function optionsOf(variant: Variant): readonly OptionSpec[] {
  const three = variant.seats === 3;
  return [
    choice('redFives', three ? 2 : 3, Object.keys(variant.decks).map(Number)),
    toggle('openTanyao', true),
    choice('length', 'east-south', ['east', 'east-south']),
    number('startPoints', variant.startPoints, 10_000, 50_000, 1000),
    number('targetPoints', 0, 0, 60_000, 1000),
    choice('extraRound', 'at-once', ['at-once', 'after-repeats']),
    toggle('endBelowZero', true),
    choice('agariYame', 'off', ['off', 'win', 'win-or-ready']),
    toggle('kiriageMangan', false),
    choice('doubleWindFu', 4, [2, 4]),
    choice('kuikae', 'forbidden', ['forbidden', 'same-tile', 'allowed']),
    choice('kongDora', 'at-once', ['at-once', 'open-later', 'none']),
    toggle('multipleYakuman', true),
    toggle('doubleYakuman', false),
    toggle('countedYakuman', true),
    toggle('pao', false),
    choice('paoCovers', 'yakuman', ['yakuman', 'hand']),
    choice('paoHonba', 'discarder', ['discarder', 'liable']),
    choice('nagashiMangan', 'closed', ['off', 'closed', 'any-hand']),
    number('riichiTiles', 4, 0, 4, 1),
    toggle('nineKinds', true),
    toggle('fourKongs', true),
    ...(three ? [] : [toggle('fourWinds', true), toggle('fourRiichi', true)]),
    choice('multipleRon', 'two', ['one', 'two', 'three']),
    number('honbaRon', 300, 0, 1500, 100),
    number('honbaTsumo', 100, 0, 500, 100),
    choice('uma', three ? '15-0' : '15-5', UMA_VALUES[variant.seats]),
    // Shares of it are whole points for as many as play.
    number('oka', 0, 0, 30, three ? 15 : 10),
    ...(three
      ? [toggle('tsumoLoss', true), choice('northBonus', 'extracted', ['extracted', 'value', 'none'])]
      : []),
  ];
}

function toggle(name: string, otherwise: boolean): OptionSpec {
  return { name, type: 'switch', default: otherwise };
}

function choice<T extends number | string>(name: string, otherwise: T, values: readonly T[]): OptionSpec {
  return { name, type: 'choice', default: otherwise, values };
}

function number(name: string, otherwise: number, from: number, to: number, step: number): OptionSpec {
  return { name, type: 'number', default: otherwise, from, to, step };
}
