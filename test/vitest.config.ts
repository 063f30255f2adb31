import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestModule } from 'vitest/node';

/** Ends the run with one plain line that scripts can rely on. */
const closingLine: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string): number =>
      tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => !module.ok() && module.errors().length > 0).length;
    process.stdout.write(`\n${inState('passed')} passed, ${inState('failed') + broken} failed\n`);
  },
};

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/seed.ts'],
    reporters: ['default', closingLine],
    // A scenario starts the action several times; on a busy machine that takes a while.
    testTimeout: 60_000,
    // The default leaves one core free; most test files wait for child processes anyway.
    maxWorkers: 2,
  },
});
