/* Tests that a command on a whole export uses the policy that `check` shows for the same options. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readCorpusPolicy } from '../../../src/commands/corpus/command-policy.ts';
import { policyLines, policyLineText } from '../../../src/judging/policy/policy-lines.ts';
import { GateError } from '../../../src/model/failure.ts';
import { createGitData } from '../../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../../github-service/server.ts';
import { commitAll } from '../../runner/git.ts';
import { inherited, runCommand } from '../../runner/processes.ts';

const token = 'ghp_Token0123456789abcdefghijklmnopqrstu';
let folder = '';
let commit = '';
let service: GitHubService;

const files = {
  'gate.yml': 'min-score: 60\nrules:\n  unlisted: warn\n',
  'strict.yml': 'preset: strict\nservers:\n  - match: pkg:npm/@acme/*\n    min-score: 90\n',
  'sets-in-vain.yml': 'registries: ["npm=https://npm.acme.example/"]\n',
  'faulty.yml': 'min-score: 60\nmin-scores: 70\nrules:\n  unlistd: warn\n',
  'broken.yml': 'min-score: [60\n',
  'empty.yml': '',
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corpus-policy-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await mkdir(join(folder, 'tree'));
  const repository = join(folder, 'policies');
  await mkdir(repository);
  await writeFile(join(repository, 'gate.yml'), 'min-score: 80\n');
  await writeFile(join(repository, 'team.yml'), 'extends: octo/project/gate.yml@main\n');
  commit = await commitAll(repository);
  service = await startGitHubService({ token, gitData: createGitData(repository) });
  vi.stubEnv('GITHUB_API_URL', service.apiUrl);
  vi.stubEnv('GITHUB_TOKEN', token);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

type Values = Parameters<typeof readCorpusPolicy>[0];

const inFolder = ({ config, ...others }: Values): Values =>
  config === undefined ? others : { ...others, config: join(folder, config) };

/** Returns the output of `check --show-policy` in a folder without a policy. */
function shownByCheck(values: Values): Promise<{ out: string; err: string }> {
  const words = Object.entries(inFolder(values)).flatMap(([name, value]) => [`--${name}`, value]);
  const env = {
    ...inherited,
    COLUMNS: '1000',
    GITHUB_API_URL: service.apiUrl,
    GITHUB_TOKEN: token,
  };
  return runCommand(['check', 'tree', '--show-policy', ...words], { cwd: folder, env });
}

test.for<Values>([
  {},
  { config: 'gate.yml' },
  { config: 'empty.yml' },
  { config: 'strict.yml' },
  { config: 'gate.yml', 'min-score': '90', preset: 'strict' },
  { config: 'gate.yml', 'org-policy': 'min-score: 70\nrules: {unlisted: fail}' },
  { config: 'sets-in-vain.yml', 'org-policy': 'min-score: 70' },
  { config: 'gate.yml', 'org-policy': 'octo/project/gate.yml@main' },
  { 'org-policy': 'octo/project/team.yml@main' },
  { 'org-policy': 'extends: octo/project/gate.yml@main\nmin-score: 20' },
])('the policy of %j is that of check', async (values) => {
  const notices: string[] = [];
  const policy = await readCorpusPolicy(inFolder(values), (line) => notices.push(line));
  const { out, err } = await shownByCheck(values);
  expect(
    policyLines(policy)
      .map((line) => `${policyLineText(line)}\n`)
      .join(''),
  ).toBe(out);
  expect(notices.map((line) => `${line}\n`).join('')).toBe(err);
});

test('a reference to a branch is logged with its commit', async () => {
  const log = vi.fn();
  await readCorpusPolicy({ 'org-policy': 'octo/project/gate.yml@main' }, log);
  expect(log.mock.calls).toEqual([
    [expect.stringMatching(`^org-policy: octo/project/gate.yml@main .*\\b${commit}\\b`)],
  ]);
});

test.for<[string, Values, RegExp]>([
  ['faults', { config: 'faulty.yml' }, /faulty\.yml:2:1: .*min-scores/],
  ['no YAML', { config: 'broken.yml' }, /broken\.yml:2:1: not valid YAML/],
  ['no file', { config: 'absent.yml' }, /The policy file .*absent\.yml cannot be read/],
  ['a faulty floor', { 'org-policy': 'min-score: x' }, /--org-policy option:1:/],
  ['a wrong option', { 'min-score': '101' }, /min-score: "101" is not/],
  ['no such preset', { preset: 'lax' }, /preset: "lax" is not one of/],
  ['no such floor', { 'org-policy': 'octo/project/absent.yml@main' }, /absent\.yml@main cannot/],
])('%s is named as check names it', async ([, values, expected]) => {
  const error = await readCorpusPolicy(inFolder(values), () => {}).catch((each: unknown) => each);
  if (!(error instanceof GateError)) throw error;
  const words = [error.message, ...error.details];
  expect(words.join('\n')).toMatch(expected);
  const { err } = await shownByCheck(values);
  for (const each of words.slice('faults' in error ? 1 : 0)) expect(err).toContain(each);
});
