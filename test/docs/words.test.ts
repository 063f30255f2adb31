/*
 * Limits how much there is to read: the words that people wrote, per page and in total, and the sentence
 * length. `docs/architecture.md` has a separate limit, and `docs/internals/` has none.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesMatching } from '../system.ts';
import { readPassages, splitSentences, wordsIn } from './prose.ts';

const root = join(import.meta.dirname, '../..');
const paths = filesMatching(
  root,
  'README.md',
  'docs/*.md',
  '{warm,sweep,export-diff}/README.md',
).filter((path) => path !== 'docs/architecture.md');
const passages = new Map(
  paths.map((path) => [path, readPassages(readFileSync(join(root, path), 'utf8'))]),
);
const wordsOf = (path: string): number =>
  (passages.get(path) ?? []).reduce((sum, passage) => sum + wordsIn(passage), 0);

/** Word limits for the pages that people read first. */
const most: Readonly<Record<string, number>> = { 'README.md': 900, 'docs/grades.md': 900 };

test.for(paths)('%s is no longer than somebody reads, and so is each sentence', (path) => {
  expect(wordsOf(path)).toBeGreaterThan(20);
  expect(wordsOf(path)).toBeLessThanOrEqual(most[path] ?? 2500);
  const long = (passages.get(path) ?? [])
    .flatMap(splitSentences)
    .filter((sentence) => wordsIn(sentence) > 28);
  expect(long).toEqual([]);
});

test('all pages together are an afternoon', () => {
  expect(paths.length).toBeGreaterThan(12);
  expect(paths.reduce((sum, path) => sum + wordsOf(path), 0)).toBeLessThanOrEqual(19_500);
});

test('what people wrote is counted, and nothing else', () => {
  const page = [
    '# One two\n\nThree `four five` [six](seven.md). <!-- Eight -->',
    '- Nine ten. Eleven!\n',
    '| twelve | thirteen |\n| --- | --- |\n| fourteen | |\n',
    '```sh\nfifteen\n```\n',
    '<!-- keys -->\n| sixteen |\n| --- |\n| seventeen |\n\nEighteen.\n<!-- end of keys -->\n',
  ].join('\n\n');
  const found = readPassages(page);
  expect(found.reduce((sum, passage) => sum + wordsIn(passage), 0)).toBe(13);
  expect(found.flatMap(splitSentences).length).toBe(8);
  expect(readPassages(`<!-- Made of code -->\n\n${page}`).join(' ')).not.toContain('twelve');
});
