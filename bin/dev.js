#!/usr/bin/env node
// Builds at every change and starts the server again: `npm run dev -- --port 2200`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tsc = join(root, 'node_modules', '.bin', 'tsc');
const main = join(root, 'dist', 'src', 'cli', 'main.js');

const build = spawn(tsc, ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'], {
  cwd: root,
  stdio: 'inherit',
});

function serve() {
  if (!existsSync(main)) return void setTimeout(serve, 200);
  const entry = join(root, 'bin', 'sshparrow.js');
  const args = ['--watch-path=dist', '--watch-preserve-output', entry, 'serve', ...process.argv.slice(2)];
  const server = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', FORCE_COLOR: '3' },
  });
  const stop = () => {
    build.kill();
    server.kill();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.on('exit', status => {
    build.kill();
    process.exitCode = status ?? 0;
  });
}

serve();
