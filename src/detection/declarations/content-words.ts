import { detectUtf16 } from '../../io/tree.ts';
import { givesToShell } from '../launch/shell-words.ts';
import type { TextTest } from './types.ts';

/**
 * Words, at least one of which occurs in every file that declares a server. The words only select the files
 * to parse; a file's structure determines which servers it declares.
 */

/**
 * Tests for a word for a server and a word for an entry. An escape counts as both, because it can hide either
 * word.
 */
export const mayHoldServers: TextTest = {
  test: (text) => {
    const hides = hidden.test(text);
    return (hides || serverWords.test(text)) && (hides || entryWords.test(text));
  },
};

/** A letter written as an escape, or a YAML key that is folded across lines. */
const hidden = /\\(?:u00[4-7]|x[4-7]|U000000[4-7])|"\w*\\\r?\n/;

/** Parts of the keys that contain an entry's command or address. */
export const entryWords = /command|cmd|url|uri|target|image|endpoint|address/i;

/** Words that can accompany `mcp` in a key for servers. */
export const familyWords =
  /servers?|clients?|connections?|targets?|toolsets?|tools?|items?|instances?|configs?|custom|external|remote|local/;

/**
 * Matches keys for servers, `mcp` as a key or a value, and kinds and types whose names contain `mcp`. An
 * unusually long tag or anchor also matches, because it can hide such a name.
 */
const serverWords = new RegExp(
  [
    /mcp[-_. a-z]{0,40}\\{0,3}["']?\s*[:=\].]|context_servers|mcp\.client/,
    // No colon is required, because a comment can separate a key from its colon.
    new RegExp(`mcps?["']|mcp[-_. ]{0,9}(?:${familyWords.source})|\\?\\s*["']?[\\w-]{0,40}mcp`),
    /(?:kind|type|provider)["']?\s*[:=]\s*(?:[&!]\S{1,99}\s{1,99}){0,3}(?:["']?[\w.:/@-]{0,40}(?:mcp|toolserver)|[&!](?:\S{100}|\S{1,99}\s{100}))/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'im',
);

/**
 * Every command that declares a server contains one of these words. A shell removes quotes and backslashes
 * between letters, and joins continued lines.
 */
const commandWords = [
  /m["'\\]{0,2}c["'\\]{0,2}p["']{0,3}[\s\\]{1,200}["']{0,3}(?:a["'\\]{0,2}d["'\\]{0,2}d|s["'\\]{0,2}e["'\\]{0,2}t)/,
  /docker[\s\\]{1,200}mcp[\s\\]|docker\/mcp-gateway|--(?:add-|additional-)?mcp(?![a-z])|--with-(?:[a-z]{1,20}-){0,2}extension/,
  /mcp-remote|mcp-proxy|mcp_proxy|mcpo(?![a-z])|\/inspector|@wong2\/mcp-cli|supergateway|smithery|(?<![\w-])thv(?![\w-])/,
  /(?:add|install)-mcp|mcp-get|mcpm(?![a-z])|\\?"command\\?"[ \t]{0,20}:/,
];

/** Keys that hold servers, in a step or an option. */
const valueWords =
  /(?:(?<![a-z0-9-])(?:mcp[-_.]?servers|context_servers|mcp_clients|mcp_connections)|(?<![\w-])mcp(?:[-_]config|_json))(?:\.[\w.-]{1,200})?\\{0,3}["']?[ \t]{0,20}[\]=:]|["'[.]mcp\\{0,3}["'\].]|(?:^|\n)[ \t-]{0,200}["']?mcp["']?[ \t]{0,9}:/;

/** Every server declaration in a step contains at least one of these words. */
export const startingWords = new RegExp(
  [...commandWords, valueWords].map(({ source }) => source).join('|'),
  'i',
);

/** Tests a workflow for `startingWords`. Heredocs, which contain most occurrences, are ignored. */
export const stepWords: TextTest = {
  test: (text) => startingWords.test(text) && startingWords.test(withoutHeredocs(text)),
};

/**
 * Maximum length of a line in characters, and maximum number of lines scanned per line of text. Heredocs in
 * real workflows stay below both limits.
 */
const longestLine = 4096;
const maxWork = 20;

/**
 * Matches the start of a heredoc in multi-line text, unless it is quoted, in a comment, or in an arithmetic
 * expression.
 */
const heredoc =
  /^([ \t]*)(?![ \t])(?![\w-]+:[ \t]|- )([^#"'(]*(?:"[^"#]*"[^#"'(]*)*)<<-?[ \t]{0,9}["'\\]?(\w{1,100})["']?(?![<\w])/;

/**
 * Removes heredocs from text. If a line before the closing line is indented less than the opening line, the
 * block might not be a heredoc and is kept.
 */
function withoutHeredocs(text: string): string {
  if (!text.includes('<<')) return text;
  const lines = text.split('\n');
  const keptLines: string[] = [];
  let work = maxWork * lines.length;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    keptLines.push(line);
    const mayBegin = work > 0 && line.length < longestLine && line.includes('<<');
    const [, indent = '', , end] = (mayBegin && heredoc.exec(line)) || [];
    if (end === undefined || givesToShell.test(line)) continue;
    const { last, isClosed } = findHeredocEnd(lines, index + 1, end, indent.length);
    work -= last - index;
    if (isClosed) index = last;
  }
  return keptLines.join('\n');
}

/**
 * Returns the index of the line that closes a heredoc, or the index at which the heredoc proves to be
 * unclosed.
 */
function findHeredocEnd(
  lines: readonly string[],
  start: number,
  end: string,
  indent: number,
): { readonly last: number; readonly isClosed: boolean } {
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const trimmed = line.trim();
    if (trimmed === end) return { last: index, isClosed: true };
    if (trimmed !== '' && line.length - line.trimStart().length < indent) {
      return { last: index, isClosed: false };
    }
  }
  return { last: lines.length, isClosed: false };
}

/**
 * Reports whether bytes can contain words for servers. A single pass looks for parts of these words, so most
 * files are never decoded. UTF-16 always passes.
 */
export function mayHoldWords(bytes: Uint8Array): boolean {
  return detectUtf16(bytes) !== null || (hasPart(bytes) && mayHoldServers.test(latin1Text(bytes)));
}

/** Decodes bytes so that each character represents one byte. */
export const latin1Text = (bytes: Uint8Array): string =>
  Buffer.prototype.latin1Slice.call(bytes, 0, bytes.length);

const characterCodes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const [mcp, contex, toolserv] = [
  characterCodes('mcp'),
  characterCodes('contex'),
  characterCodes('toolserv'),
];
/** The last letters of `mcp`, `contex` and `toolserv`. */
const [letterP, letterX, letterV] = [0x70, 0x78, 0x76];
/** Setting this bit converts a letter to lower case. */
const lowerCase = 0x20;
const [backslash, digit0, digit4, digit7] = [0x5c, 0x30, 0x34, 0x37];

function hasPart(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const folded = byte | lowerCase;
    if (folded === letterP) {
      if (endsAt(bytes, at, mcp)) return true;
    } else if (folded === letterX) {
      if (endsAt(bytes, at, contex)) return true;
    } else if (folded === letterV) {
      if (endsAt(bytes, at, toolserv)) return true;
    } else if (byte === backslash && mayHide(bytes, at)) return true;
  }
  return false;
}

function endsAt(bytes: Uint8Array, end: number, letters: readonly number[]): boolean {
  const start = end - letters.length + 1;
  return letters.every((letter, index) => ((bytes[start + index] ?? 0) | lowerCase) === letter);
}

/** Reports whether the backslash at an offset can begin an escaped letter or a line fold. */
function mayHide(bytes: Uint8Array, at: number): boolean {
  const [escapeKind, ...digits] = bytes.subarray(at + 1, at + 5);
  switch (String.fromCharCode(escapeKind ?? 0)) {
    case 'u':
      return digits[0] === digit0 && digits[1] === digit0 && isOfLetter(digits[2]);
    case 'x':
      return isOfLetter(digits[0]);
    case 'U':
    case '\r':
    case '\n':
      return true;
    default:
      return false;
  }
}

/** Reports whether a hexadecimal digit can be the first digit of an ASCII letter's code. */
const isOfLetter = (digit = 0): boolean => digit >= digit4 && digit <= digit7;
