import type { Offer } from '../../game/offer.ts';
import type { View } from '../../game/view.ts';
import type { RulesetWords } from '../../game/words.ts';
import type { TableSnapshot } from '../../table/snapshot.ts';
import type { Asking } from '../keymap.ts';
import { actionKeys } from '../keymap.ts';
import { actionLabel } from '../texts/names.ts';
import type { Texts } from '../texts/texts.ts';
import type { Prompt } from './scene.ts';

/** What the table asks the viewer, as far as keys and the bar above the hand go. */
export function askingOf(snapshot: TableSnapshot, prompt: Prompt | null): Asking {
  const { view } = snapshot;
  if (snapshot.state === 'settled' || snapshot.state === 'finished')
    return snapshot.seat === null ? 'nothing' : 'ready';
  if (snapshot.state !== 'playing' || view.offers.length === 0) return 'nothing';
  if (prompt !== null) return prompt.kind;
  if (view.phase === 'window') return 'window';
  if (view.phase === 'turn') return 'turn';
  if (view.offers.some(offer => offer.kind === 'pick')) return 'pick';
  return view.offers.some(offer => offer.kind === 'answer') ? 'choose' : 'turn';
}

/** An action beside discarding that the viewer has, with its key and label. */
export interface Action {
  readonly do: string;
  readonly key: string;
  readonly label: string;
  readonly offers: readonly Offer[];
}

const FIRST = ['win', 'riichi', 'kong', 'pung', 'chow'];

/** The actions on offer: what matters most first, passing last. Discards, picks and answers are no actions. */
export function actionsOf(view: View, words: RulesetWords, texts: Texts): readonly Action[] {
  const byVerb = new Map<string, Offer[]>();
  for (const offer of view.offers) {
    if (offer.do === 'discard' || offer.kind === 'pick') continue;
    if (view.phase === 'choice' && offer.kind === 'answer') continue;
    const same = byVerb.get(offer.do);
    if (same === undefined) byVerb.set(offer.do, [offer]);
    else same.push(offer);
  }
  const verbs = [...byVerb.keys()].sort((a, b) => rank(a) - rank(b));
  const label = (verb: string): string => actionLabel(texts, words, verb);
  const keys = actionKeys(verbs, label);
  return verbs.map(verb => ({
    do: verb,
    key: keys[verb] ?? '',
    label: label(verb),
    offers: byVerb.get(verb) ?? [],
  }));
}

function rank(verb: string): number {
  if (verb === 'pass') return 100;
  const at = FIRST.indexOf(verb);
  return at < 0 ? 50 : at;
}
