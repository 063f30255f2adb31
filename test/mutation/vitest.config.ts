import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    // Stryker runs a copy of the repository, with this file in the same place.
    root: join(import.meta.dirname, '../..'),
    // Set by `run.ts` to the tests for the file that is changed.
    include: (process.env['TESTS'] ?? '').split(' '),
    // Values that are computed when a file is loaded change only if the file is reloaded.
    isolate: process.env['RELOAD'] === 'true',
    setupFiles: ['test/environment.ts', 'test/seed.ts'],
    testTimeout: 60_000,
  },
});
