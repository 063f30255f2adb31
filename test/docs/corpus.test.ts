/*
 * The examples in docs/corpus.md: JSON and YAML are what they say, and the workflow's step takes and gives
 * what the action does.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const page = await readFile(join(root, 'docs/corpus.md'), 'utf8');
const examples = [...page.matchAll(/^```(json|yaml)\n([^`]*)^```$/gm)].map(
  ([, language = '', text = '']) => ({ language, text }),
);

interface WorkflowStep {
  readonly id?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

describe('docs/corpus.md', () => {
  test.for(examples)('has $language that parses: $text', ({ language, text }) => {
    const value = language === 'json' ? JSON.parse(text) : parse(text, { strict: true });
    expect(Object.keys(value).length).toBeGreaterThan(0);
  });

  const workflows = examples
    .filter(({ text }) => text.startsWith('name: '))
    .map(({ text }) => ({ text, workflow: parse(text) }));

  test('has a scheduled workflow for the differences', () => {
    const triggers = workflows.map(({ workflow }) => Object.keys(workflow.on));
    expect(triggers).toContainEqual(['schedule', 'workflow_dispatch']);
  });

  test.for(workflows)('uses inputs and outputs that are there', async ({ text, workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const jobs = Object.values(workflow.jobs) as { readonly steps: readonly WorkflowStep[] }[];
    const steps = jobs.flatMap((job) => job.steps);
    const own = steps.filter(({ uses }) => uses?.startsWith('OWNER/mcp-grade-gate'));
    expect(own.length).toBeGreaterThan(0);
    for (const { id, uses = '', with: given = {} } of own) {
      const folder = uses.replace(/@.*/, '').split('/').slice(2).join('/');
      const action = parse(await readFile(join(root, folder, 'action.yml'), 'utf8'));
      expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
      const used = [...text.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g'))];
      const names = used.map(([, name]) => name);
      expect(Object.keys(action.outputs)).toEqual(expect.arrayContaining(names));
    }
  });
});
