import leven from 'leven';

/** Words that other tools use for levels. */
const synonyms: Readonly<Record<string, string>> = {
  error: 'fail',
  failure: 'fail',
  warning: 'warn',
  none: 'off',
  ignore: 'off',
};

/** The candidate of which a name may be a misspelling or a part; null if there is none. */
export function similarName(text: string, candidates: readonly string[]): string | null {
  const nearest = nearestName(text, candidates);
  const isPart = text.length > 2 && (nearest.startsWith(text) || text.startsWith(nearest));
  const most = Math.ceil(text.replace(/^-+/, '').length / 3);
  return nearest !== '' && (isPart || leven(text.slice(0, 60), nearest) <= most) ? nearest : null;
}

/** The candidate that is most similar to a misspelt name; empty if there are no candidates. */
export function nearestName(text: string, candidates: readonly string[]): string {
  const known = Object.hasOwn(synonyms, text) ? synonyms[text] : undefined;
  if (known !== undefined && candidates.includes(known)) return known;
  // A key may have any length, and the comparison takes quadratic time.
  const start = text.slice(0, 60);
  return candidates.toSorted((a, b) => leven(start, a) - leven(start, b))[0] ?? '';
}
