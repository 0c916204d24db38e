import seedrandom from 'seedrandom';
import { beginner } from '../../../src/bots/beginner.ts';
import { type MjaiBot, mjaiBot } from '../../../src/bots/mjai/mjai-bot.ts';
import { ownKong } from '../../../src/game/claims.ts';
import type { GameEvent } from '../../../src/game/event.ts';
import { act, settle } from '../../../src/game/match.ts';
import { isUnsettled, waitingFor } from '../../../src/game/offers.ts';
import type { Ruleset } from '../../../src/game/ruleset.ts';
import type { Command, Seat } from '../../../src/game/state.ts';
import { viewOf } from '../../../src/game/view-of.ts';
import { type MjaiLine, mjaiLines, startLine } from '../../../src/records/export/mjai.ts';
import { mjaiName, tileOfMjai } from '../../../src/records/mjai/tiles.ts';
import { kindOf, type Tile } from '../../../src/tiles/tile.ts';
import { newWorld, optionsOf } from '../../helpers/random-play.ts';

export type Line = MjaiLine & {
  readonly actor?: number;
  readonly pai?: string;
  readonly consumed?: string[];
  readonly tehais?: string[][];
};

/** A line as this seat is told it: others' tiles are hidden. */
function masked(line: Line, me: Seat): Line {
  if (line.type === 'tsumo' && line.actor !== me) return { ...line, pai: '?' };
  if (line.type !== 'start_kyoku') return line;
  return { ...line, tehais: line.tehais!.map((hand, seat) => (seat === me ? hand : hand.map(() => '?'))) };
}

/** A match of ours as a host plays it with one mjai bot and the beginner on the other seats. */
export interface Hosted {
  /** What the bot was told, line by line. */
  readonly lines: readonly Line[];
  /** What it did where it was asked. */
  readonly commands: readonly Command[];
  /** What the beginner would have done there, seeing the match itself. */
  readonly seen: readonly Command[];
  /** Its answers where it was not asked. */
  readonly idle: readonly MjaiLine[];
}

export function newBot(rules: Ruleset): MjaiBot {
  return mjaiBot({ rules, options: optionsOf(rules), player: beginner, random: seedrandom('bot') });
}

/** Plays a whole match. Throws where the bot's answer is refused. @param framing an event a line, or all since the last answer */
export function host(rules: Ruleset, n: number, me: Seat, framing: 'line' | 'batch'): Hosted {
  const world = newWorld(rules, n);
  const bot = newBot(rules);
  const lines: Line[] = [];
  const commands: Command[] = [];
  const seen: Command[] = [];
  const idle: MjaiLine[] = [];
  let unheard: Line[] = [];
  let last: MjaiLine | null = null;
  const random = seedrandom(`host ${n}`);

  const tell = (line: Line): void => {
    const told = masked(line, me);
    lines.push(told);
    if (framing === 'line') last = bot.answer(told);
    else unheard.push(told);
  };
  const answer = (): MjaiLine => {
    if (unheard.length > 0) last = bot.answer(unheard);
    unheard = [];
    return last!;
  };

  /** The deal is told as one line, when all of it is known. */
  let deal: { started: GameEvent; before: readonly number[]; tehais: string[][] } | null = null;
  const hear = (events: readonly GameEvent[], before: readonly number[], echoed: boolean): void => {
    const hand = world.match.hand;
    for (const event of events) {
      if (event.type === 'hand-started') deal = { started: event, before, tehais: [] };
      else if (event.type === 'dealt') deal!.tehais[event.seat] = event.own!.tiles.map(mjaiName);
    }
    const told = events.flatMap(event => {
      const kong = event.type === 'kong-declared' ? ownKong(...declaredFrom(event)) : undefined;
      return mjaiLines(event, kong);
    });
    if (deal !== null) {
      const at = told.findIndex(line => line.type === 'dora');
      const [dora] = told.splice(at, 1);
      tell(
        startLine(
          { events: [deal.started], before: deal.before },
          dora!.dora_marker as string,
          deal.tehais,
        ) as Line,
      );
      deal = null;
    }
    for (const line of told) if (!(echoed && line.type === 'reach')) tell(line as Line);
    if (events.some(event => event.type === 'hand-ended')) {
      tell({ type: hand!.wins.length > 0 ? 'hora' : 'ryukyoku' });
      tell({ type: 'end_kyoku' });
    }
  };
  let handBefore = world.match.hand;
  const declaredFrom = (event: Extract<GameEvent, { type: 'kong-declared' }>) => {
    const { melds, concealed } = handBefore!.seats[event.seat]!;
    return [melds, concealed, kindOf(event.tile!)] as const;
  };
  const carryOut = (command: Command, echoed = false): void => {
    const before = world.match.scores;
    handBefore = world.match.hand;
    const outcome = act(rules, world.source, world.match, command);
    if ('refusal' in outcome)
      throw new Error(
        `${JSON.stringify(command)} is ${outcome.refusal} after ${JSON.stringify(lines.slice(-3))}`,
      );
    world.match = outcome.match;
    hear(outcome.events, before, echoed);
  };

  tell({ type: 'start_game', id: me, names: ['a', 'b', 'c', 'd'].slice(0, world.match.seats) });
  while (world.match.phase !== 'over') {
    if (world.match.phase === 'between') carryOut({ seat: null, do: 'deal' });
    while (world.match.phase === 'hand') {
      const waiting = waitingFor(world.match);
      if (!waiting.includes(me) && last !== null && framing === 'line') idle.push(last);
      for (const seat of waiting) {
        const view = viewOf(rules, world.match, seat);
        const mine = beginner.decide(view, rules, random);
        if (seat !== me) {
          carryOut({ ...mine, seat });
          continue;
        }
        seen.push(mine);
        const said = answer();
        const isRiichi = said.type === 'reach';
        if (isRiichi) tell({ type: 'reach', actor: me });
        const command = commandOf(isRiichi ? answer() : said, view.seats[me]!.drawn, isRiichi, me);
        commands.push(command);
        carryOut(command, isRiichi);
      }
      if (!isUnsettled(world.match)) continue;
      const before = world.match.scores;
      const settled = settle(rules, world.source, world.match);
      world.match = settled.match;
      hear(settled.events, before, false);
    }
  }
  tell({ type: 'end_game' });
  return { lines, commands, seen, idle };
}

const VERBS: Readonly<Record<string, string>> = {
  chi: 'chow',
  pon: 'pung',
  daiminkan: 'kong',
  hora: 'win',
  none: 'pass',
  ryukyoku: 'nine-kinds',
  nukidora: 'north',
};

/** An answer as a command of ours. */
function commandOf(answer: MjaiLine, drawn: Tile | null, isRiichi: boolean, seat: Seat): Command {
  const tile = tileOfMjai(answer.pai);
  const consumed = (answer.consumed as string[] | undefined)?.map(name => tileOfMjai(name)!);
  switch (answer.type) {
    case 'dahai': {
      const older = tile === drawn && answer.tsumogiri === false;
      return { seat, do: isRiichi ? 'riichi' : 'discard', tile: tile!, ...(older ? { older } : {}) };
    }
    case 'ankan':
      return { seat, do: 'kong', tile: kindOf(consumed![0]!) };
    case 'kakan':
      return { seat, do: 'kong', tile: tile! };
    case 'chi':
    case 'pon':
      return { seat, do: VERBS[answer.type]!, tiles: consumed! };
    default:
      return { seat, do: VERBS[answer.type] ?? answer.type };
  }
}
