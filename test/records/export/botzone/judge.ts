/** What a log of Botzone holds, as a judge reads it. */
export interface Said {
  readonly output: {
    readonly command: string;
    readonly content: Readonly<Record<string, string | number>>;
    readonly display: {
      readonly action: string;
      readonly player?: number;
      readonly tile?: string;
      readonly fanCnt?: number;
      readonly fan?: readonly { name: string; cnt: number; value: number }[];
    };
  };
}
type Replies = Readonly<Record<string, { readonly verdict: string; readonly response: string }>>;

/**
 * Judges a game from its replies and the tiles drawn alone, and throws where what was announced is not what follows from them.
 * Gives the actions in order, and the points of each player.
 */
export function judge(log: readonly unknown[]): { actions: string[]; scores: number[] } {
  const said = (at: number): Said['output'] => (log[at] as Said).output;
  const hands: string[][] = [0, 1, 2, 3].map(player => {
    if (said(0).content[player] !== `0 ${player} ${said(0).content[0]!.toString().split(' ')[2]}`)
      throw new Error('seat');
    const [one, ...words] = String(said(2).content[player]).split(' ');
    if (one !== '1') throw new Error('deal');
    return words.slice(4, 17);
  });
  const pungs: string[][] = [[], [], [], []];
  const actions: string[] = [];
  let turn = 0;
  let lying = '';
  /** What must be announced next. */
  let due = 'DRAW';
  const take = (player: number, tile: string, count = 1): void => {
    for (let i = 0; i < count; i++) {
      const at = hands[player]!.indexOf(tile);
      if (at < 0) throw new Error(`player ${player} has no ${tile}`);
      hands[player]!.splice(at, 1);
    }
  };
  const say = (at: number, own: string, words: string): void => {
    for (const player of [0, 1, 2, 3])
      if (said(at).content[player] !== (player === turn ? own : words))
        throw new Error(`${at}: ${JSON.stringify(said(at).content)} is not "${own}" and "${words}"`);
  };
  for (let at = 4; at < log.length; at += 2) {
    const { command, content, display } = said(at);
    const { action } = display;
    actions.push(action);
    if (command === 'finish') {
      if (action !== (due === 'HU' ? 'HU' : 'HUANG')) throw new Error(`${action} where ${due} was due`);
      return { actions, scores: [0, 1, 2, 3].map(player => Number(content[player])) };
    }
    if (action !== due && !(due === 'DRAW' && action === 'BUHUA'))
      throw new Error(`${at}: ${action} where ${due} was due`);
    const tile = display.tile!;
    const announced = `3 ${turn} ${action}`;
    if (action === 'DRAW') {
      say(at, `2 ${tile}`, announced);
      hands[turn]!.push(tile);
    } else if (action === 'GANG') say(at, announced, announced);
    else if (action === 'CHI') {
      const [, , , middle] = String(content[0]).split(' ');
      say(at, `${announced} ${middle} ${tile}`, `${announced} ${middle} ${tile}`);
    } else say(at, `${announced} ${tile}`, `${announced} ${tile}`);

    const replies = log[at + 1] as Replies;
    const wishes = [0, 1, 2, 3].map(player => replies[player]!.response.split(' '));
    if (action === 'BUHUA') continue;
    if (action === 'DRAW') {
      const [verb, named = ''] = wishes[turn]!;
      due = verb === 'PLAY' ? 'PLAY' : verb!;
      if (verb === 'PLAY') take(turn, named);
      if (verb === 'GANG') take(turn, named, 4);
      if (verb === 'BUGANG') {
        take(turn, named);
        if (!pungs[turn]!.includes(named)) throw new Error(`no pung of ${named}`);
      }
      lying = named;
      continue;
    }
    if (action !== 'GANG') lying = tile;
    const after = [1, 2, 3].map(step => (turn + step) % 4);
    const best = (verbs: readonly string[]): number | undefined =>
      after.find(player => verbs.includes(wishes[player]![0]!));
    const claimer = best(['HU']) ?? best(['PENG', 'GANG']) ?? best(['CHI']);
    if (claimer === undefined) {
      if (action !== 'GANG' && action !== 'BUGANG') turn = (turn + 1) % 4;
      due = 'DRAW';
      continue;
    }
    const [verb, first = '', second = ''] = wishes[claimer]!;
    if (verb === 'CHI') {
      if (claimer !== (turn + 1) % 4) throw new Error('a chow from afar');
      const [suit, rank] = [first[0]!, Number(first[1])];
      hands[claimer]!.push(lying);
      for (const part of [rank - 1, rank, rank + 1]) take(claimer, `${suit}${part}`);
      take(claimer, second);
    } else if (verb === 'PENG') {
      take(claimer, lying, 2);
      pungs[claimer]!.push(lying);
      take(claimer, first);
    } else if (verb === 'GANG') take(claimer, lying, 3);
    turn = claimer;
    due = verb!;
  }
  throw new Error('the game has no end');
}
