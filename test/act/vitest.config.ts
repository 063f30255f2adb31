import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    root: join(import.meta.dirname, '../..'),
    include: ['test/act/*.runner.ts'],
    // Running act takes seconds, and much longer on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Files run one at a time, and tests within a file run in order: each builds on the previous ones.
    fileParallelism: false,
  },
});
