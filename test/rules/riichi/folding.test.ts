import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import { beginner } from '../../../src/bots/beginner.ts';
import type { Player } from '../../../src/bots/player.ts';
import { runMatch } from '../../../src/bots/run-match.ts';
import type { Seat } from '../../../src/game/state.ts';
import type { View } from '../../../src/game/view.ts';
import { riichi } from '../../../src/rules/riichi/riichi.ts';
import { sanma } from '../../../src/rules/riichi/sanma.ts';
import { kindOf } from '../../../src/tiles/tile.ts';
import { optionsOf, seedOf } from '../../helpers/random-play.ts';

const inRiichi = (view: View, seat: Seat): boolean =>
  view.seats[seat]!.marks.some(({ id }) => id === 'riichi' || id === 'double-riichi');

/** Whether the view's seat holds a tile that lies in the row of everybody in riichi. */
function holdsSafeTile(view: View, riichis: readonly Seat[]): boolean {
  return view.seats[view.seat!]!.concealed!.tiles.some(tile =>
    riichis.every(seat => view.seats[seat]!.discards.some(other => kindOf(other.tile) === kindOf(tile))),
  );
}

test.each([riichi, sanma])(
  'bots of $id far from ready do not deal into a riichi while they hold what it has discarded',
  rules => {
    const options = optionsOf(rules);
    let decisions = 0;
    const dealtIn: string[] = [];
    for (let n = 0; n < 3; n++) {
      /** Seats whose newest discard was made so: far from ready, with a safe tile to choose. */
      const free = new Set<Seat>();
      const watched: Player = {
        decide(view, given, random) {
          const command = beginner.decide(view, given, random);
          const seat = view.seat!;
          if (view.phase !== 'turn') return command;
          free.delete(seat);
          const riichis = view.seats.filter(other => inRiichi(view, other.seat)).map(other => other.seat);
          if (riichis.length === 0 || riichis.includes(seat) || command.do !== 'discard') return command;
          const { concealed, melds } = view.seats[seat]!;
          const { shanten } = given.readiness({
            concealed: concealed!.tiles,
            melds: melds.map(meld => ({ ...meld, tiles: meld.tiles! })) as never,
            options: view.options,
            own: view.own,
          });
          if (shanten < 2 || !holdsSafeTile(view, riichis)) return command;
          decisions++;
          free.add(seat);
          return command;
        },
      };
      runMatch({
        rules,
        options,
        seed: seedOf(n + 40),
        players: Array.from({ length: rules.seats(options) }, () => watched),
        random: seedrandom(`fold ${n}`),
        afterHand({ hand }) {
          for (const win of hand!.wins) {
            const own = hand!.seats[win.seat]!.own as { riichi: unknown };
            if (win.from !== null && own.riichi !== false && free.has(win.from))
              dealtIn.push(`${n} ${hand!.number}`);
          }
          free.clear();
        },
      });
    }
    expect(decisions).toBeGreaterThan(40);
    expect(dealtIn).toEqual([]);
  },
);
