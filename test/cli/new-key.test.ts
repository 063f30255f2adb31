/*
 * The command line after a change of the API key: `sweep` with the service, GitHub's API
 * and the user's cache.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepSchema } from '../../src/commands/sweep/schema.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { organisationOf } from '../github-service/organisation.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';
import { type FinishedCommand, inherited, runCommand } from '../runner/processes.ts';
import { clientFile } from '../sweep/organisation.ts';
import { good } from '../variants/cases.ts';

const token = 'ghs_Token0123456789abcdefghijklmnopqrstu';
const oldKey = 'the-old-key-0123456789abcdef';
const newKey = 'the-new-key-0123456789abcdef';
const added = '@fictional-mcp/notes 1.4.0';

let folder = '';
let service: ExportService;
let github: GitHubService;
/** Those that the service accepts. */
let accepted: string[];
let written: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-key-'));
  [accepted, written] = [[oldKey], []];
  service = await startExportService({ keys: accepted });
  const files = {
    '.mcp.json': clientFile({ notes: good }),
    '.github/mcp-grade-gate.yml': 'min-age: 5d\n',
  };
  const organisation = organisationOf('acme', [{ name: 'notes', files }]);
  github = await startGitHubService({ token, organisation, limits: { hourly: 12_500 } });
});
afterEach(async () => {
  const requests = JSON.stringify([service.requests, github.requests]);
  await Promise.all([service.close(), github.close()]);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((each) => each.isFile());
  const kept = await Promise.all(
    files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')),
  );
  await rm(folder, { recursive: true, force: true });
  const all = [requests, ...written, ...kept, ...names.map(({ name }) => name)];
  for (const key of [oldKey, newKey]) {
    expect(all.filter((text) => text.includes(key))).toEqual([]);
  }
  // The service is asked with its own key, or with none.
  expect(service.requests.filter(({ key }) => key === 'wrong')).toEqual([]);
});

/** Runs a command on a day, with the key that the service accepts. */
async function run(
  words: readonly string[],
  { daysOld = 0, previous = '' } = {},
): Promise<FinishedCommand> {
  service.setDaysOld(daysOld);
  service.setMissing(daysOld > 0 ? [added] : []);
  const finished = await runCommand(words, {
    cwd: folder,
    env: {
      ...inherited,
      XDG_CACHE_HOME: folder,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_TOKEN: token,
      MCP_GRADE_GATE_API_KEY: accepted[0] ?? '',
      MCP_GRADE_GATE_PREVIOUS_API_KEY: previous,
    },
  });
  written.push(finished.out, finished.err);
  return finished;
}

const rotate = (): void => {
  accepted[0] = newKey;
};
const sweep = async (given = {}) => {
  const words = ['sweep', '--org', 'acme', '--base-url', service.url, '--json'];
  const { out, err } = await run(words, given);
  const { servers } = sweepSchema.parse(JSON.parse(out));
  return { verdict: servers[0]?.verdict, err };
};

test('a sweep fails what is too new, also under a new key if it has the one before', async () => {
  await sweep({ daysOld: 1 });
  rotate();
  const { verdict, err } = await sweep({ previous: oldKey });
  expect(verdict).toBe('fail');
  expect(err).not.toContain('Remove it');
});

test('without it the sweep warns, and with one that opens nothing it says so', async () => {
  await sweep({ daysOld: 1 });
  rotate();
  const { verdict, err } = await sweep({ previous: 'another-key-0123456789abcdef' });
  expect(verdict).toBe('warn');
  expect(err.match(/The previous API key opened no earlier export.*Remove it\./g)).toHaveLength(1);
});

test('other commands do not take it', async () => {
  await sweep({ daysOld: 1 });
  rotate();
  const words = ['show', '@fictional-mcp/notes', '--base-url', service.url, '--json'];
  const { status, err } = await run(words, { previous: oldKey });
  expect(err).not.toContain('previous');
  // Nor would they see that it cannot be one.
  expect((await run(words, { previous: 'short' })).status).toBe(status);
  const checked = await run(['check', '--base-url', service.url], { previous: 'short' });
  expect(checked.err).not.toContain('PREVIOUS');
});

test('what cannot be used is refused, and names the variable', async () => {
  const words = ['sweep', '--org', 'acme', '--base-url', service.url];
  const short = await run(words, { previous: 'short' });
  expect(short.err).toContain('MCP_GRADE_GATE_PREVIOUS_API_KEY: must have');
  // Others on the machine can see arguments.
  const shown = await run([...words, '--include', oldKey], { previous: oldKey });
  expect([shown.status, shown.err]).toEqual([64, expect.stringContaining('key or token')]);
});
