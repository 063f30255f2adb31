import { type JSONPath, visit } from 'jsonc-parser';
import { lazily } from './lockfile.ts';

/**
 * The lines, from 1, of keys of a JSON text; 1 for those that are not there. The text is gone
 * through once, when the first line is asked for.
 *
 * @param locate what a key is asked for by, from the path of its object and itself; null to pass over
 */
export function jsonLines(
  text: string,
  locate: (path: JSONPath, key: string) => string | null,
): (key: string) => number {
  const lines = lazily(() => {
    const found = new Map<string, number>();
    try {
      visit(
        text,
        {
          onObjectProperty: (key, _offset, _length, line, _column, path) => {
            const located = locate(path(), key);
            if (located !== null) found.set(located, line + 1);
          },
        },
        { allowTrailingComma: true },
      );
    } catch {
      // Nested too deep to be gone through: what was found until there is found.
    }
    return found;
  });
  return (key) => lines().get(key) ?? 1;
}
