/* Tests that one server at several versions leads to a sentence, but never to a problem. */
import { expect, test } from 'vitest';
import type { Dependency } from '../../src/model/model.ts';
import { versionLines } from '../../src/report/contents/version-lines.ts';
import { list } from '../../src/report/document/block.ts';
import { renderInventory } from '../../src/report/inventory/render-inventory.ts';
import { renderSummary } from '../../src/report/summary/render-job-summary.ts';
import { plainTerminal, writeText } from '../../src/report/write-text.ts';
import { parseDependency } from '../builders.ts';
import { judged } from './reports.ts';

const files = ['.mcp.json', '.cursor/mcp.json', '.vscode/mcp.json', 'a/.mcp.json'];
const inFiles = (...launches: readonly string[]): Dependency[] =>
  launches.map((launch, at) => parseDependency(launch, { file: files[at] ?? '' }));

const textOf = (dependencies: readonly Dependency[]): string =>
  writeText([list(versionLines(dependencies))], plainTerminal).trim();

const [one, other] = ['npx -y @acme/files@1.2.0', 'npx -y @acme/files@1.4.0'] as const;

test.for<[launches: readonly string[], sentence: string]>([
  [[one, one, other], '@acme/files is pinned at 1.2.0 in 2 files and 1.4.0 in 1.'],
  [[one, other], '@acme/files is pinned at 1.2.0 in 1 file and 1.4.0 in 1.'],
  [
    [one, other, 'npx -y @acme/files@2.0.0', other],
    '@acme/files is pinned at 1.2.0 in 1 file, 1.4.0 in 2 and 2.0.0 in 1.',
  ],
  [[one, one], ''],
  // One launch is not pinned.
  [[one, 'npx -y @acme/files'], ''],
  // Different packages.
  [[one, 'uvx files==1.4.0'], ''],
  [[one, `${other} `.replace('npx', 'npx --registry=https://registry.example.com/')], ''],
])('%j: %s', ([launches, sentence]) => {
  expect(textOf(inFiles(...launches)).replace(/^• /, '')).toBe(sentence);
});

test('examples and tests do not count', () => {
  expect(
    textOf([parseDependency(one), parseDependency(other, { file: 'examples/.mcp.json' })]),
  ).toBe('');
});

test('inventory and summary say so', () => {
  const sentence = '@acme/files is pinned at 1.2.0 in 1 file and 1.4.0 in 1.';
  const dependencies = inFiles(one, other);
  const inventory = renderInventory(
    {
      dependencies,
      declarations: dependencies.map(({ declaration }) => declaration),
      ...{
        candidates: [],
        files: [],
        autoApproved: [],
        searched: 2,
        withPrograms: true,
        report: null,
      },
    },
    true,
  );
  expect(inventory.replaceAll(/\s+/g, ' ')).toContain(sentence);
  const report = judged([one, other]);
  const [first, second] = report.servers;
  if (first === undefined || second === undefined) throw new Error('two servers were judged');
  const declaration = { ...second.dependency.declaration, file: '.cursor/mcp.json' };
  const moved = { ...second, dependency: { ...second.dependency, declaration } };
  const summary = renderSummary({ ...report, servers: [first, moved] });
  expect(summary.replaceAll(/<\/?code>|`/g, '')).toContain(sentence);
});
