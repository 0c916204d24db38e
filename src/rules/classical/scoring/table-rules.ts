import type { Options } from '../../../game/options.ts';
import { LIMIT_HANDS, type LimitHand } from './limit-hands.ts';

/** What a table's options say about scoring. */
export interface TableRules {
  readonly limit: number;
  /** Points for going out: 20, or 10 (A3). */
  readonly goingOut: number;
  /** One's own flower or season doubles by itself, or only both together (A4). */
  readonly bonusDouble: 'either' | 'both';
  readonly limitHands: readonly LimitHand[];
  readonly sevenTwins: boolean;
  readonly thirteenOrphans: boolean;
  /** With how many wins in a row East has the limit; 0 where the table does not count them. */
  readonly ninthDeal: number;
}

/** The rules of a table, worked out once for its options. */
export function tableRules(options: Options): TableRules {
  let known = kept.get(options);
  if (known === undefined) {
    known = {
      limit: Number(options.limit),
      goingOut: Number(options.goingOut),
      bonusDouble: options.bonusDouble === 'both' ? 'both' : 'either',
      limitHands: LIMIT_HANDS.filter(hand => options[hand.option] === true),
      sevenTwins: options.sevenTwins === true,
      thirteenOrphans: options.thirteenOrphans === true,
      ninthDeal: Number(options.ninthDeal),
    };
    kept.set(options, known);
  }
  return known;
}

const kept = new WeakMap<Options, TableRules>();
