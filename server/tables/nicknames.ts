import { cleanText } from '../../src/terminal/clean-text.ts';
import { nicknameColumns } from '../ssh/destination.ts';

/** What somebody is called whose user name makes no name. */
const NAMELESS = 'guest';

/** A nickname as it may be shown; empty where nothing of it can be. */
export function cleanNickname(text: string): string {
  return cleanText(text, nicknameColumns);
}

/** Two names with the same key look alike to people: case and compatibility forms do not tell them apart. */
export function nicknameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** The wished name, or one like it with a number, that `isTaken` (asked for its key) lets pass. */
export function freeNickname(wished: string, isTaken: (key: string) => boolean): string {
  const name = cleanNickname(wished) || NAMELESS;
  if (!isTaken(nicknameKey(name))) return name;
  for (let number = 2; ; number++) {
    const ending = String(number);
    const numbered = cleanText(name, nicknameColumns - ending.length) + ending;
    if (!isTaken(nicknameKey(numbered))) return numbered;
  }
}
