import { serverConfig } from '../../server/config.ts';
import { createLog, type Log } from '../../server/log.ts';
import { type RunningServer, serve as startServer } from '../../server/main.ts';
import { untilStopped } from '../../server/signals.ts';
import { HostKeyError } from '../../server/ssh/host-key.ts';
import { StoreUnavailable } from '../../server/store/store.ts';
import { allRulesets } from '../rules/registry.ts';
import { type CliCommand, CliFailure, type Given, UsageError } from './command.ts';
import { withOwnCards } from './own-cards.ts';

export const serve: CliCommand = {
  name: 'serve',
  summary: 'Runs the SSH server: whoever connects is at a table.',
  usage: '[--port 2222] [--data DIR]',
  flags: [
    { name: 'port', value: 'PORT', help: 'where to listen (2222); 0 takes a free one' },
    { name: 'host', value: 'ADDRESS', help: 'the address to listen on (all of them)' },
    { name: 'data', value: 'DIR', help: 'the folder of the database (./data)' },
    { name: 'keys', value: 'DIR', help: 'the folder of the host key (./keys), made at the first start' },
    { name: 'public-host', value: 'NAME', help: 'the name by which players reach this machine' },
    {
      name: 'grace',
      value: 'SECONDS',
      help: 'how long a seat waits for a lost connection before a bot plays (120)',
    },
    { name: 'database', value: 'URL', help: 'a database server instead of the folder; not there yet' },
  ],
  async run(given) {
    const log = createLog();
    const server = await start(given, log);
    process.stdout.write(greeting(server));
    return untilStopped(server, process, log);
  },
};

async function start(given: Given, log: Log): Promise<RunningServer> {
  if (given.text('database') !== undefined)
    throw new UsageError('--database: only the embedded database is there so far; use --data');
  const port = given.number('port', 2222, 0);
  if (port > 65_535) throw new UsageError(`--port: a number up to 65535 is expected, not ${port}`);
  const { host, data, keys, publicHost } = {
    host: given.text('host'),
    data: given.text('data'),
    keys: given.text('keys'),
    publicHost: given.text('public-host'),
  };
  const config = serverConfig({
    port,
    graceSeconds: given.number('grace', 120, 1),
    ...(host === undefined ? {} : { host }),
    ...(data === undefined ? {} : { data }),
    ...(keys === undefined ? {} : { keys }),
    ...(publicHost === undefined ? {} : { publicHost }),
  });
  try {
    const { rulesets, problems } = withOwnCards(allRulesets(), config.data);
    for (const problem of problems) log.error('no card', { problem });
    return await startServer(config, { log, rulesets });
  } catch (error) {
    throw new CliFailure(whyNot(error, port, host));
  }
}

function whyNot(error: unknown, port: number, host = 'this address'): string {
  if (error instanceof HostKeyError || error instanceof StoreUnavailable) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `port ${port} is in use already; choose another with --port`;
  if (code === 'EACCES') return `port ${port} may not be used by this user; choose one above 1023`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `--host: ${host} is no address of this machine`;
  return message;
}

function greeting(server: RunningServer): string {
  const isNew = server.isNewKey ? ' (made just now)' : '';
  return [
    `sshparrow is listening on port ${server.port}.`,
    `Host key ${server.fingerprint}${isNew}`,
    `Play: ssh -p ${server.port} localhost`,
    '',
  ].join('\n');
}
