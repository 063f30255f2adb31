/* Checks what the help says about the commands: every example runs, and every exit status occurs. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonStatuses } from '../../src/commands/exit-status.ts';
import { commands } from '../../src/entry/command-table.ts';
import { commandLines } from '../../src/entry/usage.ts';
import { version } from '../../src/model/version.ts';
import { bad, clientFile } from '../commands/sweep/organisation.ts';
import { good } from '../detection/variants/cases.ts';
import { wordsOfScript } from '../docs/command-lines.ts';
import { servers as corpus, exportDocument, type Server } from '../export-service/corpus.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { createOrganisation } from '../github-service/organisation.ts';
import { type GitHubService, startGitHubService } from '../github-service/server.ts';
import { commitAll } from '../runner/git.ts';
import { type FinishedCommand, inherited, runCommand } from '../runner/processes.ts';

const apiKey = 'the-right-key-0123456789abcdef';
const token = 'ghs_Token0123456789abcdefghijklmnopqrstu';
let folder = '';
let service: ExportService;
let github: GitHubService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'commands-'));
  await cp(join(import.meta.dirname, '../../examples/project'), folder, { recursive: true });
  await commitAll(folder);
  const acme = corpus.filter(({ id }) => id === 'srv-files').map(ofAcme);
  const today = exportDocument(new Date(), {}, [...corpus, ...acme]);
  const yesterday = exportDocument(new Date(), {}, corpus.slice(1));
  await writeFile(join(folder, 'export.json'), JSON.stringify(today));
  await writeFile(join(folder, 'yesterday.json'), JSON.stringify(yesterday));
  await writeFile(
    join(folder, 'broken.json'),
    JSON.stringify(today).replace('"score":41', '"score":141'),
  );
  await writeFile(join(folder, 'gate.yml'), 'min-score: 60\n');
  await writeFile(join(folder, 'reviews.csv'), 'server,version,score\nnpm:@acme/files,1.5.0,82\n');
  service = await startExportService({ keys: [apiKey], others: acme });
  const files = (server: object) => ({ files: { '.mcp.json': clientFile({ server }) } });
  const organisation = createOrganisation('octo-org', [
    { name: 'web', ...files(good) },
    { name: 'api-files', ...files(bad) },
  ]);
  github = await startGitHubService({ token, organisation, limits: { hourly: 12_500 } });
  await run([
    'sweep',
    '--org',
    'octo-org',
    '--export-file',
    'export.json',
    '--state-file',
    'sweep.state',
    '--history',
    'history',
  ]);
});
afterAll(async () => {
  await service.close();
  await github.close();
  await rm(folder, { recursive: true, force: true });
});

function run(args: readonly string[], key: string = apiKey): Promise<FinishedCommand> {
  const env = {
    ...inherited,
    XDG_CACHE_HOME: join(folder, '.git'),
    MCP_GRADE_GATE_API_KEY: key,
    MCP_GRADE_GATE_STATE_KEY: 'a-state-key-of-enough-length-0123456789',
    GITHUB_API_URL: github.apiUrl,
    GITHUB_TOKEN: token,
  };
  return runCommand(args, { cwd: folder, env });
}

/** Returns a server from the corpus under the name that the examples use. */
function ofAcme(server: Server): Server {
  const name = '@acme/files';
  return { ...server, id: 'srv-acme', name, refs: [{ type: 'npm', name }] };
}

const names = Object.keys(commands);

describe.for(Object.entries(commands))('%s', ([name, { examples, statuses }]) => {
  test.for(Object.values(examples))('the example runs: %s', async (line) => {
    const [words = []] = wordsOfScript(commandLines(line).join('\n'));
    const args = words.map((word) => word.replace('https://grades.example.com', service.url));
    const { status, out, err } = await run(args);
    expect([err, Object.keys(statuses)]).toEqual([err, expect.arrayContaining([String(status)])]);
    expect(args.some((word) => word.startsWith('-o')) || out !== '').toBe(true);
  });

  test('--help after it, and help before it, tell the same in lines of a terminal', async () => {
    const shown = await run([...name.split(' '), '--help']);
    expect(shown).toEqual(await run(['help', ...name.split(' ')]));
    expect(shown).toMatchObject({ status: 0, err: '' });
    expect(shown.out).toContain(`mcp-grade-gate ${name}`);
    for (const line of shown.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(shown.out.split('\n').filter((line) => line.startsWith('  # ')).length).toBeGreaterThan(
      1,
    );
  });

  test('an option that no command has is a wrong command line', async () => {
    const { status, out, err } = await run([...name.split(' '), '--no-such-option']);
    expect([status, out]).toEqual([64, '']);
    expect(err).toContain(`For more, run "mcp-grade-gate help ${name}".`);
  });
});

const grades = ['--export-file', 'export.json'];
const missing = ['--export-file', 'missing.json'];

/** For each command and exit status, the arguments that lead to it. */
const endings: Readonly<Record<string, Readonly<Record<number, string[]>>>> = {
  check: { 0: [...grades, '--preset', 'report-only'], 1: grades, 2: missing },
  inventory: { 0: [], 2: ['nowhere'] },
  fix: {
    0: [...grades, '--preset', 'report-only'],
    1: [...grades, '--min-score', '100'],
    2: missing,
  },
  init: { 0: ['--dry-run'], 2: ['nowhere'] },
  show: {
    0: ['@acme/files', ...grades],
    1: ['@acme/folders', ...grades],
    2: ['@acme/files', ...missing],
  },
  sweep: {
    0: ['--org', 'octo-org', '--include', 'web', ...grades],
    1: ['--org', 'octo-org', ...grades],
    2: ['--org', 'nobody', ...grades],
  },
  allowlist: {
    0: ['--for', 'csv', '--out', 'lists', ...grades],
    2: ['--for', 'csv', '--out', 'lists', ...missing],
  },
  'export validate': { 0: ['export.json'], 1: ['broken.json'], 2: ['missing.json'] },
  'export diff': {
    0: ['export.json', 'export.json'],
    1: ['yesterday.json', 'export.json'],
    2: ['yesterday.json', 'missing.json'],
  },
  'export tables': { 0: ['export.json', '--out', 'days'], 2: ['missing.json', '--out', 'days'] },
};

test('every status of every command has a command line that ends with it', () => {
  const shown = Object.fromEntries(
    Object.entries(commands).map(([name, { statuses }]) => [
      name,
      Object.keys({ ...statuses, ...commonStatuses }).filter(
        // A proof fails only if a list is wrong; test/commands/allowlist/ tests wrong lists.
        (status) => status !== '64' && !(name === 'allowlist' && status === '1'),
      ),
    ]),
  );
  const tried = Object.entries(endings).map(([name, cases]) => [name, Object.keys(cases)]);
  expect(Object.fromEntries(tried)).toEqual(shown);
});

test.for(
  Object.entries(endings).flatMap(([name, cases]) =>
    Object.entries(cases).map(([status, args]) => [name, Number(status), args] as const),
  ),
)('%s ends with %i: %j', async ([name, status, args]) => {
  const { status: ended, err } = await run([...name.split(' '), ...args]);
  expect([ended, err]).toEqual([status, err]);
});

describe('the overview', () => {
  test('names every command, for a person who knows none', async () => {
    const { status, out } = await run(['--help']);
    expect(status).toBe(0);
    expect(out.replace(version, '<version>')).toMatchInlineSnapshot(`
      "MCP Grade Gate <version>
      Usage: mcp-grade-gate COMMAND [ARGUMENT]... [OPTION]...

      Servers in a folder or repository:
        check            judges the MCP servers that a folder declares
        inventory        lists a folder's MCP servers without requiring a key
        fix              pins or upgrades servers to versions that pass
        show             shows a server's grades before you add it
        init             writes a repository's workflow and policy for the gate

      Servers in an organisation:
        sweep            judges the default branches of many repositories on GitHub
        allowlist        writes lists of passing servers for clients to enforce

      The grade export:
        export validate  validates an export or a review list
        export diff      shows the differences between two exports
        export tables    writes an export as tables for databases

      Exit status:
        0   the command succeeded
        1   the command had a negative result, such as a failure or a difference
        2   error: there is no verdict, and the command prints the reason
        64  the command line is invalid

      "mcp-grade-gate help COMMAND" explains a command, with examples: try
      "mcp-grade-gate help check". --version prints the version.
      "
    `);
    for (const name of names) expect(out).toContain(`  ${name} `);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect((await run(['help'])).out).toBe(out);
    expect((await run(['-h'])).out).toBe(out);
  });

  test('of a group names its commands alone', async () => {
    const { out } = await run(['help', 'export']);
    expect([out.includes('export diff'), out.includes('inventory')]).toEqual([true, false]);
    expect((await run(['export', '-h'])).out).toBe(out);
  });

  test('a command that there is not has no help', async () => {
    const { status, err } = await run(['help', 'exprot']);
    expect([status, err.includes('Unknown command "exprot"')]).toEqual([64, true]);
  });
});
