import { play, type ScriptAnswer } from '../../helpers/script.ts';

export type Form = 'sichuan-battle' | 'sichuan-flow';
export type Line = Record<string, unknown>;

const SEATS = ['east', 'south', 'west', 'north'];

/** Commands as short as they can be read. */
export const discard = (seat: string, tile: string): Line => ({ seat, do: 'discard', tile });
export const win = (seat: string): Line => ({ seat, do: 'win' });
export const pung = (seat: string, tile: string): Line => ({ seat, do: 'pung', tile });
export const kong = (seat: string, tile: string): Line => ({ seat, do: 'kong', tile });
export const pass = (seat: string): Line => ({ seat, do: 'pass' });
export const timeout = (seat: string): Line => ({ seat, do: 'timeout' });
export const exchange = (seat: string, tiles: string): Line => ({ seat, do: 'exchange', tiles });
export const missing = (seat: string, suit: string): Line => ({ seat, do: 'missing', suit });
export const stop: Line = { stop: true };

/** The same command, to be refused. */
export const refused = (command: Line, reason: string | true = true): Line => ({
  ...command,
  refused: reason,
});

/** All four declare: the suits of East, South, West and North. */
export const declare = (suits: string): Line[] => SEATS.map((seat, i) => missing(seat, suits[i]!));

/** Plays a hand without an exchange from the declared suits on. */
export function hand(form: Form, suits: string, line: Line & { commands?: Line[] }): ScriptAnswer {
  const { commands = [], options, ...rest } = line;
  return play(form, {
    options: { exchange: false, ...(options as Line) },
    ...rest,
    commands: [...declare(suits), ...commands],
  });
}

/** Payments as `east>south 2 win`. */
export function transfers(answer: ScriptAnswer): string[] {
  return answer.payments.map(({ from, to, amount, reason }) => `${from}>${to} ${amount} ${reason}`);
}

/** Tiles of a seat in the answer's view. */
export function tilesIn(answer: ScriptAnswer, seat: number): string[] {
  const seats = answer.view!.seats as { concealed: { tiles: string[] } | null }[];
  return [...(seats[seat]!.concealed?.tiles ?? [])].sort();
}
