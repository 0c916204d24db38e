/** Bytes of one paste that are kept; the rest is swallowed. */
const PASTE_LIMIT = 16_384;
const END = [0x1b, 0x5b, 0x32, 0x30, 0x31, 0x7e]; // ESC [ 2 0 1 ~

/** Collects what stands between the marks of a bracketed paste. */
export class PasteCollector {
  private bytes: number[] = [];
  private matched = 0;

  /** Takes a byte; true when it completed the closing mark. */
  push(byte: number): boolean {
    if (byte === END[this.matched]) {
      this.matched += 1;
      return this.matched === END.length;
    }
    for (const held of END.slice(0, this.matched)) this.keep(held);
    this.matched = byte === END[0] ? 1 : 0;
    if (this.matched === 0) this.keep(byte);
    return false;
  }

  /** The text so far, with '\n' for line breaks and without other controls; starts anew. */
  take(): string {
    const text = new TextDecoder().decode(Uint8Array.from(this.bytes));
    this.bytes = [];
    this.matched = 0;
    return text
      .replace(/\r\n?/g, '\n')
      .replaceAll('\t', ' ')
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffd]/g, '');
  }

  private keep(byte: number): void {
    if (this.bytes.length < PASTE_LIMIT) this.bytes.push(byte);
  }
}
