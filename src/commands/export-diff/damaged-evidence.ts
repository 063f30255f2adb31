import { isUtf8 } from 'node:buffer';

/*
 * Evidence that may differ from what the service wrote, because it contains invalid UTF-8, which becomes
 * U+FFFD, or control characters other than tabs and line endings.
 */

/** Finds the same as `damagedText`, as JSON may write it. */
const damagedJson =
  /\\[bf]|\\u00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f])|\\ufffd|[\u007f-\u009f\ufffd]/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find
const damagedText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

const backslash = 0x5c;

/** Whether evidence in the bytes of a document is damaged. The bytes are JSON without its outer quotes. */
export function isDamagedJson(bytes: Uint8Array): boolean {
  if (!isUtf8(bytes)) return true;
  const isPlain = !bytes.includes(backslash) && bytes.every((byte) => byte < 0x7f);
  if (isPlain) return false;
  // An escaped backslash does not escape the next character.
  return damagedJson.test(new TextDecoder().decode(bytes).replaceAll('\\\\', ''));
}

/** Whether evidence that was parsed is damaged. */
export function isDamagedValue(value: unknown): boolean {
  if (typeof value === 'string') return damagedText.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(isDamagedValue));
}
