import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportDocument } from '../export-service/corpus.ts';
import { type ExportService, startExportService } from '../export-service/server.ts';
import { codeQualityFaults, sarifFaults } from '../report/reports.ts';
import { commitAll } from '../runner/git.ts';
import { type FinishedCommand, inherited, runCommand } from '../runner/processes.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'dist/cli.js');
const example = join(root, 'examples/project');
const apiKey = 'the-right-key-0123456789abcdef';

let folder = '';
let service: ExportService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
  service = await startExportService({ keys: [apiKey] });
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the bundled command. */
function command(args: readonly string[], key = '', env = {}): Promise<FinishedCommand> {
  const given = { ...inherited, XDG_CACHE_HOME: folder, MCP_GRADE_GATE_API_KEY: key, ...env };
  return runCommand(args, { cwd: folder, env: given });
}

/** Returns the rows of a printed table, with bars between the cells. */
const rows = (out: string, ofRow = /^(?:FAIL|WARN|PASS) {2}/): readonly string[] =>
  out
    .split('\n')
    .filter((line) => ofRow.test(line))
    .map((line) => line.trim().split(/ {2,}/).join(' | '));

describe('mcp-grade-gate', () => {
  test('inventory shows what a project declares, without key or network', async () => {
    const { status, out, err } = await command(['inventory', example]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    // docs/command-line.md shows the whole table.
    expect(out).toMatch(/^7 servers \(8 declarations\) in 3 files: 2 not pinned\.\n/);
    expect(rows(out, /^(?:@|fictional|https|registry)/)).toEqual([
      '@fictional-mcp/files | 1.2.0 | npm | .mcp.json:9 as files',
      '@fictional-mcp/nobody-graded-this | 0.3.0 | npm | .mcp.json:18 as todo',
      '@fictional-mcp/notes | 1.4.0 | npm | .cursor/mcp.json:5 as notes',
      '@fictional-mcp/shell | latest (not pinned) | npm | .cursor/mcp.json:9 as shell',
      'fictional-mcp-weather | not pinned | pypi | .mcp.json:14 as weather',
      'https://mcp.fictional.example/search | remote | .vscode/mcp.json:6 as search',
      'registry.example/fictional/maps | 2.0.1 | oci | .vscode/mcp.json:10 as maps',
    ]);
  });

  test.for(['servers', 'scores'] as const)('an export without %s is an error', async (section) => {
    const empty = { ...exportDocument(new Date()), [section]: [] };
    await writeFile(join(folder, 'empty.json'), JSON.stringify(empty));
    const grades = ['--export-file', 'empty.json'];
    for (const args of [
      ['check', example, ...grades],
      ['allowlist', '--for', 'csv', '--out', 'lists', ...grades],
      ['show', 'notes', ...grades],
    ]) {
      const { status, out, err } = await command(args);
      expect([args[0], status]).toEqual([args[0], 2]);
      expect(out + err).toContain(`no ${section}`);
    }
    const { status, out } = await command(['export', 'validate', 'empty.json']);
    expect([status, out]).toEqual([1, expect.stringContaining('complete scored corpus')]);
  });

  test('inventory --json is the documented JSON', async () => {
    const { out } = await command(['inventory', example, '--json']);
    const { declarations, files } = JSON.parse(out);
    expect(declarations).toHaveLength(8);
    expect(declarations[0]).toEqual({
      file: '.cursor/mcp.json',
      line: 3,
      column: 5,
      client: 'cursor',
      alias: 'notes',
      disabled: false,
      setAside: false,
      launch: {
        command: ['npx', '-y', '@fictional-mcp/notes@1.4.0'],
        url: null,
        decidedBy: 'text',
      },
      dependencies: [
        {
          line: 5,
          role: 'server',
          type: 'npm',
          name: '@fictional-mcp/notes',
          purl: 'pkg:npm/%40fictional-mcp/notes@1.4.0',
          specifier: '1.4.0',
          version: '1.4.0',
          pin: 'exact',
          resolved: null,
          isPinned: true,
          reason: null,
        },
      ],
    });
    expect(files).toContainEqual({ path: '.mcp.json', line: null, status: 'read', reason: null });
  });

  test('what a repository names cannot break the JSON, and no key is in it', async () => {
    const project = join(folder, 'hostile');
    await mkdir(project);
    const server = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };
    const mcpServers = { 'a\npm_A1bcdefghijklmnop': server, [apiKey]: server };
    await writeFile(join(project, '.mcp.json'), JSON.stringify({ mcpServers }));
    const inventory = await command(['inventory', project, '--json'], apiKey);
    const plain = await command(['inventory', project], apiKey);
    const check = await command(
      ['check', project, '--export-file', 'export.json', '--json'],
      apiKey,
    );
    const [listed, judged] = [JSON.parse(inventory.out), JSON.parse(check.out)];
    const aliases = ['***', '***'];
    expect(listed.declarations.map(({ alias }: { alias: string }) => alias)).toEqual(aliases);
    expect(judged.servers.map(({ alias }: { alias: string }) => alias)).toEqual(aliases);
    for (const { out } of [inventory, plain, check]) expect(out).not.toContain(apiKey);
  });

  test('values of env and of headers are in no report', async () => {
    const project = join(folder, 'values');
    await mkdir(project);
    const env = {
      API_TOKEN: 'value-1',
      NODE_OPTIONS: '--require ./value-2.js',
      ACME_URL: 'value-3',
    };
    const mcpServers = {
      files: { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'], env },
      search: {
        url: 'https://mcp.fictional.example/search',
        headers: { Authorization: 'Bearer value-4', 'X-Plain': 'value-5' },
      },
    };
    await writeFile(join(project, '.mcp.json'), JSON.stringify({ mcpServers }));
    const outputs = (...formats: string[]) =>
      formats.flatMap((each) => ['-o', `${each}=v.${each}`]);
    const runs = [
      ['inventory', project, ...outputs('json', 'cyclonedx', 'csv', 'table')],
      ['check', project, '--export-file', 'export.json'],
      [
        ...['check', project, '--export-file', 'export.json'],
        ...outputs('json', 'sarif', 'markdown', 'gitlab-code-quality', 'table'),
      ],
    ];
    let printed = '';
    for (const args of runs) {
      const { out, err } = await command(args);
      printed += out + err;
    }
    const files = (await readdir(folder)).filter((name) => name.startsWith('v.'));
    expect(files).toHaveLength(7);
    for (const name of files) printed += await readFile(join(folder, name), 'utf8');
    expect(printed).toContain('NODE_OPTIONS');
    expect(printed).not.toMatch(/value-\d/);
  });

  test('check against a local export: a table, the findings, status 1', async () => {
    const { status, out } = await command(['check', example, '--export-file', 'export.json']);
    expect(status).toBe(1);
    // docs/command-line.md shows the whole table, with messages and findings.
    expect(rows(out)).toEqual([
      'FAIL | @fictional-mcp/shell 0.1.0 (latest) | F 0 < 75 | below-minimum +1 | .cursor/mcp.json:9',
      'FAIL | @fictional-mcp/files 1.2.0 | D 41 < 75 | below-minimum | 1.5.0 (B 82) | .mcp.json:9',
      'FAIL | https://mcp.fictional.example/search 1.0.0 | C 64 < 75 | below-minimum | .vscode/mcp.json:6',
      'WARN | fictional-mcp-weather 2.1.0 (not pinned) | B 79 | unpinned | 2.1.0 (B 79) | .mcp.json:14',
      'WARN | @fictional-mcp/nobody-graded-this 0.3.0 | – | unlisted | .mcp.json:18',
      'WARN | registry.example/fictional/maps 2.0.1 | – | unscannable | .vscode/mcp.json:10',
      'PASS | @fictional-mcp/notes 1.4.0 | A 96 | .cursor/mcp.json:5',
    ]);
    expect(out).toContain('\n    secret-logging (fail, weight 20): “src/log.ts:12');
  });

  describe('in a repository', () => {
    const repository = (): string => join(folder, 'repository');
    const servers = (files: string) =>
      JSON.stringify({
        mcpServers: {
          files: { command: 'npx', args: [`@fictional-mcp/files@${files}`] },
          shell: { command: 'npx', args: ['@fictional-mcp/shell@0.1.0'] },
        },
      });
    beforeAll(async () => {
      await mkdir(join(repository(), '.github'), { recursive: true });
      await mkdir(join(repository(), 'app'));
      await writeFile(join(repository(), 'app/.mcp.json'), servers('1.5.0'));
      const policy = join(repository(), '.github/mcp-grade-gate.yml');
      await writeFile(policy, 'min-score: 80 # high\nrules: { unlisted: fail }\n');
      await commitAll(repository());
      await writeFile(join(repository(), 'app/.mcp.json'), servers('1.4.0'));
      await writeFile(policy, 'min-score: 60\n');
    });

    test('check --base judges what the work since then brings, by the policy of that commit', async () => {
      const { status, out, err } = await command([
        ...['check', join(repository(), 'app'), '--export-file', 'export.json', '--base', 'main'],
      ]);
      expect(status).toBe(1);
      expect(err).toContain('This change edits ../.github/mcp-grade-gate.yml');
      expect(rows(out)).toEqual([
        'FAIL | @fictional-mcp/files 1.5.0 → 1.4.0 | B 82 → C 70 < 80 | below-minimum | 1.5.0 (B 82) | .mcp.json:1',
      ]);
      expect(out).toContain('min-score 80 becomes 60');
      expect(out.match(/^warn policy-weakened in .*?: /gm)).toEqual([
        'warn policy-weakened in ../.github/mcp-grade-gate.yml:1: ',
        'warn policy-weakened in ../.github/mcp-grade-gate.yml: ',
      ]);
    });

    test('check judges everything by the policy at hand without a base', async () => {
      const { status, out } = await command([
        ...['check', join(repository(), 'app'), '--export-file', 'export.json'],
      ]);
      expect(status).toBe(1);
      expect(out).toContain('below the minimum of 60');
      expect(out).toContain('FAIL: 1 of 2 servers fails, 1 passes.');
    });

    test('check --show-policy tells where each value comes from, without key and export', async () => {
      const shown = async (...args: string[]) =>
        (await command(['check', repository(), '--show-policy', ...args])).out;
      expect(await shown('--min-score', '70')).toMatchInlineSnapshot(`
        "preset: recommended (default)
        min-score: 70 (command line)
        manifests: on (default)
        max-age: 48 h (default)
        "
      `);
      expect(await shown('--base', 'HEAD')).toMatchInlineSnapshot(`
        "preset: recommended (default)
        min-score: 80 (.github/mcp-grade-gate.yml of HEAD:1)
        rules.unlisted: fail (.github/mcp-grade-gate.yml of HEAD:2)
        manifests: on (default)
        max-age: 48 h (default)
        "
      `);
      await writeFile(join(folder, 'own.yml'), 'preset: strict\n');
      expect(await shown('--config', 'own.yml')).toMatchInlineSnapshot(`
        "preset: strict (own.yml:1)
        min-score: 75 (default)
        manifests: on (default)
        max-age: 48 h (default)
        "
      `);
    });

    test.for([
      [['--base', 'nowhere'], '"nowhere" is not a commit in this repository'],
      [['--config', 'nowhere.yml'], 'The policy file nowhere.yml cannot be read'],
    ] as const)('check %j cannot decide', async ([args, words]) => {
      const { status, err } = await command([
        ...['check', repository(), '--export-file', 'export.json', ...args],
      ]);
      expect(status).toBe(2);
      expect(err).toContain(words);
    });
  });

  test('check --json alone prints nothing but the report', async () => {
    const { out } = await command(['check', example, '--export-file', 'export.json', '--json']);
    expect(JSON.parse(out)).toMatchObject({ reportVersion: 2, verdict: 'fail' });
  });

  test('check --sarif alone prints nothing but that, with paths from the root of the checkout', async () => {
    const project = join(folder, 'monorepo');
    await mkdir(join(project, '.git'), { recursive: true });
    await mkdir(join(project, 'services/a'), { recursive: true });
    const servers = { files: { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] } };
    const text = JSON.stringify({ mcpServers: servers });
    await writeFile(join(project, 'services/a/.mcp.json'), text);
    const args = ['check', join(project, 'services/a'), '--export-file', 'export.json', '--sarif'];
    const { status, out } = await command(args);
    expect(status).toBe(1);
    expect(sarifFaults(out)).toEqual([]);
    expect(JSON.parse(out).runs[0].results[0].locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'services/a/.mcp.json', uriBaseId: 'SRCROOT' },
    });
  });

  test('check writes the report for GitLab, also for what kept it from deciding', async () => {
    const args = ['check', example, '-o', 'gitlab-code-quality=quality.json'];
    const entries = async (): Promise<readonly Record<string, unknown>[]> => {
      const text = await readFile(join(folder, 'quality.json'), 'utf8');
      expect(codeQualityFaults(text)).toEqual([]);
      return JSON.parse(text);
    };
    expect((await command([...args, '--export-file', 'export.json'])).status).toBe(1);
    expect(await entries()).toContainEqual(
      expect.objectContaining({
        check_name: 'mcp-grade-gate/below-minimum',
        location: expect.objectContaining({ path: expect.stringContaining('.mcp.json') }),
      }),
    );
    expect((await command([...args, '--export-file', 'none.json'])).status).toBe(2);
    expect((await entries())[0]).toMatchObject({ severity: 'blocker' });
  });

  test('check writes files where it is told to, by either form of the option, and the table', async () => {
    const { out } = await command([
      ...['check', example, '--export-file', 'export.json', '--json=r.json'],
      ...['-o', 'markdown=s.md', '--output=sarif=s.sarif', '-otable=t.txt'],
    ]);
    const written = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');
    expect(JSON.parse(await written('s.sarif')).runs[0].results[0]).toMatchObject({
      level: 'error',
    });
    expect(JSON.parse(await written('r.json')).verdict).toBe('fail');
    expect(await written('s.md')).toContain('<h2>❌ MCP Grade Gate: fail</h2>');
    expect(out).toContain('FAIL: 3 of 7 servers fail');
    expect(await written('t.txt')).toBe(out);
  });

  test('a table in a file has no colours, and standard output holds the one output that has no file', async () => {
    const args = ['check', example, '--export-file', 'export.json'];
    const colours = { FORCE_COLOR: '1' };
    expect((await command(args, '', colours)).out).toContain('\u001b');
    const { out } = await command([...args, '-o', 'table=plain.txt', '-o', 'json'], '', colours);
    expect(JSON.parse(out).verdict).toBe('fail');
    const table = await readFile(join(folder, 'plain.txt'), 'utf8');
    expect(table).toContain('FAIL: 3 of 7 servers fail');
    expect(table).not.toContain('\u001b');
  });

  test('check downloads once a day and keeps the export sealed in the cache folder', async () => {
    const args = ['check', example, '--base-url', service.url, '--min-score', '0'];
    expect((await command(args, apiKey)).status).toBe(0);
    expect((await command(args, apiKey)).status).toBe(0);
    expect(service.requests.map(({ path }) => path)).toEqual(['/api/v1/scores.json']);
    const kept = await readdir(join(folder, 'mcp-grade-gate'));
    expect(kept.map((name) => name.split('-')[3]).sort()).toEqual(['names', 'store']);
    for (const name of kept) {
      const sealed = await readFile(join(folder, 'mcp-grade-gate', name), 'latin1');
      expect(sealed).not.toContain('fictional');
      expect(sealed).not.toContain(apiKey);
    }
  });

  test('export validate tells a sound export from a broken one, in a file and at the service', async () => {
    const sound = await command(['export', 'validate', 'export.json']);
    expect(sound).toMatchObject({ status: 0, err: '' });
    expect(sound.out).toContain('matches its contract');
    for (const address of [service.url, `${service.url}/api/v1/scores.json`]) {
      const { status, out } = await command(
        ['export', 'validate', address, '--timeout', '30s'],
        apiKey,
      );
      expect([status, out.includes('12 servers, 19 scores, 64 findings')]).toEqual([0, true]);
    }
    const text = await readFile(join(folder, 'export.json'), 'utf8');
    await writeFile(join(folder, 'broken.json'), text.replace('"score":41', '"score":141'));
    const broken = await command(['export', 'validate', 'broken.json']);
    expect(broken.status).toBe(1);
    expect(broken.out).toContain('BROKEN  scores[].score (section 2.3): 1 of 19.');
    await writeFile(join(folder, 'page.json'), '<!doctype html>');
    const page = await command(['export', 'validate', 'page.json']);
    expect(page).toMatchObject({ status: 2, out: '' });
    expect(page.err).toContain('page.json is not JSON');
  });

  test('check goes on with a cache folder that cannot be used', async () => {
    const args = ['check', example, '--base-url', service.url, '--min-score', '0'];
    await rm(join(folder, 'mcp-grade-gate'), { recursive: true, force: true });
    await writeFile(join(folder, 'mcp-grade-gate'), 'a file where the folder should be');
    const { status, err } = await command(args, apiKey);
    expect([status, err.includes('temporary file')]).toEqual([0, true]);
    await rm(join(folder, 'mcp-grade-gate'));
  });

  test.for([
    [
      'no key',
      ['check', example, '--base-url', 'http://127.0.0.1:9'],
      2,
      'MCP_GRADE_GATE_API_KEY is not set',
    ],
    [
      'no export',
      ['check', example, '--export-file', 'missing.json'],
      2,
      'missing.json cannot be read',
    ],
    [
      'no address',
      ['check', example],
      64,
      'Grades are required: add --export-file FILE or --base-url URL.',
    ],
    [
      'a value that no option has',
      ['check', example, '--export-file', 'x', '--scope', 'some'],
      64,
      '--scope: "some" is not auto',
    ],
    [
      'an address that would show the key',
      ['export', 'validate', 'http://grades.example'],
      64,
      'FILE|URL: must be an https:// address',
    ],
    ['no folder', ['inventory', 'nowhere'], 2, 'nowhere does not exist'],
    [
      'no policy file',
      ['check', example, '--export-file', 'x', '--config', 'missing.yml'],
      2,
      'missing.yml cannot be read: it does not exist.',
    ],
    [
      'a file in place of its folder',
      ['inventory', join(example, '.mcp.json')],
      2,
      '.mcp.json is a file',
    ],
    ['no command', [], 64, 'Usage:'],
    ['a wrong command', ['judge'], 64, 'Usage:'],
    ['half a command', ['export'], 64, '"export" requires a second word: validate, diff, tables.'],
    ['a command that is like no other', ['grade'], 64, 'Unknown command "grade".\n'],
    ['an option that is like no other', ['show', 'x', '-y'], 64, 'show has no option "-y".\n'],
    ['a key on the command line', ['check', '--api-key', 'x'], 64, 'no option "--api-key".\n'],
    [
      'a wrong second word',
      ['export', 'valid', 'x'],
      64,
      'Unknown command "export valid"; the nearest is export validate.',
    ],
    [
      'a wrong option',
      ['check', '--exprot-file', 'x'],
      64,
      'check has no option "--exprot-file"; the nearest is --export-file.',
    ],
    ['a name that every object has', ['toString'], 64, 'Unknown command "toString"'],
    [
      'an option without its value',
      ['check', '--config', '--json'],
      64,
      '--config requires a value',
    ],
    ['an empty value', ['check', '--base='], 64, '--base requires a value: REF.'],
    ['a value too many', ['check', '--show-policy=yes'], 64, '--show-policy takes no value.'],
    [
      'a wrong format',
      ['check', '-o', 'jsn'],
      64,
      'Unknown format "jsn"; the nearest is json. The formats are table, json, sarif, markdown, gitlab-code-quality.',
    ],
    [
      'a format of another command',
      ['inventory', '-o', 'markdown'],
      64,
      'The formats are table, json, sarif, csv, cyclonedx, dependency-snapshot.',
    ],
    ['a format without its file', ['inventory', '--json='], 64, '"json=" has no file name.'],
    [
      'two outputs in one place',
      ['check', '-o', 'table', '--json'],
      64,
      'Standard output can receive only one output, but both table and json',
    ],
    [
      'an output twice',
      ['check', '--json=a', '-o', 'json=./a'],
      64,
      '"./a" can receive only one output, but both json and json',
    ],
    [
      'an output over what is read',
      ['export', 'diff', 'export.json', 'x', '-o', 'json=./export.json'],
      64,
      '"./export.json" is an input file. Choose another file for the output.',
    ],
    [
      'a key as an option',
      ['check', '--api-key', 'x'],
      64,
      'Keys are read from the environment (MCP_GRADE_GATE_API_KEY, GITHUB_TOKEN).',
    ],
    ['a policy as JSON', ['check', '--show-policy', '--json'], 64, 'prints text only'],
    [
      'no folder for a file',
      ['inventory', example, '--json=nowhere/a.json'],
      2,
      'The json output cannot be written',
    ],
    ['too many folders', ['check', 'a', 'b'], 64, 'unexpected argument "b"'],
    ['nothing to validate', ['export', 'validate'], 64, 'export validate requires FILE|URL.'],
    ['an option of others', ['export', 'validate', 'x', '--json'], 64, 'has no option "--json"'],
    [
      'no such export',
      ['export', 'validate', 'nowhere'],
      2,
      'nowhere cannot be read: it does not exist',
    ],
    ['a folder as an export', ['export', 'validate', '.'], 2, 'it is not a regular file'],
    [
      'a base where there is no repository',
      ['check', tmpdir(), '--base', 'main', '--export-file', 'x'],
      2,
      '--base: the folder is not in a readable Git repository.',
    ],
    ['a folder that is not there', ['check', 'nowhere', '--export-file', 'x'], 2, '#no-folder'],
    [
      'a file as a folder',
      ['check', 'export.json', '--export-file', 'x'],
      2,
      'export.json is a file',
    ],
  ] as const)('%s', async ([, args, status, words]) => {
    const result = await command(args);
    expect(result.status).toBe(status);
    expect(result.out + result.err).toContain(words);
  });

  test('what the table does not say of a run is on standard error, once', async () => {
    const given = ['check', example, '--base-url', service.url, '--preset', 'report-only'];
    const { status, err } = await command(given, apiKey);
    const printed = err.split('\n').filter((line) => line.startsWith('The preset is report-only'));
    expect([status, printed.length]).toEqual([0, 1]);
  });

  test.for<[string, readonly string[], string]>([
    ['a key that is refused', [], 'Check that MCP_GRADE_GATE_API_KEY contains the current key'],
    ['a service in trouble', ['--base-url', 'http://127.0.0.1:9'], 'or raise --timeout'],
    [
      'a slow service',
      ['--base-url', 'http://127.0.0.1:9', '--timeout', '1ms'],
      'or raise --timeout',
    ],
    ['no export', ['--export-file', 'x.json'], 'it is relative to the current folder'],
  ])('%s: no input of a workflow is advised', async ([, more, advice]) => {
    const args = ['check', example, '--base-url', service.url, ...more];
    const { status, out } = await command(args, 'a-wrong-key-0123456789abcdef');
    expect([status, out]).toEqual([2, expect.stringContaining(advice)]);
    expect(out).not.toMatch(/\binputs?\b|secret behind|on-undecided|\bworkspace\b|\bstep\b/);
  });

  test('a fault of the key is not one of the command line', async () => {
    const { status, err } = await command(['check', example, '--base-url', service.url], 'short');
    expect([status, err.includes('MCP_GRADE_GATE_API_KEY: must have')]).toEqual([2, true]);
  });

  test.for<[string, readonly string[], number]>([
    ['a folder', ['inventory', `not/${apiKey}`], 64],
    ['the folder of a check', ['check', apiKey, '--export-file', 'x'], 64],
    ['the value of an option', ['check', example, '--export-file', 'x', '--preset', apiKey], 64],
    ['what is to be validated', ['export', 'validate', apiKey], 64],
    ['a command', [apiKey], 64],
    ['an option', ['check', `--${apiKey}`], 64],
  ])('a key that is given as %s is not in what is said of it', async ([, args, expected]) => {
    const { status, out, err } = await command(args, apiKey);
    expect(status).toBe(expected);
    expect(err).toContain('***');
    expect(out + err).not.toContain(apiKey);
  });

  test.for<[string, string, number]>([
    ['a reader that stops', '| head -n 1', 1],
    ['a full disk', '> /dev/full', 2],
    ['nothing to write to', '>&-', 1],
  ])('with %s standard output does not hide the status', async ([, redirection, status]) => {
    const run = `"$0" "$1" check "$2" --export-file export.json`;
    const script = `set -o pipefail; ${run} ${redirection}`;
    const child = spawn('bash', ['-c', script, process.execPath, entry, example], {
      cwd: folder,
      env: { ...inherited, XDG_CACHE_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const ended = await new Promise<number | null>((resolve) => {
      child.on('close', resolve);
    });
    expect([ended, /standard output.*ENOSPC/i.test(err)]).toEqual([status, status === 2]);
  });

  test('options may stand anywhere, with or without =, and what follows -- is an argument', async () => {
    const before = ['inventory', '--output=json', example];
    const { out } = await command(before);
    expect((await command(['inventory', example, '-o', 'json'])).out).toBe(out);
    expect((await command(['--json', 'inventory', '--', example])).out).toBe(out);
    expect((await command(['inventory', '--', '--json'])).err).toMatch(/^--json .*#no-folder/s);
    expect(
      (await command(['check', example, '--export-file', 'x', '--export-file', 'export.json']))
        .status,
    ).toBe(1);
  });

  test('--version', async () => {
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(await command(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });

  test('a fault comes first, with the forms of its command and where to read more', async () => {
    expect((await command(['check', '--minscore', '80'])).err).toMatchInlineSnapshot(`
      "check has no option "--minscore"; the nearest is --min-score.

      Usage:
        mcp-grade-gate check [DIR] (--export-file FILE | --base-url URL) [OPTION]...
        mcp-grade-gate check [DIR] --show-policy [OPTION]...
        mcp-grade-gate check --replay 90d (--repo OWNER/NAME | --org NAME) [OPTION]...

      For more, run "mcp-grade-gate help check".
      "
    `);
  });
});
