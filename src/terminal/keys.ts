import type { Clock, Timer } from './clock.ts';
import type { Key, KeyPress, Reply } from './key-events.ts';
import { meaningOfCsi, meaningOfSs3, press, type SequenceMeaning } from './key-sequences.ts';
import { PasteCollector } from './paste-collector.ts';
import { TokenBucket } from './token-bucket.ts';
import { Utf8Decoder } from './utf8-decoder.ts';

/** A lone ESC is the escape key after this long. */
const ESCAPE_DELAY = 30;
/** For this long after such an escape, a late `[A` is the rest of an arrow and not typed text. */
const LATE_REST = 300;
/** Silence after which an unfinished sequence, string or paste is given up. */
const SEQUENCE_SILENCE = 300;
const STRING_SILENCE = 1_000;
const PASTE_SILENCE = 5_000;
/** A line feed this soon after a return is the second half of the same line end. */
const LINE_END = 50;
/** A packet this soon after a burst still belongs to it. */
const BURST_SILENCE = 50;
const SEQUENCE_LIMIT = 64;
const STRING_LIMIT = 1_024;
/** Keys at once, and keys a second on the long run; nobody types faster, and auto-repeat is slower. */
const KEYS_AT_ONCE = 128;
const KEYS_PER_SECOND = 40;

const ESC = 0x1b;
const BELL = 0x07;
const CAN = 0x18;
const SUB = 0x1a;

type State = 'ground' | 'escape' | 'csi' | 'ss3' | 'string' | 'string-escape' | 'paste' | 'skip';

/** How long a state is kept while nothing arrives. */
const patience: Readonly<Record<Exclude<State, 'ground'>, number>> = {
  escape: ESCAPE_DELAY,
  csi: SEQUENCE_SILENCE,
  ss3: SEQUENCE_SILENCE,
  skip: SEQUENCE_SILENCE,
  string: STRING_SILENCE,
  'string-escape': STRING_SILENCE,
  paste: PASTE_SILENCE,
};

/** What ESC and one of these begins: CSI, SS3, and the strings DCS, OSC, SOS, PM, APC. */
const openers = new Map<number, State>([
  [0x5b, 'csi'],
  [0x4f, 'ss3'],
  ...[0x50, 0x5d, 0x58, 0x5e, 0x5f].map(byte => [byte, 'string'] as const),
]);

export interface KeyDecoderOptions {
  readonly clock: Clock;
  readonly onKey: (key: Key) => void;
  /** Answers of the terminal; without a listener they are swallowed. */
  readonly onReply?: (reply: Reply) => void;
}

/**
 * Decodes the bytes that a terminal sends into keys, however they are cut into packets. What it does not know it
 * swallows whole, so that no half of a sequence is ever taken for typed text.
 */
export class KeyDecoder {
  private readonly options: KeyDecoderOptions;
  private readonly utf8 = new Utf8Decoder();
  private readonly paste = new PasteCollector();
  private readonly bucket: TokenBucket;
  private state: State = 'ground';
  private sequence = '';
  private skip = 0;
  private alt = false;
  private returnedAt = Number.NEGATIVE_INFINITY;
  private silence: Timer;
  private lateRest: Timer;
  private burstEnd: Timer;
  private typedInPacket = 0;
  private inBurst = false;

  constructor(options: KeyDecoderOptions) {
    this.options = options;
    this.bucket = new TokenBucket(KEYS_AT_ONCE, KEYS_PER_SECOND, options.clock);
  }

  push(bytes: Uint8Array): void {
    this.stop('silence');
    this.typedInPacket = 0;
    const late = this.lateRest !== undefined;
    this.stop('lateRest');
    let from = 0;
    if (late && this.state === 'ground' && looksLikeRest(bytes)) {
      this.state = bytes[0] === 0x5b ? 'csi' : 'ss3';
      from = 1;
    }
    for (let at = from; at < bytes.length; at++) this.take(bytes[at]!);
    if (this.typedInPacket >= 2 || (this.inBurst && this.typedInPacket > 0)) this.startBurst();
    this.armSilence();
  }

  /** Stops every timer; what was unfinished is lost. */
  dispose(): void {
    for (const timer of ['silence', 'lateRest', 'burstEnd'] as const) this.stop(timer);
    this.reset();
  }

  private take(byte: number): void {
    if (this.state === 'ground') this.takeGround(byte);
    else if (this.state === 'escape') this.takeEscape(byte);
    else if (this.state === 'csi' || this.state === 'ss3') this.takeSequence(byte);
    else if (this.state === 'skip') this.takeSkipped();
    else if (this.state !== 'paste') this.takeString(byte);
    else if (this.paste.push(byte)) this.endPaste();
  }

  private takeSkipped(): void {
    this.skip -= 1;
    if (this.skip === 0) this.reset();
  }

  private takeGround(byte: number): void {
    const step = this.utf8.push(byte);
    if (step === 'more') return;
    if (step === 'broken') {
      this.take(byte);
      return;
    }
    const alt = this.alt;
    this.alt = false;
    if (step === ESC) {
      this.state = 'escape';
      this.returnedAt = Number.NEGATIVE_INFINITY;
      return;
    }
    const now = this.options.clock.now();
    const endsLine = step === 0x0a && now - this.returnedAt <= LINE_END;
    this.returnedAt = step === 0x0d && !alt ? now : Number.NEGATIVE_INFINITY;
    if (endsLine) return;
    const key = keyOfPoint(step, alt ? 2 : 0);
    if (key) this.emit(key);
  }

  private takeEscape(byte: number): void {
    if (byte === ESC) {
      this.emit(press('escape'));
      return;
    }
    const state = openers.get(byte);
    this.sequence = '';
    if (state) {
      this.state = state;
      return;
    }
    this.state = 'ground';
    this.alt = true;
    this.takeGround(byte);
  }

  private takeSequence(byte: number): void {
    const isCsi = this.state === 'csi';
    if (byte < 0x20 || byte > 0x7e) {
      // Broken off: what comes is looked at afresh.
      this.reset();
      this.takeGround(byte);
      return;
    }
    const char = String.fromCharCode(byte);
    if (byte < 0x40) {
      // Too long to mean anything: remembered as such until its end.
      this.sequence =
        this.sequence.length < SEQUENCE_LIMIT ? this.sequence + char : `${this.sequence.slice(0, -1)}!`;
      return;
    }
    const parameters = this.sequence;
    this.reset();
    if (isCsi && parameters === '' && (char === 'M' || char === '[')) {
      // An old mouse report carries three bytes more, a function key of the Linux console one.
      this.state = 'skip';
      this.skip = char === 'M' ? 3 : 1;
      return;
    }
    this.mean(isCsi ? meaningOfCsi(parameters, char) : meaningOfSs3(parameters, char));
  }

  private mean(meaning: SequenceMeaning): void {
    if (meaning === undefined) return;
    if ('key' in meaning) this.emit(meaning.key);
    else if ('reply' in meaning) this.options.onReply?.(meaning.reply);
    else this.state = 'paste';
  }

  private takeString(byte: number): void {
    if (this.state === 'string-escape') {
      const finished = byte === 0x5c;
      const text = this.sequence;
      this.reset();
      if (finished) this.options.onReply?.({ kind: 'string', text });
      else {
        this.state = 'escape';
        this.takeEscape(byte);
      }
    } else if (byte === BELL) {
      const text = this.sequence;
      this.reset();
      this.options.onReply?.({ kind: 'string', text });
    } else if (byte === ESC) this.state = 'string-escape';
    else if (byte === CAN || byte === SUB) this.reset();
    else if (this.sequence.length < STRING_LIMIT) this.sequence += String.fromCharCode(byte);
  }

  private endPaste(): void {
    const text = this.paste.take();
    this.reset();
    if (text !== '' && this.bucket.take(8)) this.options.onKey({ name: 'paste', text });
  }

  private emit(key: KeyPress): void {
    const types =
      !key.ctrl && !key.alt && (key.ch !== undefined || key.name === 'enter' || key.name === 'tab');
    const burst = types && (this.typedInPacket > 0 || this.inBurst);
    if (types) this.typedInPacket += 1;
    if (!this.bucket.take(1)) return;
    this.options.onKey(burst ? { ...key, burst } : key);
  }

  private reset(): void {
    this.state = 'ground';
    this.sequence = '';
    this.alt = false;
  }

  private startBurst(): void {
    this.stop('burstEnd');
    this.inBurst = true;
    this.burstEnd = this.options.clock.setTimeout(() => {
      this.burstEnd = undefined;
      this.inBurst = false;
    }, BURST_SILENCE);
  }

  private armSilence(): void {
    if (this.state === 'ground') return;
    this.silence = this.options.clock.setTimeout(() => this.giveUp(), patience[this.state]);
  }

  private giveUp(): void {
    this.silence = undefined;
    if (this.state === 'paste') {
      this.endPaste();
      return;
    }
    const lone = this.state === 'escape';
    this.reset();
    if (!lone) return;
    this.lateRest = this.options.clock.setTimeout(() => {
      this.lateRest = undefined;
    }, LATE_REST);
    this.typedInPacket = 0;
    this.emit(press('escape'));
  }

  private stop(timer: 'silence' | 'lateRest' | 'burstEnd'): void {
    if (this[timer] !== undefined) this.options.clock.clearTimeout(this[timer]);
    this[timer] = undefined;
  }
}

/** Whether a packet is what is left of an arrow or function key whose ESC came too early: nobody types `[A` at once. */
function looksLikeRest(bytes: Uint8Array): boolean {
  const next = bytes[1];
  if (next === undefined) return false;
  if (bytes[0] === 0x5b) return (next >= 0x30 && next <= 0x39) || (next >= 0x41 && next <= 0x48);
  return bytes[0] === 0x4f && ((next >= 0x41 && next <= 0x48) || (next >= 0x50 && next <= 0x53));
}

function keyOfPoint(point: number, modifiers: number): KeyPress | undefined {
  if (point === 0x0d || point === 0x0a) return press('enter', undefined, modifiers);
  if (point === 0x09) return press('tab', undefined, modifiers);
  if (point === 0x08 || point === 0x7f) return press('backspace', undefined, modifiers);
  if (point === 0x20) return press('space', ' ', modifiers);
  if (point === 0x00) return press('space', ' ', modifiers | 4);
  if (point < 0x1b) return press('char', String.fromCharCode(point + 0x60), modifiers | 4);
  if (point < 0x20) return press('char', String.fromCharCode(point + 0x40), modifiers | 4);
  if (point >= 0x80 && point < 0xa0) return undefined;
  const ch = String.fromCodePoint(point);
  return press('char', ch, modifiers | (/^\p{Lu}$/u.test(ch) ? 1 : 0));
}
