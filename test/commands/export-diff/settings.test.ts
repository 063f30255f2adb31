/* Tests how the inputs of the export-diff action combine, and how its outputs describe a difference. */
import { describe, expect, test } from 'vitest';
import {
  type ExportDiffSettings,
  readExportDiffSettings,
} from '../../../src/commands/export-diff/inputs.ts';
import {
  createNumberLists,
  none,
  several,
} from '../../../src/commands/export-diff/number-lists.ts';
import {
  countDifferences,
  exportDiffOutputDescriptions,
  failsUnderPolicy,
} from '../../../src/commands/export-diff/outputs.ts';
import type { PolicyChanges } from '../../../src/commands/export-diff/policy-schema.ts';
import type { ExportDiff } from '../../../src/commands/export-diff/schema.ts';
import { SettingsError } from '../../../src/gate/settings/settings.ts';

const address = { 'base-url': 'https://grades.acme.example' };
const files = { 'export-file': 'new.json', 'old-export-file': 'old.json' };

/** Returns the settings, or the names of the faulty inputs. */
function read(raw: Readonly<Record<string, string>>): ExportDiffSettings | string {
  try {
    return readExportDiffSettings(raw);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.faults.map(({ name, allowed }) => `${name}: ${allowed.split(',')[0]}`).join('; ');
  }
}

describe('the inputs', () => {
  test('have values where nothing is given', () => {
    expect(read(address)).toMatchObject({
      own: { days: 1, 'fail-on': 'never', 'old-export-file': null, 'publish-grades': false },
      isJudged: false,
      files: { 'report-file': null, 'summary-file': null },
    });
  });

  test.for([
    [{ preset: 'strict' }, true],
    [{ 'min-score': '80' }, true],
    [{ 'config-file': '.github/policy.yml' }, true],
    [{ 'config-file': ' ' }, false],
    [{ cache: 'true' }, false],
  ] as const)('with %j there is a policy: %s', ([given, expected]) => {
    expect(read({ ...address, ...given })).toMatchObject({ isJudged: expected });
  });

  test('may be two files', () => {
    expect(read({ ...files, 'report-file': 'out.json' })).toMatchObject({
      own: { 'old-export-file': 'old.json' },
      files: { 'report-file': 'out.json', 'summary-file': null },
    });
  });

  test.for<[Readonly<Record<string, string>>, string]>([
    [{ 'export-file': 'new.json' }, 'old-export-file: is required with export-file'],
    [{ ...address, cache: 'false' }, 'old-export-file: is required if cache is false'],
    [
      { ...address, 'fail-on': 'failing' },
      'fail-on: failing requires a policy: set one of config-file',
    ],
    [{ ...address, days: '0' }, 'days: a number of days from 1 to 7'],
    // All faults are reported at once, including those in inputs shared with the gate.
    [
      { ...address, 'fail-on': 'new', timeout: 'x', 'config-file': '../policy.yml' },
      'config-file: .*; fail-on: one of never; timeout: .*',
    ],
  ])('%j: %s', ([given, expected]) => {
    expect(read(given)).toMatch(new RegExp(`^${expected}$`));
  });
});

const outcome = (verdict: PolicyChanges['came'][number]['verdict']) => ({
  ...{ verdict, score: 80, grade: 'B', rules: [] },
});
const version = { package: 'npm:@fictional-mcp/notes', servers: ['notes'], version: '1.4.0' };
const changed = (
  before: PolicyChanges['came'][number]['verdict'],
  change: PolicyChanges['changed'][number]['change'],
): PolicyChanges['changed'][number] => ({
  ...{ ...version, change, cause: 'graded-anew' },
  ...{ before: outcome(before), after: outcome(change === 'passes' ? 'pass' : 'fail') },
});
const blocked = { ...version, versions: 2, rules: ['below-minimum'] };
const same: PolicyChanges = { problems: [], blocked: [], changed: [], came: [], went: [] };

/** Returns a difference that has only what the outputs count. */
const differenceOf = (policy?: PolicyChanges): ExportDiff =>
  ({
    differs: true,
    packages: { moved: [{}] },
    servers: { came: [{}, {}], went: [{}, {}, {}] },
    versions: { changed: [{}, {}, {}, {}] },
    ...(policy && { policy }),
  }) as unknown as ExportDiff;

describe('the outputs', () => {
  test('count what differs, and what passes only before or now where there is a policy', () => {
    const counts = {
      ...{ differs: true, 'packages-moved': 1, 'servers-came': 2, 'servers-went': 3 },
      'versions-changed': 4,
    };
    expect(countDifferences(differenceOf())).toEqual(counts);
    const all = [
      changed('pass', 'fails'),
      changed('warn', 'undecided'),
      changed('fail', 'undecided'),
      changed('fail', 'passes'),
    ];
    const found = countDifferences(
      differenceOf({ ...same, blocked: [blocked, blocked, blocked], changed: all }),
    );
    expect(found).toEqual({
      ...{ ...counts, 'packages-blocked': 3, 'versions-failing': 2, 'versions-passing': 1 },
    });
    expect(Object.keys(exportDiffOutputDescriptions)).toEqual(
      expect.arrayContaining(Object.keys(found)),
    );
  });

  const problem = (level: PolicyChanges['problems'][number]['level']) => ({
    ...{ rule: 'stale-export', level, message: 'It is old.' },
  });
  test.for<[what: string, policy: PolicyChanges | undefined, expected: boolean]>([
    ['there is no policy', undefined, false],
    ['nothing differs', same, false],
    ['the export warns', { ...same, problems: [problem('warn')] }, false],
    ['the export fails', { ...same, problems: [problem('fail')] }, true],
    ['the export cannot be judged', { ...same, problems: [problem('error')] }, true],
    ['a package is blocked', { ...same, blocked: [blocked] }, true],
    ['a version fails that passed', { ...same, changed: [changed('pass', 'fails')] }, true],
    ['one fails that warned', { ...same, changed: [changed('warn', 'fails')] }, true],
    ['one is undecided that failed', { ...same, changed: [changed('fail', 'undecided')] }, false],
    ['one passes that failed', { ...same, changed: [changed('fail', 'passes')] }, false],
    ['one passes that warned', { ...same, changed: [changed('warn', 'passes')] }, false],
    ['a new one fails', { ...same, came: [{ ...version, ...outcome('fail') }] }, false],
  ])('something fails if %s', ([, policy, expected]) => {
    expect(failsUnderPolicy(differenceOf(policy))).toBe(expected);
  });
});

test('lists of numbers keep what is added, however large its key', () => {
  const lists = createNumberLists();
  expect([lists.of(5), lists.only(5), lists.only(1_000_000)]).toEqual([[], none, none]);
  for (const [key, number] of [
    [5, 7],
    [3000, 1],
    [3000, 2],
    [3000, 3],
    [0, 0],
  ] as const) {
    lists.add(key, number);
  }
  expect([lists.of(0), lists.of(5), lists.of(3000)]).toEqual([[0], [7], [1, 2, 3]]);
  expect([lists.only(0), lists.only(5), lists.only(3000)]).toEqual([0, 7, several]);
});
