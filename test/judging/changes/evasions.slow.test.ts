/*
 * Tests attempts to evade the gate by choosing the commit that a change is compared with, in real
 * repositories.
 */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type GitRepository, openGit } from '../../../src/io/files/git.ts';
import type { FileSource } from '../../../src/io/files/tree.ts';
import { type BaseFound, findBase } from '../../../src/io/github/base.ts';
import type { EventBase } from '../../../src/io/github/event-base.ts';
import { judgedCommit } from '../../../src/io/github/judged-commit.ts';
import type { Report } from '../../../src/judging/report.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { judgeFiles } from '../../gate/pipeline/judge-files.ts';
import { commitAll, git, initialise } from '../../runner/git.ts';

/** Contents by path: texts, or values that are written as JSON. */
type Files = Readonly<Record<string, unknown>>;

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content, null, 2);

const today = new Date('2026-11-20T06:00:00Z');
const exported = Buffer.from(JSON.stringify(exportDocument(today)));

/** Judges a tree as the action would. */
const judge = (
  head: FileSource,
  base: BaseFound,
  around: { inputs?: Record<string, string>; folder?: string } = {},
): Promise<Report> =>
  judgeFiles(head, { base, ...around, exported, now: today.getTime() + 3_600_000 });

/** Returns the verdict and the rules that concern the change, such as `fail: unlisted, grade-lost`. */
function summaryOf({ verdict, servers, problems }: Report): string {
  const rules = [
    ...servers.flatMap((server) => (server.isCounted ? server.problems : [])),
    ...problems,
  ].map(({ rule }) => rule);
  return `${verdict}: ${[...new Set(rules)].sort().join(', ')}`;
}

/** Builds `.mcp.json` with these servers: for each alias a command line, an address or a complete entry. */
function mcp(servers: Readonly<Record<string, string | object>>): object {
  const entries = Object.entries(servers).map(([alias, launch]) => {
    if (typeof launch !== 'string') return [alias, launch];
    const [command, ...args] = launch.split(' ');
    return [alias, launch.includes('://') ? { url: launch } : { command, args }];
  });
  return { mcpServers: Object.fromEntries(entries) };
}

const bad = 'npx -y @fictional-mcp/files@1.2.0';
const with1 = (launch: string | object) => ({ '.mcp.json': mcp({ notes: launch }) });

const unchanged = 'pass: ';

const spaces: string[] = [];
const opened: GitRepository[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) each.close();
  for (const each of spaces.splice(0)) await rm(each, { recursive: true, force: true });
});

async function newRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'evasion-'));
  spaces.push(root);
  await initialise(root);
  return root;
}

const isLink = (content: unknown): content is { link: string } =>
  typeof content === 'object' && content !== null && Object.keys(content).join() === 'link';

/** Replaces everything in a repository with these files, commits them and returns the commit's ID. */
async function commit(root: string, files: Files): Promise<string> {
  await git(root, 'rm', '-r', '-q', '-f', '--ignore-unmatch', '.');
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    if (isLink(content)) await symlink(content.link, file);
    else await writeFile(file, Buffer.isBuffer(content) ? content : textOf(content));
  }
  return commitAll(root);
}

/** Judges the checked-out commit according to the event. */
async function judgeCheckout(
  root: string,
  event: Partial<EventBase>,
  options: Parameters<typeof judge>[2] = {},
): Promise<Report> {
  const repository = await openGit(root);
  if ('reason' in repository) throw new Error(repository.reason);
  opened.push(repository);
  const nothing = {
    base: null,
    head: null,
    sha: null,
    ref: null,
    baseBranch: 'main',
    defaultBranch: 'main',
  };
  const found = await findBase({ event: 'pull_request', ...nothing, ...event }, repository);
  const head = await judgedCommit({ event: 'pull_request', ...nothing, ...event }, repository);
  if (head === null) throw new Error('no commit');
  return judge(repository.checkoutFiles(head), found, options);
}

describe('the base is chosen by nobody who is judged', () => {
  const clean = { 'a.txt': '' };
  const badFiles = with1(bad);

  test('a merge of something else is not taken for that of GitHub', async () => {
    const root = await newRepository();
    const base = await commit(root, clean);
    await git(root, 'checkout', '-q', '--orphan', 'decoy');
    const decoy = await commit(root, badFiles);
    const tree = await git(root, 'rev-parse', 'HEAD^{tree}');
    const tip = await git(root, 'commit-tree', '-m', 'x', '-p', base, tree);
    // The merge's first parent has the server, which makes it look as if the base had it.
    const head = await git(root, 'commit-tree', '-m', 'x', '-p', decoy, '-p', tip, tree);
    await git(root, 'checkout', '-q', head);
    for (const event of [
      { head, sha: head },
      { head: tip, sha: 'a'.repeat(40) },
      { head, sha: 'a'.repeat(40) },
    ]) {
      expect(summaryOf(await judgeCheckout(root, { base, ...event }))).toMatch(/^fail: .*below/);
    }
  });

  test('where several commits are as good a base, the tip of the branch is it', async () => {
    const root = await newRepository();
    const start = await commit(root, badFiles);
    const commitOf = async (tree: string, ...parents: string[]): Promise<string> =>
      git(
        root,
        'commit-tree',
        '-m',
        `${tree} ${parents}`,
        ...parents.flatMap((each) => ['-p', each]),
        tree,
      );
    const withBad = await git(root, 'rev-parse', 'HEAD^{tree}');
    await commit(root, clean);
    const without = await git(root, 'rev-parse', 'HEAD^{tree}');
    const corrected = await commitOf(without, start);
    for (const sides of [
      [0, 1],
      [1, 0],
    ]) {
      const side = await commitOf(withBad, start, ...(sides[0] === 0 ? [] : [start]));
      const both = sides[0] === 0 ? [corrected, side] : [side, corrected];
      const base = await commitOf(without, ...both);
      const head = await commitOf(withBad, ...both.toReversed());
      await git(root, 'checkout', '-q', '-f', head);
      expect(summaryOf(await judgeCheckout(root, { base, head, sha: 'a'.repeat(40) }))).toMatch(
        /^fail: .*below/,
      );
    }
  });

  test('what the base has got since the branch left it is not the branch’s doing', async () => {
    const root = await newRepository();
    const start = await commit(root, clean);
    const base = await commit(root, badFiles);
    await git(root, 'checkout', '-q', start);
    const head = await commit(root, { ...clean, 'b.txt': '' });
    expect(summaryOf(await judgeCheckout(root, { base, head, sha: head }))).toBe(unchanged);
  });

  test('a server that the base took out since then does not come back with a merge', async () => {
    const root = await newRepository();
    const start = await commit(root, badFiles);
    const base = await commit(root, clean);
    await git(root, 'checkout', '-q', start);
    await commit(root, { ...badFiles, 'b.txt': '' });
    await git(root, 'merge', '-q', '-s', 'ours', '-m', 'x', base);
    const head = await git(root, 'rev-parse', 'HEAD');
    expect(summaryOf(await judgeCheckout(root, { base, head, sha: head }))).toMatch(
      /^fail: .*below/,
    );
  });

  test('a push is judged as a whole if the checkout has nothing of it, a review never', async () => {
    const root = await newRepository();
    const base = await commit(root, badFiles);
    const middle = await commit(root, { ...badFiles, 'b.txt': '' });
    const head = await commit(root, { ...badFiles, 'c.txt': '' });
    for (const at of [base, middle]) {
      await git(root, 'checkout', '-q', at);
      for (const event of ['pull_request', 'merge_group']) {
        const { run } = await judgeCheckout(root, { event, base, head, sha: head });
        expect(run).toMatchObject({ scope: 'changed', base });
      }
      if (at === middle) continue;
      const report = await judgeCheckout(root, { event: 'push', base, head, sha: head });
      expect(report.run).toMatchObject({ scope: 'all', base: null });
      expect(summaryOf(report)).toMatch(/^fail: .*below/);
    }
  });

  test('a shallow checkout, a forced push, a new branch, a commit that is no commit: everything', async () => {
    const root = await newRepository();
    await commit(root, clean);
    const head = await commit(root, badFiles);
    const blob = await git(root, 'rev-parse', 'HEAD:.mcp.json');
    for (const base of ['c'.repeat(40), '0'.repeat(40), blob, 'HEAD:.mcp.json', '', null]) {
      for (const event of ['pull_request', 'push', 'merge_group']) {
        const report = await judgeCheckout(root, { event, base, head, sha: head });
        expect(report.run.scope).toBe('all');
        expect(summaryOf(report)).toMatch(/^fail: .*below/);
      }
    }
  });

  test('a base whose files cannot be listed brings in everything', async () => {
    const root = await newRepository();
    const missing = 'd'.repeat(40);
    await commit(root, badFiles);
    const text = `tree ${missing}\nauthor A <a@b.example> 0 +0000\ncommitter A <a@b.example> 0 +0000\n\nx\n`;
    await writeFile(join(root, 'x.commit'), text);
    const base = await git(root, 'hash-object', '-t', 'commit', '-w', '--literally', 'x.commit');
    await rm(join(root, 'x.commit'));
    const head = await git(root, 'rev-parse', 'HEAD');
    await expect(judgeCheckout(root, { base, head, sha: head })).rejects.toMatchObject({
      code: 'no-base-policy',
    });
    const report = await judgeCheckout(root, { event: 'push', base, head, sha: head });
    expect(report.run).toMatchObject({ scope: 'all', base: null });
    expect(summaryOf(report)).toMatch(/^fail: .*below/);
  });
});
