import { countKinds } from '../../../shape/counts.ts';
import { type Outlook, outlook } from '../../../shape/useful.ts';
import { FORMS } from '../variant.ts';
import { elsewhereOf } from '../waits.ts';
import { farChance } from './chance.ts';
import { closedHan } from './han.ts';
import { openWays } from './open-ways.ts';
import { pointsOfHan } from './points.ts';
import { copiesLeft, readyWorth } from './ready-worth.ts';
import { type Holding, isClosed, type Situation } from './situation.ts';

/** What comes to an open hand beside its own draws: chows and pungs, or pungs alone. */
const SPEED = { chows: 1.5, pungs: 1.25 };
/** A closed hand that would have to be opened gives something away. */
const TO_OPEN = 0.9;
/** What a ready hand gets when the wall ends, the surer the fewer tiles are left. */
const READY_AT_END = 1200;
const WHOLE_WALL = 75;
/** How much of its worth a hand keeps that goes on against somebody who is ready, by its distance. */
const AGAINST_READY = [1, 0.3, 0.05, 0.02];

/**
 * What a hand that waits for a tile is worth in points, less what it has to risk on its way.
 * @param look its shanten and useful kinds in any form
 * @param stayClosed not to look at what it would be worth if it were opened
 */
export function waitingWorth(
  situation: Situation,
  holding: Holding,
  look: Outlook,
  stayClosed = false,
): number {
  return plainWorth(situation, holding, look, stayClosed) * pushFactor(situation, look.shanten);
}

/** Shanten and useful kinds of a hand that waits for a tile. */
export function outlookOf({ variant }: Situation, { concealed, melds }: Holding): Outlook {
  const known = melds.map(meld => ({ tiles: meld.tiles ?? [] }));
  return outlook(countKinds(concealed), melds.length, FORMS, elsewhereOf(variant, known));
}

/** The worth of a ready hand that declares riichi. */
export function riichiWorth(situation: Situation, holding: Holding, { shanten, useful }: Outlook): number {
  const worth = readyWorth(situation, holding, useful, true) + readyAtEnd(situation);
  return worth * pushFactor(situation, shanten);
}

function plainWorth(
  situation: Situation,
  holding: Holding,
  { shanten, useful }: Outlook,
  stayClosed: boolean,
): number {
  if (shanten <= 0) {
    const ready = readyWorth(situation, holding, useful, situation.riichi !== false) + readyAtEnd(situation);
    // Without a yaku it is better to go on for one.
    return Math.max(ready, isClosed(holding) ? 0 : openWorth(situation, holding));
  }
  if (!isClosed(holding)) return openWorth(situation, holding);
  const han = closedHan(situation, holding, countKinds(holding.concealed));
  const chance = farChance(situation, shanten, copiesLeft(situation.unseen, useful), 1);
  const closed = chance * pointsOfHan(situation, han);
  return stayClosed ? closed : Math.max(closed, TO_OPEN * openWorth(situation, holding));
}

/** The best of the ways on which an open hand may win; 0 where there is none. */
function openWorth(situation: Situation, holding: Holding): number {
  const speed = situation.variant.chows ? SPEED.chows : SPEED.pungs;
  let best = 0;
  for (const { shanten, tiles, han, sure } of openWays(situation, holding)) {
    const chance = sure * farChance(situation, Math.max(1, shanten), tiles, speed);
    best = Math.max(best, chance * pointsOfHan(situation, han));
  }
  return best;
}

function readyAtEnd({ wall }: Situation): number {
  return READY_AT_END * Math.max(0, 1 - wall / WHOLE_WALL);
}

function pushFactor({ threats }: Situation, shanten: number): number {
  let weight = 0;
  for (const threat of threats) weight = Math.max(weight, threat.weight);
  const kept = AGAINST_READY[Math.min(Math.max(shanten, 0), AGAINST_READY.length - 1)]!;
  return 1 - weight * (1 - kept);
}
