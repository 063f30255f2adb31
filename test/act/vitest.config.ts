import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['test/act/*.runner.ts'],
    // A run of act takes seconds, and on a busy machine many.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // One file after another, and the tests of a file in their order: each goes on from those before.
    fileParallelism: false,
  },
});
