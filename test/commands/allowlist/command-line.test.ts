/*
 * Tests the files that `allowlist` writes from the servers in use in a folder, in a report and in a sweep's
 * state.
 */
import { existsSync, readdirSync } from 'node:fs';
import {
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { outcomeParts } from '../../../src/commands/allowlist/outcomes.ts';
import type { JsonReport } from '../../../src/report/json/schema.ts';
import { exportDocument, servers } from '../../export-service/corpus.ts';
import { type Days, openDays } from '../sweep/days.ts';
import { bad, clientFile } from '../sweep/organisation.ts';

const notes = (version: string, ...more: string[]) => ({
  command: 'npx',
  args: ['-y', `@fictional-mcp/notes@${version}`, ...more],
});
const words = ({ command, args }: { command: string; args: readonly string[] }) => [
  command,
  ...args,
];
const scenarios = join(import.meta.dirname, '../../scenarios');
const search = 'https://mcp.fictional.example/search';

const heading = (outcome: string): string | undefined =>
  outcomeParts.find(({ name }) => name === outcome)?.heading;

let days: Days;
const at = (path: string): string => join(days.folder, path);
const read = (path: string): Promise<string> => readFile(at(path), 'utf8');
const settings = async (client: string) =>
  JSON.parse(await read(`lists/${client}.managed-settings.json`));
const declare = async (path: string, mcpServers: object): Promise<void> => {
  await mkdir(at(path), { recursive: true });
  await writeFile(at(`${path}/.mcp.json`), clientFile(mcpServers));
};

/** Runs `allowlist` with lists for both clients and any other arguments given. */
const allowlist = (...more: string[]) =>
  days.run({
    command: [
      ...['allowlist', '--for', 'claude-code', '--for', 'copilot', '--out', 'lists'],
      ...(more.includes('--base-url') ? [] : ['--export-file', 'export.json']),
      ...more,
    ],
  });

beforeEach(async () => {
  days = await openDays([
    { name: 'one', files: { '.mcp.json': clientFile({ notes: notes('1.4.0'), files: bad }) } },
    { name: 'two', files: { '.cursor/mcp.json': clientFile({ notes: notes('1.4.0', '--fast') }) } },
  ]);
});
afterEach(() => days.close());

describe('the lists', () => {
  test('allow what passes and deny what fails, for each client', async () => {
    await declare('app', { notes: notes('1.4.0'), files: bad, search: { url: search } });
    const { status, out } = await allowlist('--launches', 'app');
    expect(status).toBe(0);
    expect(await settings('claude-code')).toEqual({
      allowManagedMcpServersOnly: true,
      allowedMcpServers: [{ serverCommand: words(notes('1.4.0')) }],
      deniedMcpServers: [{ serverCommand: words(bad) }, { serverUrl: search }],
    });
    const { allowedMcpServers, deniedMcpServers } = await settings('copilot');
    expect([allowedMcpServers, deniedMcpServers]).toEqual([
      [{ serverCommand: words(notes('1.4.0')) }],
      [{ serverCommand: words(bad) }, { serverUrl: search }],
    ]);
    expect(out).toContain('The proof holds');
    expect(await read('lists/proof.md')).toContain(`<h2>${heading('failing')}: 2</h2>`);
  });

  test('say of what fails which version passes, and where it is switched off', async () => {
    await declare('app', { files: bad });
    await mkdir(at('app/.kiro/settings'), { recursive: true });
    const idle = clientFile({ idle: { ...bad, disabled: true } });
    await writeFile(at('app/.kiro/settings/mcp.json'), idle);
    const { out } = await allowlist('--launches', 'app');
    expect(out).toContain(`${heading('failing')}: 1.`);
    const proof = await read('lists/proof.md');
    expect(proof).toContain(
      '<code>@fictional-mcp/files</code> passes in version <code>1.5.0</code>',
    );
    expect(proof).toContain('as <code>idle</code>, disabled');
    expect(proof).not.toContain('as <code>files</code>, disabled');
  });

  test('have the addresses of the export without any launch, and say that no command is allowed', async () => {
    const corpus = servers.map((each) =>
      each.name === 'example.fictional/search'
        ? { ...each, versions: { '1.0.0': { score: 95 } } }
        : each,
    );
    const text = JSON.stringify(exportDocument(new Date(), {}, corpus));
    await writeFile(at('export.json'), text);
    const { status, out } = await allowlist();
    expect(status).toBe(0);
    expect(out).toContain('No launches were given');
    expect((await settings('copilot')).allowedMcpServers).toEqual([{ serverUrl: search }]);
  });

  test.for(['app', 'inventory.json', 'check.json', 'sweep.json', 'sweep.ndjson', 'state'])(
    'are made of what %s tells',
    async (source) => {
      await declare('app', { notes: notes('1.4.0'), files: bad });
      const kinds: Readonly<Record<string, readonly string[]>> = {
        'inventory.json': ['inventory', 'app', '-o', 'json=inventory.json'],
        'check.json': ['check', 'app', '--export-file', 'export.json', '-o', 'json=check.json'],
      };
      const sweep = ['-o', 'json=sweep.json', '-o', 'ndjson=sweep.ndjson'];
      if (source.startsWith('s')) await days.run({ words: sweep });
      const command = kinds[source];
      if (command !== undefined) await days.run({ command });
      const { status, err } = await allowlist('--launches', source);
      expect([status, err]).toEqual([0, expect.any(String)]);
      const { allowedMcpServers, deniedMcpServers } = await settings('claude-code');
      expect(allowedMcpServers).toEqual([
        ...(source.startsWith('s') ? [{ serverCommand: words(notes('1.4.0', '--fast')) }] : []),
        { serverCommand: words(notes('1.4.0')) },
      ]);
      expect(deniedMcpServers).toContainEqual({ serverCommand: words(bad) });
      const proof = await read('lists/proof.md');
      const place = source.startsWith('s') ? 'acme/one/.mcp.json:1' : '.mcp.json:1';
      expect(proof).toContain(`${place}</code> as <code>files</code>`);
    },
  );

  test('say what check says, of the repositories of all scenarios at once', async () => {
    for (const name of readdirSync(scenarios)) {
      const repository = join(scenarios, name, 'repository');
      if (existsSync(repository)) await cp(repository, at(`app/${name}`), { recursive: true });
    }
    const policy = ['--preset', 'recommended'];
    const check = ['check', 'app', '--export-file', 'export.json', ...policy, '--scope', 'all'];
    await writeFile(at('app/empty.yml'), '');
    await days.run({ command: [...check, '--config', 'app/empty.yml', '-o', 'json=check.json'] });
    await allowlist('--launches', 'app', ...policy);
    const { servers: judged } = JSON.parse(await read('check.json')) as JsonReport;
    const { allowedMcpServers } = await settings('claude-code');
    const allowed = new Set(
      allowedMcpServers.flatMap((each: { serverCommand?: readonly string[] }) =>
        each.serverCommand === undefined ? [] : [JSON.stringify(each.serverCommand)],
      ),
    );
    const commands = judged.flatMap(({ launch, verdict, disabled }) =>
      launch.command === null || launch.command.some((word) => /^$|\*{3}|\$/.test(word))
        ? []
        : [{ key: JSON.stringify(launch.command), verdict, disabled }],
    );
    const failing = new Set(
      commands.flatMap(({ key, verdict }) => (/fail|error/.test(`${verdict}`) ? [key] : [])),
    );
    const off = new Set(commands.flatMap(({ key, disabled }) => (disabled ? [key] : [])));
    // A command that only runs inline code is in no list, whatever the policy says.
    const isCode = (key: string): boolean => key.includes('"-c"');
    const passing = commands
      .map(({ key }) => key)
      .filter((key) => !failing.has(key) && !isCode(key));
    expect(commands.some(({ key }) => !failing.has(key) && isCode(key))).toBe(true);
    // Here, servers that are switched off are judged as if they were on.
    const isOn = (key: unknown): boolean => !off.has(String(key));
    expect([...allowed].filter(isOn).toSorted()).toEqual(
      [...new Set(passing)].filter(isOn).toSorted(),
    );
  });

  test('keep what was in use until it is told otherwise, or fails', async () => {
    await declare('before', { notes: notes('1.3.0'), files: bad });
    await declare('after', { notes: notes('1.4.0') });
    const run = ['inventory', 'before', '-o', 'json=before.json'];
    await days.run({ command: run });
    expect((await allowlist('--launches', 'after', '--keep', 'before.json')).status).toBe(0);
    expect((await settings('claude-code')).allowedMcpServers).toEqual([
      { serverCommand: words(notes('1.3.0')) },
      { serverCommand: words(notes('1.4.0')) },
    ]);
    expect(await read('lists/proof.md')).toContain('<h2>Kept: 1</h2>');
  });

  test('do not admit words that pass in one place alone', async () => {
    await declare('one', { notes: notes('1.4.0') });
    await declare('two', {
      notes: { ...notes('1.4.0'), env: { npm_config_registry: 'https://npm.acme.example' } },
    });
    const { status, out } = await allowlist('--launches', 'one', '--launches', 'two');
    expect([status, out]).toEqual([0, expect.stringContaining(`${heading('blocked')}: 1`)]);
    expect(await settings('claude-code')).toMatchObject({ allowedMcpServers: [] });
    expect(await read('lists/proof.md')).toContain('cannot tell the places apart');
  });

  test('do not admit what an entry starts that is switched off', async () => {
    await mkdir(at('off/.cursor'), { recursive: true });
    const off = clientFile({ files: { ...bad, disabled: true } });
    await writeFile(at('off/.mcp.json'), off);
    await allowlist('--launches', 'off');
    expect(await settings('claude-code')).toMatchObject({ allowedMcpServers: [] });
  });

  test('follow the policy that is named', async () => {
    await declare('app', { notes: notes('1.4.0') });
    await writeFile(at('policy.yml'), 'deny:\n  - pkg:npm/@fictional-mcp/notes\n');
    await allowlist('--launches', 'app', '--config', 'policy.yml');
    expect(await settings('claude-code')).toMatchObject({
      allowedMcpServers: [],
      deniedMcpServers: [{ serverCommand: words(notes('1.4.0')) }, { serverUrl: search }],
    });
    const { out, err } = await allowlist('--launches', 'app', '--preset', 'report-only');
    expect(`${out}${err}`).toContain('Under the report-only preset, nothing fails');
  });

  test('tell no grades, scores or rules unless that is wanted', async () => {
    await declare('app', { notes: notes('1.4.0'), files: bad });
    const forms = ['--for', 'csv', '--for', 'json'];
    await allowlist('--launches', 'app', ...forms);
    const texts = async (): Promise<string> => {
      const names = await readdir(at('lists'));
      return (await Promise.all(names.map((name) => read(`lists/${name}`)))).join('\n');
    };
    const rules = /below|grade-below|failing-finding|unlisted|"score"|"grade"/;
    expect(await texts()).not.toMatch(rules);
    await allowlist('--launches', 'app', '--with-grades', ...forms);
    expect(await texts()).toMatch(rules);
    expect(await read('lists/proof.md')).toMatch(/below-minimum/);
  });
});

describe('the files', () => {
  test('are not touched where nothing changes, on another day too', async () => {
    await declare('app', { notes: notes('1.4.0'), files: bad });
    await allowlist('--launches', 'app', '--for', 'csv,json');
    const names = await readdir(at('lists'));
    expect(names.sort()).toEqual([
      'allowlist.csv',
      'allowlist.json',
      'claude-code.managed-settings.json',
      'copilot.managed-settings.json',
      'proof.md',
    ]);
    const then = new Date('2026-01-01T00:00:00Z');
    for (const name of names) await utimes(at(`lists/${name}`), then, then);
    const corpus = exportDocument(new Date(Date.now() - 3_600_000), { order: 'reversed' });
    await writeFile(at('export.json'), JSON.stringify(corpus));
    const { out } = await allowlist('--launches', 'app', '--for', 'csv,json');
    expect(out).toContain('Nothing changed: 5 files');
    for (const name of names) expect((await stat(at(`lists/${name}`))).mtime).toEqual(then);
  });

  test('replace a link, and never what it leads to', async () => {
    await mkdir(at('lists'));
    await writeFile(at('elsewhere'), 'mine');
    await symlink(at('elsewhere'), at('lists/proof.md'));
    await declare('app', { notes: notes('1.4.0') });
    expect((await allowlist('--launches', 'app')).status).toBe(0);
    expect(await read('elsewhere')).toBe('mine');
    expect(await read('lists/proof.md')).toContain('<h1>');
  });
});

describe('trouble', () => {
  test('is an error of status 2, and nothing is written', async () => {
    await declare('app', { notes: notes('1.4.0') });
    await writeFile(at('other.json'), '{}');
    await days.run();
    for (const [more, env, expected] of [
      [['--launches', 'missing'], {}, /\bmissing\b.*#launches-unreadable/s],
      [['--launches', 'other.json'], {}, /other\.json .*#launches-unreadable/s],
      [['--launches', 'state'], { MCP_GRADE_GATE_STATE_KEY: '' }, /contains no key/],
      [
        ['--launches', 'state'],
        { MCP_GRADE_GATE_STATE_KEY: 'x'.repeat(40) },
        /none of the state keys/,
      ],
      [['--launches', 'app', '--config', 'missing.yml'], {}, /policy .*missing\.yml/],
    ] as const) {
      const command = ['allowlist', '--for', 'copilot', '--out', 'lists'];
      const { status, err } = await days.run({
        command: [...command, '--export-file', 'export.json', ...more],
        env,
      });
      expect([status, err]).toEqual([2, expect.stringMatching(expected)]);
    }
    expect(await readdir(days.folder)).not.toContain('lists');
  });

  test('an export that the policy refuses, or that is none, decides nothing', async () => {
    await declare('app', { notes: notes('1.4.0') });
    const old = exportDocument(new Date(Date.now() - 90 * 86_400_000));
    await writeFile(at('export.json'), JSON.stringify(old));
    const mild = await allowlist('--launches', 'app');
    expect([mild.status, mild.err]).toEqual([0, expect.stringContaining('hours ago')]);
    expect(await read('lists/proof.md')).not.toContain('hours ago');
    await rm(at('lists'), { recursive: true });
    const { status, err } = await allowlist('--launches', 'app', '--preset', 'strict');
    expect([status, err]).toEqual([
      2,
      expect.stringContaining('The policy rejects the whole export'),
    ]);
    await writeFile(at('export.json'), '{"servers": [');
    expect((await allowlist('--launches', 'app')).status).toBe(2);
    expect(await readdir(at('lists'))).toEqual([]);
  });

  test('a source that cannot be read says what to do', async () => {
    await days.run();
    const absent = await allowlist('--launches', 'nowhere');
    expect([absent.status, absent.err]).toEqual([2, expect.stringContaining('it does not exist')]);
    for (const key of ['', 'another-key-of-the-tests-0123456789abcdef']) {
      const { status, err } = await days.run({
        command: [
          ...['allowlist', '--for', 'copilot', '--out', 'lists', '--export-file', 'export.json'],
          ...['--launches', 'state'],
        ],
        env: { MCP_GRADE_GATE_STATE_KEY: key },
      });
      expect([status, err]).toEqual([
        2,
        expect.stringContaining('set MCP_GRADE_GATE_STATE_KEY to the key that the sweep uses'),
      ]);
    }
  });

  test('a wrong command line is status 64', async () => {
    const from = ['--export-file', 'export.json'];
    for (const [command, expected] of [
      [['--out', 'lists', ...from], 'requires --for'],
      [['--for', 'claude', '--out', 'lists', ...from], 'the nearest is claude-code'],
      [['--for', 'csv', ...from], 'requires --out'],
      [['--for', 'csv', '--out', 'lists'], 'requires --export-file FILE or --base-url URL'],
      [
        ['--for', 'csv', '--out', 'lists', '--base-url', 'https://a.example', ...from],
        'takes either --export-file or --base-url: remove one of them',
      ],
      [['--for', 'csv', '--out', 'lists', '--launches', '.', ...from], 'apply only to clients'],
      [
        ['--for', 'copilot', '--out', 'lists', '--keep', '.', ...from],
        '--keep requires --launches',
      ],
    ] as const) {
      const { status, err } = await days.run({ command: ['allowlist', ...command] });
      expect([status, err]).toEqual([64, expect.stringContaining(expected)]);
    }
  });
});
