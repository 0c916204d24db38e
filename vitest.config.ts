import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Nothing here changes what other files see of a module; to load everything anew for each takes a quarter of the time.
    isolate: false,
  },
});
