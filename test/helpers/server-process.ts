import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './folder.ts';

const root = join(import.meta.dirname, '..', '..');

/** Builds what is installed, unless it is newer than its sources already. */
export async function build(): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'bin', 'from-clone.js'), '--help'], { cwd: root });
}

/**
 * A server in a process of its own that can be killed and started again on the same port and data. The process for the next
 * start loads its code while the one before it serves.
 */
export class ServerProcess {
  port = 0;
  readonly data = temporaryFolder('killed');
  private readonly keys = temporaryFolder('killed-keys');
  private serving: ChildProcess | undefined;
  private next: ChildProcess | undefined;

  constructor() {
    onTestFinished(() => {
      this.serving?.kill('SIGKILL');
      this.next?.kill('SIGKILL');
    });
  }

  /** Resolves once it listens. */
  async start(): Promise<void> {
    const child = this.next ?? this.load();
    this.serving = child;
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('exit', status => reject(new Error(`the server ended with ${status} before it listened`)));
      child.stdout!.once('data', (bytes: Buffer) => resolve(Number(bytes.toString())));
      child.stdin!.end('start\n');
    });
    this.next = this.load();
  }

  /** Kills it outright; resolves when it is gone. */
  async kill(): Promise<void> {
    const child = this.serving!;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  private load(): ChildProcess {
    const program = join(import.meta.dirname, 'hurried-server.mjs');
    const args = [program, String(this.port), this.data, this.keys];
    return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  }
}
