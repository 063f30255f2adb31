import { type JSONPath, visit } from 'jsonc-parser';
import { computeOnce } from './lockfile.ts';

/**
 * Returns a function that looks up the line number of a key in a JSON file. Lines are numbered from 1; the
 * result for an unknown key is 1. The file is scanned once, when the first line is requested.
 *
 * @param locate returns a name for a key, given the path of its object and the key; null to skip the key
 */
export function createLineLookup(
  text: string,
  locate: (path: JSONPath, key: string) => string | null,
): (key: string) => number {
  const lines = computeOnce(() => {
    const linesByKey = new Map<string, number>();
    try {
      visit(
        text,
        {
          onObjectProperty: (key, _offset, _length, line, _column, path) => {
            const located = locate(path(), key);
            if (located !== null) linesByKey.set(located, line + 1);
          },
        },
        { allowTrailingComma: true },
      );
    } catch {
      // The file is nested too deeply. The lines found up to that point are kept.
    }
    return linesByKey;
  });
  return (key) => lines().get(key) ?? 1;
}
