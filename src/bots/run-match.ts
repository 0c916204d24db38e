import { act, newMatch, settle } from '../game/match.ts';
import { isUnsettled, waitingFor } from '../game/offers.ts';
import type { Options } from '../game/options.ts';
import type { Ruleset } from '../game/ruleset.ts';
import { seededSource } from '../game/source.ts';
import type { Command, Match } from '../game/state.ts';
import { viewOf } from '../game/view-of.ts';
import type { Player } from './player.ts';

/** What a match between bots is made from. */
export interface RunOptions {
  readonly rules: Ruleset;
  readonly options: Options;
  /** 64 hex digits. */
  readonly seed: string;
  readonly phrases?: readonly string[];
  /** By seat. */
  readonly players: readonly Player[];
  /** Numbers from 0 up to 1 for the players, repeatable. */
  readonly random: () => number;
  /** Called with the match after each hand, for those who count. */
  readonly afterHand?: (match: Match) => void;
}

/** A match that was played to its end. */
export interface Run {
  readonly match: Match;
  /** Every command in order: with the seed, the whole match. */
  readonly commands: readonly Command[];
  /** How many events there were. */
  readonly events: number;
}

/**
 * Plays a whole match between players, at once and as fast as it goes, by the same match code as a table's.
 * @throws Error where a player asks for what is not possible
 */
export function runMatch(run: RunOptions): Run {
  const { rules, options, seed, phrases = [], players, random, afterHand } = run;
  const source = seededSource(rules, options, seed, phrases);
  const commands: Command[] = [];
  let match = newMatch(rules, options);
  let events = 0;
  const carryOut = (command: Command): void => {
    const outcome = act(rules, source, match, command);
    if ('refusal' in outcome) throw new Error(`seat ${command.seat}: ${command.do} is ${outcome.refusal}`);
    commands.push(command);
    match = outcome.match;
    events += outcome.events.length;
  };
  while (match.phase !== 'over') {
    if (match.phase === 'between') carryOut({ seat: null, do: 'deal' });
    while (match.phase === 'hand') {
      for (const seat of waitingFor(match)) {
        const command = players[seat]!.decide(viewOf(rules, match, seat), rules, random);
        carryOut(command.seat === seat ? command : { ...command, seat });
      }
      if (!isUnsettled(match)) continue;
      const settled = settle(rules, source, match);
      match = settled.match;
      events += settled.events.length;
    }
    afterHand?.(match);
  }
  return { match, commands, events };
}
