import type { ClientFile } from './client.ts';
import { dialectReadsKey } from './servers.ts';
import { environmentKeys } from './variables-in.ts';

/**
 * Recognizes files that contain only Kubernetes objects; such files can have any name and size. The text can
 * be too long to parse, so a single pass checks only the lines that start at column 0.
 */

/**
 * Characters that only some parsers treat as line endings. The text after one of these characters can be a
 * comment to one parser and a key to another.
 */
const oddLineEnd = /\r(?!\n)|[\u0085\u2028\u2029]/;

const emptyLine = /^[ \t\r]*(?:#|$)/;
const separator = /^(?:---|\.\.\.)[ \t\r]*(?:$|(?<=[ \t])#)/;
const topKey = /^(["']?)([A-Za-z_][\w.-]*)\1[ \t]*:(?=[ \t\r]|$)/;
/** Matches a line that belongs to the key above it: an indented line, a list item or a closing bracket. */
const belowKey = /^(?: |-[ \t\r]|-$|[}\]])/;

/**
 * Reports whether a file contains only Kubernetes objects. In such a file, every document has `apiVersion`
 * and `kind` at the top level, and no key at column 0 under which the client's reader looks for servers.
 *
 * Every document starts with a plain key at column 0, so all its top-level keys are at column 0 too. Any
 * other line at column 0 fails the check, because it could contain a key in another notation (`? key`, `<<:
 * *x`, `{key: …}`, an escape, a tag).
 */
export function isOfKubernetes(text: string, file: ClientFile): boolean {
  if (file.format !== 'yaml' || oddLineEnd.test(text)) return false;
  let keys = new Set<string>();
  let objects = 0;
  const endsObject = (): boolean => {
    if (keys.size === 0) return true;
    objects += 1;
    return keys.has('apiVersion') && keys.has('kind');
  };
  for (const [line] of text.replace(/^\uFEFF/, '').matchAll(/[^\n]+/g)) {
    if (emptyLine.test(line)) continue;
    const [, , key] = topKey.exec(line) ?? [];
    if (key !== undefined) {
      if (mayHoldServers(file, key)) return false;
      keys.add(key);
    } else if (separator.test(line)) {
      if (!endsObject()) return false;
      keys = new Set();
    } else if (keys.size === 0 || !belowKey.test(line)) return false;
  }
  return endsObject() && objects > 0;
}

/**
 * Reports whether the readers for a client's file look for servers or their variables below a top-level key.
 */
function mayHoldServers({ shape, readsKey, also, mayBeOther }: ClientFile, key: string): boolean {
  const isOfOwn = readsKey?.(key) ?? true;
  if (typeof shape === 'function') return isOfOwn;
  const isOfVariables = mayBeOther !== true && environmentKeys.includes(key);
  return isOfVariables || (also !== undefined && isOfOwn) || dialectReadsKey(shape, key);
}
