import { isUtf8 } from 'node:buffer';

/**
 * Detects evidence that might differ from the original that the service wrote. Signs of damage are invalid
 * UTF-8, U+FFFD (the replacement for invalid UTF-8), and control characters other than tabs and line endings.
 */

/** Matches the same characters as `damagedText`, literal or escaped as in JSON. */
const damagedJson =
  /\\[bf]|\\u00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f])|\\ufffd|[\u007f-\u009f\ufffd]/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const damagedText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

const backslash = 0x5c;

/**
 * Reports whether evidence is damaged.
 *
 * @param bytes a JSON string as in the document, without the outer quotes
 */
export function isDamagedJson(bytes: Uint8Array): boolean {
  if (!isUtf8(bytes)) return true;
  const isPlain = !bytes.includes(backslash) && bytes.every((byte) => byte < 0x7f);
  if (isPlain) return false;
  // An escaped backslash does not escape the next character.
  return damagedJson.test(new TextDecoder().decode(bytes).replaceAll('\\\\', ''));
}

export function isDamagedValue(value: unknown): boolean {
  if (typeof value === 'string') return damagedText.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(isDamagedValue));
}
