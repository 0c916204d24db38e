import { play, type ScriptAnswer } from '../../helpers/script.ts';

/** Hands that come to nothing by themselves, one a seat; none of them can claim a tile of 1–7z. */
export const NOTHING = {
  east: '1379m1379p137s24z',
  south: '2468m2468p246s34z',
  west: '1469m1469p146s45z',
  north: '2579m2579p257s67z',
};

/** A command in short: `east discard 5m`, `west chow 46p`, `south win refused locked`, `draws 4`, `stop`. */
export function command(text: string): Record<string, unknown> {
  const words = text.split(' ');
  const [first, verb, ...rest] = words as [string, string, ...string[]];
  if (first === 'stop') return { stop: true };
  if (first === 'draws') return { draws: Number(verb) };
  const refused = rest.indexOf('refused');
  const [tile] = refused === 0 ? [] : rest;
  const reason = rest[refused + 1];
  return {
    seat: first,
    do: verb,
    ...(tile === undefined ? {} : verb === 'chow' ? { tiles: tile } : { tile }),
    ...(refused < 0 ? {} : { refused: reason ?? true }),
  };
}

/** Plays an arranged hand of Chinese Classical; seats that are not said hold nothing. */
export function hand(deal: Record<string, unknown>, ...commands: readonly string[]): ScriptAnswer {
  return play('classical', { ...deal, commands: commands.map(command) });
}

/** What was won, in short: `east from south 5p 44`. */
export function won({ wins }: ScriptAnswer): string[] {
  return wins.map(win => `${win.seat} from ${win.from} ${win.tile} ${win.value}`);
}

/** Patterns of the only win that are doubles or limit hands. */
export function named({ wins }: ScriptAnswer): string[] {
  const patterns = wins[0]!.patterns as { id: string; unit?: string }[];
  return patterns.filter(({ unit }) => unit !== 'points').map(({ id }) => id);
}
