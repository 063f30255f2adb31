/*
 * Tests the output of `inventory` for three realistic repositories. The plain output is kept beside each and
 * reads as if a person had written it; for other formats, only the differences are kept.
 */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inherited, runCommand } from '../../runner/processes.ts';
import { withoutMessages } from '../../source-texts.ts';

const folder = await mkdtemp(join(tmpdir(), 'inventory-'));

/**
 * The repositories are copied to the root of a folder, because GitHub runs only the workflows at a
 * repository's root.
 */
const repositories = ['storefront', 'research-tools', 'plugin-marketplace'] as const;

/** For each repository, the files in `src/` whose messages its listing shows. */
const shown: Readonly<Record<(typeof repositories)[number], readonly string[]>> = {
  storefront: [
    'report/contents/version-lines.ts',
    'report/inventory/render-inventory.ts',
    'report/report-messages.ts',
  ],
  'research-tools': ['detection/launch/declared.ts', 'report/report-messages.ts'],
  'plugin-marketplace': ['report/inventory/render-inventory.ts'],
};
for (const name of repositories) {
  await cp(join(import.meta.dirname, name), join(folder, name), { recursive: true });
}

afterAll(() => rm(folder, { recursive: true }));

const outputs = new Map<string, Promise<string>>();

/** Returns the command's output; the command runs only once for the same arguments. */
function inventory(name: string, ...options: string[]): Promise<string> {
  return inventoryIn('2000', name, ...options);
}

/** @param columns the width of the output */
function inventoryIn(columns: string, name: string, ...options: string[]): Promise<string> {
  const args = ['inventory', join(folder, name), ...options];
  const key = [columns, ...args].join(' ');
  const output =
    outputs.get(key) ??
    runCommand(args, { cwd: folder, env: { ...inherited, COLUMNS: columns } }).then(
      ({ out }) => out,
    );
  outputs.set(key, output);
  return output;
}

/** Returns a text's lines from the first to the last that differs from another text. */
function difference(text: string, other: string): string {
  const [lines, others] = [text, other].map((each) => each.split('\n')) as [string[], string[]];
  const first = lines.findIndex((line, at) => line !== others[at]);
  const last = lines.findLastIndex(
    (line, at) => line !== others[at + others.length - lines.length],
  );
  return lines.slice(first, last + 1).join('\n');
}

interface JsonInventory {
  readonly declarations: readonly {
    readonly file: string;
    readonly client: string;
    readonly alias: string;
    readonly dependencies: readonly {
      readonly line: number;
      readonly role: string;
      readonly type: string;
      readonly name: string | null;
      readonly version: string | null;
      readonly resolved: { readonly version: string } | null;
    }[];
  }[];
  readonly files: readonly { readonly path: string; readonly status: string }[];
}

describe.for(repositories)('%s', (name) => {
  test('reads as a person would write it', async () => {
    await expect(withoutMessages(await inventoryIn('80', name), shown[name])).toMatchFileSnapshot(
      `${name}.txt`,
    );
  });

  test('with its candidates', async () => {
    const file = join(folder, `${name}.txt`);
    const plain = await inventoryIn('80', name);
    const listed = await inventoryIn('80', name, '--candidates', '-o', `table=${file}`);
    const all = await readFile(file, 'utf8');
    expect(all).toContain('VERSION');
    const further = [listed, all].map((each) => difference(each, plain)).join('\n\n');
    await expect(
      withoutMessages(further, name === 'storefront' ? shown[name] : []),
    ).toMatchFileSnapshot(`${name}.candidates.txt`);
  });

  test('gives no secret away', async () => {
    const output = (await inventory(name, '--json')) + (await inventory(name));
    expect(output).not.toMatch(/fake|not-a-real|hunter2|passw(?!ord)/i);
  });

  test('as JSON holds what the plain output tells', async () => {
    const { declarations, files } = JSON.parse(await inventory(name, '--json')) as JsonInventory;
    const plain = await inventory(name);
    for (const { file, alias, dependencies } of declarations) {
      expect(dependencies.length).toBeGreaterThan(0);
      for (const { line, type, name: own } of dependencies) {
        expect(plain).toContain(`${file}:${line}`);
        expect(plain).toContain(type === 'unidentified' ? alias : own);
      }
    }
    for (const { path } of files.filter(({ status }) => status === 'unreadable')) {
      expect(plain).toContain(path);
    }
  });
});

test('the same server in several files is one, and two versions of it are two', async () => {
  const { declarations } = JSON.parse(await inventory('storefront', '--json')) as JsonInventory;
  const versions = declarations.flatMap(({ dependencies }) =>
    dependencies
      .filter(({ name }) => name === '@acme/search-mcp')
      .map(({ version }) => version ?? 'none'),
  );
  expect(Object.groupBy(versions, (version) => version)).toMatchObject({
    '1.4.0': { length: 4 },
    '2.0.0-beta.1': { length: 2 },
  });
});
