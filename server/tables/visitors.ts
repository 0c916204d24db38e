import { nanoid } from 'nanoid';
import type { Guest, Settings } from '../../src/ui/house.ts';
import type { Identity } from '../ssh/identity.ts';
import type { People } from '../store/people.ts';
import { cleanNickname, freeNickname, nicknameKey } from './nicknames.ts';
import { readSettings, usualSettings } from './settings.ts';

/** Somebody who is connected, in one session or several. */
interface Visit {
  guest: Guest;
  sessions: number;
}

/** How the ids of guests begin. Logs keep them, so that it is known after a restart who has no way back. */
const GUEST = 'guest-';

/** Whether a person came without a key: such a one is nobody any more once its sessions are over. */
export function isGuest(person: string): boolean {
  return person.startsWith(GUEST);
}

/** Everybody who is connected: who they are, what they are called, what they have chosen. */
export class Visitors {
  readonly #people: People;
  readonly #isSeatedName: (key: string, except: string) => boolean;
  readonly #visits = new Map<string, Visit>();

  /** @param isSeatedName whether somebody else than `except` sits at a table under a name with this key */
  constructor(people: People, isSeatedName: (key: string, except: string) => boolean) {
    this.#people = people;
    this.#isSeatedName = isSeatedName;
  }

  /** How many people are here. */
  get count(): number {
    return this.#visits.size;
  }

  isHere(person: string): boolean {
    return this.#visits.has(person);
  }

  /** The person as it is now; it must be here. */
  get(person: string): Guest {
    return this.#visits.get(person)!.guest;
  }

  /**
   * A session begins: the person of its key, who keeps the name that it has, or a new guest.
   * Rejects with `AppendRefused` where a new person cannot be remembered.
   */
  async arrive(identity: Identity, wishedName: string): Promise<Guest> {
    const found = identity.kind === 'key' ? await this.#known(identity, wishedName) : this.#stranger();
    const here = this.#visits.get(found.id);
    if (here !== undefined) {
      here.sessions++;
      return here.guest;
    }
    const nickname = this.#free(found.nickname || wishedName, found.id);
    const guest: Guest = { ...found, nickname };
    this.#visits.set(guest.id, { guest, sessions: 1 });
    return guest;
  }

  /** A session has ended. */
  depart(person: string): void {
    const visit = this.#visits.get(person);
    if (visit === undefined) return;
    visit.sessions--;
    if (visit.sessions === 0) this.#visits.delete(person);
  }

  /** Changes the name of somebody who is here. Rejects with `AppendRefused`. */
  async rename(person: string, wishedName: string): Promise<string | 'name-taken' | 'name-empty'> {
    const nickname = cleanNickname(wishedName);
    if (nickname === '') return 'name-empty';
    if (this.#isTaken(nicknameKey(nickname), person)) return 'name-taken';
    const visit = this.#visits.get(person)!;
    const before = visit.guest.nickname;
    // Taken before it is stored, so that nobody else takes it meanwhile.
    visit.guest = { ...visit.guest, nickname };
    try {
      if (visit.guest.fingerprint !== null) await this.#people.renamePerson(person, nickname);
    } catch (error) {
      visit.guest = { ...visit.guest, nickname: before };
      throw error;
    }
    return nickname;
  }

  /** Changes settings at once; resolves when they are remembered, for those who are. */
  async saveSettings(person: string, change: Partial<Settings>): Promise<void> {
    const visit = this.#visits.get(person)!;
    const settings = { ...visit.guest.settings, ...change };
    visit.guest = { ...visit.guest, settings, isNew: false };
    if (visit.guest.fingerprint !== null) await this.#people.saveSettings(person, { ...settings });
  }

  async #known(key: Identity & { kind: 'key' }, wishedName: string): Promise<Guest> {
    const { fingerprint, algorithm, publicKey } = key;
    const { id, nickname, settings } =
      (await this.#people.findPersonByKey(fingerprint)) ??
      (await this.#people.personOfKey({ fingerprint, algorithm, publicKey }, this.#free(wishedName, '')));
    // Whoever left before the first choice was made is asked once more.
    const isNew = Object.keys(settings).length === 0;
    return { id, nickname, fingerprint, settings: readSettings(settings), isNew };
  }

  #stranger(): Guest {
    return {
      id: `${GUEST}${nanoid(12)}`,
      nickname: '',
      fingerprint: null,
      settings: usualSettings,
      isNew: true,
    };
  }

  #free(wished: string, person: string): string {
    return freeNickname(wished, key => this.#isTaken(key, person));
  }

  #isTaken(key: string, except: string): boolean {
    for (const { guest } of this.#visits.values())
      if (guest.id !== except && nicknameKey(guest.nickname) === key) return true;
    return this.#isSeatedName(key, except);
  }
}
