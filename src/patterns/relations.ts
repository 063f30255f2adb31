import type { DependencyType, Pattern } from '../model.ts';
import { sameVersion } from '../versions/ecosystems.ts';
import { globIncludes } from './glob.ts';
import { isOneVersion, matchesVersion, nameTest, partsOf } from './match.ts';
import { maxPatternLength } from './read.ts';

/** Sorts the most specific pattern first. */
export function bySpecificity(
  a: { readonly match: Pattern },
  b: { readonly match: Pattern },
): number {
  return specificity(b.match) - specificity(a.match);
}

/**
 * How specific a pattern is. In this order: a name without wildcards, more literal characters in the
 * name, a single version, a range.
 */
export function specificity({ type, name, version }: Pattern): number {
  const literal = name.replaceAll('*', '').length;
  const ofVersion = version === null ? 0 : isOneVersion(type, version) ? 2 : 1;
  return (name.includes('*') ? 0 : maxPatternLength * 100) + literal * 4 + ofVersion;
}

/** Whether `wide` matches everything that `narrow` matches; false if that is not certain. */
export function covers(wide: Pattern, narrow: Pattern): boolean {
  const { type, version } = narrow;
  const coversVersion =
    wide.version === null ||
    wide.version === version ||
    (version !== null && isOneVersion(type, version) && matchesVersion(wide, version));
  if (!coversVersion || wide.type !== type) return false;
  if (type !== 'remote') return globIncludes(wide.name, narrow.name);
  const [all, some] = [partsOf(wide.name), partsOf(narrow.name)];
  return (
    all.scheme === some.scheme &&
    globIncludes(all.host, some.host) &&
    globIncludes(all.path, some.path)
  );
}

/** Whether two patterns may match the same dependency; true if that is not certain. */
export function mayOverlap(one: Pattern, other: Pattern): boolean {
  if (one.type !== other.type) return false;
  const { type, version } = one;
  const areApart =
    version !== null &&
    other.version !== null &&
    isOneVersion(type, version) &&
    isOneVersion(type, other.version) &&
    !sameVersion(type, version, other.version);
  if (areApart) return false;
  const literal = [one, other].find(({ name }) => !name.includes('*'));
  if (literal !== undefined) return nameTest(literal === one ? other : one)(type, literal.name);
  const [start, otherStart] = [one, other].map(({ name }) => name.replace(/\/?\*.*$/s, ''));
  const [end, otherEnd] = [one, other].map(({ name }) => name.replace(/^.*\*\/?/s, ''));
  const agree = (test: 'startsWith' | 'endsWith', a = '', b = ''): boolean =>
    a[test](b) || b[test](a);
  return agree('startsWith', start, otherStart) && agree('endsWith', end, otherEnd);
}

/** How many segments of a name identify the owner, by type; 1 for the others. */
const ownerSegments: Readonly<Partial<Record<DependencyType, number>>> = {
  oci: 2,
  golang: 2,
  git: 2,
};

/**
 * The owner that a pattern names without wildcards: the whole name, or the segments that identify the
 * account or host. Null if the owner has wildcards: such a pattern matches anybody's code.
 */
export function literalOwner({ type, name }: Pattern): string | null {
  if (!name.includes('*')) return name;
  if (type === 'remote') {
    const host = /^[^:]*:\/\/[^/*]*(?=\/|$)/.exec(name)?.[0];
    return host ?? null;
  }
  const segments = name.split('/');
  const first = segments.findIndex((segment) => segment.includes('*'));
  const needed = ownerSegments[type] ?? 1;
  return first < needed ? null : segments.slice(0, needed).join('/');
}
