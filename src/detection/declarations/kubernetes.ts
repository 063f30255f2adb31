import type { ClientFile } from './client.ts';
import { dialectReadsKey } from './servers.ts';
import { environmentKeys } from './variables-in.ts';

/*
 * Objects of Kubernetes, which may have any name and any size. They are told by the lines at column 0 alone,
 * because they may be beyond what is parsed: one pass over the text, which is all that is ever searched.
 */

/** What ends a line for some readers only; behind it, a line may be a comment or a key. */
const oddLineEnd = /\r(?!\n)|[\u0085\u2028\u2029]/;

const emptyLine = /^[ \t\r]*(?:#|$)/;
const separator = /^(?:---|\.\.\.)[ \t\r]*(?:$|(?<=[ \t])#)/;
const topKey = /^(["']?)([A-Za-z_][\w.-]*)\1[ \t]*:(?=[ \t\r]|$)/;
/** A line that belongs to the key above it. Content begins with a space, a list perhaps with its dash. */
const belowKey = /^(?: |-[ \t\r]|-$|[}\]])/;

/**
 * Whether a text is nothing but objects of Kubernetes: documents that all have `apiVersion` and `kind` at
 * the top, and at column 0 no key under which a client's reader looks for servers.
 *
 * The first line of each document has a plain key at column 0, so what is at its top is at column 0, too.
 * There, whatever is no plain key may spell one (`? key`, `<<: *x`, `{key: …}`, an escape, a tag).
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

/** Whether the readers of a client's file take servers, or variables for them, from below a key at its top. */
function mayHoldServers({ shape, readsKey, also, mayBeOther }: ClientFile, key: string): boolean {
  const isOfOwn = readsKey?.(key) ?? true;
  if (typeof shape === 'function') return isOfOwn;
  const isOfVariables = mayBeOther !== true && environmentKeys.includes(key);
  return isOfVariables || (also !== undefined && isOfOwn) || dialectReadsKey(shape, key);
}
