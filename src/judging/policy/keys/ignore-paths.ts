import * as z from 'zod';
import type { ListKey } from './policy-key.ts';
import { text } from './text.ts';

/**
 * Returns what is wrong with a glob pattern; null if the pattern is valid. A pattern becomes a regular
 * expression that is matched against every path. With many wildcards or a repeated group, matching can take
 * hours.
 */
function globFault(given: string): string | null {
  // A leading `!` would exclude everything except the given paths.
  if (given.startsWith('!'))
    return 'cannot begin with !: a pattern names paths that are not judged';
  if (given.length > 500) return 'is longer than 500 characters';
  const wildcards = (part: string): number => part.match(/\*+|\++|\?+/g)?.length ?? 0;
  const segments = given.split('/');
  const crossing = segments.filter((part) => part.includes('**')).length;
  if (segments.some((part) => wildcards(part) > 3) || crossing > 3 || wildcards(given) > 6) {
    return 'has too many wildcards: the maximum is six, with at most three in a segment and at most three **';
  }
  return /\)[*+?{]|\}\+|[*+?@!]\(/.test(given)
    ? 'repeats a group: write the alternatives as {a,b}'
    : null;
}

export const ignorePaths: ListKey<string> = {
  kind: 'list',
  schema: () =>
    z
      .array(text(globFault))
      .describe(
        'Glob patterns, relative to the repository root, for files and folders that are not judged.',
      ),
  unset: [],
  organisation: 'added',
  isOverridable: true,
  withoutOverride: () => [],
  textOf: (path) => path,
  effect: 'permits',
};
