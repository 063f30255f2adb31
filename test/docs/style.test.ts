/*
 * Finds phrases that a native writer would not use in documents, comments and texts that people read. There
 * is no list of exceptions.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOf } from '../source-texts.ts';
import { filesMatching } from '../system.ts';
import { readPassages, splitSentences } from './prose.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Sentence openings that put the subject last; a question may begin with "What". */
const beginning = /^(?:What|Whoever|Of|Where what|Nothing of)\b(?!.*\?$)/s;
const phrases = [
  '(?:is|are|was|were|be) said',
  'says? of',
  'names? what',
  'nobody',
  'whoever',
  'somebody who may',
];
const phrase = new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'i');

function oddSentences(text: string): string[] {
  return splitSentences(text)
    .map((sentence) => sentence.replace(/^[\s>*-]+/, ''))
    .filter((sentence) => beginning.test(sentence) || phrase.test(sentence));
}

const documents = filesMatching(
  root,
  '*.md',
  'docs/**/*.md',
  'src/**/*.md',
  'examples/**/*.md',
  'conformance/*.md',
  '{warm,sweep,export-diff}/README.md',
).filter((path) => path !== 'CHANGELOG.md');

test.for(documents)('%s is plain English', (path) => {
  expect(readPassages(read(path)).flatMap(oddSentences)).toEqual([]);
});

/** Returns a file's comments as texts, with each paragraph and tag on its own. */
function commentsOf(code: string): string[] {
  const blocks = [...code.matchAll(/\/\*+([\s\S]*?)\*\//g)].map(([, text = '']) =>
    text.replaceAll(/^\s*\* ?/gm, ''),
  );
  const lines = [...code.matchAll(/(?:^[ \t]*\/\/.*\n)+/gm)].map(([text]) =>
    text.replaceAll(/^\s*\/\/ ?/gm, ''),
  );
  return [...blocks, ...lines]
    .flatMap((text) => text.split(/\n\s*\n|^\s*@(?:param \w+|returns|throws) /m))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

const sources = filesMatching(root, 'src/**/*.ts');

test('comments are plain English', () => {
  const odd = sources.flatMap((path) =>
    commentsOf(read(path))
      .flatMap(oddSentences)
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(odd).toEqual([]);
});

test('messages are plain English', () => {
  const odd = sources.flatMap((path) =>
    textsOf(read(path))
      .flatMap(oddSentences)
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(odd).toEqual([]);
});

test('odd sentences are found', () => {
  const code = `/** What it costs. Fine. */\n// Of all,\n// this one.\nconst a = 'It is said twice.';\n`;
  expect([...commentsOf(code), ...textsOf(code)].flatMap(oddSentences)).toEqual([
    'What it costs.',
    'Of all, this one.',
    'It is said twice.',
  ]);
  expect(oddSentences('What does it cost? The price.')).toEqual([]);
});
