#!/usr/bin/env node
// The entry of an installed package. Node's version is looked at before any other module loads, because an older Node
// could not even parse them.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(`sshparrow needs Node.js 24 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
// Compiled code is kept for the next start, in the system's folder for temporary files; where it cannot be, nothing is lost.
(await import('node:module')).enableCompileCache();
// React and Ink choose their build by NODE_ENV when they load: the development build leaks and runs at half speed.
process.env.NODE_ENV ??= 'production';
process.env.FORCE_COLOR ??= '3';
// Whoever reads what is written here may go first (`… | head`). Without its reader an answer is of no use, but a server goes
// on without one of its log.
process.stdout.on('error', error => {
  if (error.code === 'EPIPE') process.exit(0);
  // A terminal that is played in has an owner, which gives it back.
  if (process.stdout.listenerCount('error') > 1) return;
  process.stderr.write(`sshparrow: the answer cannot be written: ${error.code}\n`);
  process.exit(1);
});
process.stderr.on('error', () => undefined);
const { main } = await import('../dist/src/cli/main.js');
process.exitCode = await main(process.argv.slice(2));
