import type { Span } from '../../model/model.ts';

export interface EnvFileVariable {
  readonly key: string;
  readonly value: string;
  readonly span: Span;
}

/** Limit in characters. Longer values are truncated: they are not options, paths or addresses. */
const longestValue = 4096;
/** Maximum total length of the expanded values, in characters. Real files stay below it. */
const maxExpanded = 256 * 1024;

/**
 * Reads an environment file. Programs parse these files differently, so a line counts as an assignment if any
 * program treats it as one. A line can begin with `export` or `set`, quote the name, and assign with `=`,
 * `+=` or `:`.
 *
 * A quoted value can span several lines. Each of those lines can also count as an assignment, because some
 * programs do not support multi-line values. Values are expanded with the variables defined above them.
 *
 * Sources: the parsers of Node, Bun, Deno, uv, Docker, dotenv, dotenvx and python-dotenv, all tested.
 */
export function readEnvFile(text: string): readonly EnvFileVariable[] {
  const normalised = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const valuesByName = new Map<string, string>();
  let offset = 0;
  let remainingLength = maxExpanded;
  return normalised.split('\n').flatMap((content, index) => {
    const start = offset;
    offset += content.length + 1;
    const [whole = '', , key = ''] =
      /^\s*(?:(?:export|set)[ \t]+)?(["']?)([A-Za-z_][\w.-]*)\1[ \t]*(?:\+?=|:)/.exec(content) ??
      [];
    if (key === '') return [];
    const rawValue = valueAt(normalised, start + whole.length, start + content.length);
    const short = rawValue.slice(0, longestValue);
    const value =
      short.includes('$') && remainingLength > 0 ? expandVariables(short, valuesByName) : short;
    remainingLength -= value === short ? 0 : value.length;
    valuesByName.set(key, value);
    return [{ key, value, span: spanOf(index + 1, content) }];
  });
}

function spanOf(line: number, { length }: string): Span {
  return { start: { line, column: 1 }, end: { line, column: length + 1 } };
}

/**
 * Reads the value after the assignment sign. A quoted value ends at the closing quote; any other value ends
 * at a comment or the end of the line.
 */
function valueAt(text: string, from: number, end: number): string {
  const line = text.slice(from, end);
  const [space = ''] = /^[ \t]*/.exec(line) ?? [];
  const quote = line[space.length];
  if (quote === '"' || quote === "'" || quote === '`') {
    const inside = from + space.length + 1;
    const close = findClosingQuote(text, quote, inside);
    if (close >= 0) return text.slice(inside, close);
  }
  const comment = line.search(/[ \t]#/);
  return (comment < 0 ? line : line.slice(0, comment)).trim();
}

function findClosingQuote(text: string, quote: string, from: number): number {
  let at = text.indexOf(quote, from);
  while (at > from && text[at - 1] === '\\') at = text.indexOf(quote, at + 1);
  return at;
}

/**
 * Replaces variables in a value with values from the same file. A variable that the file does not set gets
 * its default, or stays unchanged if it has no default.
 */
function expandVariables(value: string, knownValues: ReadonlyMap<string, string>): string {
  const full = value.replace(
    /\$(?:\{(\w+)(?::?-([^${}]*))?\}|(\w+))/g,
    (whole, braced: string | undefined, otherwise: string | undefined, bare: string | undefined) =>
      knownValues.get(braced ?? bare ?? '') ?? otherwise ?? whole,
  );
  return full.slice(0, longestValue);
}
