import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../src/model/version.ts';
import { withSlashes } from '../system.ts';
import { edges, order, shared } from './folders.ts';

const root = resolve(import.meta.dirname, '../..');
const src = join(root, 'src');

/** The TypeScript files of a folder, relative to it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))));
}

const files = await filesIn(src);

async function importsOf(file: string): Promise<string[]> {
  const text = await readFile(join(src, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name ?? '');
}

/** The code of a file without comments and strings; of templates, only the expressions. */
async function codeOf(file: string, folder = src): Promise<string> {
  const text = await readFile(join(folder, file), 'utf8');
  const skipped = /\/\*[\s\S]*?\*\/|\/\/.*$|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/gm;
  return text.replace(skipped, (part) =>
    part.startsWith('`')
      ? [...part.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => code).join(' ')
      : '',
  );
}

/** Words that this code once used instead of established terms. */
const dialect = new Set(
  [
    'ask asked asking asks held launched look looks loosen loosened loosening loosenings lost',
    'mark obtain obtained obtains question questions remark remarks said settle settled settles',
    'settling shelf shelves tell telling tells thing things told world',
  ].flatMap((line) => line.split(' ')),
);
const dialectPhrases = ['by hand', 'in force', 'names note'];
/** Established names that contain such a word. */
const fieldNames = new Set(['gradeLost', 'grade-lost', 'looksSecret', 'highWaterMark']);

function isDialect(name: string): boolean {
  if (fieldNames.has(name)) return false;
  const words = (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((word) =>
    word.toLowerCase(),
  );
  const phrase = ` ${words.join(' ')} `;
  return (
    words.some((word) => dialect.has(word)) ||
    dialectPhrases.some((each) => phrase.includes(` ${each} `))
  );
}

describe('the architecture', () => {
  test.for(files.filter((file) => file.includes('/')))(
    '%s imports only what comes before it',
    async (file) => {
      const own = order.indexOf(file.split('/')[0] as (typeof order)[number]);
      expect(own).toBeGreaterThanOrEqual(0);
      for (const name of await importsOf(file)) {
        if (!name.startsWith('.')) continue;
        const target = withSlashes(relative(src, resolve(src, file, '..', name)));
        const folder = order.indexOf(target.split('/')[0] as (typeof order)[number]);
        if (folder < 0) expect(shared).toContain(target);
        else expect(`${target} (${folder <= own})`).toBe(`${target} (true)`);
      }
    },
  );

  test.for(shared)('%s imports types at most', async (file) => {
    const text = await readFile(join(src, file), 'utf8');
    expect(text).not.toMatch(/^import (?!type )/m);
  });

  test.for(files.filter((file) => file.startsWith('launch/')))(
    '%s parses command words only: it reads no file of the project',
    async (file) => {
      const folders = (await importsOf(file))
        .filter((name) => name.startsWith('.'))
        .map((name) => join(file, '..', name).split('/')[0]);
      for (const folder of folders)
        expect(['launch', 'versions', 'declarations', 'model.ts']).toContain(folder);
    },
  );

  test.for(files.filter((file) => !edges.some((edge) => edge.test(file))))(
    '%s is pure: no disk, no network, no clock, no environment',
    async (file) => {
      const imports = await importsOf(file);
      const effects = imports.filter(
        (name) =>
          name.startsWith('@actions/') || /^node:(?!buffer$|crypto$|zlib$|path\/posix$)/.test(name),
      );
      expect(effects).toEqual([]);
      const code = (await readFile(join(src, file), 'utf8')).replace(
        /\/\*[\s\S]*?\*\/|\/\/.*$/gm,
        '',
      );
      expect(code).not.toMatch(
        /\bprocess\.|\bglobalThis\b|Date\.now\(|new Date\(\)|Math\.random|console\.|\bfetch\(|\bset(?:Timeout|Interval|Immediate)\(/,
      );
    },
  );

  test('no two files of src/ export the same name', async () => {
    const homes = new Map<string, string[]>();
    for (const file of files) {
      const code = await codeOf(file);
      const declared = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;
      for (const [, name = ''] of code.matchAll(declared)) {
        homes.set(name, [...(homes.get(name) ?? []), file]);
      }
    }
    expect([...homes].filter(([, found]) => found.length > 1)).toEqual([]);
  });

  test.for(['src', 'test', 'bench'])('%s/ uses established words', async (folder) => {
    for (const file of await filesIn(join(root, folder))) {
      const names = (await codeOf(file, join(root, folder))).match(/[A-Za-z_]\w*/g) ?? [];
      const parts = file.replace(/\.ts$/, '').split('/');
      const isReport = /^(?:report\/json\/(?:schema|render)|scenarios\/snapshot)\.ts$/.test(file);
      const found = [...new Set([...names, ...parts])].filter(isDialect);
      // A field of the published report.
      expect([file, found]).toEqual([file, isReport ? ['remarks'] : []]);
    }
  });

  test('action.yml can be published', async () => {
    const text = await readFile(join(root, 'action.yml'), 'utf8');
    const description = /^description: (.*)$/m.exec(text)?.[1] ?? '';
    expect(description.length).toBeLessThanOrEqual(124);
    expect(text).toMatch(/^branding:\n {2}icon: \w+\n {2}color: \w+$/m);
    expect(text).toMatch(/^ {2}using: node24\n {2}main: dist\/index\.js$/m);
  });

  test('the version is the one in package.json', async () => {
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    expect(version).toBe(manifest.version);
  });

  test('the lockfile records no download addresses', async () => {
    expect(await readFile(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"');
  });
});
