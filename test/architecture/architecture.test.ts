import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../src/model/version.ts';
import { withSlashes } from '../system.ts';
import { edges, isPublic, modules } from './modules.ts';

const root = resolve(import.meta.dirname, '../..');
const src = join(root, 'src');

/** Returns the TypeScript files in a folder, with paths relative to it. */
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

/** Returns the files in `src/` that a file imports by any kind of import, including type imports. */
async function filesImportedBy(file: string): Promise<string[]> {
  const names = (await importsOf(file)).filter((name) => name.startsWith('.'));
  return names.map((name) => withSlashes(relative(src, resolve(src, file, '..', name))));
}

const moduleOf = (file: string): string => file.split('/')[0] ?? '';

/** Returns a file's code without comments and strings; for templates, only the expressions are kept. */
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
/** Established names that contain one of the words in `dialect`. */
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
  test.for(files)(
    '%s imports its own module, and public files of modules above it',
    async (file) => {
      const module = modules[moduleOf(file)];
      expect(module, 'every file is in a module').toBeDefined();
      for (const target of await filesImportedBy(file)) {
        if (moduleOf(target) === moduleOf(file)) continue;
        const isAllowed = module?.imports.some((each) => [moduleOf(target), target].includes(each));
        expect(isAllowed, target).toBe(true);
        expect(isPublic(target), `${target} is public`).toBe(true);
      }
    },
  );

  test.for(Object.entries(modules))(
    '%s has few public files',
    ([name, { imports, publicFiles }]) => {
      const order = Object.keys(modules);
      for (const each of imports) {
        expect(order.indexOf(moduleOf(each))).toBeLessThan(order.indexOf(name));
      }
      const found = files.filter((file) => moduleOf(file) === name && isPublic(file));
      if (publicFiles !== null) expect(found.length).toBeLessThanOrEqual(publicFiles);
    },
  );

  test('no files import each other in a circle, types included', async () => {
    const imports = new Map<string, string[]>();
    for (const file of files) imports.set(file, await filesImportedBy(file));
    // Repeatedly removes the files that import none of the remaining files. Only cycles, and the files that
    // lead into them, are left.
    for (let before = -1; before !== imports.size; ) {
      before = imports.size;
      for (const [file, targets] of imports) {
        if (!targets.some((target) => imports.has(target))) imports.delete(file);
      }
    }
    // Removes the files that lead into a cycle: those that no remaining file imports.
    for (let before = -1; before !== imports.size; ) {
      before = imports.size;
      const imported = new Set([...imports.values()].flat());
      for (const file of imports.keys()) if (!imported.has(file)) imports.delete(file);
    }
    expect([...imports.keys()]).toEqual([]);
  });

  test.for(files.filter((file) => file.startsWith('detection/launch/')))(
    '%s parses command words only: it reads no file of the project',
    async (file) => {
      for (const target of await filesImportedBy(file)) {
        expect(target).toMatch(/^(?:detection\/(?:launch|ecosystems|declarations)|model)\//);
      }
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
      const isReport =
        /^(?:report\/json\/(?:schema|render-json-report)|scenarios\/snapshot)\.ts$/.test(file);
      const found = [...new Set([...names, ...parts])].filter(isDialect);
      // `remarks` is a field in the published report.
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
