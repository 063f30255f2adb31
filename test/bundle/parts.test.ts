import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
/** Where the project's own build would find these files. */
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
  test('keeps what a program does, and each module once', async () => {
    const merged = mergeChunks(chunks);
    const dist = join(folder, 'dist');
    await mkdir(dist);
    await writeFile(join(dist, 'package.json'), '{ "type": "module" }');
    for (const [part, text] of merged) await writeFile(join(dist, `${part}.js`), text);
    const { stdout } = await promisify(execFile)(process.execPath, [join(dist, 'main.js')]);
    expect(stdout).toBe('ASKED!, TOLD!\n');
    const holders = [...merged].filter(([, text]) => text.includes('toUpperCase'));
    expect(holders.map(([part]) => part)).toEqual(['judging']);
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
