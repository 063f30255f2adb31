import { csv } from './formats/csv.ts';
import type { ListFormat } from './formats/format.ts';
import { jsonList } from './formats/json.ts';
import { renovate } from './formats/renovate.ts';

/** The forms in which all packages of an export are written, by the word for `--for`. */
export const listFormats: Readonly<Record<string, ListFormat>> = Object.fromEntries(
  [csv, jsonList, renovate].map((each) => [each.name, each]),
);

/**
 * Whether a file that this run has not written is one of an earlier run: it is about a package that the
 * export does not list any longer, and Renovate must not follow it.
 *
 * @param beginning of its text
 */
export function isLeftList(path: string, beginning: string): boolean {
  return /^renovate\/[^/]+\/.+\.json$/.test(path) && beginning.startsWith('{\n  "releases": [');
}
