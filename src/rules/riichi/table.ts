import type { Options } from '../../game/options.ts';

/** The table options of riichi and sanma by name and type; what each means is said in the words of its help. */
export interface Table {
  readonly redFives: number;
  readonly openTanyao: boolean;
  readonly length: 'east' | 'east-south';
  readonly startPoints: number;
  /** 0: no target. */
  readonly targetPoints: number;
  readonly extraRound: 'at-once' | 'after-repeats';
  readonly endBelowZero: boolean;
  readonly agariYame: 'off' | 'win' | 'win-or-ready';
  readonly kiriageMangan: boolean;
  readonly doubleWindFu: 2 | 4;
  readonly kuikae: 'forbidden' | 'same-tile' | 'allowed';
  readonly kongDora: 'at-once' | 'open-later' | 'none';
  readonly multipleYakuman: boolean;
  readonly doubleYakuman: boolean;
  readonly countedYakuman: boolean;
  readonly pao: boolean;
  readonly paoCovers: 'yakuman' | 'hand';
  readonly paoHonba: 'discarder' | 'liable';
  readonly nagashiMangan: 'off' | 'closed' | 'any-hand';
  readonly riichiTiles: number;
  readonly nineKinds: boolean;
  readonly fourKongs: boolean;
  readonly multipleRon: 'one' | 'two' | 'three';
  readonly honbaRon: number;
  readonly honbaTsumo: number;
  readonly uma: string;
  readonly oka: number;
  /** Four players only; absent in sanma, where neither can happen (D3.6). */
  readonly fourWinds?: boolean;
  readonly fourRiichi?: boolean;
  /** Sanma only. */
  readonly tsumoLoss?: boolean;
  readonly northBonus?: 'extracted' | 'value' | 'none';
}

/** The options of a match, which are complete and checked, by their types. */
export function tableOf(options: Options): Table {
  return options as unknown as Table;
}
