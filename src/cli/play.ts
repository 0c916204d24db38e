import { createLog } from '../../server/log.ts';
import { MemoryStore } from '../../server/store/memory-store.ts';
import { SqliteStore } from '../../server/store/sqlite/sqlite-store.ts';
import { type Store, StoreUnavailable } from '../../server/store/store.ts';
import { Lobby } from '../../server/tables/lobby.ts';
import { machineClock as tableClock } from '../../server/tables/machine-clock.ts';
import { allRulesets } from '../rules/registry.ts';
import { machineClock } from '../terminal/clock.ts';
import { type LocalProcess, openLocalPort } from '../terminal/local-port.ts';
import { startSession } from '../ui/session.ts';
import { type CliCommand, CliFailure } from './command.ts';
import { withOwnCards } from './own-cards.ts';
import { rulesNamed } from './rules-flag.ts';

/** The one person of a house without a door; with a data folder it is remembered under this name. */
const OWNER = { kind: 'key', fingerprint: 'local', algorithm: 'local', publicKey: '' } as const;

export const play: CliCommand = {
  name: 'play',
  summary: 'The same screens in this terminal, without a server, against bots.',
  usage: '[RULES]',
  words: 1,
  flags: [
    { name: 'data', value: 'DIR', help: 'keeps settings and unfinished matches in this folder' },
    { name: 'name', value: 'NAME', help: 'what the bots call you' },
  ],
  async run(given) {
    const [id] = given.words;
    const rules = id === undefined ? undefined : rulesNamed(id);
    if (!process.stdin.isTTY || !process.stdout.isTTY)
      throw new CliFailure('a terminal is needed: stdin and stdout must be one');
    const data = given.text('data');
    const { rulesets, problems } =
      data === undefined ? { rulesets: allRulesets(), problems: [] } : withOwnCards(allRulesets(), data);
    // Said before the screen is taken; the table goes on without that card.
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    const store = await openStore(data);
    const lobby = new Lobby({
      store,
      clock: tableClock,
      rulesets,
      // Lines of a log would be painted over the table.
      log: createLog(() => undefined),
    });
    await lobby.begin();
    let fault: unknown;
    const house = await lobby.welcome({
      identity: OWNER,
      nickname: given.text('name') ?? process.env.USER ?? '',
      onTakenOver: () => undefined,
      onFault: error => {
        fault = error;
      },
    });
    const status = await new Promise<number>(resolve => {
      const port = openLocalPort(process as unknown as LocalProcess, resolve);
      port.onClose(() => house.close());
      startSession({
        port,
        house,
        clock: machineClock,
        forgets: data === undefined,
        ...(rules === undefined ? {} : { destination: { kind: 'lobby', ruleset: rules.id } }),
      });
    });
    lobby.stop();
    await store.close();
    if (fault !== undefined) throw fault;
    return status;
  },
};

async function openStore(folder: string | undefined): Promise<Store> {
  if (folder === undefined) return new MemoryStore();
  try {
    return await SqliteStore.open(folder);
  } catch (error) {
    if (error instanceof StoreUnavailable) throw new CliFailure(error.message);
    throw error;
  }
}
