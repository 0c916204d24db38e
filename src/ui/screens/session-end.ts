import type { Guest } from '../house.ts';
import type { Texts } from '../texts/texts.ts';
import type { Desk } from './table/desk.ts';

/** Why a session ends that its person did not end. */
export type EndReason = 'takeover' | 'going-down' | 'fault';

/** What becomes of a seat when its person goes: it waits for its key, a bot has it for good, or the match goes too. */
export type SeatFate = 'kept' | 'to-bot' | 'lost';

/** Somebody without a key cannot be known again, so its seats wait for nobody. @param forgets nothing outlives the session */
export function seatFateOf({ fingerprint }: Guest, forgets: boolean): SeatFate {
  if (forgets) return 'lost';
  return fingerprint === null ? 'to-bot' : 'kept';
}

/** What the one who runs the server knows about coming back; for the last line a person reads. */
export interface WayBack {
  /** Minutes for which a bot only keeps a seat warm. */
  readonly graceMinutes: number;
  /** The command that leads to a table by its id or code. */
  readonly command: (table: string) => string;
}

/** The one line that stays on the person's screen: where its seat is, and how to come back to it. */
export function farewellLine(
  words: Texts['farewell'],
  reason: EndReason | null,
  desk: Desk,
  fate: SeatFate,
  wayBack: WayBack | undefined,
): string {
  const kept = fate === 'kept' ? desk.keptSeat() : null;
  if (reason === 'takeover') return words.takeover;
  if (reason === 'going-down') return words.goingDown;
  if (reason === 'fault') return kept === null ? words.fault : words.faultSeatKept;
  if (kept === null) return words.bye;
  const { code, id } = kept.snapshot.config;
  const name = code ?? id;
  return wayBack === undefined
    ? words.seatKept(name)
    : words.seatKeptUntil(name, wayBack.graceMinutes, wayBack.command(name));
}
