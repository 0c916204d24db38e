#!/usr/bin/env node
// Runs the command line from a clone: compiles when a source is newer than the last build, silently, then goes on as the
// installed program does. The build is made beside `dist` and put in place by a rename, so two runs never see half of one.
import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const stamp = join(dist, '.built');

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return latest;
}

function builtAt() {
  try {
    return statSync(stamp).mtimeMs;
  } catch {
    return 0; // Never built.
  }
}

const sources = Math.max(
  newest(join(root, 'src')),
  newest(join(root, 'server')),
  statSync(join(root, 'tsconfig.json')).mtimeMs,
  statSync(join(root, 'tsconfig.build.json')).mtimeMs,
);

if (builtAt() < sources) {
  const fresh = join(root, `dist.${process.pid}`);
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  const run = spawnSync(tsc, ['-p', join(root, 'tsconfig.build.json'), '--outDir', fresh], {
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    process.stderr.write(run.stdout || run.stderr || `${tsc} could not be run: has npm ci been run?\n`);
    rmSync(fresh, { recursive: true, force: true });
    process.exit(1);
  }
  writeFileSync(join(fresh, '.built'), '');
  const old = `${dist}.old.${process.pid}`;
  try {
    renameSync(dist, old);
  } catch {
    // There was no build before, or another run has just moved it away.
  }
  try {
    renameSync(fresh, dist);
  } catch {
    // Another run was first; its build is of the same sources.
  }
  rmSync(fresh, { recursive: true, force: true });
  rmSync(old, { recursive: true, force: true });
}

await import('./sshparrow.js');
