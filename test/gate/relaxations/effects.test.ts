/*
 * Tests what reports say about edits to policies, workflows and owners, based on the edits' effect on a
 * repository.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { sourceOf } from '../../builders.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { withoutMessages } from '../../source-texts.ts';
import { createBase, judgeFiles } from '../pipeline/judge-files.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const exported = JSON.stringify(exportDocument(new Date(now - 3_600_000)));

const servers = (...packages: readonly string[]): string => {
  const entries = packages.map((name) => [name, { command: 'npx', args: ['-y', name] }]);
  return JSON.stringify({ mcpServers: Object.fromEntries(entries) });
};

/** Returns a workflow with a gate whose inputs are given as lines. */
const workflow = (inputs: string): string =>
  `on: pull_request\njobs:\n  gate:\n    runs-on: ubuntu-24.04\n    steps:\n      - uses: acme/mcp-grade-gate@v1\n${
    inputs === '' ? '' : `        with: { ${inputs} }\n`
  }`;

const places: Readonly<Record<string, string>> = {
  policy: '.github/mcp-grade-gate.yml',
  gate: '.github/workflows/gate.yml',
  nightly: '.github/workflows/nightly.yml',
  owners: '.github/CODEOWNERS',
  'owners of the root': 'CODEOWNERS',
};

/** Returns the files of a side written as `policy: min-score: 60 & gate: scope: all`. */
function filesOf(side: string): Map<string, string> {
  const parts = side.split(' & ').filter((part) => part !== '');
  return new Map(
    parts.map((part) => {
      const [, name = '', text = ''] = /^([^:]+): ?(.*)$/s.exec(part) ?? [];
      const isWorkflow = name === 'gate' || name === 'nightly';
      const written = text.replaceAll('\\n', '\n');
      return [places[name] ?? name, isWorkflow ? workflow(written) : `${written}\n`];
    }),
  );
}

/** Returns the inputs of the gate that runs. */
function inputsOf(side: string): Record<string, string> {
  const [, name, value] = /gate: (preset|min-score): ([\w-]+)/.exec(side) ?? [];
  return name === undefined || value === undefined ? {} : { [name]: value };
}

/** Returns what the run says about a change: problems with their rules and files, then notices. */
async function sentencesOf(base: string, head: string): Promise<string[]> {
  const declared: [string, string] = [
    '.mcp.json',
    servers(
      '@fictional-mcp/notes@1.4.0',
      '@fictional-mcp/files@1.2.0',
      '@fictional-mcp/nobody@1.0.0',
    ),
  ];
  const [before, after] = [base, head].map((side) =>
    sourceOf(new Map([declared, ...filesOf(side)])),
  );
  if (before === undefined || after === undefined) throw new Error('no sides');
  const { problems, run } = await judgeFiles(after, {
    base: createBase(before),
    workflowFile: '.github/workflows/gate.yml',
    inputs: inputsOf(head),
    exported,
    now,
  });
  const plain = problems.map(
    ({ rule, file, message }) => `${rule} in ${file}: ${renderPhrase(message, (value) => value)}`,
  );
  return [...plain, ...run.notices.filter((each) => !each.startsWith('This change edits'))];
}

const rows = (await readFile(join(import.meta.dirname, 'effects.txt'), 'utf8'))
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/ ?\|(?: |$)/));

test.for(rows)('%s → %s', async ([base = '', head = '', expected = '']) => {
  const sentences = (await sentencesOf(base, head)).join(' + ');
  expect(withoutMessages(sentences, ['gate/relaxations/owner-edits.ts'])).toBe(expected);
});

test('what only several edits to a policy do together is said with that', async () => {
  const edited = 'policy: min-score: 20\\nrules: { unlisted: off }';
  const [first] = await sentencesOf('policy: preset: recommended', edited);
  expect(first).toContain('; with the other edits to the policy, 1 server');
});
