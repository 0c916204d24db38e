import { RecordError } from '../../src/records/record.ts';
import { handsInWords, verifyRecord } from '../../src/records/verify.ts';
import type { ExecCommand } from '../ssh/commands.ts';
import type { Records } from '../store/records.ts';
import type { Lobby } from './lobby.ts';
import { isPublic, lineOf } from './table-lines.ts';

/** What `ssh host COMMAND` answers of tables and records. */
export function tableCommands(lobby: Lobby, records: Records): readonly ExecCommand[] {
  return [
    {
      name: 'tables',
      help: 'lists the public tables',
      run: async ({ write }) => {
        const lines = lobby.rooms.all().map(room => lineOf(room, null));
        const shown = lines
          .filter(isPublic)
          .map(({ config, state, people, seats, spectators }) => [
            config.id,
            config.ruleset,
            state,
            `${people.length} of ${seats}`,
            `${spectators} watching`,
            people.join(', '),
          ]);
        await write(shown.length === 0 ? 'No table is open.\n' : columns(shown));
        return 0;
      },
    },
    {
      name: 'record',
      usage: 'ID',
      help: 'prints the record of a finished match',
      run: async ({ args, write, error }) => {
        const [id] = args;
        if (id === undefined || args.length > 1) return usage(error, 'record ID');
        const text = await records.readRecord(id);
        if (text === undefined) return noRecord(error);
        await write(text);
        return 0;
      },
    },
    {
      name: 'verify',
      usage: 'ID',
      help: 'deals a finished match again from its seed and says whether all agrees',
      run: async ({ args, write, error }) => {
        const [id] = args;
        if (id === undefined || args.length > 1) return usage(error, 'verify ID');
        const text = await records.readRecord(id);
        if (text === undefined) return noRecord(error);
        try {
          const { hands } = verifyRecord(text, rules => lobby.rulesOf(rules));
          await write(`All agrees: ${handsInWords(hands)}, dealt and played as the record says.\n`);
          return 0;
        } catch (problem) {
          if (!(problem instanceof RecordError)) throw problem;
          await error(`The record does not hold: ${problem.message}\n`);
          return 1;
        }
      },
    },
  ];
}

async function usage(error: (text: string) => Promise<void>, line: string): Promise<number> {
  await error(`Usage: ssh HOST ${line}\n`);
  return 2;
}

async function noRecord(error: (text: string) => Promise<void>): Promise<number> {
  await error('There is no finished match of this ID.\n');
  return 1;
}

/** Rows as lines, each column as wide as its widest cell. The last one may hold names of any width. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map(row => row[i]!.length)));
  return rows
    .map(
      row =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
