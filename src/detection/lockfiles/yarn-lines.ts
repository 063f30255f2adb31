import type { Fields } from './values.ts';

/** An entry of a lockfile of Yarn 1. */
interface ClassicEntry {
  /** The keys in its first line: `a@^1`, `b@^2`. */
  readonly keys: readonly string[];
  /** The line of the keys, from 1. */
  readonly line: number;
  /** Texts, and objects of texts such as `dependencies`. */
  readonly fields: Fields;
}

/** A text in quotes, or a text up to a space, a comma or a colon. */
const word = /"((?:[^"\\]|\\.)*)"|[^\s",:]+/y;

/**
 * Reads the entries of a Yarn 1 lockfile. It looks like YAML but is a different format: keys are lists, and a
 * space separates a field from its value. Source: `src/lockfile/parse.js` and `stringify.js` of Yarn 1.
 *
 * @throws Error for any other text
 */
export function readClassicEntries(text: string): ClassicEntry[] {
  const entries: { keys: string[]; line: number; fields: Record<string, unknown> }[] = [];
  /** The open object of each depth: an entry, and an object in it. */
  const open: Record<string, unknown>[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const depth = (line.length - line.trimStart().length) / 2;
    if (!Number.isInteger(depth) || depth > open.length) throw new Error('no lockfile of Yarn 1');
    open.length = depth;
    const { words, rest } = splitLineWords(content);
    const fields = newFields();
    if (depth === 0) {
      if (rest !== ':') throw new Error('no lockfile of Yarn 1');
      entries.push({ keys: words, line: index + 1, fields });
      open.push(fields);
      continue;
    }
    const above = open[depth - 1];
    const [name = '', ...values] = words;
    if (above === undefined || name === '') throw new Error('no lockfile of Yarn 1');
    if (rest === ':') {
      above[name] = fields;
      open.push(fields);
    } else {
      const isPlain = values.length === 1 && rest === '';
      above[name] = isPlain ? values[0] : content.replace(/^\S+\s*/, '');
    }
  }
  return entries;
}

/** An object without inherited members, so that no name matches one of them. */
const newFields = (): Record<string, unknown> => Object.create(null);

/** Splits a line into words, with spaces or commas between them, and the text after the last. */
function splitLineWords(line: string): { readonly words: string[]; readonly rest: string } {
  const words: string[] = [];
  let at = 0;
  for (;;) {
    word.lastIndex = at;
    const [written, quoted] = word.exec(line) ?? [];
    if (written === undefined) return { words, rest: line.slice(at) };
    words.push(quoted === undefined ? written : JSON.parse(written));
    at += written.length;
    while (line[at] === ' ' || line[at] === ',') at += 1;
  }
}
