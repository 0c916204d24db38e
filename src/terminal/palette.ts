import { nearest256, rgbOf } from './color-256.ts';
import { ROLES, type Role } from './roles.ts';
import { ATTRIBUTES, BOLD, DIM, INVERSE, ITALIC, STRIKE, type StyleCode, UNDERLINE } from './style.ts';
import type { ColorDepth, RoleLook, Theme } from './theme.ts';

/** A style as one terminal shows it: the SGR parameters of its colours, empty for the terminal's own. */
interface Look {
  readonly letters: string;
  readonly ground: string;
  readonly attributes: number;
}

/** Names a look of one palette: a small integer. */
export type LookId = number;

/** The look after `SGR 0`: the terminal's own colours, no attributes. */
export const RESET_LOOK: LookId = 0;
/** Stands for a pen whose state is not known. */
export const UNKNOWN_LOOK: LookId = -1;

const SHOWS_IN_BLANKS = UNDERLINE | STRIKE | INVERSE;

const switches = [
  [BOLD, '1', '22'],
  [DIM, '2', '22'],
  [ITALIC, '3', '23'],
  [UNDERLINE, '4', '24'],
  [INVERSE, '7', '27'],
  [STRIKE, '9', '29'],
] as const;

/** Turns styles into SGR for one theme at one colour depth; each style and each change of style is compiled once. */
export class Palette {
  private readonly looks: Look[] = [{ letters: '', ground: '', attributes: 0 }];
  private readonly idByKey = new Map<string, LookId>([['||0', RESET_LOOK]]);
  private readonly idByStyle = new Map<StyleCode, LookId>();
  private readonly changes = new Map<number, string>();
  private readonly blanks = new Map<number, LookId>();
  private readonly theme: Theme;
  private readonly depth: ColorDepth;

  constructor(theme: Theme, depth: ColorDepth) {
    this.theme = theme;
    this.depth = depth;
  }

  lookOf(style: StyleCode): LookId {
    let id = this.idByStyle.get(style);
    if (id === undefined) {
      id = this.internLook(this.compile(style));
      this.idByStyle.set(style, id);
    }
    return id;
  }

  /** The bytes that change the pen from one look to another, empty when they are the same. */
  change(from: LookId, to: LookId): string {
    if (from === to) return '';
    const key = (from + 1) * 0x10_0000 + to;
    let sgr = this.changes.get(key);
    if (sgr === undefined) {
      sgr = this.compileChange(this.looks[from], this.looks[to]!);
      this.changes.set(key, sgr);
    }
    return sgr;
  }

  /** The look nearest to the pen that shows the same blank as `look`: letters are not seen in one. */
  blankLook(pen: LookId, look: LookId): LookId {
    if (pen === look || pen === UNKNOWN_LOOK || !this.erasable(look)) return look;
    const key = pen * 0x10_0000 + look;
    let id = this.blanks.get(key);
    if (id === undefined) {
      const { letters, attributes } = this.looks[pen]!;
      const ground = this.looks[look]!.ground;
      id = this.internLook({ letters, ground, attributes: attributes & ~SHOWS_IN_BLANKS });
      this.blanks.set(key, id);
    }
    return id;
  }

  /** Whether a blank of this look shows nothing but its ground, so that erasing draws the same. */
  erasable(id: LookId): boolean {
    return (this.looks[id]!.attributes & SHOWS_IN_BLANKS) === 0;
  }

  /** Whether the ground is the terminal's own. */
  ownGround(id: LookId): boolean {
    return this.looks[id]!.ground === '';
  }

  private internLook(look: Look): LookId {
    const key = `${look.letters}|${look.ground}|${look.attributes}`;
    const known = this.idByKey.get(key);
    if (known !== undefined) return known;
    const id = this.looks.length;
    this.looks.push(look);
    this.idByKey.set(key, id);
    return id;
  }

  private compile(style: StyleCode): Look {
    const letters = this.look(style & 0xff, this.theme.letters);
    const ground = this.look((style >> 8) & 0xff, this.theme.ground);
    let attributes = style & ATTRIBUTES;
    if (this.depth === 'mono') {
      const said = [letters.mono?.[0] ?? 0, ground.mono?.[1] ?? 0] as const;
      // Inverse on inverse must still differ from what surrounds it.
      attributes = (attributes | said[0] | (said[1] & ~INVERSE)) ^ (said[1] & INVERSE);
      // Bold says more than dim, and few terminals show both.
      if (attributes & BOLD) attributes &= ~DIM;
      return { letters: '', ground: '', attributes };
    }
    return {
      letters: this.parameters(letters, letters.ansi[0], 38, 30),
      ground: this.parameters(ground, ground.ansi[1], 48, 40),
      attributes,
    };
  }

  private look(index: number, standsFor: Role): RoleLook {
    const role = ROLES[index] ?? 'default';
    return this.theme.looks[role === 'default' ? (standsFor as Exclude<Role, 'default'>) : role];
  }

  private parameters(look: RoleLook, ansi: number, extended: 38 | 48, basic: 30 | 40): string {
    if (this.depth === 'truecolor') return `${extended};2;${rgbOf(look.rgb).join(';')}`;
    if (this.depth === '256') return `${extended};5;${look.of256 ?? nearest256(look.rgb)}`;
    return String(ansi < 8 ? basic + ansi : basic + 60 + ansi - 8);
  }

  private compileChange(from: Look | undefined, to: Look): string {
    const fresh = ['0', ...attributeSwitches(0, to.attributes), to.letters, to.ground].filter(p => p !== '');
    const short = fresh.length === 1 ? '\u001b[m' : `\u001b[${fresh.join(';')}m`;
    if (from === undefined) return short;
    const steps = attributeSwitches(from.attributes, to.attributes);
    if (from.letters !== to.letters) steps.push(to.letters === '' ? '39' : to.letters);
    if (from.ground !== to.ground) steps.push(to.ground === '' ? '49' : to.ground);
    const stepwise = `\u001b[${steps.join(';')}m`;
    return stepwise.length < short.length ? stepwise : short;
  }
}

function attributeSwitches(from: number, to: number): string[] {
  const steps: string[] = [];
  // 22 ends bold and dim together, so what stays of the two has to be said again.
  const endsWeight = (from & ~to & (BOLD | DIM)) !== 0;
  const kept = endsWeight ? from & ~(BOLD | DIM) : from;
  if (endsWeight) steps.push('22');
  for (const [bit, on, off] of switches) {
    if (to & bit & ~kept) steps.push(on);
    else if (kept & bit & ~to) steps.push(off);
  }
  return steps;
}
