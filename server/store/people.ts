/** Somebody whom the server knows by a key. Guests are nobody here: they leave no trace. */
export interface Person {
  readonly id: string;
  readonly nickname: string;
  /** Face, theme, switches: plain JSON that only the screens understand. */
  readonly settings: PersonSettings;
  /** Wall time in ms. */
  readonly createdAt: number;
}

export type PersonSettings = Readonly<Record<string, unknown>>;

/** A public key that stands for a person. */
export interface PersonKey {
  /** `SHA256:…`, as OpenSSH prints it. */
  readonly fingerprint: string;
  readonly algorithm: string;
  /** The key blob in base64. */
  readonly publicKey: string;
}

/** The key stands for somebody else already. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** People and their keys. Methods that name a person reject with `UnknownPerson` where there is none. */
export interface People {
  /** The person whom a key stands for; made with this nickname if the key is new. */
  personOfKey(key: PersonKey, nickname: string): Promise<Person>;
  /** The same without making anybody. */
  findPersonByKey(fingerprint: string): Promise<Person | undefined>;
  findPerson(id: string): Promise<Person | undefined>;
  /** Sets the nickname: cleaned by the caller, and unique only while in use, which is the lobby's matter. */
  renamePerson(id: string, nickname: string): Promise<void>;
  /** Replaces all settings. */
  saveSettings(id: string, settings: PersonSettings): Promise<void>;
  /** Adds a key to a person; nothing happens where it is theirs already. Rejects with `KeyTaken`. */
  linkKey(id: string, key: PersonKey): Promise<void>;
  /** The person's keys, oldest first. */
  keysOf(id: string): Promise<PersonKey[]>;
}

export class UnknownPerson extends Error {
  override readonly name = 'UnknownPerson';
}
