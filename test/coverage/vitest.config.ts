/*
 * Measures line coverage in the folders without side effects, counting only tests that import their modules.
 * Tests for other folders and tests that start the bundle do not count, because they run most lines on the
 * way to something else. Cost tests do not count either: they take long and run no additional lines.
 */
import { dirname, join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { pureFolders } from '../architecture/modules.ts';
import { filesMatching } from '../system.ts';
import { isOfCosts, projectsOf, runsBundle } from '../vitest.config.ts';

const root = join(import.meta.dirname, '../..');

/** The minimum share of a folder's lines that tests must run, in percent. */
const bar = 95;

/** The parts of istanbul's coverage map that vitest provides. */
interface Coverage {
  files(): string[];
  fileCoverageFor(file: string): { getLineCoverage(): Readonly<Record<string, number>> };
}

interface Score {
  readonly lines: number;
  readonly run: number;
  /** The lines that no test runs, by file: `judging/policy/rule.ts: 12 13`. */
  readonly others: readonly string[];
}

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? `${cell}`.padEnd(24) : `${cell}`.padStart(8))).join('');

const percent = ({ lines, run }: Score): number => (lines === 0 ? 100 : (100 * run) / lines);

/** Prints the lines that no test runs and a row for each folder, and fails if a folder is below the `bar`. */
const table: Reporter = {
  onCoverage(map) {
    const coverage = map as Coverage;
    const scores = new Map<string, Score>();
    for (const path of coverage.files().sort()) {
      const file = relative(join(root, 'src'), path).replaceAll('\\', '/');
      // The tests of these two modules have no folders.
      const depth = /^(?:model|report)\//.test(file) ? 1 : 2;
      const folder = `${dirname(file).split('/').slice(0, depth).join('/')}/`;
      const lines = Object.entries(coverage.fileCoverageFor(path).getLineCoverage());
      const missed = lines.filter(([, times]) => times === 0).map(([line]) => line);
      const earlier = scores.get(folder) ?? { lines: 0, run: 0, others: [] };
      const others = missed.length === 0 ? [] : [`${file}: ${missed.join(' ')}`];
      scores.set(folder, {
        lines: earlier.lines + lines.length,
        run: earlier.run + lines.length - missed.length,
        others: [...earlier.others, ...others],
      });
    }
    const others = [...scores.values()].flatMap((score) => score.others);
    const rows = [...scores].map(([folder, score]) =>
      row([folder, score.lines, score.run, `${percent(score).toFixed(1)}%`]),
    );
    const heading = row(['folder', 'lines', 'run', 'share']);
    process.stdout.write(`\nNot run:\n${others.join('\n')}\n\n${[heading, ...rows].join('\n')}\n`);
    const below = [...scores].filter(([, score]) => percent(score) < bar).map(([name]) => name);
    if (below.length === 0) return;
    process.stdout.write(`\nBelow ${bar}%: ${below.join(', ')}\n`);
    process.exitCode = 1;
  },
};

/** Tests for complete inventories and for the documentation, which cover several of these folders. */
const shared = ['docs', 'gate/inventory'];

const tests = filesMatching(
  root,
  ...[...pureFolders, ...shared].map((folder) => `test/${folder}/**/*.test.ts`),
).filter((file) => !runsBundle(join(root, file)) && !isOfCosts(file));

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    root,
    projects: projectsOf(tests),
    setupFiles: ['test/environment.ts', 'test/seed.ts'],
    reporters: ['default', table],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    coverage: {
      enabled: true,
      provider: 'v8',
      include: pureFolders.map((name) => `src/${name}/**/*.ts`),
      exclude: ['src/**/ports/**', 'src/commands/*/{action,command}.ts'],
      reporter: [],
      reportOnFailure: true,
      reportsDirectory: join(root, 'node_modules/.cache/coverage'),
    },
  },
});
