/*
 * Tests that a major version keeps its published names (docs/trust.md). The list of names is committed, and
 * `-u` adds new ones. It removes none, because a removal requires a new major version.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '../../src/model/version.ts';
import { publishedNames } from './published.ts';

const major = version.split('.')[0];
const path = join(import.meta.dirname, `v${major}.txt`);
const listed = (await readFile(path, 'utf8').catch(() => '')).split('\n').filter(Boolean);
const published = await publishedNames();

/**
 * Rules that newly fail under `recommended`. If they only warned before or did not exist, they would turn
 * passing checks red.
 */
const newFailures = published.filter(
  (name) =>
    /^rule .* under recommended: fail$/.test(name) && listed.length > 0 && !listed.includes(name),
);

test('no rule begins to fail under recommended', () => {
  expect(newFailures, `within version ${major} a new rule warns at most`).toEqual([]);
});

test('nothing that is published is gone', () => {
  const names = new Set(published);
  const gone = listed.filter((name) => !names.has(name));
  expect(
    gone,
    `version ${major} keeps these names: only a new major version may drop them`,
  ).toEqual([]);
});

test('everything that is published is on the list', async () => {
  // Even with `-u`, removed names stay on the list, and forbidden new ones are not added.
  const added = published.filter((name) => !newFailures.includes(name));
  const all = [...new Set([...listed, ...added])].sort();
  await expect(`${all.join('\n')}\n`).toMatchFileSnapshot(path);
});
