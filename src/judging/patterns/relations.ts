import { ecosystems } from '../../detection/ecosystems.ts';
import type { Pattern } from '../../model/model.ts';
import { maxPatternLength } from './parse-pattern.ts';

/** Compares two entries for sorting, so that the entry with the most specific pattern comes first. */
export function compareSpecificity(
  a: { readonly match: Pattern },
  b: { readonly match: Pattern },
): number {
  return specificity(b.match) - specificity(a.match);
}

/**
 * Returns how specific a pattern is; higher is more specific. The absence of wildcards in the name counts
 * most, then the number of literal characters. The version counts least: a single version ranks above a
 * range.
 */
export function specificity({ type, name, version }: Pattern): number {
  const literal = name.replaceAll('*', '').length;
  const ofVersion = version === null ? 0 : ecosystems[type].isOneVersion(version) ? 2 : 1;
  return (name.includes('*') ? 0 : maxPatternLength * 100) + literal * 4 + ofVersion;
}

/**
 * Returns the account or host in a pattern's name, or the whole name if it contains no wildcards. Returns
 * null if the account or host contains wildcards, because the pattern then matches anyone's code.
 */
export function literalOwner({ type, name }: Pattern): string | null {
  if (!name.includes('*')) return name;
  const { names, ownerSegments } = ecosystems[type];
  if (names === 'addresses') {
    const host = /^[^:]*:\/\/[^/*]*(?=(?::\*)?(?:\/|$))/.exec(name)?.[0];
    return host ?? null;
  }
  const segments = name.split('/');
  const first = segments.findIndex((segment) => segment.includes('*'));
  return first < ownerSegments ? null : segments.slice(0, ownerSegments).join('/');
}
