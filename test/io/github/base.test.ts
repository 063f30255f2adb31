/*
 * Tests which commit an event is compared with, and when such a comparison proves nothing. The tests use
 * GitHub payloads and commits in a real checkout.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type GitRepository, openGit } from '../../../src/io/files/git.ts';
import { type BaseFound, findEventBase } from '../../../src/io/github/base.ts';
import { findJudgedCommit } from '../../../src/io/github/judged-commit.ts';
import { git, initialise } from '../../runner/git.ts';
import { otherEvent, pullRequest } from '../../runner/runner.ts';

/**
 * ```
 * older ─ base ─ between ─ change ─ onTop
 *            ╰─ beside
 * ```
 */
const names = ['older', 'base', 'between', 'change', 'onTop', 'beside'] as const;
type Name = (typeof names)[number];

let root = '';
let commits: Readonly<Record<Name, string>>;
const opened: GitRepository[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'base-'));
  await initialise(root);
  const ids: Partial<Record<Name, string>> = {};
  for (const name of names) {
    if (name === 'beside') await git(root, 'checkout', '-q', '--detach', ids.base ?? '');
    await git(root, 'commit', '-q', '--allow-empty', '-m', name);
    ids[name] = await git(root, 'rev-parse', 'HEAD');
  }
  commits = ids as Record<Name, string>;
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const each of opened.splice(0)) each.close();
});
afterAll(() => rm(root, { recursive: true, force: true }));

/**
 * Finds the base for an event that goes from one commit to another while a third commit is checked out. A
 * null commit does not exist.
 */
async function found(
  event: string,
  { base, head, checkout }: { base: Name; head: Name | null; checkout: Name | null },
): Promise<BaseFound> {
  // If no commit is checked out, HEAD is a branch that does not exist yet.
  if (checkout === null) await git(root, 'symbolic-ref', 'HEAD', 'refs/heads/unborn');
  else await git(root, 'checkout', '-q', '-f', '--detach', commits[checkout]);
  const sides = { base: commits[base], head: head === null ? '0'.repeat(40) : commits[head] };
  const { payload } =
    event === 'pull_request' ? pullRequest('octo/project', sides) : otherEvent(event, sides);
  await writeFile(join(root, '.git', 'event.json'), JSON.stringify(payload));
  vi.stubEnv('GITHUB_EVENT_PATH', join(root, '.git', 'event.json'));
  vi.stubEnv('GITHUB_SHA', sides.head);
  const repository = await openGit(root);
  if ('reason' in repository) throw new Error(repository.reason);
  opened.push(repository);
  return findEventBase(event, repository);
}

const isTheBase = 'the checkout is the base of the change and does not contain the change';
const isElsewhere = 'the checkout is not at the commit of the change';
const reviews = ['pull_request', 'merge_group'] as const;

describe('push', () => {
  test.for<[string, Name | null, string | null]>([
    ['the change', 'change', null],
    ['a commit on top of the change', 'onTop', null],
    ['the base', 'base', isTheBase],
    ['what the base grew out of', 'older', isTheBase],
    ['a part of the change', 'between', isElsewhere],
    ['another branch', 'beside', isElsewhere],
    ['no commit', null, isElsewhere],
  ])('compares a checkout of %s only where that says something', async ([, checkout, missing]) => {
    const result = await found('push', { base: 'base', head: 'change', checkout });
    expect(result.missing).toBe(missing);
    expect(result.base?.commit ?? null).toBe(missing === null ? commits.base : null);
    // A push is judged by its own policy.
    expect(result).toMatchObject({ policy: null, needsPolicy: false });
  });
});

describe.for(reviews)('%s', (event) => {
  test.for<[string, Name | null]>([
    ['the change', 'change'],
    ['a commit on top of the change', 'onTop'],
    ['the base', 'base'],
    ['a part of the change', 'between'],
    ['another branch', 'beside'],
    ['no commit', null],
  ])('judges the change, whatever an earlier step has checked out: %s', async ([, checkout]) => {
    const result = await found(event, { base: 'base', head: 'change', checkout });
    expect(result).toMatchObject({ missing: null, needsPolicy: true });
    expect(result.base?.commit).toBe(commits.base);
    expect(result.policy?.commit).toBe(commits.base);
    const repository = opened.at(-1);
    const judged = repository && (await findJudgedCommit(event, repository));
    expect(judged?.id).toBe(commits.change);
  });

  test.for<[string, Name | null, string]>([
    ['the base', 'base', isTheBase],
    ['what the base grew out of', 'older', isTheBase],
    ['another branch', 'beside', isElsewhere],
    ['no commit', null, isElsewhere],
  ])('compares nothing where the checkout has %s and not the change', async ([, checkout, why]) => {
    const result = await found(event, { base: 'base', head: null, checkout });
    expect(result).toMatchObject({ base: null, missing: why, needsPolicy: true });
    expect(result.policy?.commit).toBe(commits.base);
  });
});

describe('a push by force', () => {
  test.for<[string, Name, Name, Name, string | null]>([
    ['to another branch', 'change', 'beside', 'beside', null],
    ['to another branch, not checked out', 'change', 'beside', 'change', isTheBase],
    ['to an older commit', 'change', 'base', 'base', null],
    ['to an older commit, not checked out', 'change', 'base', 'change', isTheBase],
    ['to an older commit, checked out half-way', 'change', 'base', 'between', isTheBase],
  ])('%s', async ([, base, head, checkout, missing]) => {
    const result = await found('push', { base, head, checkout });
    expect(result.missing).toBe(missing);
    expect(result.base?.commit ?? null).toBe(missing === null ? commits[base] : null);
  });

  test('that deletes a branch leaves nothing to compare', async () => {
    const result = await found('push', { base: 'change', head: null, checkout: 'onTop' });
    expect(result).toMatchObject({ base: null, missing: isElsewhere });
  });
});
