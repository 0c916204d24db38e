import { benchMatch } from './match.ts';
import { benchRiichi } from './riichi.ts';
import { keepsBudget, printRows, type Row } from './row.ts';
import { benchSessions } from './sessions.ts';
import { benchShape } from './shape.ts';
import { benchTerminal } from './terminal.ts';

/** Each part of the benchmark by its name; `npm run bench -- NAME …` runs only these. */
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  shape: benchShape,
  riichi: benchRiichi,
  match: benchMatch,
  terminal: benchTerminal,
  sessions: benchSessions,
};

const wanted = process.argv.slice(2);
let over = false;
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const rows = await run();
  console.log(`${name}\n${printRows(rows)}\n`);
  over ||= rows.some(row => !keepsBudget(row));
}
process.exitCode = over ? 1 : 0;
