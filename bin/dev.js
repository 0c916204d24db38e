#!/usr/bin/env node
// Builds at every change, and starts the server again once a build is whole: `npm run dev -- --port 2200`.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** What the compiler says behind a build without errors. */
const BUILT = /Found 0 errors/;

let server = null;
let isEnding = false;

function start() {
  const entry = join(root, 'bin', 'sshparrow.js');
  server = spawn(process.execPath, [entry, 'serve', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', FORCE_COLOR: '3' },
  });
  server.on('exit', () => {
    server = null;
  });
}

/** A server that runs gives its terminals back first; several builds meanwhile start one. */
function startAgain() {
  if (server === null) start();
  else if (server.listenerCount('exit') === 1) {
    server.once('exit', () => !isEnding && start());
    server.kill();
  }
}

const tsc = join(root, 'node_modules', '.bin', 'tsc');
const build = spawn(tsc, ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
build.stdout.setEncoding('utf8').on('data', text => {
  process.stdout.write(text);
  // What it says may come in pieces.
  said += text;
  const end = said.lastIndexOf('\n') + 1;
  if (BUILT.test(said.slice(0, end))) startAgain();
  said = said.slice(end);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isEnding = true;
    build.kill();
    server?.kill();
  });
}
