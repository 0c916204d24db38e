import { InputError, readScoreInput } from '../game/score-input.ts';
import { CARD_FLAG, cardLoader } from './card-files.ts';
import type { CliCommand } from './command.ts';
import { answerLines } from './lines.ts';
import { RULES_FLAG, rulesFlag } from './rules-flag.ts';

export const score: CliCommand = {
  name: 'score',
  summary:
    'Says what complete hands are worth: one hand a line (JSON) on stdin, one answer a line on stdout.',
  usage: '--rules RULES < HANDS',
  flags: [RULES_FLAG, CARD_FLAG, { name: 'json', help: 'answers are JSON in any case' }],
  async run(given) {
    const rules = rulesFlag(given);
    const withCard = cardLoader(rules, given);
    await answerLines(line => {
      const id = (line as { id?: unknown } | null)?.id;
      const echoed = id === undefined ? {} : { id };
      try {
        return { ...echoed, ...rules.scoreLine(readScoreInput(rules, withCard(line))) };
      } catch (error) {
        if (error instanceof InputError) return { ...echoed, error: error.message };
        throw error;
      }
    });
    return 0;
  },
};
