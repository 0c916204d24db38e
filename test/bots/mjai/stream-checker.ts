import { tileOfMjai } from '../../../src/records/mjai/tiles.ts';
import { countKinds } from '../../../src/shape/counts.ts';
import type { Forms } from '../../../src/shape/forms.ts';
import { shanten } from '../../../src/shape/shanten.ts';
import { kindOf } from '../../../src/tiles/tile.ts';

/** A line of a stream, whatever it says. */
export type Told = Readonly<Record<string, unknown>>;

const FORMS: Forms = { standard: true, sevenPairs: 'distinct', orphans: true };
const ORPHANS: Forms = { standard: false, sevenPairs: false, orphans: true };

/**
 * Follows a stream for one seat with nothing but its own tiles, and says what is wrong with an answer. Once the stream
 * contradicts itself about them (`lost`), only the tile just drawn may still be discarded.
 */
export class StreamChecker {
  private readonly me: number;
  private readonly seats: number;
  private hand: string[] | null = null;
  private melds = 0;
  private isOpen = false;
  private pungs: string[] = [];
  private drawn: string | null = null;
  private justCalled: string | null = null;
  private isRiichi = false;
  private isDeclared = false;
  private discards = 0;
  private isAside = false;
  private lying: { from: number; pai: string; added: boolean } | null = null;

  constructor(me: number, seats: number) {
    this.me = me;
    this.seats = seats;
  }

  hear(line: Told): void {
    const mine = line.actor === this.me;
    if (line.type === 'dahai' || line.type === 'kakan') this.isAside = false;
    const pai = String(line.pai);
    const consumed = Array.isArray(line.consumed) ? line.consumed.map(String) : [];
    switch (line.type) {
      case 'start_kyoku': {
        const hand = (line.tehais as string[][])[this.me]!;
        Object.assign(this, { melds: 0, isOpen: false, pungs: [], discards: 0, lying: null, drawn: null });
        Object.assign(this, { justCalled: null, isRiichi: false, isDeclared: false, hand: [...hand] });
        return;
      }
      case 'hora':
      case 'ryukyoku':
      case 'end_kyoku':
        this.hand = null;
        this.lying = null;
        return;
      case 'tsumo':
        this.lying = null;
        if (!mine) return;
        this.drawn = pai;
        if (tileOfMjai(pai) === null || this.hand?.length !== 13 - 3 * this.melds) this.hand = null;
        this.hand?.push(pai);
        return;
      case 'dahai':
        if (mine) {
          this.take([pai]);
          this.discards++;
          if (this.isDeclared) this.isRiichi = true;
          Object.assign(this, { drawn: null, justCalled: null, lying: null });
        } else if (typeof line.actor === 'number') this.lying = { from: line.actor, pai, added: false };
        return;
      case 'reach':
        if (mine) this.isDeclared = true;
        return;
      case 'chi':
      case 'pon':
      case 'daiminkan':
        this.lying = null;
        if (!mine) return;
        this.take(consumed);
        this.melds++;
        this.isOpen = true;
        if (line.type === 'pon') this.pungs.push(kindName(pai));
        this.justCalled = line.type === 'daiminkan' ? null : pai;
        return;
      case 'ankan':
        this.lying = null;
        if (!mine) return;
        this.take(consumed);
        this.melds++;
        this.drawn = null;
        return;
      case 'kakan':
        if (mine) this.take([pai]);
        this.lying = mine ? null : { from: Number(line.actor), pai, added: true };
        return;
      case 'nukidora':
        // It may be robbed, by thirteen orphans: any host lets those.
        this.lying = mine || pai !== 'N' ? null : { from: Number(line.actor), pai, added: true };
        this.isAside = this.lying !== null;
        if (mine) this.take(['N']);
        return;
    }
  }

  /** What is wrong with the answer after the lines heard; null where it is legal. */
  problem(answer: Told): string | null {
    if (answer.type === 'none') return null;
    if (answer.actor !== this.me) return 'another actor';
    const pai = String(answer.pai);
    if (this.hand === null) return this.isBlind(answer) ? null : 'a move in the dark';
    const onTurn = this.hand.length % 3 === 2;
    switch (answer.type) {
      case 'dahai':
        if (!onTurn || !this.hand.includes(pai)) return 'a tile that is not there';
        if (answer.tsumogiri === true && pai !== this.drawn) return 'not the tile just drawn';
        if (this.isRiichi && pai !== this.drawn) return 'another tile in riichi';
        if (this.isDeclared && !this.isRiichi && !this.isReadyWithout(pai))
          return 'a riichi that is not ready';
        if (this.justCalled !== null && kindName(pai) === kindName(this.justCalled)) return 'a swap call';
        return null;
      case 'reach':
        if (!onTurn || this.isOpen || this.isRiichi) return 'no riichi here';
        return this.hand.some(tile => this.isReadyWithout(tile)) ? null : 'a riichi that is not ready';
      case 'hora':
        return this.isWin() ? null : 'no win';
      case 'chi':
      case 'pon':
      case 'daiminkan':
        return this.claimProblem(answer);
      case 'ankan':
        return onTurn && this.holds(answer.consumed as string[]) ? null : 'no kong';
      case 'kakan':
        return onTurn && this.hand.includes(pai) && this.pungs.includes(kindName(pai))
          ? null
          : 'no pung to add to';
      case 'nukidora':
        return onTurn && this.hand.includes('N') ? null : 'no North';
      case 'ryukyoku':
        return onTurn && this.discards === 0 && this.nineKinds() ? null : 'not nine kinds';
      default:
        return `an answer nobody knows: ${String(answer.type)}`;
    }
  }

  private isBlind({ type, pai, tsumogiri }: Told): boolean {
    return type === 'dahai' && tsumogiri === true && pai === this.drawn;
  }

  private claimProblem(answer: Told): string | null {
    const { lying } = this;
    if (lying === null || lying.added || this.isRiichi || this.hand!.length % 3 !== 1)
      return 'nothing to claim';
    if (answer.target !== lying.from || answer.pai !== lying.pai) return 'another tile than lies there';
    const consumed = answer.consumed as string[];
    if (!this.holds(consumed)) return 'tiles that are not there';
    const kinds = [lying.pai, ...consumed].map(name => kindOf(tileOfMjai(name)!)).sort((a, b) => a - b);
    if (answer.type === 'chi') {
      if (this.seats === 3 || lying.from !== (this.me + this.seats - 1) % this.seats)
        return 'a chow from afar';
      return kinds[0]! < 27 && kinds.every((kind, i) => kind === kinds[0]! + i) ? null : 'no chow';
    }
    return kinds.every(kind => kind === kinds[0]) ? null : 'not alike';
  }

  private isWin(): boolean {
    const tiles = [...this.hand!];
    if (tiles.length % 3 === 1) {
      if (this.lying === null) return false;
      tiles.push(this.lying.pai);
      if (this.isAside) return distance(tiles, this.melds, ORPHANS) === -1;
    }
    return distance(tiles, this.melds) === -1;
  }

  private isReadyWithout(pai: string): boolean {
    const left = [...this.hand!];
    left.splice(left.indexOf(pai), 1);
    return distance(left, this.melds) === 0;
  }

  private nineKinds(): boolean {
    const orphans = this.hand!.filter(name => name.length === 1 || name[0] === '1' || name[0] === '9');
    return new Set(orphans).size >= 9;
  }

  private holds(names: readonly string[]): boolean {
    const left = [...this.hand!];
    return names.every(name => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  }

  private take(names: readonly string[]): void {
    if (this.hand === null) return;
    if (!this.holds(names)) this.hand = null;
    else for (const name of names) this.hand.splice(this.hand.indexOf(name), 1);
  }
}

function kindName(name: string): string {
  return name.slice(0, 2);
}

function distance(names: readonly string[], melds: number, forms: Forms = FORMS): number {
  return shanten(countKinds(names.map(name => tileOfMjai(name)!)), melds, forms);
}
