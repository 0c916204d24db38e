/** A hand of tenhou.net/6, as a reader has it. */
export type Kyoku = [number[], number[], number[], number[], ...unknown[]];

/** The tiles that a call or a kong names, in order. */
function tilesOf(text: string): number[] {
  return [...text.matchAll(/\d\d/g)].map(([digits]) => Number(digits));
}

/** The tile behind the letter of a call, which is not one's own. */
function called(text: string): number {
  return Number(/[cpm](\d\d)/.exec(text)![1]);
}

/**
 * Follows one seat of a hand as its lists tell it: what it takes and puts down in turn. Throws where it puts down a tile that
 * it does not hold. Gives the concealed tiles at the end.
 */
export function follow(kyoku: Kyoku, seat: number): number[] {
  const hand = [...(kyoku[4 + 3 * seat] as number[])];
  const takes = kyoku[5 + 3 * seat] as (number | string)[];
  const puts = kyoku[6 + 3 * seat] as (number | string)[];
  const drop = (tile: number): void => {
    const at = hand.indexOf(tile);
    if (at < 0) throw new Error(`seat ${seat} puts down ${tile}, which it does not hold`);
    hand.splice(at, 1);
  };
  takes.forEach((take, i) => {
    const put = puts[i];
    if (typeof take === 'number') hand.push(take);
    else {
      const own = tilesOf(take);
      own.splice(own.indexOf(called(take)), 1);
      own.forEach(drop);
    }
    // A hand that ends with a take puts nothing down; a discard kong leaves a 0.
    if (put === undefined || put === 0) return;
    if (typeof put === 'number') drop(put === 60 ? (take as number) : put);
    else if (put.startsWith('r')) drop(put === 'r60' ? (take as number) : Number(put.slice(1)));
    else if (put.startsWith('f')) drop(44);
    else if (put.includes('a')) tilesOf(put).forEach(drop);
    else drop(Number(/k(\d\d)/.exec(put)![1]));
  });
  return hand;
}

/** Riichi of a hand that were accepted: all but one whose discard was won. */
export function sticksOf(kyoku: Kyoku): number[] {
  const [what, , detail] = kyoku[16] as [string, unknown, number[] | undefined];
  return [0, 1, 2, 3].filter(seat => {
    const puts = kyoku[6 + 3 * seat] as (number | string)[];
    const at = puts.findIndex(put => typeof put === 'string' && put.startsWith('r'));
    const isWon = what === '和了' && detail![1] === seat && detail![0] !== seat && at === puts.length - 1;
    return at >= 0 && !isWon && what !== '三家和了';
  });
}
