import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long and mostly waits begins first, so that nothing is left running alone at the end. */
const LONG = [/\/e2e\/kills/, /\/e2e\//, /thousand|five-hundred/];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex(pattern => pattern.test(moduleId));
      return at < 0 ? LONG.length : at;
    };
    return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One more than the two cores that they are meant for: the end-to-end tests wait for people's times as much as they work.
    maxWorkers: 3,
    // Nothing here changes what other files see of a module; to load everything anew for each takes a quarter of the time.
    isolate: false,
    sequence: { sequencer: LongFirst },
  },
});
