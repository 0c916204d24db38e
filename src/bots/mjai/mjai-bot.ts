import { offerTakes } from '../../game/offer.ts';
import type { Options } from '../../game/options.ts';
import type { Ruleset } from '../../game/ruleset.ts';
import type { Seat } from '../../game/state.ts';
import type { View } from '../../game/view.ts';
import { viewOf } from '../../game/view-of.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Player } from '../player.ts';
import { answerOf, discardAnswer, type MjaiAnswer, NONE } from './answers.ts';
import { follow } from './follow.ts';
import { limitsOf, withinLimits } from './host-limits.ts';
import { type Garbled, type MjaiEvent, readEvent } from './messages.ts';
import { dealt, type Told } from './told.ts';

/** A player that is told what happens in mjai, by a host with rules of its own. */
export interface MjaiBot {
  /**
   * The answer to a line, parsed: an event, or an array of events of which the last one may call for an answer. Whatever comes
   * in is answered: with a command that is legal for all that was told, else with `none`.
   */
  answer(message: unknown): MjaiAnswer;
}

/** What the bot is made of. */
export interface MjaiBotOptions {
  readonly rules: Ruleset;
  /** The host's rules as far as they are known. */
  readonly options: Options;
  readonly player: Player;
  /** Numbers from 0 up to 1, repeatable. */
  readonly random: () => number;
}

export function mjaiBot({ rules, options, player, random }: MjaiBotOptions): MjaiBot {
  let me: Seat = 0;
  /** The hand in play; null between hands, and where one is lost in it: what one is told to hold does not fit what happens. */
  let told: Told | null = null;
  let isLost = false;
  /** A tile that was just drawn in a hand that one is lost in: to discard it is legal whatever else is true. */
  let drawnBlind: Tile | null = null;
  /** The discard with which riichi was declared, until the host lets it be made. */
  let intended: Tile | null = null;

  /** Something has happened that one does not know: until the next event there is nothing that would surely be legal. */
  let isPuzzled = false;

  const hear = (event: MjaiEvent | Garbled | null): void => {
    // Of what one has never heard of it is taken that it changes nothing.
    if (event === null) return;
    drawnBlind = null;
    isPuzzled = event.type === 'garbled';
    switch (event.type) {
      case 'start_game':
        me = event.id ?? me;
        told = null;
        isLost = false;
        return;
      case 'start_kyoku':
        told = dealt(rules, options, me, event);
        isLost = told === null;
        intended = null;
        return;
      case 'hora':
      case 'ryukyoku':
      case 'end_kyoku':
      case 'end_game':
        told = null;
        isLost = false;
        return;
      default:
        if (told !== null) {
          if (event.type !== 'garbled') told = follow(told, event);
          else if (event.actor === me) told = null;
          isLost = told === null;
        }
        if (isLost && event.type === 'tsumo' && event.actor === me) drawnBlind = event.tile;
    }
  };

  const decide = (message: unknown): MjaiAnswer => {
    const limits = limitsOf(message);
    if (limits.silent || isPuzzled) return NONE;
    if (told === null) return drawnBlind === null ? NONE : discardAnswer(me, drawnBlind, drawnBlind);
    // Between a declared kong and its replacement, and before the dealer's first draw, there is nothing to discard yet.
    const { hand } = told.match;
    if (hand.phase === 'turn' && hand.seats[me]!.concealed.length % 3 !== 2) return NONE;
    const view = withinLimits(declaring(viewOf(rules, told.match, me), told), limits);
    if (view.offers.length === 0) return NONE;
    if (told.declared === me && intended !== null && mayDiscard(view, intended))
      return discardAnswer(me, intended, view.seats[me]!.drawn);
    const command = player.decide(view, rules, random);
    if (!view.offers.some(offer => offerTakes(offer, command))) return NONE;
    intended = command.do === 'riichi' ? command.tile! : null;
    // Once riichi is declared what is left of it is its discard.
    if (told.declared === me) return discardAnswer(me, command.tile!, view.seats[me]!.drawn);
    return answerOf(view, command);
  };

  return {
    answer(message) {
      const events: readonly unknown[] = Array.isArray(message) ? message : [message];
      for (const event of events) hear(readEvent(event));
      return decide(events.at(-1));
    },
  };
}

/** After one's own declaration only the discards that go with it are left. */
function declaring(view: View, { declared, me }: Told): View {
  if (declared !== me || view.phase !== 'turn') return view;
  return { ...view, offers: view.offers.filter(offer => offer.do === 'riichi') };
}

function mayDiscard(view: View, tile: Tile): boolean {
  return view.offers.some(offer => offer.kind === 'tile' && offer.tiles.includes(tile));
}
