import type { Language } from '../../game/words.ts';
import { create } from './en/create.ts';
import { events } from './en/events.ts';
import { farewell } from './en/farewell.ts';
import { firstVisit } from './en/first-visit.ts';
import { goals } from './en/goals.ts';
import { keyNames, keys } from './en/keys.ts';
import { lobby } from './en/lobby.ts';
import { match } from './en/match.ts';
import { refusals } from './en/refusals.ts';
import { replay } from './en/replay.ts';
import { settings } from './en/settings.ts';
import { settlement } from './en/settlement.ts';
import { table } from './en/table.ts';
import { tiles } from './en/tiles.ts';

const en = {
  tiles,
  table,
  events,
  keys,
  keyNames,
  refusals,
  settlement,
  goals,
  lobby,
  firstVisit,
  create,
  settings,
  match,
  farewell,
  replay,
};

/** Every text of a screen, by area. A language is another object of this type; a sentence is never glued from pieces. */
export type Texts = typeof en;

const catalogue: Readonly<Record<Language, Texts>> = { en };

export function textsFor(language: Language): Texts {
  return catalogue[language];
}
