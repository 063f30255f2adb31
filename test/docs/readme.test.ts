/*
 * What the README says of the rules is what the catalogue has, and its files are those that `init` writes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownAddress } from '../../src/commands/init/address.ts';
import { nextSteps } from '../../src/commands/init/next-steps.ts';
import { renderWorkflow, workflowPath } from '../../src/commands/init/workflow.ts';
import { catalogue } from '../../src/judging/policy/catalogue.ts';
import { headings } from '../../src/judging/policy/rule.ts';
import { plainTerminal, writeText } from '../../src/report/write-text.ts';
import { exportDocument } from '../export-service/corpus.ts';
import { decide, policyFrom } from '../judging/policy/judging.ts';

const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
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

test('the README names the workflow that init writes', () => {
  expect(readme).toContain(`\`${workflowPath}\``);
  expect(readme).toContain(`\`gh workflow run ${basename(workflowPath)}\``);
  const shown = renderWorkflow({ action: unknownAddress, baseUrl: 'https://grades.example.com' });
  expect(readme.replaceAll('@COMMIT # v1.0.0', '@COMMIT')).toContain(
    shown.slice(shown.indexOf('name: MCP grades')),
  );
});

test('the README has the commands that a newcomer types', () => {
  const lines = readme.split('\n').map((line) => line.replace(/\s+#.*/, ''));
  expect(lines).toEqual(expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']));
});

const root = join(import.meta.dirname, '../..');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readme-'));
  await writeFile(join(folder, 'export.json'), JSON.stringify(exportDocument(new Date())));
});
afterAll(() => rm(folder, { recursive: true }));

test.for([
  ['VERDICT ', ['show', '@fictional-mcp/files@1.2.0', '--export-file', 'export.json']],
  ['7 servers ', ['inventory', join(root, 'examples/project')]],
] as const)('the README shows what the program prints: %s', ([first, words]) => {
  const program = join(root, 'dist/cli.js');
  const options = { encoding: 'utf8', cwd: folder } as const;
  const { stdout } = spawnSync(process.execPath, [program, ...words], options);
  const [, shown = ''] = new RegExp(`\`\`\`text\n(${first}[^\`]*)\`\`\``).exec(readme) ?? [];
  const alike = (text: string): string => text.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY');
  expect(shown).not.toBe('');
  for (const part of alike(shown).split('\n\n')) expect(alike(stdout)).toContain(part);
});

test('what the README adds to see red fails whatever the grades are', () => {
  const [, text = ''] = /```json\n([^`]*)```/.exec(readme) ?? [];
  const { command, args } = JSON.parse(text).mcpServers.red;
  expect(decide([[command, ...args].join(' ')], policyFrom(''))).toEqual([
    expect.stringContaining('fail: altered-launch'),
  ]);
});

test('whoever makes the check required is told to activate it, and to test that it protects', async () => {
  const blocks = nextSteps({ action: true, service: true }, null);
  const steps = writeText(blocks, { ...plainTerminal, width: 1000 });
  const adopting = await readFile(join(import.meta.dirname, '../../docs/start.md'), 'utf8');
  for (const text of [readme, adopting, steps]) {
    const order =
      /Enforcement status: Active.*Disabled.*Test that it protects: .*Merge.*must be greyed out/s;
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
