/*
 * The files whose tests are tested: those that decide, and those that keep secrets and escape. A test
 * counts only if it imports the source: what runs the bundle does not see a change of it.
 */

/** What is promised of the tests of a file. */
export interface MutatedFile {
  /** The least share of changes of the file that make a test fail, in percent. */
  readonly bar: number;
  /** The tests that are run, by their paths in `test/`. */
  readonly tests: readonly string[];
  /** Whether what is computed when the file is loaded, such as its patterns, is changed too; this is slow. */
  readonly withPatterns?: true;
}

const ofWaivers = ['judging/policy/waivers-found.test.ts', 'report/waiver-block.test.ts'];
const comparing = ['judging/changes/changes.test.ts', 'judging/changes/changed-parts.test.ts'];

/** By the paths of the files in `src/`. */
export const mutatedFiles: Readonly<Record<string, MutatedFile>> = {
  'judging/policy/verdict.ts': { bar: 95, tests: ['judging/policy/decisions.test.ts'] },
  'judging/policy/evaluate.ts': {
    bar: 95,
    tests: ['judging/policy/evaluate.test.ts', 'judging/policy/decisions.test.ts', ...ofWaivers],
  },
  'judging/policy/judge-dependency.ts': {
    bar: 95,
    tests: [
      'judging/policy/judge-dependency.test.ts',
      'judging/policy/decisions.test.ts',
      'judging/policy/table.test.ts',
      'judging/policy/digest.test.ts',
      'judging/policy/grade-dropped.test.ts',
      'judging/policy/too-new.test.ts',
      'judging/policy/unscored.test.ts',
    ],
  },
  'judging/policy/waivers.ts': { bar: 85, tests: ['judging/policy/waivers-found.test.ts'] },
  'judging/changes/compare.ts': {
    bar: 85,
    tests: ['judging/changes/compare.test.ts', ...comparing],
  },
  'judging/changes/hidden.ts': { bar: 85, tests: ['judging/changes/hidden.test.ts'] },
  'judging/changes/pairs.ts': { bar: 85, tests: ['judging/changes/pairs.test.ts'] },
  'judging/changes/places.ts': { bar: 85, tests: ['judging/changes/places.test.ts'] },
  'judging/changes/renames.ts': { bar: 85, tests: ['judging/changes/renames.test.ts'] },
  'gate/pipeline/changed-dependencies.ts': {
    bar: 85,
    tests: ['gate/pipeline/changed-dependencies.test.ts'],
  },
  'gate/pipeline/undecided.ts': { bar: 85, tests: ['gate/pipeline/undecided.test.ts'] },
  'export/store/seal.ts': { bar: 85, tests: ['export/seal.test.ts'] },
  'commands/sweep/seal.ts': { bar: 85, tests: ['judging/history/seal.test.ts'] },
  'report/text.ts': { bar: 85, tests: ['report/escaping.test.ts'], withPatterns: true },
  'report/redact.ts': { bar: 85, tests: ['report/redact.test.ts'] },
  'model/secrets.ts': { bar: 85, tests: ['model/secrets.test.ts'], withPatterns: true },
};
