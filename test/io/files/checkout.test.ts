/*
 * Tests what the bundled action and command judge when a checkout's disk does not show what its commit has.
 * Each case is a pull request in a separate repository.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonReport } from '../../../src/report/json/schema.ts';
import { type Files, good, mcp, place, summarizeReport } from '../../detection/variants/cases.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { commitAll, git, initialise, writeCommit } from '../../runner/git.ts';
import { inherited, runInLoadedBundle } from '../../runner/processes.ts';
import { otherEvent, pullRequest, runStep, type Step } from '../../runner/runner.ts';

let space = '';
let exportFile = '';
beforeAll(async () => {
  space = await mkdtemp(join(tmpdir(), 'checkout-'));
  exportFile = join(space, 'export.json');
  await writeFile(exportFile, JSON.stringify(exportDocument(new Date())));
});
afterAll(async () => {
  await rm(space, { recursive: true, force: true, maxRetries: 3 });
});

type Change = Readonly<Record<string, Files[string] | null>>;

interface Checkout {
  readonly root: string;
  readonly base: string;
  readonly head: string;
  /** The merge commit, which is checked out. */
  readonly sha: string;
}

interface Case {
  readonly name: string;
  readonly base?: Files;
  /** The change's files, on top of the base's; null for a file that it deletes. */
  readonly head?: Change;
  /** Changes the working folder before it is committed, once for the base and once for the change. */
  readonly commit?: (root: string, side: 'base' | 'head') => Promise<unknown>;
  /** Arguments for `git clone`. */
  readonly clone?: readonly string[];
  /** Changes the checkout before the gate runs. */
  readonly before?: (checkout: Checkout) => Promise<unknown>;
  readonly step?: Partial<Step>;
  readonly expected: string | RegExp;
}

const bad = { command: 'npx', args: ['-y', 'evil-mcp@1.0.0'] } as const;
/** The report's words for a new server that the export does not list. */
const added = 'added: unlisted';
const settings = { '.gitignore': 'generated/\n', 'docs/a.md': 'a' };

let cases = 0;

/** Makes a case's repository, and checks out its merge commit as a workflow would. */
async function checkOut(given: Case): Promise<Checkout> {
  cases += 1;
  const folder = join(space, `case-${cases}`);
  const origin = join(folder, 'origin');
  await place(origin, { ...settings, ...given.base });
  await initialise(origin);
  await writeFile(join(origin, '.git/HEAD'), 'ref: refs/heads/change\n');
  await given.commit?.(origin, 'base');
  const base = await writeCommit(origin);
  await place(origin, given.head ?? { 'docs/a.md': 'b' });
  await given.commit?.(origin, 'head');
  const head = await writeCommit(origin, base);
  const sha = await git(origin, 'commit-tree', '-m', 'x', '-p', base, '-p', head, `${head}^{tree}`);
  const root = join(folder, 'checkout');
  const branches = { main: base, change: head, merged: sha };
  await (given.clone === undefined ? fetchInto : clone)(root, origin, branches, given.clone ?? []);
  if (!given.clone?.includes('--sparse')) await git(root, 'checkout', '-q', '--detach', sha);
  const checkout = { root, base, head, sha };
  await given.before?.(checkout);
  return checkout;
}

/** Commits by branch name. */
type Branches = Readonly<Record<string, string>>;

/** Clones a repository without checking out any files. */
async function clone(
  root: string,
  origin: string,
  branches: Branches,
  words: readonly string[],
): Promise<void> {
  const config = '[uploadpack]\nallowFilter = true\nallowAnySHA1InWant = true\n';
  await appendFile(join(origin, '.git/config'), config);
  await point(origin, 'refs/heads', branches);
  await git(space, 'clone', '-q', '--no-checkout', ...words, `file://${origin}`, root);
}

/**
 * Does what a clone without options does, but faster and without a remote: it takes over the original
 * repository.
 */
async function fetchInto(root: string, origin: string, branches: Branches): Promise<void> {
  await mkdir(root);
  await rename(join(origin, '.git'), join(root, '.git'));
  await rm(join(root, '.git/index'));
  await point(root, 'refs/remotes/origin', branches);
}

/** Creates branches below a folder of refs. */
async function point(root: string, below: string, branches: Branches): Promise<void> {
  const lines = Object.entries(branches).map(([name, id]) => `${id} ${below}/${name}\n`);
  await writeFile(join(root, '.git/packed-refs'), lines.join(''));
}

/** Runs the action. Returns what it says about the change, or the code of its failure. */
async function judge({ root, base, head, sha }: Checkout, step: Case['step']): Promise<string> {
  const { files } = await runStep({
    workspace: root,
    inputs: { 'export-file': exportFile, preset: 'strict', source: 'workspace' },
    event: pullRequest('octo/project', { base, head }),
    ...step,
    env: { GITHUB_SHA: sha, ...step?.env },
  });
  return summaryIn(files['report-file'] ?? '');
}

function summaryIn(text: string): string {
  const report: JsonReport = JSON.parse(text);
  if (report.error !== undefined) return `error ${report.error.code}`;
  const isCompared = report.run.base !== null ? '' : 'everything: ';
  return isCompared + summarizeReport(report, '');
}

/** Runs `check --base main`. Returns what it says about the work. */
async function check({ root, base }: Checkout, variables: object = {}): Promise<string> {
  const output = join(root, '..', 'report.json');
  const cli = join(import.meta.dirname, '../../../dist/cli.js');
  const words = ['check', root, '--base', base, '--preset', 'strict', '--export-file', exportFile];
  const log: string[] = [];
  const env = { ...inherited, XDG_CACHE_HOME: space, ...variables };
  const args = [...words, '-o', `json=${output}`];
  await runInLoadedBundle({ entry: cli, args, cwd: space, env }, (text) => log.push(text));
  const report = await readFile(output, 'utf8').catch(() => '');
  return report === '' ? log.join('') : summaryIn(report);
}

function play(given: readonly Case[], run: (checkout: Checkout, each: Case) => Promise<string>) {
  test.for(given.map((each) => [each.name, each] as const))('%s', async ([, each]) => {
    const summary = await run(await checkOut(each), each);
    if (typeof each.expected === 'string') expect(summary).toBe(each.expected);
    else expect(summary).toMatch(each.expected);
  });
}

const sparse =
  (...words: readonly string[]) =>
  async ({ root, sha }: Checkout): Promise<void> => {
    await git(root, 'sparse-checkout', 'set', ...words);
    await git(root, 'checkout', '-q', '--detach', sha);
  };
const onDisk =
  (files: Change) =>
  ({ root }: Checkout): Promise<void> =>
    place(root, files);
/** Returns a function that adds a submodule without files on the disk. */
const gitlink =
  (path: string, onlyIn: 'base' | 'head' | null = 'head', id = '1'.repeat(40)) =>
  async (root: string, side: 'base' | 'head'): Promise<void> => {
    if (onlyIn !== null && side !== onlyIn) return;
    await mkdir(join(root, path), { recursive: true });
    await git(root, 'update-index', '--add', '--cacheinfo', `160000,${id},${path}`);
  };
const cursor = (entry: object) => ({ '.cursor/mcp.json': mcp(entry)['.mcp.json'] ?? '' });
const pointerTo = (content: string): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${createHash('sha256').update(content).digest('hex')}\nsize ${Buffer.byteLength(content)}\n`;
const serverText = (entry: object): string => JSON.stringify({ mcpServers: { notes: entry } });

describe('the action judges what the commit has', () => {
  play(
    [
      { name: 'a plain checkout', base: mcp(good), expected: 'unchanged' },
      { name: 'a new server', head: mcp(bad), expected: added },
      {
        name: 'a sparse checkout by folders',
        head: cursor(bad),
        clone: ['--sparse'],
        before: sparse('docs'),
        expected: added,
      },
      {
        name: 'a sparse checkout by patterns',
        head: mcp(bad),
        clone: ['--sparse'],
        before: sparse('--no-cone', '/docs/'),
        expected: added,
      },
      {
        name: 'a sparse checkout with a sparse index',
        head: { 'a/.cursor/mcp.json': cursor(bad)['.cursor/mcp.json'] ?? '' },
        clone: ['--sparse'],
        before: sparse('--sparse-index', 'docs'),
        expected: added,
      },
      {
        name: 'a sparse checkout that leaves out servers that stay',
        base: cursor(good),
        clone: ['--sparse'],
        before: sparse('docs'),
        expected: 'unchanged',
      },
      {
        name: 'a sparse partial clone, as actions/checkout makes it, without the content',
        base: cursor(good),
        head: cursor(bad),
        clone: ['--sparse', '--filter=blob:none'],
        before: sparse('docs'),
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'the same, where the unread file stays',
        base: cursor(good),
        clone: ['--sparse', '--filter=blob:none'],
        before: sparse('docs'),
        expected: 'nothing',
      },
      {
        name: 'a partial clone whose servers stay',
        base: mcp(good),
        clone: ['--filter=blob:none'],
        expected: 'unchanged',
      },
      {
        name: 'a partial clone that lacks the base’s content',
        base: mcp(good),
        head: mcp(bad),
        clone: ['--filter=blob:none'],
        expected: added,
      },
      {
        name: 'a file that an earlier step deleted',
        head: mcp(bad),
        before: onDisk({ '.mcp.json': null }),
        expected: added,
      },
      {
        name: 'a file that an earlier step rewrote',
        head: mcp(bad),
        before: onDisk(mcp(good)),
        expected: added,
      },
      {
        name: 'a script that an earlier step made honest',
        base: {
          ...mcp({ command: './start.sh' }),
          'start.sh': { executable: 'npx -y @fictional-mcp/notes@1.4.0' },
        },
        head: { 'start.sh': { executable: 'npx -y evil-mcp@1.0.0' } },
        before: onDisk({ 'start.sh': { executable: 'npx -y @fictional-mcp/notes@1.4.0' } }),
        expected: 'changed and unchanged: grade-lost, unlisted',
      },
      {
        name: 'a folder that an earlier step replaced by a link',
        base: { 'honest/mcp.json': mcp(good)['.mcp.json'] ?? '' },
        head: cursor(bad),
        before: async ({ root }) => {
          await rm(join(root, '.cursor'), { recursive: true });
          await symlink('honest', join(root, '.cursor'));
        },
        expected: 'added and unchanged: unlisted',
      },
      {
        name: 'a link that an earlier step replaced by a folder',
        head: { 'tools/mcp.json': mcp(bad)['.mcp.json'] ?? '', '.cursor': { link: 'tools' } },
        before: onDisk({ '.cursor': null, ...cursor(good) }),
        expected: added,
      },
      {
        name: 'a file that an earlier step replaced by a folder',
        head: mcp(bad),
        before: onDisk({ '.mcp.json': null, '.mcp.json/x': '' }),
        expected: added,
      },
      {
        name: 'a commit of an earlier step that takes the server away',
        head: mcp(bad),
        before: async ({ root }) => {
          await git(root, 'rm', '-q', '.mcp.json');
          await commitAll(root);
        },
        expected: added,
      },
      {
        name: 'an index that an earlier step emptied',
        head: mcp(bad),
        before: async ({ root }) => {
          await git(root, 'rm', '-q', '--cached', '.mcp.json');
          await rm(join(root, '.mcp.json'));
        },
        expected: added,
      },
      {
        name: 'a file that the workflow generates',
        before: onDisk({ 'generated/.mcp.json': mcp(bad)['.mcp.json'] ?? '' }),
        expected: added,
      },
      {
        name: 'a link that the workflow makes to a tracked folder',
        head: { 'tools/mcp.json': mcp(bad)['.mcp.json'] ?? '' },
        before: onDisk({ '.cursor': { link: 'tools' } }),
        expected: added,
      },
      {
        name: 'a tracked link to what the workflow generates',
        head: { '.mcp.json': { link: 'generated/servers.json' } },
        before: onDisk({ 'generated/servers.json': mcp(bad)['.mcp.json'] ?? '' }),
        expected: added,
      },
      {
        name: 'files that a build made and installed',
        base: mcp(good),
        before: onDisk({ 'node_modules/x/.mcp.json': '{', 'generated/x.js': '' }),
        expected: 'unchanged',
      },
      {
        name: 'a checkout without links, as on Windows',
        head: { 'tools/mcp.json': mcp(bad)['.mcp.json'] ?? '', '.cursor': { link: 'tools' } },
        clone: ['-c', 'core.symlinks=false'],
        expected: added,
      },
      {
        name: 'a submodule at the place of a client’s folder',
        commit: gitlink('.cursor'),
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a submodule further below, at such a place',
        commit: gitlink('packages/a/.vscode'),
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a submodule of that kind that stays',
        commit: gitlink('.cursor', null),
        expected: 'nothing',
      },
      { name: 'a submodule elsewhere', commit: gitlink('libs/x'), expected: 'nothing' },
      {
        name: 'a submodule among a client’s plugins',
        commit: gitlink('.claude/plugins/x'),
        expected: 'nothing: unparsable-file',
      },
      { name: 'a submodule of rules', commit: gitlink('.cursor/rules'), expected: 'nothing' },
      {
        name: 'a submodule that a marketplace leads into',
        head: {
          '.claude-plugin/marketplace.json': {
            json: { name: 'own', plugins: [{ name: 'x', source: './tools/agents' }] },
          },
        },
        commit: gitlink('tools/agents'),
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a submodule with schemas that settings name',
        head: {
          '.vscode/settings.json': { json: { 'json.schemas': [{ url: './libs/x/a.json' }] } },
        },
        commit: gitlink('libs/x'),
        expected: 'nothing',
      },
      {
        name: 'a link whose text is a file on systems without links',
        head: {
          '.codex/mcp_servers.x.command="npx"': '# Nothing.\n',
          '.codex/config.toml': { link: 'mcp_servers.x.command="npx"' },
        },
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a submodule of vendored code',
        commit: gitlink('third_party/x'),
        expected: 'nothing',
      },
      { name: 'a submodule with examples', commit: gitlink('examples'), expected: 'nothing' },
      {
        name: 'a link of a client’s folder that leads nowhere',
        head: { '.cursor': { link: 'elsewhere/cursor' } },
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a link of a client’s file that leads nowhere',
        head: { '.mcp.json': { link: 'elsewhere.json' } },
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'such a link into a submodule',
        head: { '.cursor': { link: 'libs/x/cursor' } },
        commit: gitlink('libs/x'),
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'another link that leads nowhere',
        head: { 'docs/latest': { link: '../gone' }, examples: { link: 'gone' } },
        expected: 'nothing',
      },
      {
        name: 'a client’s link that led nowhere before',
        base: { '.cursor': { link: 'elsewhere' } },
        expected: 'nothing',
      },
      {
        name: 'a pointer of Git LFS with the content on the disk',
        head: { '.mcp.json': pointerTo(serverText(bad)) },
        before: onDisk({ '.mcp.json': serverText(bad) }),
        expected: added,
      },
      {
        name: 'the same, where base and change have it',
        base: { '.mcp.json': pointerTo(serverText(good)) },
        before: onDisk({ '.mcp.json': serverText(good) }),
        expected: 'unchanged',
      },
      {
        name: 'a pointer of Git LFS with other content on the disk',
        head: { '.mcp.json': pointerTo(serverText(bad)) },
        before: onDisk({ '.mcp.json': serverText(good) }),
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a pointer of Git LFS that was not fetched',
        head: { '.mcp.json': pointerTo(serverText(bad)) },
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a file that git writes in another encoding than the commit has',
        head: { ...mcp(good), '.gitattributes': '*.json working-tree-encoding=SHIFT_JIS\n' },
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a file beside others that are written in another encoding',
        head: {
          ...mcp(good),
          '.gitattributes': '*.ps1 text working-tree-encoding=UTF-16LE-BOM\n* text=auto\n',
        },
        expected: 'added',
      },
      {
        name: 'a file that git writes its own id into',
        head: {
          ...mcp({ ...good, args: ['-y', '--loglevel', '$Id:', ...good.args.slice(1), '$', 'x'] }),
          '.gitattributes': '*.json ident\n',
        },
        expected: 'nothing: unparsable-file',
      },
      ...[
        '[attr]wide ident working-tree-encoding=SHIFT_JIS\n.mcp.json wide\n',
        '[attr]a b\n[attr]b working-tree-encoding=SHIFT_JIS\n*.json a\n',
        '"*.json" working-tree-encoding=SHIFT_JIS\n',
        '/.M?p.json\tworking-tree-encoding=SHIFT_JIS\n',
        `${'#'.repeat(1024 * 1024)}\n*.json working-tree-encoding=SHIFT_JIS\n`,
        { link: '*.json working-tree-encoding=SHIFT_JIS' },
      ].map((attributes) => ({
        name: `the same by ${JSON.stringify(attributes).slice(0, 60)}`,
        head: { ...mcp(good), '.gitattributes': attributes },
        expected: 'nothing: unparsable-file',
      })),
      {
        name: 'a file of attributes under another case of its name',
        head: { ...mcp(good), '.GitAttributes': '*.json working-tree-encoding=SHIFT_JIS\n' },
        expected: 'nothing: unparsable-file',
      },
      ...[
        '[attr]wide text working-tree-encoding=SHIFT_JIS\n*.reg wide\n',
        '/legacy/** working-tree-encoding=SHIFT_JIS\n',
        'legacy/*.json working-tree-encoding=SHIFT_JIS\n',
        '"my notes.txt" working-tree-encoding=SHIFT_JIS\n',
        '*.json ident text eol=crlf\n',
        '*.json working-tree-encoding=UTF-8 -ident\n',
      ].map((attributes) => ({
        name: `a file beside attributes for others: ${JSON.stringify(attributes)}`,
        head: { ...mcp(good), '.gitattributes': attributes },
        expected: 'added',
      })),
      {
        name: 'a base that an earlier step has checked out',
        head: mcp(bad),
        before: ({ root, base }) => git(root, 'checkout', '-q', '--detach', base),
        expected: added,
      },
      {
        name: 'a pointer of an early Git LFS in a file that may be anything',
        head: { 'plugin.json': `\n${pointerTo(serverText(bad)).replace('git-lfs', 'hawser')}` },
        expected: 'nothing: unparsable-file',
      },
      {
        name: 'a policy file that an earlier step rewrote',
        base: { ...mcp(bad), '.github/mcp-grade-gate.yml': 'preset: strict\n' },
        before: onDisk({ '.github/mcp-grade-gate.yml': 'preset: report-only\n' }),
        step: {
          inputs: {
            get 'export-file'() {
              return exportFile;
            },
            scope: 'all',
          },
        },
        expected: 'unchanged: unlisted',
      },
      {
        name: 'a working-directory that a sparse checkout leaves out',
        head: { 'app/.mcp.json': mcp(bad)['.mcp.json'] ?? '' },
        clone: ['--sparse'],
        before: sparse('docs'),
        step: {
          inputs: {
            get 'export-file'() {
              return exportFile;
            },
            preset: 'strict',
            'working-directory': 'app',
          },
        },
        expected: added,
      },
      {
        name: 'a working-directory that is not there',
        step: {
          inputs: {
            get 'export-file'() {
              return exportFile;
            },
            'working-directory': 'app',
          },
        },
        expected: 'error no-folder',
      },
      {
        name: 'an archive instead of a checkout',
        head: mcp(bad),
        before: ({ root }) => rm(join(root, '.git'), { recursive: true }),
        expected: 'error no-checkout',
      },
      {
        name: 'a branch without a commit that an earlier step has checked out',
        head: mcp(bad),
        before: ({ root }) => git(root, 'checkout', '-q', '--orphan', 'unborn'),
        expected: added,
      },
      {
        name: 'a checkout without a commit',
        head: mcp(bad),
        before: ({ root }) => git(root, 'checkout', '-q', '--orphan', 'unborn'),
        step: { event: otherEvent('schedule', { base: '', head: '' }) },
        expected: 'error checkout-unreadable',
      },
      {
        name: 'a checkout whose commits are gone',
        head: mcp(bad),
        before: ({ root }) => rename(join(root, '.git/objects'), join(root, '.git/gone')),
        expected: 'error checkout-unreadable',
      },
      {
        name: 'a runner without git',
        head: mcp(bad),
        step: { env: { PATH: '/nonexistent' } },
        expected: 'error checkout-unreadable',
      },
    ],
    (checkout, { step }) => judge(checkout, { ...step, run: runInLoadedBundle }),
  );
});

/**
 * Content in other repositories, or behind dangling links, could be anything, wherever the gate looks for it.
 */
describe('what cannot be seen is not absent', () => {
  const sees = 'nothing: unparsable-file';
  const altered = 'changed: altered-launch';
  const inFolder = (cwd: string) => mcp({ ...good, cwd });
  const within = (folder: string): Partial<Step> => ({
    inputs: {
      get 'export-file'() {
        return exportFile;
      },
      preset: 'strict',
      'working-directory': folder,
    },
  });
  const appServer = { 'app/.mcp.json': mcp(good)['.mcp.json'] ?? '' };
  /** Returns a function that replaces a folder with a submodule. */
  const replacing = (path: string) => async (root: string, side: 'base' | 'head') => {
    if (side === 'base') return;
    await rm(join(root, path), { recursive: true });
    await git(root, 'add', '-A');
    await gitlink(path)(root, side);
  };
  const dotnet = mcp({ command: 'dnx', args: ['Fictional.Mcp@1.0.0', '--yes'] });
  play(
    [
      {
        name: 'a client’s folder that is a link to a submodule',
        head: { '.cursor': { link: 'tools/cfg' } },
        commit: gitlink('tools/cfg'),
        expected: sees,
      },
      {
        name: 'the same, where both stay',
        base: { '.cursor': { link: 'tools/cfg' } },
        commit: gitlink('tools/cfg', null),
        expected: 'nothing',
      },
      {
        name: 'the same, where the submodule has another commit',
        base: { '.cursor': { link: 'tools/cfg' } },
        commit: (root, side) =>
          gitlink('tools/cfg', null, (side === 'base' ? '1' : '2').repeat(40))(root, side),
        expected: sees,
      },
      {
        name: 'a submodule below a folder whose files count at any depth',
        commit: gitlink('.devcontainer/x'),
        expected: sees,
      },
      {
        name: 'a link into a submodule there',
        head: { '.claude/agents/team': { link: '../../tools/cfg/agents' } },
        commit: gitlink('tools/cfg'),
        expected: sees,
      },
      {
        name: 'a link there that leads somewhere where case makes no difference',
        head: { '.claude/agents/team': { link: '../../STUFF' }, 'stuff/a.md': '' },
        expected: sees,
      },
      {
        name: 'a folder of settings that is a submodule',
        base: dotnet,
        commit: gitlink('.config'),
        expected: /altered-launch/,
      },
      {
        name: 'a folder of settings that is a link into one, and stays',
        base: { ...dotnet, '.config': { link: 'tools/cfg/x' } },
        commit: gitlink('tools/cfg', null),
        expected: 'unchanged',
      },
      {
        name: 'a folder of settings that leads somewhere where case makes no difference',
        base: { ...dotnet, 'tools/a.txt': '' },
        head: { '.config': { link: 'TOOLS' } },
        expected: /altered-launch/,
      },
      {
        name: 'a folder that becomes a submodule where a server starts',
        base: { ...inFolder('app'), 'app/a.txt': '' },
        commit: replacing('app'),
        expected: altered,
      },
      {
        name: 'such a folder whose submodule has another commit',
        base: inFolder('app'),
        commit: (root, side) =>
          gitlink('app', null, (side === 'base' ? '1' : '2').repeat(40))(root, side),
        expected: altered,
      },
      {
        name: 'such a folder whose submodule stays',
        base: inFolder('app'),
        commit: gitlink('app', null),
        expected: 'unchanged',
      },
      {
        name: 'a plugin of a marketplace that is a link to nowhere',
        head: {
          '.claude-plugin/marketplace.json': {
            json: { name: 'own', plugins: [{ name: 'x', source: './plugins/p' }] },
          },
          'plugins/p': { link: '../gone' },
        },
        expected: sees,
      },
      {
        name: 'a judged folder that is a submodule',
        base: appServer,
        commit: replacing('app'),
        step: within('app'),
        expected: 'error no-folder',
      },
      {
        name: 'submodules and links of other people’s code',
        base: mcp(good),
        head: {
          'node_modules/.bin/x': { link: '../x/gone.js' },
          'CLAUDE.md': { link: 'docs/a.md' },
          'docs/latest': { link: '../gone' },
        },
        commit: async (root, side) => {
          for (const path of ['vendor/x', 'third_party/y', 'docs/theme']) {
            await gitlink(path)(root, side);
          }
        },
        expected: 'unchanged',
      },
      ...(
        [
          ['settings', { '.npmrc': 'registry=https://evil.example/\n' }, /altered-launch/],
          [
            'a package',
            { 'node_modules/@fictional-mcp/notes/package.json': { json: { version: '1.4.0' } } },
            altered,
          ],
          [
            'a package of the project',
            { 'package.json': { json: { name: '@fictional-mcp/notes', bin: 'x.js' } } },
            /^(?:added and )?changed: .*altered-launch/,
          ],
          [
            'ordinary files',
            {
              '.npmrc': 'engine-strict=true\n',
              '.nvmrc': '24\n',
              'package.json': { json: { name: 'x', workspaces: ['app'], devDependencies: {} } },
            },
            'unchanged',
          ],
          ['servers, which are not judged', mcp(bad), 'unchanged'],
        ] as const
      ).map(([what, head, expected]) => ({
        name: `above a judged folder: ${what}`,
        base: appServer,
        head,
        step: within('app'),
        expected,
      })),
      {
        name: 'above a judged folder: a file of servers that it refers to',
        base: {
          'app/.claude-plugin/plugin.json': { json: { name: 'p', mcpServers: '../a.json' } },
          'a.json': mcp(good)['.mcp.json'] ?? '',
        },
        head: { 'a.json': mcp(bad)['.mcp.json'] ?? '' },
        step: within('app'),
        expected: 'changed: grade-lost, unlisted',
      },
      {
        name: 'above a judged folder: the folder of a server',
        base: { 'app/.mcp.json': inFolder('${workspaceFolder}/..')['.mcp.json'] ?? '' },
        head: { '.npmrc': 'registry=https://evil.example/\n' },
        step: within('app'),
        expected: /altered-launch/,
      },
      {
        name: 'above a judged folder: a file of variables',
        base: {
          'app/.mcp.json': mcp({ ...good, envFile: '../.env' })['.mcp.json'] ?? '',
          '.env': 'A=b\n',
        },
        head: { '.env': 'NODE_OPTIONS=--require ./evil.js\n' },
        step: within('app'),
        expected: altered,
      },
    ],
    (checkout, { step }) => judge(checkout, { ...step, run: runInLoadedBundle }),
  );
});

/** A file that cannot be read could name anything. */
describe('the action says of each change what it makes unreadable', () => {
  const sees = /unparsable-file/;
  const big = (value: object): string =>
    JSON.stringify({ ...value, padding: 'x'.repeat(1_100_000) });
  const servers = { mcpServers: { notes: bad } };
  const conf = { 'conf/x.json': mcp(good)['.mcp.json'] ?? '' };
  const run = (text: string) =>
    JSON.stringify({ on: 'push', jobs: { a: { steps: [{ run: text }] } } });
  const naming: Readonly<Record<string, Files>> = {
    'a workflow': { '.github/workflows/a.yml': run('claude -p hi --mcp-config conf/x.json') },
    'a plugin': { '.claude-plugin/plugin.json': { json: { mcpServers: './conf/x.json' } } },
    'a script': { 'package.json': { json: { scripts: { a: 'claude --mcp-config conf/x.json' } } } },
    'an argument': mcp({ ...good, args: [...good.args, '--named-server-config', 'conf/x.json'] }),
  };
  const unread: Readonly<Record<string, Change>> = {
    'is too large': { 'conf/x.json': big(servers) },
    'is in another encoding': {
      'conf/x.json': Buffer.from(JSON.stringify({ ...servers, x: 'caf\xe9' }), 'latin1'),
    },
    'is a pointer': { 'conf/x.json': pointerTo(serverText(bad)) },
    'is a link to nowhere': { 'conf/x.json': { link: '../gone.json' } },
  };
  const manifest = { name: '@fictional-mcp/notes', version: '1.4.0', bin: { notes: 'x.js' } };
  const text = JSON.stringify(manifest);
  const bare = mcp({ ...good, args: ['-y', '@fictional-mcp/notes'] });
  const workspaces = { ...bare, 'package.json': { json: { workspaces: ['vendor/*', 'apps/*'] } } };
  play(
    [
      ...Object.entries(naming).flatMap(([by, base]) => [
        ...Object.entries(unread).map(([how, head]) => ({
          name: `a file of servers, named by ${by}, that ${how}`,
          base: { ...base, ...conf },
          head,
          expected: sees,
        })),
        {
          name: `a file of servers, named by ${by}, that becomes servers under another case`,
          base,
          head: { 'Conf/x.json': mcp(bad)['.mcp.json'] ?? '' },
          expected: /added.*unlisted/,
        },
      ]),
      {
        name: 'a large file of data that a workflow mentions',
        base: { '.github/workflows/a.yml': run('node a.js package-lock.json data/x.json') },
        head: { 'package-lock.json': big({}), 'data/x.json': { link: '../gone' } },
        expected: 'nothing',
      },
      {
        name: 'a large file of data that a server gets',
        base: mcp({ ...good, args: [...good.args, 'data/x.json'] }),
        head: { 'data/x.json': big({ a: 'b' }) },
        expected: 'unchanged',
      },
      {
        name: 'an unreadable file of servers that stays',
        base: { ...naming['a plugin'], 'conf/x.json': big({ mcpServers: { notes: good } }) },
        expected: 'nothing',
      },
      ...(
        [
          ['is too large', { 'package.json': big(manifest) }],
          ['has a name in another case', { 'Package.json': text }],
          ['is a link', { 'package.json': { link: 'conf/p.json' }, 'conf/p.json': text }],
          ['is a link whose text is a manifest', { 'package.json': { link: text } }],
          ['is a pointer', { 'package.json': pointerTo(text) }],
        ] as const
      ).map(([how, head]) => ({
        name: `a manifest of the launched package that ${how}`,
        base: bare,
        head,
        expected: /changed.*altered-launch/,
      })),
      {
        name: 'a vendored member of the workspace',
        base: workspaces,
        head: { 'vendor/p/package.json': text },
        expected: /changed.*altered-launch/,
      },
      {
        name: 'a member of the workspace that is a submodule',
        base: workspaces,
        commit: gitlink('apps/p'),
        expected: /changed.*altered-launch/,
      },
      {
        name: 'the same, where it stays',
        base: workspaces,
        commit: gitlink('apps/p', null),
        expected: /^unchanged/,
      },
      {
        name: 'a template of a manifest elsewhere',
        base: bare,
        head: { 'templates/a/package.json': '{{#if x}}{ "name": "{{name}}" }{{/if}}' },
        expected: /^unchanged/,
      },
      {
        name: 'settings in a folder whose name has another case',
        base: { ...mcp({ ...good, cwd: '${workspaceFolder}/app' }), 'app/a.txt': '' },
        head: { 'App/.npmrc': 'registry=https://evil.example/\n' },
        expected: /changed.*altered-launch/,
      },
    ],
    (checkout) => judge(checkout, { run: runInLoadedBundle }),
  );
});

describe('a submodule that is checked out', () => {
  const withSubmodule = async (entry: object, path: string): Promise<Checkout> => {
    const module = join(space, `module-${cases}`);
    await place(module, { 'mcp.json': serverText(entry) });
    const id = await commitAll(module);
    const checkout = await checkOut({ name: '', commit: gitlink(path, null, id), expected: '' });
    await rm(join(checkout.root, path), { recursive: true });
    await git(space, 'clone', '-q', module, join(checkout.root, path));
    return checkout;
  };
  test('is read as its commit has it, in the base too', async () => {
    const checkout = await withSubmodule(good, '.cursor');
    expect(await judge(checkout, {})).toBe('unchanged');
    await rm(join(checkout.root, '.cursor/mcp.json'));
    expect(await judge(checkout, {})).toBe('unchanged');
  });
  test('counts as new where only its files are there', async () => {
    const checkout = await withSubmodule(good, '.cursor');
    await rm(join(checkout.root, '.cursor/.git'), { recursive: true });
    expect(await judge(checkout, {})).toBe('added');
  });
});

describe('the command judges the disk, and what the index says that it does not show', () => {
  play(
    [
      { name: 'work that is not committed', before: onDisk(mcp(bad)), expected: added },
      {
        name: 'a file that was deleted and not committed',
        head: mcp(bad),
        before: onDisk({ '.mcp.json': null }),
        expected: 'nothing',
      },
      {
        name: 'a sparse checkout',
        head: cursor(bad),
        clone: ['--sparse'],
        before: sparse('docs'),
        expected: added,
      },
      {
        name: 'a sparse index',
        head: { 'a/.cursor/mcp.json': cursor(bad)['.cursor/mcp.json'] ?? '' },
        clone: ['--sparse'],
        before: sparse('--sparse-index', 'docs'),
        expected: added,
      },
      {
        name: 'work beside what a sparse checkout leaves out',
        base: cursor(good),
        clone: ['--sparse'],
        before: async (checkout) => {
          await sparse('docs')(checkout);
          await place(checkout.root, mcp(bad));
        },
        expected: 'added and unchanged: unlisted',
      },
      {
        name: 'a file that is skipped and deleted',
        head: mcp(bad),
        before: async ({ root }) => {
          await git(root, 'update-index', '--skip-worktree', '.mcp.json');
          await rm(join(root, '.mcp.json'));
        },
        expected: added,
      },
      {
        name: 'a file that is skipped and has other content',
        head: mcp(bad),
        before: async ({ root }) => {
          await git(root, 'update-index', '--skip-worktree', '.mcp.json');
          await place(root, mcp(good));
        },
        expected: added,
      },
      {
        name: 'a file that is assumed to be unchanged',
        base: mcp(good),
        before: async ({ root }) => {
          await git(root, 'update-index', '--assume-unchanged', '.mcp.json');
          await place(root, mcp(bad));
        },
        expected: 'changed: grade-lost, unlisted',
      },
      {
        name: 'a submodule at the place of a client’s folder',
        commit: gitlink('.cursor'),
        expected: 'nothing: unparsable-file',
      },
      { name: 'a submodule elsewhere', commit: gitlink('libs/x'), expected: 'nothing' },
      {
        name: 'links as text files',
        head: { 'tools/mcp.json': mcp(bad)['.mcp.json'] ?? '', '.cursor': { link: 'tools' } },
        clone: ['-c', 'core.symlinks=false'],
        expected: added,
      },
      {
        name: 'a tracked .npmrc that was deleted and not committed',
        base: { ...mcp(good), '.npmrc': 'registry=https://evil.example/\n' },
        before: onDisk({ '.npmrc': null }),
        expected: 'changed',
      },
    ],
    (checkout) => check(checkout),
  );

  test('a checkout that git cannot read is a notice, and a folder that is none is not', async () => {
    const { root } = await checkOut({ name: '', head: mcp(bad), expected: '' });
    const cli = join(import.meta.dirname, '../../../dist/cli.js');
    const inventory = (folder: string, env: object) =>
      new Promise<readonly [string, string]>((resolve) => {
        const done = (_: unknown, out: string, err: string) => resolve([out, err]);
        execFile(process.execPath, [cli, 'inventory', folder], { env: { ...env } }, done);
      });
    const [withoutGit, notice] = await inventory(root, { PATH: '/nonexistent' });
    expect(withoutGit).toContain('evil-mcp');
    expect(notice).toContain('no git program is installed');
    await rm(join(root, '.git'), { recursive: true });
    const [plain, nothing] = await inventory(root, { PATH: process.env['PATH'] });
    expect(plain).toContain('evil-mcp');
    expect(nothing).toBe('');
  });
});

test.skipIf(process.getuid?.() !== 0)('a checkout of another user is read', async () => {
  const checkout = await checkOut({ name: '', head: mcp(bad), expected: '' });
  await chmod(checkout.root, 0o755);
  await new Promise((done) => execFile('chown', ['-R', '65534', checkout.root], done));
  expect(await judge(checkout, {})).toBe(added);
});
