import type { ClientFile } from './client.ts';
import { dialectReadsKey } from './servers.ts';
import { environmentKeys } from './variables-in.ts';

/**
 * Kubernetes objects may be in files of any name and size. Kubernetes objects are identified only by the
 * lines that start at column 0, because the text may be too long to parse. The identification requires a
 * single pass over the text.
 */

/**
 * Characters that only some parsers treat as a line ending. The line after such a character may be a comment
 * or a key.
 */
const oddLineEnd = /\r(?!\n)|[\u0085\u2028\u2029]/;

const emptyLine = /^[ \t\r]*(?:#|$)/;
const separator = /^(?:---|\.\.\.)[ \t\r]*(?:$|(?<=[ \t])#)/;
const topKey = /^(["']?)([A-Za-z_][\w.-]*)\1[ \t]*:(?=[ \t\r]|$)/;
/**
 * A line that belongs to the key above it. Indented content starts with a space, and a list may also start
 * with its dash.
 */
const belowKey = /^(?: |-[ \t\r]|-$|[}\]])/;

/**
 * Whether a file contains only Kubernetes objects. Each document must contain `apiVersion` and `kind` at the
 * top level, and no key at column 0 under which a client's reader looks for servers.
 *
 * The first line of each document must have a plain key at column 0, so all its top-level keys are also at
 * column 0. Any other line at column 0 may contain a key in another notation (`? key`, `<<: *x`, `{key: …}`,
 * an escape, a tag).
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

/** Whether the readers for a client's file look below a top-level key for servers or their variables. */
function mayHoldServers({ shape, readsKey, also, mayBeOther }: ClientFile, key: string): boolean {
  const isOfOwn = readsKey?.(key) ?? true;
  if (typeof shape === 'function') return isOfOwn;
  const isOfVariables = mayBeOther !== true && environmentKeys.includes(key);
  return isOfVariables || (also !== undefined && isOfOwn) || dialectReadsKey(shape, key);
}
