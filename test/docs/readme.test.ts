/*
 * What the README says of the rules is what the catalogue has.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, ruleIds } from '../../src/policy/catalogue.ts';

const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
const rows = [
  ...readme.matchAll(
    /^\| \[`([\w-]+)`\]\(docs\/rules\.md#([\w-]+)\) \| .+ \| (\w+) \| (\w+) \|$/gm,
  ),
].map(([, id = '', anchor, recommended, strict]) => ({ id, anchor, recommended, strict }));

test('the README has eight rules, and how many there are', () => {
  expect(rows).toHaveLength(8);
  expect(readme).toContain(`Eight of the [${ruleIds.length} rules](docs/rules.md)`);
});

test.for(rows)('$id has the levels that the README gives it', ({ id, anchor, ...levels }) => {
  expect(anchor).toBe(id);
  const rules = catalogue.filter((entry) => entry.id === id);
  expect(rules.length).toBeGreaterThan(0);
  for (const { rule } of rules) expect(rule.levels).toMatchObject(levels);
});
