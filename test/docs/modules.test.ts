/*
 * Checks that each module, and each folder in detection, has a short README that names all of its public
 * files and only names that occur in the code.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isPublic, modules } from '../architecture/modules.ts';
import { filesMatching } from '../system.ts';
import { readPassages, splitSentences, wordsIn } from './prose.ts';

const root = join(import.meta.dirname, '../..');
const src = join(root, 'src');
const sources = filesMatching(src, '**/*.ts');
const code = new Map(sources.map((file) => [file, readFileSync(join(src, file), 'utf8')] as const));

const ofDetection = ['declarations', 'ecosystems', 'launch', 'lockfiles', 'resolution'];
const folders = [...Object.keys(modules), ...ofDetection.map((name) => `detection/${name}`)];
const readmes = filesMatching(src, '**/README.md');
const texts = [...sources, ...filesMatching(src, '**/*.md')];

const textOf = (readme: string): string => readFileSync(join(src, readme), 'utf8');

test.for(folders)('%s has a README with its public files', (folder) => {
  const text = textOf(`${folder}/README.md`);
  const isNamed = (file: string): boolean => text.includes(`\`${file}\``);
  const names = sources
    .filter((file) => file.startsWith(`${folder}/`) && isPublic(file))
    .map((file) => file.slice(folder.length + 1))
    // Files in subfolders, such as those of a command, need no mention.
    .filter((file) => !file.includes('/'));
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test.for(readmes)('%s is short, and names what is in the code', (readme) => {
  const text = textOf(readme);
  const folder = readme.replace(/\/?README\.md$/, '');
  expect(wordsIn(text)).toBeLessThanOrEqual(400);
  const long = readPassages(text)
    .flatMap(splitSentences)
    .filter((sentence) => wordsIn(sentence) > 35);
  expect(long).toEqual([]);

  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const paths = spans.filter((span) => /^[\w./-]+(?:\.ts|\.md|\.txt|\/)$/.test(span));
  const places = [folder, '', '..', 'detection'].map((place) => join(src, place));
  const isThere = (path: string): boolean =>
    places.some((place) => existsSync(join(place, path))) ||
    texts.some((file) => file.startsWith(`${folder}/`) && file.endsWith(`/${path}`));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);

  const tests = [...text.matchAll(/\btest\/[\w/.-]*\w/g)].map(([path]) => path);
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);

  const blocks = [...text.matchAll(/```(?:ts)?\n(.*?)```/gs)].map(([, block = '']) => block);
  const called = blocks.flatMap((block) =>
    [...block.matchAll(/\b([a-z]\w+[A-Z]\w*)\(/g)].map(([, name = '']) => name),
  );
  const all = [...code.values()].join('\n');
  expect(called.filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
});
