import { utf16Of } from '../../io/tree.ts';
import type { TextTest } from './reader.ts';

/*
 * The words without which a file of any name declares no server. They only choose what is parsed: what a
 * file declares, its structure says.
 */

/** Whether a text has the words of a server and of an entry; an escape may hide either. */
export const mayHoldServers: TextTest = {
  test: (text) => {
    const hides = hidden.test(text);
    return (hides || serverWords.test(text)) && (hides || entryWords.test(text));
  },
};

/** A letter that is spelled as an escape, or a key of YAML that is folded over lines. */
const hidden = /\\(?:u00[4-7]|x[4-7]|U000000[4-7])|"\w*\\\r?\n/;

const entryWords = /command|cmd|url|uri|target|image|endpoint/i;

/** Keys of servers, `mcp` as a key or a value, and kinds and types that have it in their names. */
const serverWords = new RegExp(
  [
    /mcp[-_.]?servers|context_servers|mcp_clients|mcp_connections|mcp\.client/,
    /["']mcp["']|(?:^|[^a-z0-9])mcp\s*[:=\].]|\?\s*mcp\b/,
    /(?:kind|type)["']?\s*[:=]\s*(?:[&!]\S+\s+){0,3}["']?\w{0,40}(?:mcp|toolserver)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'im',
);

/** Words of commands that may start servers, by their names or by a quoted text behind a long option. */
export const startingWords =
  /mcp|extension|(?<![a-z])sse(?![a-z])|supergateway|smithery|thv|modelcontext|["']command["']|(?<![\w-])--[a-z][\w-]*(?:=|[ \t]{1,9})\\{0,3}["']/i;

/**
 * Whether bytes may hold such words: one pass, after which only what has a part of one is looked at as a
 * text. UTF-16 always is.
 */
export function mayHoldWords(bytes: Uint8Array): boolean {
  return utf16Of(bytes) !== null || (hasPart(bytes) && mayHoldServers.test(latin1Of(bytes)));
}

/** Each character stands for a byte. */
export const latin1Of = (bytes: Uint8Array): string =>
  Buffer.prototype.latin1Slice.call(bytes, 0, bytes.length);

const codesOf = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const [mcp, contex, toolserv] = [codesOf('mcp'), codesOf('contex'), codesOf('toolserv')];
/** Their last letters. */
const [letterP, letterX, letterV] = [0x70, 0x78, 0x76];
/** Makes letters lower case. */
const lowerCase = 0x20;
const [backslash, digit0, digit4, digit7] = [0x5c, 0x30, 0x34, 0x37];

function hasPart(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const folded = byte | lowerCase;
    if (folded === letterP) {
      if (isAt(bytes, at, mcp)) return true;
    } else if (folded === letterX) {
      if (isAt(bytes, at, contex)) return true;
    } else if (folded === letterV) {
      if (isAt(bytes, at, toolserv)) return true;
    } else if (byte === backslash && mayHide(bytes, at)) return true;
  }
  return false;
}

/** Whether letters end at an offset. */
function isAt(bytes: Uint8Array, end: number, letters: readonly number[]): boolean {
  const start = end - letters.length + 1;
  return letters.every((letter, index) => ((bytes[start + index] ?? 0) | lowerCase) === letter);
}

/** Whether what follows a backslash may be a letter, or folds a line. */
function mayHide(bytes: Uint8Array, at: number): boolean {
  const [kind, ...digits] = bytes.subarray(at + 1, at + 5);
  switch (String.fromCharCode(kind ?? 0)) {
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

/** Whether the code of a letter begins with a hexadecimal digit. */
const isOfLetter = (digit = 0): boolean => digit >= digit4 && digit <= digit7;
