/*
 * Checks the inputs and outputs of the actions in docs/inputs.md, in the page beside each other action, and
 * in each `action.yml`. As with all generated documents, `-u` rewrites them.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exportDiffInputs } from '../../src/commands/export-diff/inputs.ts';
import { exportDiffOutputDescriptions } from '../../src/commands/export-diff/outputs.ts';
import { sweepInputs, sweepOutputDescriptions } from '../../src/commands/sweep/inputs.ts';
import type { InputTable } from '../../src/gate/settings/input.ts';
import { inputEntries, inputs, warmInputs } from '../../src/gate/settings/inputs.ts';
import {
  stepOutputDescriptions,
  warmOutputDescriptions,
} from '../../src/report/contents/step-outputs.ts';
import { table, withSection, withSections } from './sections.ts';

const root = join(import.meta.dirname, '../..');

type Entries = readonly (readonly [name: string, input: InputTable[string]])[];

/** The actions, with their folders, inputs and outputs, and whether inputs without a default are required. */
const actions = (
  [
    ['gate', '.', inputs, stepOutputDescriptions, false],
    ['warm', 'warm', warmInputs, warmOutputDescriptions, true],
    ['sweep', 'sweep', sweepInputs, sweepOutputDescriptions, false],
    ['export-diff', 'export-diff', exportDiffInputs, exportDiffOutputDescriptions, false],
  ] as const
).map(([name, folder, table, outputs, isRequired]) => {
  const entries: Entries = Object.entries<InputTable[string]>(table);
  return [name, folder, entries, outputs, isRequired] as const;
});

function inputsTable(entries: Entries, isRequired: boolean): string {
  return table(
    ['input', 'what it is', 'default'],
    entries.map(([name, { description, defaultWords, expression, default: usual }]) => {
      const value = expression ?? usual ?? null;
      const words = value === null ? (isRequired ? 'required' : '') : `\`${value}\``;
      return [`\`${name}\``, linked(description), defaultWords ?? words];
    }),
  );
}

function outputsTable(descriptions: Readonly<Record<string, string>>): string {
  return table(
    ['output', 'what it is'],
    Object.entries(descriptions).map(([name, words]) => [`\`${name}\``, linked(words)]),
  );
}

/** Turns the `docs/` pages in a description into links that work from any top-level folder. */
function linked(description: string): string {
  return description.replace(/\bdocs\/([\w-]+\.md)/g, '[$1](../docs/$1)');
}

test.for(actions)(
  'the page of %s has its inputs and outputs',
  async ([name, folder, entries, descriptions, isRequired]) => {
    const path = join(root, folder === '.' ? 'docs/inputs.md' : `${folder}/README.md`);
    const sections = {
      [`${name} inputs`]: inputsTable(entries, isRequired),
      [`${name} outputs`]: outputsTable(descriptions),
    };
    const page = withSections(await readFile(path, 'utf8'), sections);
    await expect(page).toMatchFileSnapshot(path);
  },
);

/** Returns an input as `action.yml` declares it. */
function declaredInput([name, input]: Entries[number], isRequired: boolean): [string, object] {
  const { description, expression, isImplicit = false, defaultWords } = input;
  const written = expression ?? (isImplicit ? undefined : input.default);
  const implied = written === undefined ? (defaultWords ?? input.default) : undefined;
  return [
    name,
    {
      description: `${description}${implied === undefined ? '' : ` Default: ${implied}.`}`,
      required: isRequired && implied === undefined && written === undefined,
      ...(written === undefined ? {} : { default: written }),
    },
  ];
}

/** The actions' files; those for reusable workflows name the gate by a different path. */
const files = [
  ...actions,
  ['gate with a path', 'gate', inputEntries, stepOutputDescriptions, false],
] as const;

test.for(files)(
  'the action.yml of %s has its inputs and outputs',
  async ([, folder, entries, descriptions, isRequired]) => {
    const path = join(root, folder, 'action.yml');
    const declared = entries.map((input) => declaredInput(input, isRequired));
    const outputs = Object.entries(descriptions).map(([name, description]) => [
      name,
      { description },
    ]);
    const section = stringify(
      { inputs: Object.fromEntries(declared), outputs: Object.fromEntries(outputs) },
      { lineWidth: 0 },
    )
      .replace(/^inputs:\n/, '')
      .replace(/^outputs:/m, '\noutputs:');
    const text = await readFile(path, 'utf8');
    await expect(withSection(text, 'inputs:', section, 'runs:')).toMatchFileSnapshot(path);
  },
);
