import { customAlphabet } from 'nanoid';
import { cleanText } from '../../src/terminal/clean-text.ts';

/** Where somebody wants to go, read from the user name of `ssh NAME@host`. */
export type Destination =
  | { readonly kind: 'lobby'; readonly ruleset: string }
  /** It may be a code; whether a table has it, only the lobby knows. If none has, it is a nickname. */
  | { readonly kind: 'code'; readonly code: string; readonly nickname: string }
  | { readonly kind: 'nickname'; readonly nickname: string };

/** How invite codes are spelled. */
export interface CodeFormat {
  readonly alphabet: string;
  readonly shortest: number;
  readonly longest: number;
}

/** Lower case, without what is easily mistaken for something else when read aloud or from paper: 0 o, 1 i l. */
export const inviteCodes: CodeFormat = {
  alphabet: 'abcdefghjkmnpqrstuvwxyz23456789',
  shortest: 4,
  longest: 6,
};

/** A new invite code of the longest form, from the system's secure source. */
export const newInviteCode: () => string = customAlphabet(inviteCodes.alphabet, inviteCodes.longest);

/** The widest a nickname may be, in cells. */
export const nicknameColumns = 16;

/**
 * Reads a user name. Ruleset ids and codes are matched whatever their case; all else is the wished nickname.
 */
export function parseDestination(
  userName: string,
  rulesets: readonly string[],
  codes: CodeFormat = inviteCodes,
): Destination {
  const word = userName.toLowerCase();
  if (rulesets.includes(word)) return { kind: 'lobby', ruleset: word };
  const isCode =
    word.length >= codes.shortest &&
    word.length <= codes.longest &&
    [...word].every(letter => codes.alphabet.includes(letter));
  const nickname = wishedNickname(userName);
  return isCode ? { kind: 'code', code: word, nickname } : { kind: 'nickname', nickname };
}

/** The nickname that a user name asks for, fit to be shown; empty where nothing of it can be. */
function wishedNickname(userName: string): string {
  return cleanText(userName, nicknameColumns);
}
