/*
 * What stood there before and is no worse only warns: a table of changes to one bad server, each in a folder
 * of its own, judged together by the bundled command under `recommended`. The first part is what honest
 * people do; in the second each row breaks one condition, and none of these excuses anything.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonReport } from '../../src/report/json/schema.ts';
import { exportDocument, type Server } from '../export-service/corpus.ts';
import { commitAll, git } from '../runner/git.ts';
import { inherited, runCommand } from '../runner/processes.ts';
import { type Files, place } from '../variants/cases.ts';

const bad = { check: 'shell-exec', evidence: 'src/run.ts:5 passes tool input to a shell' };
const worse = { check: 'secret-logging', evidence: 'src/log.ts:3 logs a token' };

/** `bad`: D, D, a check more, a letter lower with a higher rank, good; `latest` is `2.0.0`. */
const versions: Server['versions'] = {
  '1.0.0': { score: 41, failing: [bad] },
  '1.1.0': { score: 58, failing: [bad] },
  '1.2.0': { score: 58, failing: [bad, worse] },
  '1.3.0': { score: 30, failing: [bad] },
  '1.4.0': { score: 82 },
  '1.5.0': { score: 41, failing: [bad] },
  '2.0.0': { score: 41, failing: [bad] },
};

const digest = `sha256:${'ab'.repeat(32)}`;

const corpus: readonly Server[] = [
  { id: 'srv-bad', name: 'bad', refs: [{ type: 'npm', name: 'bad' }], versions },
  { id: 'srv-other', name: 'other', refs: [{ type: 'npm', name: 'other' }], versions },
  { id: 'srv-copied', name: 'copied', refs: [{ type: 'npm', name: 'copied' }], versions },
  { id: 'srv-waived', name: 'waived', refs: [{ type: 'npm', name: 'waived' }], versions },
  { id: 'srv-expired', name: 'expired', refs: [{ type: 'npm', name: 'expired' }], versions },
  { id: 'srv-py', name: 'bad-py', refs: [{ type: 'pypi', name: 'bad-py' }], versions },
  { id: 'srv-image', name: 'image', refs: [{ type: 'oci', name: 'acme.example/bad' }], versions },
  {
    id: 'srv-remote',
    name: 'remote',
    refs: [{ type: 'remote', name: 'https://bad.example/mcp' }],
    versions: { '1.0.0': { score: 41, failing: [bad] } },
  },
  {
    id: 'srv-bridge',
    name: 'mcp-remote',
    refs: [{ type: 'npm', name: 'mcp-remote' }],
    versions: { '1.0.0': { score: 95 }, '1.1.0': { score: 95 } },
  },
];

const policy = `
preset: recommended
rules: { failing-finding: fail }
ignore-paths: ['*/ignored/**']
waivers:
  - { match: 'pkg:npm/waived@1.0.0', rule: below-minimum, reason: for now, expires: 2099-12-31 }
  - { match: 'pkg:npm/expired', rule: below-minimum, reason: no more, expires: 2020-12-31 }
`;

/** An entry: a command line, an address, or the entry itself. */
type Entry = string | Readonly<Record<string, unknown>>;
type Servers = Readonly<Record<string, Entry>>;

const entryOf = (entry: Entry): object => {
  if (typeof entry !== 'string') return entry;
  const [command, ...args] = entry.split(' ');
  return entry.includes('://') && args.length === 0 ? { url: entry } : { command, args };
};

const client = (servers: Servers, path = '.mcp.json', key = 'mcpServers'): Files => ({
  [path]: {
    json: {
      [key]: Object.fromEntries(
        Object.entries(servers).map(([alias, entry]) => [alias, entryOf(entry)]),
      ),
    },
  },
});

interface Row {
  readonly name: string;
  readonly base: Files;
  readonly head: Readonly<Record<string, Files[string] | null>>;
  /** The verdicts of what the change touches, in the order of the files, and what is said of them. */
  readonly expected: string;
  readonly says?: string;
}

const same = 'Was there before with the same grade';

/** One entry in `.mcp.json`, before and after. */
const edit = (name: string, before: Entry, after: Entry, expected: string, says?: string): Row => ({
  name,
  base: client({ a: before }),
  head: client({ a: after }),
  expected,
  ...(says !== undefined && { says }),
});

const honest: readonly Row[] = [
  edit(
    'pinning what floats to the version that was judged',
    'npx bad',
    'npx bad@2.0.0',
    'warn',
    `${same}.`,
  ),
  edit('pinning a tag', 'npx -y bad@latest', 'npx -y bad@2.0.0', 'warn', `${same}.`),
  edit('pinning a range', 'npx -y bad@^1.0.0', 'npx -y bad@1.5.0', 'warn', `${same}.`),
  edit(
    'a better version of the same letter',
    'npx -y bad@1.0.0',
    'npx -y bad@1.1.0',
    'warn',
    'Was there before with a lower grade: D (41) before, D (58) now.',
  ),
  edit('pinning, with -y', 'npx bad', 'npx -y bad@2.0.0', 'warn', `${same}.`),
  edit('pinning, with cmd', 'npx bad', 'cmd /c npx -y bad@2.0.0', 'warn', `${same}.`),
  edit('a requirement', 'uvx bad-py', 'uvx bad-py==2.0.0', 'warn', `${same}.`),
  edit(
    'the tag of an image',
    'docker run acme.example/bad',
    'docker run --rm acme.example/bad:2.0.0',
    'warn',
    `${same}.`,
  ),
  edit('another name in the file', 'npx bad@1.0.0', 'npx bad@1.1.0', 'warn'),
  {
    name: 'another name that was nobody’s',
    base: client({ a: 'npx bad@1.0.0' }),
    head: client({ nobodys: 'npx bad@1.1.0' }),
    expected: 'warn',
  },
  {
    name: 'a token beside it',
    base: client({ a: { command: 'npx', args: ['bad@1.0.0'], env: { API_KEY: 'a' } } }),
    head: client({
      a: { command: 'npx', args: ['bad@1.1.0'], env: { API_KEY: '${KEY}', LOG: '1' } },
    }),
    expected: 'warn',
  },
  {
    name: 'two of one server, each in its place',
    base: client({ a: 'npx bad@1.0.0', b: 'npx bad@1.5.0 x' }),
    head: client({ a: 'npx bad@1.1.0', b: 'npx bad@1.1.0 x' }),
    expected: 'warn warn',
  },
  edit(
    'a newer bridge to a bad address',
    'npx mcp-remote@1.0.0 https://bad.example/mcp',
    'npx mcp-remote@1.1.0 https://bad.example/mcp',
    'warn pass',
    `${same}.`,
  ),
  {
    name: 'a lockfile that moves it',
    base: { ...client({ a: 'npx bad' }), ...lockfile('1.0.0') },
    head: lockfile('1.1.0'),
    expected: 'warn warn',
  },
  {
    name: 'a dependency of a manifest',
    base: { 'package.json': { json: { dependencies: { bad: '1.0.0' } } } },
    head: { 'package.json': { json: { dependencies: { bad: '1.1.0' } } } },
    expected: 'warn',
  },
  {
    name: 'the file of another client',
    base: client({ a: 'npx bad@1.0.0' }, '.vscode/mcp.json', 'servers'),
    head: client({ a: 'npx bad@1.1.0' }, '.vscode/mcp.json', 'servers'),
    expected: 'warn',
  },
  {
    name: 'switching it off',
    base: client({ a: 'npx bad@1.0.0' }, '.roo/mcp.json'),
    head: client({ a: { command: 'npx', args: ['bad@1.0.0'], disabled: true } }, '.roo/mcp.json'),
    expected: '',
  },
];

function lockfile(version: string): Files {
  const packages = {
    '': { dependencies: { bad: '^1.0.0' } },
    'node_modules/bad': { version, bin: { bad: 'cli.js' } },
  };
  return {
    'package.json': { json: { dependencies: { bad: '^1.0.0' } } },
    'package-lock.json': { json: { lockfileVersion: 3, packages } },
  };
}

const edits = (part: string): string => `${same}; this change edits its ${part}.`;

const attacks: readonly Row[] = [
  edit(
    'other arguments',
    'npx bad@1.0.0 --read',
    'npx bad@1.0.0 --write',
    'fail',
    edits('arguments'),
  ),
  edit(
    'an argument with a better version',
    'npx bad@1.0.0',
    'npx bad@1.1.0 --write',
    'fail',
    'this change edits its arguments',
  ),
  edit(
    'the argument -y of the server',
    'npx bad@1.0.0',
    'npx bad@1.0.0 -y',
    'fail',
    edits('arguments'),
  ),
  edit('a wrapper', 'npx bad@1.0.0', 'timeout 9 npx bad@1.0.0', 'fail', 'edits what wraps it'),
  edit(
    'a wrapper that sets a variable',
    'npx bad@1.0.0',
    'env A=b npx bad@1.0.0',
    'fail',
    'edits what wraps it',
  ),
  edit('another launcher', 'npx bad@1.0.0', 'bunx bad@1.0.0', 'fail', edits('command')),
  edit('a launcher of the tree', 'npx bad@1.0.0', './npx bad@1.0.0', 'fail', 'its command'),
  edit(
    'another registry',
    'npx bad@1.0.0',
    'npx --registry https://npm.evil.example/ bad@1.0.0',
    'fail',
  ),
  edit(
    'a variable that alters',
    'npx bad@1.0.0',
    { command: 'npx', args: ['bad@1.0.0'], env: { NODE_OPTIONS: '--require ./x.js' } },
    'fail',
  ),
  edit(
    'an environment file',
    { command: 'npx', args: ['bad@1.0.0'] },
    { command: 'npx', args: ['bad@1.0.0'], envFile: '.env' },
    'fail',
    'edits its environment file',
  ),
  edit(
    'a hook',
    'https://bad.example/mcp',
    { url: 'https://bad.example/mcp', headersHelper: './x.sh' },
    'fail',
    'edits its hooks',
  ),
  edit(
    'another working folder',
    { command: 'npx', args: ['bad@1.0.0'], cwd: 'a' },
    { command: 'npx', args: ['bad@1.0.0'], cwd: 'b' },
    'fail',
    edits('working folder'),
  ),
  edit(
    'a weaker pin',
    'npx bad@2.0.0',
    'npx bad',
    'fail',
    `${same}; this change pins it less firmly.`,
  ),
  edit(
    'a range in place of a version',
    'npx bad@1.5.0',
    'npx bad@^1.0.0',
    'fail',
    'pins it less firmly',
  ),
  edit(
    'a tag with other words',
    'npx bad@latest',
    'npx bad@next',
    'fail',
    'this change does not pin it',
  ),
  edit('another range', 'npx bad@^1.0.0', 'npx bad@~1.5.0', 'fail', 'this change does not pin it'),
  edit(
    'a digest that nobody knows',
    'docker run acme.example/bad:2.0.0',
    `docker run acme.example/bad:2.0.0@${digest}`,
    'warn',
  ),
  edit('a lower score', 'npx bad@1.1.0', 'npx bad@1.0.0', 'fail', 'this change lowers its grade'),
  edit('a lower letter', 'npx bad@1.0.0', 'npx bad@1.3.0', 'fail', 'this change lowers its grade'),
  edit(
    'a good one that gets bad',
    'npx bad@1.4.0',
    'npx bad@1.1.0',
    'fail',
    'this change lowers its grade',
  ),
  edit(
    'a check that fails only now',
    'npx bad@1.1.0',
    'npx bad@1.2.0',
    'fail',
    'a check fails only now: secret-logging',
  ),
  edit('another server of the same grade', 'npx bad@1.0.0', 'npx other@1.0.0', 'fail'),
  edit(
    'another address behind a bridge',
    'npx mcp-remote@1.0.0 https://good.example/mcp',
    'npx mcp-remote@1.0.0 https://bad.example/mcp',
    'fail pass',
  ),
  edit(
    'a waiver that ends one day',
    'npx waived@1.0.0',
    'npx waived@1.1.0',
    'fail',
    'a waiver names it',
  ),
  edit(
    'a waiver that has ended',
    'npx expired@1.0.0',
    'npx expired@1.1.0',
    'fail',
    'a waiver names it',
  ),
  {
    name: 'one more of the same',
    base: client({ a: 'npx bad' }),
    head: client({ a: 'npx bad@2.0.0', b: 'npx bad@2.0.0' }),
    expected: 'warn fail',
  },
  {
    name: 'a decoy that is better, in the place of which it comes',
    base: client({ a: 'npx bad@1.4.0', b: 'npx bad@1.0.0' }),
    head: client({ a: 'npx bad@1.1.0' }),
    expected: 'fail',
    says: 'this change lowers its grade',
  },
  {
    name: 'swapped names',
    base: client({ a: 'npx bad@1.0.0', b: 'npx other@1.0.0' }),
    head: client({ b: 'npx bad@1.1.0', a: 'npx other@1.1.0' }),
    expected: 'fail fail',
    says: 'gives it the name of another server',
  },
  {
    name: 'swapped names, and nothing else',
    base: client({ a: 'npx bad@1.0.0', b: 'npx bad@1.4.0 good' }),
    head: client({ b: 'npx bad@1.0.0', a: 'npx bad@1.4.0 good' }),
    expected: 'fail pass',
    // Of one package, each is compared with what had its name.
    says: 'this change lowers its grade',
  },
  {
    name: 'the name of another server that is gone',
    base: client({ a: 'npx bad@1.0.0', b: 'npx bad@1.4.0 good' }),
    head: client({ b: 'npx bad@1.1.0' }),
    expected: 'fail',
  },
  {
    name: 'the name of a server in another file',
    base: {
      ...client({ a: 'npx bad@1.0.0' }),
      ...client({ b: 'npx other@1.4.0' }, '.cursor/mcp.json'),
    },
    head: client({ b: 'npx bad@1.1.0' }),
    expected: 'fail',
    says: 'gives it the name of another server',
  },
  {
    name: 'one that was switched off',
    base: client({ a: { command: 'npx', args: ['bad@1.0.0'], disabled: true } }, '.roo/mcp.json'),
    head: client({ a: 'npx bad@1.0.0' }, '.roo/mcp.json'),
    expected: 'fail',
    says: 'it was disabled',
  },
  {
    name: 'one that only other clients had',
    base: client({ a: 'npx bad@1.0.0' }),
    head: { '.mcp.json': null, ...client({ a: 'npx bad@1.1.0' }, '.cursor/mcp.json') },
    expected: 'fail',
    says: 'it was in another file',
  },
  {
    name: 'a copy for another client',
    base: client({ a: 'npx copied@1.0.0' }),
    head: client({ a: 'npx copied@1.0.0' }, '.cursor/mcp.json'),
    expected: 'fail',
  },
  {
    name: 'a folder out of what is set aside',
    base: client({ a: 'npx bad@1.0.0' }, 'examples/x/.mcp.json'),
    head: { 'examples/x/.mcp.json': null, ...client({ a: 'npx bad@1.0.0' }, '.mcp.json') },
    expected: 'fail',
  },
  {
    name: 'one that stood on an ignored path',
    base: client({ a: 'npx bad@1.0.0' }, 'ignored/.mcp.json'),
    head: { 'ignored/.mcp.json': null, ...client({ a: 'npx bad@1.1.0' }) },
    expected: 'fail',
  },
  {
    name: 'another script behind the same words',
    base: {
      'package.json': { json: { scripts: { mcp: 'npx bad@1.0.0' } } },
      ...client({ a: 'npm run mcp' }),
    },
    head: { 'package.json': { json: { scripts: { mcp: 'npx bad@1.0.0 --write' } } } },
    expected: 'fail',
    says: 'edits the script that starts it',
  },
];

const rows = [...honest, ...attacks];
const folderAt = (index: number): string => `case-${index}`;

let temporary = '';
let report: JsonReport;

/** In milliseconds: a busy machine takes long for a long table. */
const maxRunTime = 120_000;

async function judge(words: readonly string[]): Promise<JsonReport> {
  const output = join(temporary, 'report.json');
  const exportFile = join(temporary, 'export.json');
  const { out, err } = await runCommand(
    [
      ...['check', join(temporary, 'repository'), '--base', 'main', ...words],
      ...['--export-file', exportFile, '-o', `json=${output}`],
    ],
    { cwd: temporary, env: { ...inherited, XDG_CACHE_HOME: temporary } },
  );
  return JSON.parse(
    await readFile(output, 'utf8').catch(() => {
      throw new Error(`no report: ${out}${err}`);
    }),
  );
}

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'ratchet-'));
  const repository = join(temporary, 'repository');
  await mkdir(repository);
  await place(repository, { '.github/mcp-grade-gate.yml': policy });
  for (const [index, { base }] of rows.entries()) {
    await place(join(repository, folderAt(index)), base);
  }
  await commitAll(repository);
  await git(repository, 'checkout', '-q', '-b', 'change');
  for (const [index, { head }] of rows.entries()) {
    await place(join(repository, folderAt(index)), head);
  }
  await commitAll(repository);
  const exported = exportDocument(new Date(), {}, corpus);
  await writeFile(join(temporary, 'export.json'), JSON.stringify(exported));
  report = await judge([]);
}, maxRunTime);
afterAll(() => rm(temporary, { recursive: true, force: true }));

/** What the change touches in the folder of a row. */
function touchedIn(index: number, { servers }: JsonReport): JsonReport['servers'] {
  return servers.filter(
    ({ file, isCounted }) => isCounted && file.startsWith(`${folderAt(index)}/`),
  );
}

/** Those of the three rules that yield to what stood there before. */
const yielding = new Set(['below-minimum', 'failing-finding']);

/** The verdict on each server that the change touches. */
function verdictsOf(index: number, judged: JsonReport): string {
  return touchedIn(index, judged)
    .map(({ verdict }) => verdict)
    .join(' ');
}

describe.for([
  ['what honest people do warns', honest, 0],
  ['nothing else is excused', attacks, honest.length],
] as const)('%s', ([, table, offset]) => {
  test.for(table.map((row, index) => [row.name, row, index + offset] as const))(
    '%s',
    ([, { expected, says }, index]) => {
      expect(verdictsOf(index, report)).toBe(expected);
      const sentences = touchedIn(index, report).flatMap(({ problems }) =>
        problems.flatMap(({ rule, message }) => (yielding.has(rule) ? [message] : [])),
      );
      if (says !== undefined) expect(sentences.join('\n')).toContain(says);
    },
  );
});

test('a copy for another client says where the server is declared already', () => {
  const index = rows.findIndex(({ name }) => name === 'a copy for another client');
  const [copy] = touchedIn(index, report);
  expect(copy).toMatchObject({ change: 'added', alsoIn: `${folderAt(index)}/.mcp.json` });
});

describe('a policy that says so', () => {
  const judgeWith = async (text: string): Promise<string[]> => {
    const repository = join(temporary, 'repository');
    await git(repository, 'checkout', '-q', 'main');
    await place(repository, { '.github/mcp-grade-gate.yml': text });
    await commitAll(repository);
    await git(repository, 'checkout', '-q', 'change');
    await git(repository, 'checkout', '-q', 'main', '--', '.github');
    await commitAll(repository);
    const judged = await judge([]);
    return honest.map((_, index) => verdictsOf(index, judged));
  };

  test.for([`${policy}ratchet: false\n`, policy.replace('recommended', 'strict')])(
    'excuses nothing that stood there: %s',
    { timeout: maxRunTime },
    async (text) => {
      expect(await judgeWith(text)).toEqual(
        honest.map(({ expected }) => expected.replaceAll('warn', 'fail')),
      );
    },
  );

  test('under strict it may be switched on', { timeout: maxRunTime }, async () => {
    const text = `${policy.replace('recommended', 'strict')}ratchet: true\n`;
    const unpinned = /^fail/;
    const verdicts = await judgeWith(text.replace('rules: {', 'rules: { unpinned: warn, '));
    expect(verdicts.filter((verdict) => unpinned.test(verdict))).toEqual([]);
  });
});
