/* Tests the organisation's policy from another repository, and the policy that it extends. */
import { describe, expect, test } from 'vitest';
import { readOrganisationPolicy } from '../../../src/gate/pipeline/organisation-policy.ts';
import { readSettings } from '../../../src/gate/settings/settings.ts';
import type { Commits } from '../../../src/io/files/commits.ts';
import { GateError } from '../../../src/model/failure.ts';
import type { FailureCode } from '../../../src/model/model.ts';

const commit = '1'.repeat(40);

/** Files by path, in repositories by `owner/name`; each newest commit has the id above. */
type Repositories = Readonly<Record<string, Readonly<Record<string, string>>>>;

async function read(
  given: string,
  repositories: Repositories,
  refusal: FailureCode = 'api-not-found',
) {
  const wanted: string[] = [];
  const settings = readSettings({ 'export-file': 'x.json', 'org-policy': given }, 'input');
  const openRepository = async ({ owner, name }: { owner: string; name: string }) => {
    const files = repositories[`${owner}/${name}`];
    const commits: Pick<Commits, 'commit' | 'commitFiles'> = {
      async commit(revision) {
        wanted.push(`${owner}/${name}@${revision}`);
        if (files === undefined) throw new GateError(refusal, 'Refused.', 'Run the job again.');
        const isKnown = ['main', 'v1', commit].includes(revision);
        return isKnown ? { id: commit, tree: '2'.repeat(40), parents: [] } : null;
      },
      commitFiles: ({ id }) => ({
        namesIn: async () => [],
        readBytes: async () => ({ reason: 'not needed' }),
        readTree: () => Promise.reject(new Error('no tree is needed')),
        async readFile(path) {
          expect(id).toBe(commit);
          const text = files?.[path];
          return text === undefined ? { reason: 'not there' } : { text };
        },
      }),
    };
    return commits as Commits;
  };
  const { floors, notices } = await readOrganisationPolicy(settings, { openRepository });
  return { floors, notices, wanted };
}

const policies = {
  'gate.yml': 'min-score: 70',
  'team.yml': 'extends: umbrella/rules/floor.yml@v1\nmin-score: 80',
  'third.yml': 'min-score: 80\nextends: acme/policies/team.yml@main',
  'itself.yml': 'extends: acme/policies/itself.yml@main',
  'faulty.yml': 'min-score: 70\n\nmin-scores: 80',
  'link.yml': 'gate.yml',
};
const repositories = { 'acme/policies': policies, 'umbrella/rules': { 'floor.yml': 'deny: []' } };

test.for<[given: string, floors: readonly string[], noted: readonly string[]]>([
  [
    'acme/policies/gate.yml@main',
    [`acme/policies/gate.yml@main ${commit}`],
    ['acme/policies/gate.yml@main'],
  ],
  [
    `acme/policies/gate.yml@${commit}`,
    [`acme/policies/gate.yml@${commit} ${commit}`],
    // A commit id is already its own name.
    [],
  ],
  [
    `acme/policies/team.yml@${commit}`,
    [`acme/policies/team.yml@${commit} ${commit}`, `umbrella/rules/floor.yml@v1 ${commit}`],
    ['umbrella/rules/floor.yml@v1'],
  ],
  [
    'extends: umbrella/rules/floor.yml@v1',
    ['the org-policy input null', `umbrella/rules/floor.yml@v1 ${commit}`],
    ['umbrella/rules/floor.yml@v1'],
  ],
])('%s', async ([given, expected, noted]) => {
  const found = await read(given, repositories);
  expect(found.floors.map((floor) => `${floor.source} ${floor.commit}`)).toEqual(expected);
  expect(found.notices).toEqual(
    noted.map((each) => expect.stringMatching(`^org-policy: ${each} .*\\b${commit}\\b`)),
  );
  // Each name is looked up once.
  expect(new Set(found.wanted).size).toBe(found.wanted.length);
});

describe('one that cannot be used is an error', () => {
  test.for<[given: string, code: string, words: RegExp]>([
    ['acme/policies/gate.yml@v2', 'org-policy-unreadable', /acme\/policies has no commit v2/],
    ['acme/policies/none.yml@v1', 'org-policy-unreadable', /none\.yml: not there/],
    [
      'acme/secret/gate.yml@v1',
      'org-policy-unreadable',
      /acme\/secret .* private.*token with contents: read/,
    ],
    [
      'acme/policies/faulty.yml@v1',
      'invalid-policy',
      /faulty\.yml@v1:3:1: min-scores is not known/,
    ],
    ['acme/policies/link.yml@v1', 'invalid-policy', /link\.yml@v1:1:1: must be/],
    ['acme/policies/third.yml@v1', 'invalid-policy', /team\.yml@main:1:1: extends is not allowed/],
    [
      'acme/policies/itself.yml@v1',
      'invalid-policy',
      /itself\.yml@main:1:1: extends is not allowed/,
    ],
    ['extends: acme/secret/gate.yml@v1', 'org-policy-unreadable', /acme\/secret/],
    [
      'extends: acme/policies/team.yml@v1',
      'invalid-policy',
      /the org-policy input already extends this/,
    ],
  ])('%s: %s', async ([given, code, words]) => {
    const error = await read(given, repositories).catch((reason: unknown) => reason);
    if (!(error instanceof GateError)) throw error;
    expect(error.code).toBe(code);
    expect([error.message, ...error.details, error.remedy].join(' ')).toMatch(words);
  });

  test.for([
    ['no-token', 'org-policy-unreadable'],
    ['api-token-refused', 'org-policy-unreadable'],
    ['api-forbidden', 'org-policy-unreadable'],
    // A missing token is not the cause here, so the API's advice stays.
    ['api-limited', 'api-limited'],
    ['api-unavailable', 'api-unavailable'],
    ['tree-too-large', 'tree-too-large'],
  ] as const)('%s becomes %s', async ([refusal, code]) => {
    await expect(read('acme/secret/gate.yml@v1', {}, refusal)).rejects.toMatchObject({
      code,
      message: "The organisation's policy acme/secret/gate.yml@v1 cannot be read: Refused.",
      remedy: expect.stringMatching(
        code === refusal
          ? /^Run the job again/
          : /If acme\/secret is private, set .* contents: read/,
      ),
    });
  });
});
