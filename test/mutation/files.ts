/*
 * Lists the files for mutation testing: those that make decisions, protect secrets or escape text. A test
 * counts only if it imports the source, because tests that run the bundle do not notice changes to the
 * source.
 */

/** The requirements for a file's tests. */
export interface MutatedFile {
  /** The minimum percentage of changes to the file that make a test fail. */
  readonly bar: number;
  /** The tests to run, by their paths in `test/`. */
  readonly tests: readonly string[];
  /**
   * Whether values that are computed when the file is loaded, such as its patterns, are changed too; this is
   * slow.
   */
  readonly withPatterns?: true;
}

const ofWaivers = ['judging/policy/waivers-found.test.ts', 'report/waiver-block.test.ts'];
const comparing = ['judging/changes/changes.test.ts', 'judging/changes/changed-parts.test.ts'];

/** The files, by their paths in `src/`. */
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
