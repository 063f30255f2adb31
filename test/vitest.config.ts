import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import { heap } from './runner/heap.ts';
import { filesMatching, temporaryFolder } from './system.ts';

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

const root = join(import.meta.dirname, '..');

/** Whether a file of tests needs real sizes, a whole example or other programs: `npm run test:slow`. */
export const isSlow = (file: string): boolean => /\bslow\.test\.ts$/.test(file);

/** Whether a file of tests has sizes that are larger in `npm run test:slow`. */
export const hasSizes = (file: string): boolean =>
  /\/sizes\.ts'/.test(readFileSync(join(root, file), 'utf8'));

/** Whether a file of tests measures whether work grows faster than what it is done for. */
export const isOfCosts = (file: string): boolean => /\bcost\.test\.ts$/.test(file);

/*
 * A worker runs one file of tests after another, and loads what they import once. What replaces modules
 * or intercepts requests would reach the next file, and what measures would measure the traces of the
 * last one, so these files have workers of their own.
 */
const needsOwnWorker = (file: string): boolean =>
  isOfCosts(file) ||
  /\bvi\.(?:m|doM)ock\(|from 'nock'/.test(readFileSync(join(root, file), 'utf8'));
const project = (name: string, include: string[], isolate: boolean) => ({
  extends: true as const,
  test: { name, include, isolate },
});

/** @param files tests by their paths from the root */
export const projectsOf = (files: readonly string[]) => [
  project(
    'shared',
    files.filter((file) => !needsOwnWorker(file)),
    false,
  ),
  project('alone', files.filter(needsOwnWorker), true),
];

/** Whether a file of tests starts processes of the bundle. */
export const runsBundle = (path: string): boolean =>
  /\/runner\/(?:processes|runner)\.ts|\/play\.ts/.test(readFileSync(path, 'utf8'));

/** Begins with the files that run the bundle: they take longest, and the last one must not run alone. */
class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => runsBundle(moduleId);
    const sorted = await super.sort(specifications);
    return [...sorted.filter(isLong), ...sorted.filter((each) => !isLong(each))];
  }
}

/** What runs tests in the same way, whichever they are. */
export const configFor = (files: readonly string[]) =>
  defineConfig({
    test: {
      root,
      projects: projectsOf(files),
      // Processes of the bundle need not compile it again.
      env: {
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
        TMPDIR: temporaryFolder(),
      },
      execArgv: heap,
      sequence: { sequencer: LongestFirst },
      setupFiles: ['test/environment.ts', 'test/seed.ts'],
      reporters: ['default', closingLine],
      // Only what hangs takes so long: on a busy machine a few seconds of work can take minutes.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      // The default leaves one core free; most test files wait for child processes anyway.
      maxWorkers: 2,
      // Each test at a time that runs the bundle has a process of it, which compiles what it runs.
      maxConcurrency: 2,
    },
  });

/** All files of tests, by their paths from the root. */
export const testFiles = filesMatching(root, 'test/**/*.test.ts');

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default configFor(testFiles.filter((file) => !isOfCosts(file) && !isSlow(file)));
