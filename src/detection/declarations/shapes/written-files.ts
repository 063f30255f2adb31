import type { WrittenFile } from '../reader.ts';
import type { TreeDocument } from '../tree.ts';

/*
 * Files of data that the commands of a step write from their own words: heredocs, and quoted texts that are
 * redirected. Nothing is run or expanded.
 */

/** More files than a step writes, and longer than their paths, in characters. */
const maxWritten = 200;
const longestPath = 300;

const heredoc = /<<-?[ \t]{0,9}(["'\\]?)(\w{1,100})\1/;

/** A quoted text, and the file that it goes to. */
const redirected =
  /(?:'([^']*)'|"((?:[^"\\]|\\[\s\S])*)")[ \t]*(?:\|[ \t]*(?:sudo[ \t]+)?tee(?:[ \t]+-{1,2}[\w-]+)?[ \t]+|>>?[ \t]*)["']?([^\s"'<>|;&()]{1,300})/g;

/** What the commands of a text write into files of data. */
export function writtenFiles(value: string, spanIn: TreeDocument['spanOf']): WrittenFile[] {
  if (!/>|\btee\b/.test(value)) return [];
  const pieces = [...heredocsIn(value), ...redirectedIn(value)];
  return [...Map.groupBy(pieces.slice(0, maxWritten), ({ path }) => path)].flatMap(
    ([path, all]) => {
      const [first] = all;
      if (first === undefined) return [];
      const span = spanIn({ offset: first.offset, length: 0 });
      const pieces = all.map(({ text }) => text);
      const more = all.length > 1 && { pieces };
      return [{ path, text: pieces.join('\n'), ...more, span }];
    },
  );
}

/** Whether a text is more than the values of variables. */
const isText = (text: string): boolean =>
  text.replace(/\$(?:\w+|\{{1,2}[^{}]*\}{1,2})/g, '').trim() !== '';

/** The paths of files whose texts heredocs have. */
export function writtenTexts(value: string): string[] {
  return heredocsIn(value).flatMap(({ path, text }) => (isText(text) ? [path] : []));
}

/** Whether a quoted text of a line is what it writes to a path. */
export function isQuotedText(line: string, path: string): boolean {
  return [...line.matchAll(redirected)].some(
    ([, single, double = '', to]) => to === path && isText(single ?? double),
  );
}

interface Piece {
  readonly path: string;
  readonly text: string;
  readonly offset: number;
}

function heredocsIn(value: string): Piece[] {
  const pieces: Piece[] = [];
  let open: {
    readonly end: string;
    readonly paths: readonly string[];
    readonly at: number;
  } | null = null;
  let offset = 0;
  let begin = 0;
  for (const line of value.split('\n')) {
    const next = offset + line.length + 1;
    if (open === null) {
      const end = line.includes('<<') ? heredoc.exec(line)?.[2] : undefined;
      if (end !== undefined) {
        open = { end, paths: pathsIn(line), at: offset };
        begin = next;
      }
    } else if (line.trim() === open.end) {
      const text = value.slice(begin, offset);
      for (const path of open.paths) pieces.push({ path, text, offset: open.at });
      open = null;
    }
    offset = next;
  }
  return pieces;
}

/** The first files of data that a line names, wherever they lie. */
function pathsIn(line: string): string[] {
  return line
    .split(/[\s"'<>|;&()=]+/)
    .filter(isData)
    .slice(0, 3);
}

function redirectedIn(value: string): Piece[] {
  return [...value.matchAll(redirected)].flatMap(
    ({ index, 1: single, 2: double = '', 3: path = '' }) =>
      isData(path)
        ? [{ path, text: single ?? double.replaceAll(/\\(["\\$`])/g, '$1'), offset: index }]
        : [],
  );
}

const isData = (path: string): boolean =>
  path.length <= longestPath && /\.(?:jsonc?|toml|ya?ml)$/i.test(path);
