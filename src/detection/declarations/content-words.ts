import { detectUtf16 } from '../../io/tree.ts';
import { givesToShell } from '../launch/shell-words.ts';
import type { TextTest } from './types.ts';

/**
 * Words that every file with a server contains. The words only select the files to parse; a file's structure
 * determines which servers it declares.
 */

/** Whether text contains a word for a server and a word for an entry; an escape may hide either word. */
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

/** Words that a key for servers may consist of, in addition to `mcp`. */
export const familyWords =
  /servers?|clients?|connections?|targets?|toolsets?|tools?|items?|instances?|configs?|custom|external|remote|local/;

/**
 * Matches keys for servers, `mcp` as a key or a value, and kinds and types whose names contain `mcp`. An
 * unusually long tag or anchor may precede and hide a name that contains `mcp`.
 */
const serverWords = new RegExp(
  [
    /mcp[-_. a-z]{0,40}\\{0,3}["']?\s*[:=\].]|context_servers|mcp\.client/,
    // A comment may be between a key and its colon.
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

/** Keys, in a step or an option, whose values contain servers. */
const valueWords =
  /(?:(?<![a-z0-9-])(?:mcp[-_.]?servers|context_servers|mcp_clients|mcp_connections)|(?<![\w-])mcp(?:[-_]config|_json))(?:\.[\w.-]{1,200})?\\{0,3}["']?[ \t]{0,20}[\]=:]|["'[.]mcp\\{0,3}["'\].]|(?:^|\n)[ \t-]{0,200}["']?mcp["']?[ \t]{0,9}:/;

/** Every command or value in a step that declares a server contains one of these words. */
export const startingWords = new RegExp(
  [...commandWords, valueWords].map(({ source }) => source).join('|'),
  'i',
);

/** Tests a whole workflow for `startingWords`, but ignores heredocs, which contain most of these words. */
export const stepWords: TextTest = {
  test: (text) => startingWords.test(text) && startingWords.test(withoutHeredocs(text)),
};

/** Limits in characters and lines: more than in the heredocs of real workflows. */
const longestLine = 4096;
const maxWork = 20;

/**
 * The start of a heredoc in multi-line text. The start of a heredoc must not be quoted, in a comment, or in
 * an arithmetic expression.
 */
const heredoc =
  /^([ \t]*)(?![ \t])(?![\w-]+:[ \t]|- )([^#"'(]*(?:"[^"#]*"[^#"'(]*)*)<<-?[ \t]{0,9}["'\\]?(\w{1,100})["']?(?![<\w])/;

/**
 * Removes the lines of heredocs from text. If a line with less indentation than the first line comes before
 * the closing line, the lines may not be a heredoc. Lines that may not be a heredoc are not removed.
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

/** Returns the line that closes a heredoc, or the line that shows that the heredoc is never closed. */
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
 * Whether bytes may contain words for servers. A single pass finds bytes that contain part of such a word;
 * only those bytes are decoded. UTF-16 is always decoded.
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

/** Whether a sequence of letters ends at an offset. */
function endsAt(bytes: Uint8Array, end: number, letters: readonly number[]): boolean {
  const start = end - letters.length + 1;
  return letters.every((letter, index) => ((bytes[start + index] ?? 0) | lowerCase) === letter);
}

/** Whether a backslash may be followed by an escaped letter or a folded line. */
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

/** Whether a hexadecimal digit can be the first digit of a letter's code. */
const isOfLetter = (digit = 0): boolean => digit >= digit4 && digit <= digit7;
