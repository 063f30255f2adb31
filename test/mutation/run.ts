/*
 * Changes the files listed in `files.ts` in one place at a time and runs their tests. A change that no test
 * notices affects behaviour that is either not promised or not tested. Prints the changes that survived and a
 * table, and fails if a file is below its bar.
 *
 *   npm run mutation                         all files, which takes about an hour
 *   npm run mutation -- judging/policy/verdict.ts    one or some of them
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { type MutatedFile, mutatedFiles } from './files.ts';

type Change = Awaited<ReturnType<Stryker['runMutationTest']>>[number];
type Options = Required<ConstructorParameters<typeof Stryker>[0]>;

/** The results of one file's tests, as numbers of changes. */
interface Score {
  readonly file: string;
  readonly bar: number;
  readonly killed: number;
  readonly survived: number;
  readonly seconds: number;
}

async function changesOf(file: string, { tests, withPatterns }: MutatedFile): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mutation-'));
  // The processes of Stryker inherit them. Given its own option for tests, it sets a change only after the
  // file is loaded, so that nothing of what is computed then would be noticed.
  process.env['TESTS'] = tests.map((test) => `test/${test}`).join(' ');
  process.env['RELOAD'] = String(withPatterns === true);
  try {
    return await new Stryker({
      mutate: [`src/${file}`],
      testRunner: 'vitest',
      vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
      // Values that are computed when a file is loaded cannot be changed between tests, so the file is
      // reloaded for each change.
      ignoreStatic: withPatterns !== true,
      // Stryker rewrites the file that it finds, with a version of TypeScript that it does not bring.
      tsconfigFile: 'none.json',
      concurrency: Number(process.env['WORKERS'] ?? availableParallelism()),
      tempDirName: folder,
      ignorePatterns: ['dist', 'conformance', 'docs/images'],
      reporters: [],
      warnings: false,
      logLevel: 'error' as Options['logLevel'],
      // A busy machine is slow; a change that makes a test run forever is detected by counting loop
      // iterations.
      timeoutMS: 30_000,
    }).runMutationTest();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isSurvivor = ({ status }: Change): boolean => ['Survived', 'NoCoverage'].includes(status);

/**
 * Returns a change's location, in a form that editors link, and its replacement text:
 * `src/judging/policy/verdict.ts:14:3 (not run) … → …`.
 */
function lineOf(file: string, { location, status, mutatorName, replacement }: Change): string {
  const { line, column } = location.start;
  const note = status === 'NoCoverage' ? ' (not run)' : '';
  return `src/${file}:${line}:${column}${note} ${mutatorName} → ${replacement}`;
}

const percent = ({ killed, survived }: Score): number =>
  (100 * killed) / Math.max(1, killed + survived);

const given = process.argv.slice(2).map((each) => each.replace(/^src\//, ''));
const unknown = given.filter((file) => mutatedFiles[file] === undefined);
if (unknown.length > 0) {
  throw new Error(`test/mutation/files.ts lists no tests for ${unknown.join(', ')}`);
}

const scores: Score[] = [];
for (const [file, entry] of Object.entries(mutatedFiles)) {
  if (given.length > 0 && !given.includes(file)) continue;
  const start = performance.now();
  const changes = await changesOf(file, entry);
  const survivors = changes.filter(isSurvivor);
  const killed = changes.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length;
  const seconds = Math.round((performance.now() - start) / 1000);
  scores.push({ file, bar: entry.bar, killed, survived: survivors.length, seconds });
  for (const each of survivors) process.stdout.write(`${lineOf(file, each)}\n`);
}

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, at) => (at === 0 ? `${cell}`.padEnd(32) : `${cell}`.padStart(9))).join('');
const rows = scores.map((score) =>
  row([
    ...[score.file, score.killed + score.survived, score.killed, score.survived],
    ...[`${percent(score).toFixed(1)}%`, `${score.bar}%`, score.seconds],
  ]),
);
const heading = row(['file', 'changes', 'noticed', 'survived', 'score', 'at least', 'seconds']);
process.stdout.write(`\n${[heading, ...rows].join('\n')}\n`);

const below = scores.filter((score) => percent(score) < score.bar).map(({ file }) => file);
if (below.length > 0) {
  process.stdout.write(`\nBelow what is promised: ${below.join(', ')}\n`);
  process.exitCode = 1;
}
