/*
 * What the README says of the rules is what the catalogue has, and its files are those that `init` writes.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { possibleFiles } from '../../src/init/setup.ts';
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

test('the README names the workflow that init writes', () => {
  const [workflow = ''] = possibleFiles;
  expect(readme).toContain(`**2. Add the workflow**, as \`${workflow}\``);
  expect(readme).toContain(`\`gh workflow run ${basename(workflow)}\``);
});

test.for(rows)('$id has the levels that the README gives it', ({ id, anchor, ...levels }) => {
  expect(anchor).toBe(id);
  const rules = catalogue.filter((entry) => entry.id === id);
  expect(rules.length).toBeGreaterThan(0);
  for (const { rule } of rules) expect(rule.levels).toMatchObject(levels);
});
