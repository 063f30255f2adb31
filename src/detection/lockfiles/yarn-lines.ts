import type { Fields } from './values.ts';

interface ClassicEntry {
  /** The keys in the entry's first line: `a@^1`, `b@^2`. */
  readonly keys: readonly string[];
  /** The line number of the keys, from 1. */
  readonly line: number;
  /** Strings, and objects that contain strings, such as `dependencies`. */
  readonly fields: Fields;
}

/** A quoted string, or text up to a space, a comma or a colon. */
const word = /"((?:[^"\\]|\\.)*)"|[^\s",:]+/y;

/**
 * Parses the entries of a Yarn 1 lockfile. The format looks like YAML but differs from it: keys are lists,
 * and a space separates a field from its value. Source: `src/lockfile/parse.js` and `stringify.js` in Yarn 1.
 *
 * @throws Error if the text is not a Yarn 1 lockfile
 */
export function readClassicEntries(text: string): ClassicEntry[] {
  const entries: { keys: string[]; line: number; fields: Record<string, unknown> }[] = [];
  /** The open object at each depth: an entry, and an object inside it. */
  const open: Record<string, unknown>[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const depth = (line.length - line.trimStart().length) / 2;
    if (!Number.isInteger(depth) || depth > open.length) throw noYarnLockfile();
    open.length = depth;
    const { words, rest } = splitLineWords(content);
    const fields = newFields();
    if (depth === 0) {
      if (rest !== ':') throw noYarnLockfile();
      entries.push({ keys: words, line: index + 1, fields });
      open.push(fields);
      continue;
    }
    const above = open[depth - 1];
    const [name = '', ...values] = words;
    if (above === undefined || name === '') throw noYarnLockfile();
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

const noYarnLockfile = (): Error => new Error('not a Yarn 1 lockfile');

/** Returns an object without a prototype, so that no field name matches an inherited member. */
const newFields = (): Record<string, unknown> => Object.create(null);

/** Splits a line into words separated by spaces or commas; `rest` is the text after the last word. */
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
