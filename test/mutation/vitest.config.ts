import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    // Stryker runs a copy of the repository, with this file in the same place.
    root: join(import.meta.dirname, '../..'),
    include: ['test/**/*.test.ts'],
    isolate: false,
    setupFiles: ['test/environment.ts', 'test/seed.ts'],
    testTimeout: 60_000,
  },
});
