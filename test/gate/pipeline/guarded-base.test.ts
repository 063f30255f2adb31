/*
 * Tests that a server in an unguarded base branch counts as already present only if the default branch has it
 * too.
 */
import { expect, test } from 'vitest';
import { compareWithGuardedBase } from '../../../src/gate/pipeline/guarded-base.ts';
import { scanTree } from '../../../src/gate/pipeline/inventory.ts';
import { sourceOf } from '../../builders.ts';

const options = { folder: '', ignorePaths: [], withCandidates: false, charge: () => {} };

const repository = (version: string | null) => {
  const servers = version === null ? {} : { a: { command: 'npx', args: [`files@${version}`] } };
  return sourceOf(new Map([['.mcp.json', JSON.stringify({ mcpServers: servers })]]));
};

const baseOf = (version: string | null) => ({
  commit: 'b',
  hash: 'sha1' as const,
  source: repository(version),
});

/** Returns how the head's server has changed from version 1.0.0 in its base, and any obstacles. */
async function obstaclesOf(
  ofDefault: string | null | undefined,
  { isProtected = false, bases = [] }: { isProtected?: boolean; bases?: string[] } = {},
): Promise<string> {
  const head = await scanTree(repository('1.1.0'), options);
  const branch = {
    name: 'prepared',
    isProtected: async () => isProtected,
    defaultName: 'main',
    ofDefault: ofDefault === undefined ? null : baseOf(ofDefault),
  };
  const found = { base: baseOf('1.0.0'), branch };
  const changes = await compareWithGuardedBase(head, found, bases, options);
  if ('reason' in changes) return changes.reason;
  const [dependency] = head.inventory.dependencies;
  if (dependency === undefined) return 'none';
  const { kind, obstacles } = changes.of(dependency);
  return [kind, ...obstacles].join(' ');
}

test('the same server of the default branch', async () => {
  expect(await obstaclesOf('1.0.0')).toBe('changed');
});

test('another version, none, or what the change brings', async () => {
  expect(await obstaclesOf('0.9.0')).toBe('changed unguarded');
  expect(await obstaclesOf('1.1.0')).toBe('changed unguarded');
  expect(await obstaclesOf(null)).toBe('changed unguarded');
});

test('a default branch that cannot be read', async () => {
  expect(await obstaclesOf(undefined)).toBe('added new');
});

test('a branch that is protected, or that the policy names', async () => {
  expect(await obstaclesOf(null, { isProtected: true })).toBe('changed');
  expect(await obstaclesOf(null, { bases: ['prep*'] })).toBe('changed');
});
