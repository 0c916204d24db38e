import { InputError } from '../game/score-input.ts';
import { answerScript } from '../records/script/answer.ts';
import { CARD_FLAG, cardLoader } from './card-files.ts';
import type { CliCommand } from './command.ts';
import { answerLines } from './lines.ts';
import { RULES_FLAG, rulesFlag } from './rules-flag.ts';

export const script: CliCommand = {
  name: 'script',
  summary:
    'Plays arranged hands by the rules of the match: one hand a line (JSON) on stdin, what came of it on stdout.',
  usage: '--rules RULES < HANDS',
  flags: [RULES_FLAG, CARD_FLAG, { name: 'json', help: 'answers are JSON in any case' }],
  async run(given) {
    const rules = rulesFlag(given);
    const withCard = cardLoader(rules, given);
    await answerLines(line => {
      try {
        return answerScript(rules, withCard(line));
      } catch (error) {
        if (error instanceof InputError) return { id: (line as { id?: unknown }).id, error: error.message };
        throw error;
      }
    });
    return 0;
  },
};
