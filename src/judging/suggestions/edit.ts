import { ecosystems, isIdentified } from '../../detection/ecosystems.ts';
import type { Dependency, Identified } from '../../model/model.ts';

/**
 * Proposes edits that set a dependency's version in a file. A name is found only if it is written literally
 * in the file; a name with escapes gets no edit. Quotes, escapes and comments around the name are preserved.
 * `proof.ts` decides whether an edit is used.
 */

/** Replaces `old` at `offset`, within one line, with `text`. */
export interface TextEdit {
  readonly offset: number;
  readonly old: string;
  readonly text: string;
}

/** Maximum number of locations that are tried for a dependency. */
const maxEdits = 8;

/**
 * Returns edits that might set a dependency's version, the most likely first, or the reason why no edit is
 * possible.
 * @param text the contents of the declaring file
 * @param version the version as the export lists it
 */
export function proposeEdits(
  text: string,
  dependency: Dependency,
  version: string,
): readonly TextEdit[] | { readonly reason: string } {
  const writing = isIdentified(dependency) ? ecosystems[dependency.type].writing : null;
  if (writing === null || !isIdentified(dependency))
    return { reason: 'it has no version of its own' };
  const reason = withoutEdit(text, dependency);
  if (reason !== null) return { reason };
  if (!plainVersion.test(version))
    return { reason: 'its version has an unusual format in the export' };
  const spelledVersion = writing.spell(version, dependency);
  if (typeof spelledVersion !== 'string') return spelledVersion;
  const { command, args } = dependency.declaration.launch;
  const words = [command, ...args].flatMap((word) => word?.text.split(/\s+/) ?? []);
  const lines = lineOffsets(text);
  const textOffset = ({ line, column }: Dependency['span']['start']): number =>
    Math.min((lines[line - 1] ?? text.length) + column - 1, text.length);
  const { start, end } = dependency.span;
  const [from, to] = [textOffset(start), textOffset(end)];
  // A parser may know only the approximate position of a word, but the word is always within the reported
  // lines.
  const firstLine = lines[start.line - 1] ?? text.length;
  const lastLine = lines[end.line] ?? text.length;
  const edits = new Map<number, TextEdit>();
  for (const { pattern, within, spell } of writing.places(dependency, words)) {
    const { start: head, end: tail } = dependency.declaration.span;
    const regions: readonly (readonly [number, number])[] =
      within === 'word'
        ? [
            [from, to],
            [firstLine, lastLine],
          ]
        : [[textOffset(head), textOffset(tail)]];
    for (const match of regions.flatMap((region) => [...matchesIn(text, pattern, region)])) {
      const offset = match.indices?.groups?.['old']?.[0];
      const old = match.groups?.['old'] ?? '';
      if (offset === undefined || /[\r\n]/.test(old) || edits.has(offset)) continue;
      const edit = { offset, old, text: spell(spelledVersion, old, text.slice(0, match.index)) };
      if (edit.text !== old) edits.set(offset, edit);
    }
  }
  return edits.size > 0
    ? [...edits.values()].slice(0, maxEdits)
    : { reason: 'its name and version are not written literally, as one string, in the file' };
}

function* matchesIn(
  text: string,
  pattern: string,
  [first, last]: readonly [number, number],
): Generator<RegExpExecArray> {
  const expression = new RegExp(pattern, 'dgi');
  expression.lastIndex = first;
  for (let count = 0; count < maxEdits; count += 1) {
    const match = expression.exec(text);
    if (match === null || match.index > last) return;
    yield match;
  }
}

export function applyEdit(text: string, { offset, old, text: next }: TextEdit): string {
  return text.slice(0, offset) + next + text.slice(offset + old.length);
}

/** Returns the 1-based line number of an edit. */
export function lineNumber(text: string, { offset }: TextEdit): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns the offset of each line. As in Git, only a line feed ends a line. */
const lineOffsets = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

const generatedFile = 'the file is generated from another one';

/**
 * Returns why editing a declaration cannot change the dependency's version; null if an edit might change it.
 */
function withoutEdit(text: string, dependency: Identified<Dependency>): string | null {
  const { resolved, through, digest, declaration, span } = dependency;
  const { file, client } = declaration;
  if (/\r(?!\n)/.test(text))
    return 'the file contains carriage returns that GitHub does not count as line endings';
  if (/\.lock\.ya?ml$/i.test(file)) return generatedFile;
  if (resolved !== null) return 'a lockfile determines its version';
  if (through.length > 0) return 'a project script specifies it';
  if (digest !== null) return 'it is pinned by a digest';
  if (client !== 'package-manifest') return null;
  if (!/(?:^|\/)requirements[\w.-]*\.txt$|\.pyw?$/.test(file)) {
    return 'a lockfile may have to change with the manifest';
  }
  if (/^#.{0,80}\bautogenerated\b/im.test(text)) return generatedFile;
  const line = text.split('\n')[span.start.line - 1] ?? '';
  return /--hash|\\\s*$/.test(line) ? 'its hashes may have to change too' : null;
}

/** A version that every shell, format and registry interprets literally. */
const plainVersion = /^[0-9A-Za-z][0-9A-Za-z.!+_-]{0,127}$/;
