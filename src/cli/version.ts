import { readFileSync } from 'node:fs';

/** Where the package's own description stands, seen from the sources and from what is built of them. */
const PLACES = ['../../package.json', '../../../package.json'];

/** The version of this program. */
export function programVersion(): string {
  for (const place of PLACES) {
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(place, import.meta.url), 'utf8')) as {
        name?: string;
        version?: string;
      };
      if (name === 'sshparrow' && version !== undefined) return version;
    } catch {
      // The other place, then.
    }
  }
  return 'unknown';
}
