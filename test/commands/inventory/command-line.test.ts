/* Tests `inventory` with an export, as a bill of materials and as a dependency snapshot. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportDocument } from '../../export-service/corpus.ts';
import { type Bill, billFaults, valuesIn } from '../../report/bill.ts';
import { commitAll, git } from '../../runner/git.ts';
import { inherited, runCommand } from '../../runner/processes.ts';

const root = join(import.meta.dirname, '../../..');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inventory-'));
  await cp(join(root, 'examples/project'), join(folder, 'project'), { recursive: true });
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
  await writeFile(join(folder, 'strict.yml'), 'preset: strict\n');
  const manifest = { dependencies: { '@fictional-mcp/files': '1.2.0', leftpad: '^1.0.0' } };
  await cp(join(folder, 'project'), join(folder, 'with-manifest'), { recursive: true });
  await writeFile(join(folder, 'with-manifest/package.json'), JSON.stringify(manifest));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const given = { ...inherited, XDG_CACHE_HOME: folder, ...env };
  return runCommand(words, { cwd: folder, env: given });
}
const inventory = (words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(['inventory', ...words], env);

const graded = ['--export-file', 'export.json'];

test('with an export, the table has grades, and what fails changes no status', async () => {
  const { status, out } = await inventory(['project', ...graded]);
  expect(status).toBe(0);
  expect(out).toContain(
    'SERVER                                VERSION              TYPE    GRADE        SCORE',
  );
  expect(out).toMatch(/^@fictional-mcp\/files +1\.2\.0 +npm +D +41 +\.mcp\.json:9 as files$/m);
});

test('without an export too, what the policy ignores is not listed', async () => {
  await cp(join(folder, 'project'), join(folder, 'ignoring'), { recursive: true });
  await mkdir(join(folder, 'ignoring/.github'), { recursive: true });
  const policy = join(folder, 'ignoring/.github/mcp-grade-gate.yml');
  const filesIn = async (words: readonly string[]) => {
    const { status, out, err } = await inventory(['ignoring', '--json', ...words]);
    const { declarations } = JSON.parse(out) as { declarations: { file: string }[] };
    return { status, err, files: [...new Set(declarations.map(({ file }) => file))] };
  };
  await writeFile(policy, 'ignore-paths: [".cursor/**", .mcp.json]\n');
  const found = await filesIn([]);
  expect(found).toMatchObject({ status: 0, files: ['.vscode/mcp.json'] });
  expect((await filesIn(graded)).files).toEqual(found.files);
  await writeFile(policy, 'ignore-path: x\n');
  const { status, err, files } = await filesIn([]);
  expect([status, files.length]).toEqual([0, 3]);
  expect(err).toContain('ignore-paths are not applied');
});

test('SARIF has what needs no grade without a key, and is that of a check with an export', async () => {
  const resultsOf = async (words: readonly string[]): Promise<string[]> => {
    const { status, out } = await inventory([...words, '-o', 'sarif']);
    expect(status).toBe(0);
    const { runs } = JSON.parse(out);
    return runs[0].results.map((each: { ruleId: string }) => each.ruleId);
  };
  expect((await resultsOf(['project'])).sort()).toEqual(['unpinned', 'unpinned']);
  expect(await resultsOf(['project', ...graded])).toContain('below-minimum');
});

test('with an export, the JSON has grades, and is as before without', async () => {
  const plain = JSON.parse((await inventory(['project', '--json'])).out);
  const found = JSON.parse((await inventory(['project', '--json', ...graded])).out);
  expect(found).toMatchObject({
    verdict: 'fail',
    export: { source: 'file', rubricVersion: '1.4.0' },
  });
  expect(Object.keys(plain)).toEqual(['declarations', 'files', 'autoApproved', 'searched']);
  const grades = { match: 'exact', grade: 'D', score: 41, judgedVersion: '1.2.0', verdict: 'fail' };
  const files = found.declarations.find((each: { alias: string }) => each.alias === 'files');
  expect(files.dependencies).toMatchObject([grades]);
  for (const [index, each] of plain.declarations.entries()) {
    expect(found.declarations[index]).toMatchObject(each);
    expect(each.dependencies[0]).not.toHaveProperty('grade');
  }
});

test('with an export, what it lists of package manifests is a server, and the others are candidates', async () => {
  const { out } = await inventory(['with-manifest', ...graded]);
  expect(out).toMatch(/^@fictional-mcp\/files .*\n +package\.json:1$/m);
  expect(out).not.toContain('leftpad');
  const all = await inventory(['with-manifest', ...graded, '--candidates', '-o', 'cyclonedx']);
  const { components }: Bill = JSON.parse(all.out);
  const partOf = (name: string) => components.find((each) => each.name === name);
  expect(valuesIn(partOf('leftpad'), 'role')).toEqual(['dependency']);
  expect(partOf('leftpad')).toMatchObject({ type: 'library' });
  const occurrences = partOf('@fictional-mcp/files')?.evidence?.occurrences ?? [];
  expect(occurrences.map(({ location }) => location)).toEqual(['.mcp.json', 'package.json']);
});

test('judges by the policy of the options', async () => {
  const verdictBy = async (...words: string[]) => {
    const { out } = await inventory(['project', ...graded, ...words, '--json']);
    const { declarations } = JSON.parse(out);
    const todo = declarations.find((each: { alias: string }) => each.alias === 'todo');
    return todo.dependencies[0].verdict;
  };
  expect(await verdictBy()).toBe('warn');
  expect(await verdictBy('--preset', 'strict')).toBe('fail');
  expect(await verdictBy('--config', 'strict.yml')).toBe('fail');
});

test.for<[string, string[], number, string]>([
  ['a policy without an export', ['--preset', 'strict'], 64, '--preset requires an export'],
  ['an export that is not there', ['--export-file', 'no.json'], 2, 'no.json'],
  [
    'a service without a key',
    ['--base-url', 'https://grades.example'],
    2,
    'The API key is missing',
  ],
])('%s writes nothing', async ([, words, status, message]) => {
  const result = await inventory(['project', ...words, '-o', 'cyclonedx=none.json']);
  expect(result.status).toBe(status);
  expect(result.err).toContain(message);
  expect(result.out).toBe('');
  await expect(readFile(join(folder, 'none.json'))).rejects.toThrow();
});

test('SOURCE_DATE_EPOCH fixes the time of a bill, and equal content makes equal bytes', async () => {
  const env = { SOURCE_DATE_EPOCH: '1700000000' };
  const words = ['project', ...graded, '-o', 'cyclonedx'];
  const [one, other] = [await inventory(words, env), await inventory(words, env)];
  expect(one.out).toBe(other.out);
  expect(await billFaults(one.out)).toEqual([]);
  const bill: Bill = JSON.parse(one.out);
  expect(bill.metadata).toMatchObject({
    timestamp: '2023-11-14T22:13:20.000Z',
    component: { name: 'project' },
  });
  const wrong = await inventory(words, { SOURCE_DATE_EPOCH: 'now' });
  expect(wrong).toMatchObject({ status: 64, out: '' });
  expect(wrong.err).toContain('SOURCE_DATE_EPOCH is not a number of seconds: "now".');
});

test('a snapshot is of the commit and the branch that are checked out', async () => {
  const checkout = join(folder, 'checkout');
  await cp(join(folder, 'project'), checkout, { recursive: true });
  const words = ['checkout', '-o', 'dependency-snapshot'];
  const before = await inventory(words);
  expect(before).toMatchObject({ status: 2, out: '' });
  expect(before.err).toContain('A dependency snapshot requires a commit');

  const sha = await commitAll(checkout);
  const made = await inventory(words);
  expect(JSON.parse(made.out)).toMatchObject({
    sha,
    ref: 'refs/heads/main',
    job: { id: sha, correlator: 'mcp-grade-gate' },
  });
  expect(made.err).toBe(
    'The snapshot omits 2 packages, because it can contain only packages with an exact version.\n',
  );

  await git(checkout, 'checkout', '-q', '--detach');
  const detached = await inventory(words);
  expect(detached).toMatchObject({ status: 2, out: '' });
  expect(detached.err).toContain(`the branch of ${sha} is unknown`);
  const job = { GITHUB_SHA: sha, GITHUB_REF: 'refs/heads/release' };
  expect(JSON.parse((await inventory(words, job)).out).ref).toBe('refs/heads/release');
  // The job's variables do not apply to another commit.
  const other = await inventory(words, { ...job, GITHUB_SHA: 'b'.repeat(40) });
  expect(other.status).toBe(2);
});

test('snapshots of two folders of one job do not replace each other', async () => {
  const checkout = join(folder, 'two');
  for (const name of ['one', 'other']) {
    await mkdir(join(checkout, name), { recursive: true });
    await cp(join(folder, 'project/.mcp.json'), join(checkout, name, '.mcp.json'));
  }
  await commitAll(checkout);
  const snapshots = await Promise.all(
    ['one', 'other'].map((name) =>
      inventory([join('two', name), '-o', 'dependency-snapshot'], {
        GITHUB_RUN_ID: '1',
        GITHUB_WORKFLOW: 'graph',
        GITHUB_JOB: 'submit',
      }),
    ),
  );
  const bodies = snapshots.map(({ out }) => JSON.parse(out));
  expect(bodies.map(({ job }) => job.correlator)).toEqual([
    'graph_submit_one',
    'graph_submit_other',
  ]);
  expect(bodies.map(({ manifests }) => Object.keys(manifests)[0])).toEqual([
    'MCP servers: one/.mcp.json',
    'MCP servers: other/.mcp.json',
  ]);
});

test('the table names the same line of an entry as a check', async () => {
  const project = join(folder, 'several-lines');
  const launch = (name: string) => ({ command: 'npx', args: ['-y', name] });
  const mcpServers = { a: launch('@fictional-mcp/files@1.2.0'), b: launch('not-graded@1.0.0') };
  await mkdir(project);
  await writeFile(join(project, '.mcp.json'), JSON.stringify({ mcpServers }, null, 2));
  await commitAll(project);
  const placesIn = (text: string): string[] => text.match(/\.mcp\.json:\d+/g)?.toSorted() ?? [];
  const { out } = await inventory(['several-lines', ...graded]);
  expect(placesIn(out)).toEqual(['.mcp.json:14', '.mcp.json:7']);
  const given = { ...inherited, XDG_CACHE_HOME: folder };
  const check = await runCommand(['check', 'several-lines', ...graded], {
    cwd: folder,
    env: given,
  });
  expect([...new Set(placesIn(check.out))]).toEqual(placesIn(out));
});

test('of many settings that alter a launch, the JSON has ten and their number', async () => {
  const folders = Array.from({ length: 12 }, (_, depth) => `${'sub/'.repeat(depth)}`);
  for (const [depth, at] of folders.entries()) {
    await mkdir(join(folder, 'nested', at), { recursive: true });
    const setting = `registry=https://r${depth}.example.com/\n`;
    await writeFile(join(folder, 'nested', at, '.npmrc'), setting);
  }
  const deepest = join(folder, 'nested', folders.at(-1) ?? '');
  const entry = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };
  await writeFile(join(deepest, '.mcp.json'), JSON.stringify({ mcpServers: { files: entry } }));
  const { out } = await inventory(['nested', '--json']);
  const [server] = JSON.parse(out).declarations[0].dependencies;
  expect(server).toMatchObject({ alterationCount: 12, alterations: { length: 10 } });
  const checked = await run(['check', 'nested', ...graded, '--json']);
  const problems = JSON.parse(checked.out).servers[0].problems;
  expect(problems).toContainEqual(
    expect.objectContaining({
      rule: 'altered-launch',
      facts: expect.objectContaining({ alterationCount: 12 }),
    }),
  );
});
