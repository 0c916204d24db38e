// The whole server as a process of its own, whose bots do not wait: `node hurried-server.mjs PORT DATA KEYS`. It loads its code,
// starts when a line comes on its standard input, and prints its port. It runs what was built, as an installed program
// does; build first.
(await import('node:module')).enableCompileCache();
process.env.NODE_ENV ??= 'production';
process.env.FORCE_COLOR ??= '3';
const { serve } = await import('../../dist/server/main.js');
const { serverConfig } = await import('../../dist/server/config.js');
const { createLog } = await import('../../dist/server/log.js');
const { hurriedTimes } = await import('./hurried-times.ts');

const [port, data, keys] = process.argv.slice(2);
await new Promise(resolve => process.stdin.once('data', resolve));
process.stdin.pause();
const config = serverConfig({ host: '127.0.0.1', port: Number(port), data, keys, publicHost: 'localhost' });
const server = await serve(config, { times: hurriedTimes, log: createLog(() => undefined) });
process.stdout.write(`${server.port}\n`);
process.once('SIGTERM', () => {
  server.stop().then(() => process.exit(0));
});
