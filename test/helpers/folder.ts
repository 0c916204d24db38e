import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder. Gone after the test where one is running, else after the process. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sshparrow-${name}-`));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    onTestFinished(remove);
  } catch {
    // Asked for outside a test, in a hook or a module.
    process.once('exit', remove);
  }
  return folder;
}
