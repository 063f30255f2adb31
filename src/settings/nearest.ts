import leven from 'leven';

/** What other tools call it. */
const elsewhere: Readonly<Record<string, string>> = {
  error: 'fail',
  failure: 'fail',
  warning: 'warn',
  none: 'off',
  ignore: 'off',
};

/** The nearest of some right spellings to a wrong one; the empty text where there are none. */
export function nearestName(text: string, candidates: readonly string[]): string {
  const known = Object.hasOwn(elsewhere, text) ? elsewhere[text] : undefined;
  if (known !== undefined && candidates.includes(known)) return known;
  // What is compared has a limit: a stranger's key may have any length.
  const start = text.slice(0, 60);
  return candidates.toSorted((a, b) => leven(start, a) - leven(start, b))[0] ?? '';
}
