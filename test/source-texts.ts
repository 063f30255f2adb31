/*
 * Reads the texts between quotes in `src/`, which are mostly messages. Snapshots leave out the messages that
 * another test shows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesMatching } from './system.ts';

const root = join(import.meta.dirname, '..');

/** Comments, strings without line breaks, and the parts of templates. */
const pieces =
  /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/.*$|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|[`{}]/gm;

/**
 * Returns the strings of a file's code, and the parts of its templates between their expressions, as written.
 * Does not recognise regular expressions: after one that contains an unpaired quote or brace, texts can be
 * missing.
 */
export function textsOf(code: string): string[] {
  const texts: string[] = [];
  // For each open brace, whether it began an expression of a template.
  const braces: boolean[] = [];
  let at = 0;
  const readTemplate = (): void => {
    const part = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
    part.lastIndex = at;
    const [text = ''] = part.exec(code) ?? [];
    texts.push(text);
    at += text.length;
    const isOpen = code[at] === '$';
    if (isOpen) braces.push(true);
    at += isOpen ? 2 : 1;
  };
  for (;;) {
    pieces.lastIndex = at;
    const match = pieces.exec(code);
    if (match === null) return texts;
    at = pieces.lastIndex;
    const [piece, single, text = single] = match;
    if (text !== undefined) texts.push(text);
    else if (piece === '{') braces.push(false);
    else if (piece === '`' || (piece === '}' && braces.pop())) readTemplate();
  }
}

const least = { words: 3, characters: 12 };

/** The messages of `src/` in parts without `code`, with the files that contain them. */
function messageParts(): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  for (const path of filesMatching(root, 'src/**/*.ts')) {
    for (const text of textsOf(readFileSync(join(root, path), 'utf8'))) {
      for (const part of text.replaceAll(/\\(?=[`'])/g, '').split(/`|\\n|\n/)) {
        const message = part.trim();
        if (isMessage(message)) parts.set(message, [...(parts.get(message) ?? []), path.slice(4)]);
      }
    }
  }
  return parts;
}

function isMessage(text: string): boolean {
  return (
    text.length >= least.characters &&
    text.split(' ').length >= least.words &&
    /^[\w ,.;:'’()“”!?–-]+$/.test(text)
  );
}

interface Messages {
  readonly files: ReadonlyMap<string, readonly string[]>;
  readonly pattern: RegExp;
}

let messages: Messages | undefined;

function readMessages(): Messages {
  const parts = messageParts();
  const files = new Map(
    [...parts].flatMap(([part, paths]) =>
      [part, part.replaceAll("'", '&#39;')].map((form) => [form, paths]),
    ),
  );
  const longestFirst = [...files.keys()].sort((a, b) => b.length - a.length);
  // Lines of output may break between any two words.
  const wrapped = (part: string): string =>
    part.replace(/[.()?]/g, '\\$&').replaceAll(' ', '(?: |\\n *)');
  return { files, pattern: new RegExp(longestFirst.map(wrapped).join('|'), 'g') };
}

/**
 * Replaces the messages of `src/` in a text with "…", and leaves what they mention.
 *
 * @param shown paths of the files in `src/` whose messages stay
 */
export function withoutMessages(text: string, shown: readonly string[] = []): string {
  messages ??= readMessages();
  const { files, pattern } = messages;
  return text
    .replace(pattern, (part) =>
      files.get(part.replace(/\n */g, ' '))?.some((path) => shown.includes(path)) ? part : '…',
    )
    .replaceAll(/…(?:[ .,;:]*…)+/g, '…');
}
