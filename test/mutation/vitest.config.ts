import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    // Stryker runs a copy of the repository, with this file in the same place.
    root: join(import.meta.dirname, '../..'),
    // Set by `run.ts`: the tests of the file that is changed.
    include: (process.env['TESTS'] ?? '').split(' '),
    // What is computed when a file is loaded changes only if it is loaded again.
    isolate: process.env['RELOAD'] === 'true',
    setupFiles: ['test/environment.ts', 'test/seed.ts'],
    testTimeout: 60_000,
  },
});
