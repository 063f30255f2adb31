/*
 * Checks that the README shows the rules in the catalogue, and docs/start.md the workflow that `init` writes.
 */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { unknownAddress } from '../../src/commands/init/address.ts';
import { nextSteps } from '../../src/commands/init/next-steps.ts';
import { renderWorkflow, workflowPath } from '../../src/commands/init/workflow.ts';
import { catalogue } from '../../src/judging/policy/catalogue.ts';
import { headings } from '../../src/judging/policy/rule.ts';
import { plainTerminal, writeText } from '../../src/report/write-text.ts';
import { decide, policyFrom } from '../judging/policy/judging.ts';

const root = join(import.meta.dirname, '../..');
const readme = await readFile(join(root, 'README.md'), 'utf8');
const start = await readFile(join(root, 'docs/start.md'), 'utf8');
let heading = '';
const rows = [
  ...readme.matchAll(
    /^\| ([\w ]*)\| \[`([\w-]+)`\]\(docs\/rules\.md#([\w-]+)\) \| .+ \| (\w+) \| (\w+) \|$/gm,
  ),
].map(([, given = '', id = '', anchor, recommended, strict]) => {
  heading = given.trim() || heading;
  return { heading, id, anchor, recommended, strict };
});

test('the README has nine rules, under every heading', () => {
  expect([...new Set(rows.map((row) => row.heading))]).toEqual(headings);
  expect(rows).toHaveLength(9);
  expect(readme).toContain('Nine of the [rules](docs/rules.md)');
});

test('docs/start.md has the workflow that init writes, and the README its name', () => {
  for (const text of [readme, start]) expect(text).toContain(`\`${workflowPath}\``);
  expect(readme).toContain(`\`gh workflow run ${basename(workflowPath)}\``);
  const shown = renderWorkflow({ action: unknownAddress, baseUrl: 'https://grades.example.com' });
  expect(start.replaceAll('@COMMIT # v1.0.0', '@COMMIT')).toContain(
    shown.slice(shown.indexOf('name: MCP grades')),
  );
});

test('the README has the commands that a newcomer types', () => {
  const lines = readme.split('\n').map((line) => line.replace(/\s+#.*/, ''));
  expect(lines).toEqual(expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']));
});

test('the README shows what the program prints', () => {
  const words = [join(root, 'dist/cli.js'), 'inventory', join(root, 'examples/project')];
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  const [, shown = ''] = /```text\n(7 servers [^`]*)```/.exec(readme) ?? [];
  expect(shown).not.toBe('');
  for (const part of shown.split('\n\n')) expect(stdout).toContain(part);
});

test('what the README adds to see red fails whatever the grades are', () => {
  const [, text = ''] = /```json\n([^`]*)```/.exec(readme) ?? [];
  const { command, args } = JSON.parse(text).mcpServers.red;
  expect(decide([[command, ...args].join(' ')], policyFrom(''))).toEqual([
    expect.stringContaining('fail: altered-launch'),
  ]);
});

test('whoever makes the check required is told to activate it, and to test that it protects', () => {
  const blocks = nextSteps({ action: true, service: true }, null);
  const steps = writeText(blocks, { ...plainTerminal, width: 1000 });
  for (const text of [readme, steps]) {
    const order = /Enforcement status.*Active.*Disabled.*Test .*Merge.*greyed out/s;
    expect(text).toMatch(order);
  }
});

test.for(rows)(
  '$id has the levels that the README gives it',
  ({ id, anchor, heading, ...levels }) => {
    expect(anchor).toBe(id);
    const rules = catalogue.filter((entry) => entry.id === id);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(rule).toMatchObject({ heading, levels });
  },
);
