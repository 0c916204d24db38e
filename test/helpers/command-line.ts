import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';

/** What a run of the command line came to. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line within this process; gives its exit status and what it wrote. */
export async function run(...args: string[]): Promise<Ran> {
  const written = { out: '', err: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    written.out += String(text);
    return true;
  });
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    written.err += String(text);
    return true;
  });
  try {
    return { status: await main(args), ...written };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
