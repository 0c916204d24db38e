import { InputError, readAnalyzeInput } from '../game/score-input.ts';
import type { AnalyzeAnswer } from '../game/scoring.ts';
import { formatTiles } from '../tiles/notation.ts';
import { CARD_FLAG, cardLoader } from './card-files.ts';
import type { CliCommand } from './command.ts';
import { answerLines } from './lines.ts';
import { RULES_FLAG, rulesFlag } from './rules-flag.ts';

export const analyze: CliCommand = {
  name: 'analyze',
  summary:
    'Says how far hands are: shanten, waits, useful tiles, the best discards. One hand a line (JSON) on stdin.',
  usage: '--rules RULES < HANDS',
  flags: [RULES_FLAG, CARD_FLAG, { name: 'json', help: 'answers are JSON in any case' }],
  async run(given) {
    const rules = rulesFlag(given);
    const withCard = cardLoader(rules, given);
    await answerLines(line => {
      const id = (line as { id?: unknown } | null)?.id;
      const echoed = id === undefined ? {} : { id };
      try {
        return { ...echoed, ...written(rules.analyzeLine(readAnalyzeInput(rules, withCard(line)))) };
      } catch (error) {
        if (error instanceof InputError) return { ...echoed, error: error.message };
        throw error;
      }
    });
    return 0;
  },
};

/** Waits are written as one notation. */
function written(answer: AnalyzeAnswer): Record<string, unknown> {
  return { ...answer, ...(answer.waits === undefined ? {} : { waits: formatTiles(answer.waits) }) };
}
