import { InputError } from '../../game/score-input.ts';
import type { ScoreAnswer, ScoreInput } from '../../game/scoring.ts';
import { kindOf } from '../../tiles/tile.ts';
import { payments } from './payments.ts';
import type { Circumstances } from './scoring/hand.ts';
import { scoreWin } from './scoring/score-win.ts';
import { tableRules } from './scoring/table-rules.ts';

/**
 * Answers a line of `score`: points, doubles and limit of the best reading, and what the winner is paid. What losers settle
 * among themselves is theirs and not part of it.
 * @throws InputError for a number of players that there is not, or a seat that they leave empty
 */
export function scoreLine(input: ScoreInput): ScoreAnswer {
  if (input.seats < 2 || input.seats > 4) throw new InputError('seats: 2, 3 or 4 players are expected');
  if (input.seat >= input.seats) throw new InputError(`seat: ${input.seats} players leave that seat empty`);
  const table = { ...tableRules(input.options), limit: input.limit };
  const concealed = [...input.concealed, input.win];
  const scored = scoreWin({ concealed, melds: input.melds }, circumstancesOf(input), table);
  if (scored === null) return { win: false, reason: 'incomplete' };
  const { value, base, doubles, patterns } = scored;
  return { win: true, value, base, doubles, patterns, payments: payments(input, value) };
}

function circumstancesOf(input: ScoreInput): Circumstances {
  const selfDraw = input.by === 'self-draw';
  return {
    win: kindOf(input.win),
    selfDraw,
    robsKong: input.by === 'rob-kong',
    loose: input.replacement ?? (selfDraw && input.kongChain > 1 ? 'kong' : null),
    // A kong's loose tile is never the last of the wall as well (A5.3).
    lastTile: input.lastTile && input.replacement !== 'kong',
    originalCall: input.originalCall,
    kongChain: input.kongChain,
    first: firstOf(input),
    eastWins: input.dealer ? input.eastWins : 0,
    wind: input.seat,
    round: input.round,
    bonus: input.flowers,
  };
}

/** East's dealt hand, or another's win on East's first discard; with nothing laid down either way (A8). */
function firstOf({ first, by, dealer, melds }: ScoreInput): Circumstances['first'] {
  if (melds.length > 0) return null;
  if (first === 'heavenly') return by === 'self-draw' && dealer ? first : null;
  return first === 'earthly' && by === 'discard' && !dealer ? first : null;
}
