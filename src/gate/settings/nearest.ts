import leven from 'leven';

/** Other tools' names for levels. */
const synonyms: Readonly<Record<string, string>> = {
  error: 'fail',
  failure: 'fail',
  warning: 'warn',
  none: 'off',
  no: 'off',
  ignore: 'off',
};

/**
 * Returns the candidate that a name may misspell, abbreviate or be a synonym for; null if there is no such
 * candidate.
 */
export function similarName(text: string, candidates: readonly string[]): string | null {
  const synonym = Object.hasOwn(synonyms, text) ? synonyms[text] : undefined;
  if (synonym !== undefined && candidates.includes(synonym)) return synonym;
  const nearest = nearestName(text, candidates);
  const isPart = text.length > 2 && (nearest.startsWith(text) || text.startsWith(nearest));
  const most = Math.ceil(text.replace(/^-+/, '').length / 3);
  return nearest !== '' && (isPart || distance(text, nearest) <= most) ? nearest : null;
}

/** Returns the candidate that is most similar to a misspelled name; empty if there are no candidates. */
const nearestName = (text: string, candidates: readonly string[]): string =>
  candidates.toSorted((a, b) => distance(text, a) - distance(text, b))[0] ?? '';

/**
 * Returns the number of characters that differ. The name is truncated, because it may have any length and the
 * comparison takes quadratic time.
 */
const distance = (text: string, candidate: string): number =>
  leven(text.slice(0, 60).toLowerCase(), candidate.toLowerCase());
