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
 * Returns the candidate that a name most likely misspells, abbreviates or is a synonym of; null if there is
 * none.
 */
export function similarName(text: string, candidates: readonly string[]): string | null {
  const synonym = Object.hasOwn(synonyms, text) ? synonyms[text] : undefined;
  if (synonym !== undefined && candidates.includes(synonym)) return synonym;
  const nearest = nearestName(text, candidates);
  const isPart = text.length > 2 && (nearest.startsWith(text) || text.startsWith(nearest));
  const most = Math.ceil(text.replace(/^-+/, '').length / 3);
  return nearest !== '' && (isPart || distance(text, nearest) <= most) ? nearest : null;
}

/** Returns the candidate most similar to a name, or '' if there are no candidates. */
const nearestName = (text: string, candidates: readonly string[]): string =>
  candidates.toSorted((a, b) => distance(text, a) - distance(text, b))[0] ?? '';

/**
 * Returns the edit distance, ignoring case. The name is truncated, because it can have any length and the
 * comparison takes quadratic time.
 */
const distance = (text: string, candidate: string): number =>
  leven(text.slice(0, 60).toLowerCase(), candidate.toLowerCase());
