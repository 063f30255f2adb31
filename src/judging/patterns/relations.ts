import { ecosystems } from '../../detection/ecosystems.ts';
import type { Pattern } from '../../model/model.ts';
import { maxPatternLength } from './parse-pattern.ts';

/** Compares patterns so that the most specific one comes first. */
export function compareSpecificity(
  a: { readonly match: Pattern },
  b: { readonly match: Pattern },
): number {
  return specificity(b.match) - specificity(a.match);
}

/**
 * Ranks how specific a pattern is. The criteria, in order, are: a name without wildcards, the number of
 * literal characters in the name, a single version, a range.
 */
export function specificity({ type, name, version }: Pattern): number {
  const literal = name.replaceAll('*', '').length;
  const ofVersion = version === null ? 0 : ecosystems[type].isOneVersion(version) ? 2 : 1;
  return (name.includes('*') ? 0 : maxPatternLength * 100) + literal * 4 + ofVersion;
}

/**
 * Returns the owner in a pattern if the owner contains no wildcards: the whole name, or the segments that
 * identify the account or host. Returns null if the owner contains wildcards, because such a pattern matches
 * anyone's code.
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
