/* Tests `--export-file OWNER/REPOSITORY/PATH@REF` end to end, with grades in a GitHub repository. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrganisation } from '../../github-service/organisation.ts';
import { type GitHubService, startGitHubService } from '../../github-service/server.ts';
import { inherited, runCommand } from '../../runner/processes.ts';

const example = join(import.meta.dirname, '../../../examples/project');
const token = 'a-token-of-the-tests-0123456789';
const list = [
  'server,version,score,check,result,evidence',
  'npm:@fictional-mcp/files,1.2.0,41,path-traversal,fail,joins paths',
  'npm:@fictional-mcp/notes,1.4.0,96,,,',
].join('\n');

let folder = '';
let github: GitHubService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-file-'));
  const organisation = createOrganisation('octo-org', [
    { name: 'mcp-reviews', files: { 'reviews.csv': list, 'note.txt': 'no grades' } },
  ]);
  github = await startGitHubService({ token, organisation });
});
afterAll(async () => {
  await github.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (args: readonly string[], given = token) =>
  runCommand(args, {
    cwd: folder,
    env: {
      ...inherited,
      XDG_CACHE_HOME: folder,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_TOKEN: given,
    },
  });

const reference = 'octo-org/mcp-reviews/reviews.csv@main';

test('check, show and validate read a list there', async () => {
  const checked = await run(['check', example, '--export-file', reference]);
  expect(checked.out).toContain('path-traversal (fail)');
  expect([checked.status, checked.err]).toEqual([
    1,
    expect.stringMatching(
      /export-file: octo-org\/mcp-reviews\/reviews\.csv@main .*\b[0-9a-f]{40}\b/,
    ),
  ]);
  const shown = await run(['show', '@fictional-mcp/notes', '--export-file', reference]);
  expect([shown.status, shown.out]).toEqual([0, expect.stringContaining('PASS     1.4.0')]);
  const { status, out } = await run(['export', 'validate', reference]);
  expect([status, out]).toEqual([0, expect.stringContaining('2 rows about 2 servers')]);
});

test('what cannot be read is an error', async () => {
  const faults: [string, string, RegExp][] = [
    [reference, '', /GITHUB_TOKEN/],
    ['octo-org/mcp-reviews/none.csv@main', token, /none\.csv/],
    ['octo-org/mcp-reviews/note.txt@main', token, /not JSON/],
    ['octo-org/absent/reviews.csv@main', token, /octo-org\/absent/],
  ];
  for (const [path, given, words] of faults) {
    const { status, out, err } = await run(['check', example, '--export-file', path], given);
    expect([path, status]).toEqual([path, 2]);
    expect(out + err).toMatch(words);
  }
});
