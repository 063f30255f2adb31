/*
 * Tests every server in every file written by programs that support many clients, with and without the file
 * names. `npm run conformance:clients` records the files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeInventory } from '../../../src/gate/pipeline/inventory.ts';
import { createTextSource } from '../../../src/io/files/texts.ts';

const folder = join(import.meta.dirname, '../../../conformance/generated');
const words = { files: '@fictional-mcp/files', docs: 'mcp.fictional.example' };

const recorded = readdirSync(folder).flatMap((name) => {
  const { files } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
    readonly files: Readonly<Record<string, string>>;
  };
  return Object.entries(files).map(([path, text]) => [`${name}: ${path}`, path, text] as const);
});

/** Returns the aliases whose launch words occur in a text. */
const aliasesIn = (text: string): string[] =>
  Object.entries(words).flatMap(([alias, word]) => (text.includes(word) ? [alias] : []));

async function found(path: string, text: string): Promise<string[]> {
  const options = { folder: '', ignorePaths: [], withCandidates: false, charge: () => {} };
  const { declarations } = await takeInventory(createTextSource(new Map([[path, text]])), options);
  return [...new Set(declarations.map(({ alias }) => alias))];
}

test('there are files of many clients', () => {
  expect(recorded.length).toBeGreaterThan(40);
});

test.for(recorded)('%s', async ([, path, text]) => {
  expect(await found(path, text)).toEqual(expect.arrayContaining(aliasesIn(text)));
});

/** Keys that only the file's name explains. */
const needsName = /^(?:\{\s*"servers"|\[\[plugins\]\])/;

test.for(recorded.filter(([, , text]) => !needsName.test(text)))(
  '%s under another name',
  async ([, path, text]) => {
    const ending = path.slice(path.lastIndexOf('.'));
    expect(await found(`settings${ending}`, text)).toEqual(expect.arrayContaining(aliasesIn(text)));
  },
);
