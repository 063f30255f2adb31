import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ncc from '@vercel/ncc';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Chunks, mergeChunks } from '../../.ci/parts.ts';

const sources = {
  'main.js': `import('./client.js').then(({ ask }) => import('./comment.js').then(({ say }) => say(ask())));`,
  'client.js': `import { loud } from './words.js'; export const ask = () => loud('asked');`,
  'comment.js': `import { loud } from './words.js'; export const say = (text) => console.log(loud(text + ', told'));`,
  'words.js': `import { format } from 'node:util'; export const loud = (text) => format('%s!', text.toUpperCase());`,
};
/** Where the project's own build would put these files. */
const paths: Readonly<Record<string, string>> = {
  'main.js': 'build/entry/main.js',
  'client.js': 'build/export/client.js',
  'comment.js': 'build/io/github/comment.js',
  'words.js': 'build/report/words.js',
};

let folder = '';
let chunks: Chunks;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
  const { code, assets, stats } = await ncc(join(folder, 'main.js'), {
    filename: 'main.js',
    cache: false,
    minify: false,
    esm: true,
    quiet: true,
  });
  const { modules } = stats.toJson({ all: false, modules: true, ids: true });
  const names = modules.map(({ id, nameForCondition }) => {
    const name = nameForCondition?.replace(/.*[/\\]/, '') ?? '';
    return [`${id}`, paths[name] ?? null] as const;
  });
  const others = Object.entries(assets).filter(([name]) => name.endsWith('.main.js'));
  chunks = {
    main: code,
    others: new Map(others.map(([name, { source }]) => [name, `${source}`])),
    origins: new Map(names),
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the merge of chunks into parts', () => {
  const run = async (merged: ReadonlyMap<string, string>): Promise<string> => {
    const dist = await mkdtemp(join(folder, 'dist-'));
    await writeFile(join(dist, 'package.json'), '{ "type": "module" }');
    for (const [part, text] of merged) await writeFile(join(dist, `${part}.js`), text);
    const { stdout } = await promisify(execFile)(process.execPath, [join(dist, 'main.js')]);
    return stdout;
  };
  const holders = (merged: ReadonlyMap<string, string>): readonly string[] =>
    [...merged].filter(([, text]) => text.includes('toUpperCase')).map(([part]) => part);

  test('keeps what a program does, and each module once', async () => {
    const merged = mergeChunks(chunks);
    expect(await run(merged)).toBe('ASKED!, TOLD!\n');
    expect(holders(merged)).toEqual(['judging']);
  });

  describe('with a module of the part that is loaded late', () => {
    const isWords = ([, path]: readonly [string, string | null]): boolean =>
      path === 'build/report/words.js';
    const late = (): ReadonlyMap<string, string> => {
      const origins = [...chunks.origins].map(
        (entry) => [entry[0], isWords(entry) ? 'node_modules/undici/words.js' : entry[1]] as const,
      );
      return mergeChunks({ ...chunks, origins: new Map(origins) });
    };

    test('does the same', async () => {
      expect(await run(late())).toBe('ASKED!, TOLD!\n');
      expect(holders(late())).toEqual(['late']);
    });

    test('loads it when a value of it is used, and not when it is imported', async () => {
      const text = `console.log('late'); ${late().get('late')}`;
      const main = (late().get('main') ?? '').replace('say(ask())', "console.log('imported')");
      expect(await run(new Map([...late(), ['late', text]]))).toBe('late\nASKED!, TOLD!\n');
      expect(await run(new Map([...late(), ['late', text], ['main', main]]))).toBe('imported\n');
    });
  });

  const each = (change: (text: string) => string) => (given: Chunks) => ({
    ...given,
    others: new Map([...given.others].map(([file, text]) => [file, change(text)])),
  });
  const inMain = (from: string, to: string) => (given: Chunks) => ({
    ...given,
    main: given.main.replace(from, to),
  });
  const from = (path: string | null) => (given: Chunks) => ({
    ...given,
    origins: new Map([...given.origins].map(([id]) => [id, path])),
  });
  let count = 0;

  test.for<[string, (given: Chunks) => Chunks, RegExp]>([
    ['a package of no part', from('node_modules/@new/tool/a.js'), /@new\/tool\/a.js belongs to no/],
    ['a folder of no part', from('build/attic/a.js'), /build\/attic\/a.js belongs to no part/],
    ['a module that is no file', from(null), /comes from no known file/],
    [
      'another head of a chunk',
      each((text) => text.replace('const ids', 'let ids')),
      /in another way/,
    ],
    [
      'another end of a chunk',
      each((text) => `${text}export const runtime = 1;\n`),
      /in another way/,
    ],
    ['another mark of modules', each((text) => text.replaceAll('/***/', '/**/')), /in another way/],
    [
      'a module that differs',
      each((text) => text.replace('toUpperCase', () => `to${++count}`)),
      /words.js differs from chunk to chunk/,
    ],
    [
      'another table of modules',
      inMain('var __webpack_modules__', 'var __mods__'),
      /the table of modules/,
    ],
    ['another way to load', inMain('runtime/ensure chunk', 'runtime/load chunk'), /ensure chunk/],
    [
      'another way to name files',
      inMain('get javascript chunk filename', 'names'),
      /chunk filename/,
    ],
    [
      'another use of chunks',
      (given) => ({ ...given, main: `${given.main}installedChunks` }),
      /installedChunks/,
    ],
  ])('refuses %s', ([, change, words]) => {
    expect(() => mergeChunks(change(chunks))).toThrow(words);
  });
});
