/** What a byte completed: a code point, nothing yet, or an error after which the byte must be looked at again. */
export type Utf8Step = number | 'more' | 'broken';

/** Puts UTF-8 together over the borders of packets, one byte at a time; broken sequences yield nothing. */
export class Utf8Decoder {
  private point = 0;
  private missing = 0;
  private lowest = 0;

  get pending(): boolean {
    return this.missing > 0;
  }

  push(byte: number): Utf8Step {
    if (this.missing === 0) return this.start(byte);
    if ((byte & 0xc0) !== 0x80) {
      this.missing = 0;
      return 'broken';
    }
    this.point = (this.point << 6) | (byte & 0x3f);
    this.missing -= 1;
    if (this.missing > 0) return 'more';
    const { point } = this;
    const valid = point >= this.lowest && point <= 0x10_ffff && !(point >= 0xd800 && point <= 0xdfff);
    return valid ? point : 'more';
  }

  private start(byte: number): Utf8Step {
    if (byte < 0x80) return byte;
    if (byte >= 0xc2 && byte < 0xe0) this.expect(byte & 0x1f, 1, 0x80);
    else if (byte >= 0xe0 && byte < 0xf0) this.expect(byte & 0x0f, 2, 0x800);
    else if (byte >= 0xf0 && byte < 0xf5) this.expect(byte & 0x07, 3, 0x1_0000);
    return 'more';
  }

  private expect(point: number, missing: number, lowest: number): void {
    this.point = point;
    this.missing = missing;
    this.lowest = lowest;
  }
}
