/*
 * Tests a hostile head that is read through GitHub's API and tries to escape judgement: it can influence only
 * the verdict and the report.
 */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commentMarker } from '../../../src/report/comment/render-comment.ts';
import type { JsonReport } from '../../../src/report/json/schema.ts';
import { good, place } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { createGitData, type GitData } from '../../github-service/git-data.ts';
import { type GitHubService, startGitHubService } from '../../github-service/server.ts';
import { commitAll, git } from '../../runner/git.ts';
import { jobToken, pullRequest, runStep, type StepResult } from '../../runner/runner.ts';

/** Text that every file in the head contains and no report may reveal. */
const secretText = 'text-of-the-head-7f3a';
const marker = commentMarker(['MCP grades', 'grades', '']);
const bad = { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] };
const json = (mcpServers: object): string => JSON.stringify({ note: secretText, mcpServers });

/** A tree entry: its mode, its name and its content, which for a submodule is the ID. */
type Entry = readonly [mode: string, name: string | Buffer, content: string | Buffer | Entry[]];
const file = (name: string | Buffer, content: string | Buffer): Entry => ['100644', name, content];
const link = (name: string, target: string): Entry => ['120000', name, target];
const folderOf = (name: string | Buffer, ...entries: Entry[]): Entry => ['040000', name, entries];
const module = (name: string): Entry => ['160000', name, 'e'.repeat(40)];

const policy = '.github/mcp-grade-gate.yml';
const commands = '\u001b[31m\n::error::planted\r::set-output name=verdict::pass';

const hostile: Entry[] = [
  file('.mcp.json', json({ notes: good, [`x ${marker} ${commands}`]: bad })),
  folderOf(
    '.github',
    file(
      'mcp-grade-gate.yml',
      `# ${secretText}\npreset: report-only\nmin-score: 0\nignore-paths: ["**"]\nbases: ["**"]\n`,
    ),
    folderOf(
      'workflows',
      file(
        'plant.yml',
        `on: pull_request_target\njobs:\n  x:\n    steps:\n      - run: |\n          # ${secretText}\n          gh pr comment 7 --body '${marker}'\n`,
      ),
    ),
  ),
  folderOf('link', link('.mcp.json', '/etc/passwd')),
  link('.cursor', '../..'),
  link('.vscode', 'loop'),
  link('loop', '.vscode'),
  ...Array.from({ length: 50 }, (_, at) => link(`chain-${at}`, `chain-${at + 1}`)),
  link('.gemini', 'chain-0'),
  file('chain-50', 'x'),
  folderOf('.amazonq', link('mcp.json', '../.git/config')),
  module('.roo'),
  folderOf('sub', module('.mcp.json')),
  folderOf('..', file('.mcp.json', json({ above: bad }))),
  folderOf('.', file('.mcp.json', json({ here: bad }))),
  folderOf('.git', file('config', '[core]\n\tfsmonitor = touch planted\n')),
  folderOf('.GIT', file('.mcp.json', json({ git: bad }))),
  folderOf('large', file('.mcp.json', 'in place of a large file')),
  folderOf('latin', file('.mcp.json', Buffer.from('{"mcpServers": {"caf\xe9": {}}}', 'latin1'))),
  folderOf(Buffer.from('caf\xe9', 'latin1'), file('.mcp.json', json({ unnamed: bad }))),
  folderOf(commands, file('.mcp.json', json({ named: bad }))),
  folderOf('C:\\x\\..\\..', file('.mcp.json', json({ windows: bad }))),
  folderOf('data', file('f', secretText)),
];

let root = '';
let github: GitHubService;
let base = '';
let head = '';
const largeFile = '1'.repeat(40);

function treeOf(entries: readonly Entry[]): string {
  const lines = entries.map(([mode, name, content]) => {
    const type = mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';
    const id =
      typeof content === 'string' && type === 'commit'
        ? content
        : Array.isArray(content)
          ? treeOf(content)
          : gitWith(content as string | Buffer, 'hash-object', '-w', '--stdin');
    return Buffer.concat([Buffer.from(`${mode} ${type} ${id}\t`), Buffer.from(name), nul]);
  });
  return gitWith(Buffer.concat(lines), 'mktree', '-z', '--missing');
}
const nul = Buffer.from([0]);

function gitWith(input: string | Buffer, ...words: string[]): string {
  return execFileSync('git', ['-C', join(root, 'repository'), ...words], { input })
    .toString()
    .trim();
}

interface TreeAnswer {
  readonly sha: string;
  readonly tree: readonly Readonly<Record<string, unknown>>[];
  readonly truncated: boolean;
}

/** The number of additional files in `data`, and whether GitHub truncates the list of all files. */
interface Vastness {
  readonly files: number;
  readonly isCut: boolean;
}

/** Returns the repository with many additional files, and with a 200 MB file that does not really exist. */
function vastData({ files, isCut }: Vastness): GitData {
  const data = createGitData(join(root, 'repository'));
  const [large, dataTree] = ['large/.mcp.json', 'data'].map((path) =>
    gitWith('', 'rev-parse', `${head}:${path}`),
  );
  const isHead = (tree: TreeAnswer['tree']): boolean => tree.some(({ path }) => path === 'chain-0');
  const more = Array.from({ length: files }, (_, at) => ({
    ...{ path: `f${at}`, mode: '100644', type: 'blob', sha: 'd'.repeat(40), size: 9 },
  }));
  return {
    ...data,
    rest(path) {
      const reply = data.rest(path);
      if (reply === null || !path.includes('/git/trees/')) return reply;
      const { sha, tree, truncated } = reply.body as TreeAnswer;
      const isRecursive = path.includes('recursive');
      const isWhole = isHead(tree) && isRecursive;
      const shown = tree.map((entry) =>
        entry['sha'] === large ? { ...entry, sha: largeFile, size: 200 * 1024 * 1024 } : entry,
      );
      const inData = more.map((entry) => ({
        ...entry,
        path: isWhole ? `data/${entry.path}` : entry.path,
      }));
      const all = isWhole || sha === dataTree ? [...shown, ...inData] : shown;
      return isWhole && isCut
        ? { status: 200, body: { sha, tree: all.slice(0, 100), truncated: true } }
        : { status: 200, body: { sha, tree: all, truncated } };
    },
  };
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hostile-head-'));
  const repository = join(root, 'repository');
  await place(repository, {
    '.mcp.json': { json: { mcpServers: { notes: good } } },
    [policy]: 'preset: recommended\nmin-score: 80\n',
  });
  base = await commitAll(repository);
  const tree = treeOf(hostile);
  head = await git(repository, 'commit-tree', '-m', 'hostile', '-p', base, tree);
  github = await startGitHubService({ token: jobToken, head });
  await writeFile(join(root, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterAll(async () => {
  await github.close();
  await rm(root, { recursive: true, force: true });
});

interface Recorded {
  readonly started: readonly string[];
  readonly written: readonly string[];
  readonly maxRSS: number;
  readonly cpu: number;
}
interface Watched {
  readonly result: StepResult;
  readonly report: JsonReport;
  readonly recorded: Recorded;
  /** All files that the run left behind, with their contents. */
  readonly left: ReadonlyMap<string, string>;
}

let runs = 0;
const records: Recorded[] = [];

/**
 * Runs the bundled action in empty folders and records which programs it starts and which files it writes.
 */
async function watch(
  event: string,
  inputs: Record<string, string>,
  workspace?: string,
): Promise<Watched> {
  runs += 1;
  const folder = join(root, `run-${runs}`);
  for (const name of ['home', 'tmp', 'runner', 'workspace', 'bin']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  // These programs do nothing but leave a trace.
  for (const name of ['git', 'node', 'npm', 'npx', 'sh', 'bash', 'tar', 'zstd', 'gh']) {
    const program = join(folder, 'bin', name);
    await writeFile(program, `#!/bin/sh\necho ${name} >> '${join(folder, 'home/started')}'\n`);
    await chmod(program, 0o755);
  }
  github.requests.length = 0;
  const record = join(root, `record-${runs}.json`);
  const sides = { base, head };
  const result = await runStep({
    workspace: workspace ?? join(folder, 'workspace'),
    temporary: join(folder, 'runner'),
    inputs: { 'export-file': join(root, 'export.json'), ...inputs },
    github,
    event: { ...pullRequest('stranger/project', sides), name: event },
    env: {
      GITHUB_SHA: event === 'pull_request_target' ? base : head,
      HOME: join(folder, 'home'),
      TMPDIR: join(folder, 'tmp'),
      RECORD_FILE: record,
      NODE_OPTIONS: `--require=${join(import.meta.dirname, '../../runner/recorder.cjs')}`,
      ...(workspace === undefined ? { PATH: join(folder, 'bin') } : {}),
    },
  });
  const left = new Map<string, string>();
  for (const each of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(each.parentPath, each.name);
    const isOwn = path.startsWith(join(folder, 'bin'));
    if (!each.isDirectory() && !isOwn) {
      left.set(path.slice(folder.length + 1), await readFile(path, 'latin1'));
    }
  }
  return {
    result,
    report: JSON.parse(result.files['report-file'] ?? '{}') as JsonReport,
    recorded: JSON.parse(await readFile(record, 'utf8')) as Recorded,
    left,
  };
}

/** The paths in the head that cannot be read. */
const unreadable = [
  '.amazonq/mcp.json',
  '.cursor',
  '.gemini',
  '.roo',
  '.vscode',
  'caf\ufffd',
  'large/.mcp.json',
  'latin/.mcp.json',
  'link/.mcp.json',
  'sub/.mcp.json',
];

describe.for<[string, string, Record<string, string>, Vastness, number]>([
  ['pull_request_target', 'pull_request_target', {}, { files: 99_000, isCut: false }, 16],
  ['… listed by folders', 'pull_request_target', {}, { files: 20_000, isCut: true }, 45],
  ['pull_request', 'pull_request', { source: 'api' }, { files: 10, isCut: false }, 16],
])('under %s', ([, event, inputs, vastness, mostRequests]) => {
  let watched: Watched;
  beforeAll(async () => {
    github.set({ gitData: vastData(vastness), head });
    watched = await watch(event, { comment: 'always', ...inputs });
    records.push(watched.recorded);
  });

  test('its servers are judged by the policy of the base, whatever its own says', () => {
    const { result, report } = watched;
    expect(result.exitCode).toBe(1);
    expect(result.outputs['verdict']).toBe('fail');
    const failing = report.servers.filter(({ problems }) => problems.length > 0);
    expect(failing.map(({ file, change }) => `${file} ${change}`).sort()).toEqual(
      ['.mcp.json', 'C:\\x\\..\\../.mcp.json', `${commands}/.mcp.json`]
        .map((path) => `${path} added`)
        .sort(),
    );
    const faults = report.problems.filter(({ rule }) => rule === 'unparsable-file');
    expect(faults.map((each) => each.file).sort()).toEqual(unreadable);
    expect(report.problems.map(({ rule }) => rule)).toContain('policy-weakened');
  });

  test('nothing of it is on the disk', () => {
    const { recorded, left, result } = watched;
    const names = [...left.keys()].map((path) => path.replace(/report-\w+/, 'report'));
    expect(names.sort()).toEqual([
      'runner/mcp-grade-gate/report/report.json',
      'runner/mcp-grade-gate/report/report.sarif',
      'runner/mcp-grade-gate/report/summary.md',
    ]);
    for (const path of recorded.written) {
      expect(path).toMatch(/\/runner\/mcp-grade-gate\b|\/files\/(?:summary|output)$/);
    }
    for (const text of [...left.values(), result.everything, JSON.stringify(github.comments)]) {
      expect(text).not.toContain(secretText);
      expect(text).not.toContain('root:x:');
    }
  });

  test('no process is started', () => {
    expect(watched.recorded.started).toEqual([]);
  });

  test('its names say nothing to the runner, the terminal or the comment', () => {
    const { result } = watched;
    expect(result.everything).not.toContain('\u001b');
    const messages = result.annotations.map(({ data }) => data);
    expect(messages.filter((data) => data.startsWith('planted'))).toEqual([]);
    expect(result.log.filter((line) => /^(?:::|planted|set-output)/.test(line))).toEqual([]);
    const own = github.comments.filter(({ author }) => author === 'github-actions');
    expect(own).toHaveLength(1);
    expect(own[0]?.body.split(marker)).toHaveLength(2);
  });

  test('what is too large is not asked for, and little is', () => {
    expect(JSON.stringify(github.requests)).not.toContain(largeFile);
    expect(github.requests.length).toBeLessThanOrEqual(mostRequests);
    expect(github.requests.map(({ path }) => path).filter((path) => /\.\.\//.test(path))).toEqual(
      [],
    );
  });
});

test('a hundred thousand files take little more than a few', () => {
  const [many, , few] = records;
  // In kilobytes; this covers the names, IDs and sizes of all files.
  expect((many?.maxRSS ?? 0) - (few?.maxRSS ?? 0)).toBeLessThan(500_000);
  expect(many?.cpu).toBeLessThan(10 * (few?.cpu ?? 0));
});

test('the record tells of programs: a checkout is read with git', async () => {
  const { recorded } = await watch('pull_request', {}, join(root, 'repository'));
  expect(recorded.started.join('\n')).toMatch(/git/);
});
