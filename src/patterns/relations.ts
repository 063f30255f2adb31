import type { DependencyType, Pattern } from '../model.ts';
import { sameVersion } from '../versions/ecosystems.ts';
import { globIncludes } from './glob.ts';
import { isOneVersion, matchesVersion, nameTest, partsOf } from './match.ts';
import { maxPatternLength } from './read.ts';

/** Puts what says more before what says less. */
export function bySpecificity(
  a: { readonly match: Pattern },
  b: { readonly match: Pattern },
): number {
  return specificity(b.match) - specificity(a.match);
}

/**
 * The more it says, the more it counts: a name before any wildcard, more of a name before less, one
 * version before a range, a range before none.
 */
export function specificity({ type, name, version }: Pattern): number {
  const literal = name.replaceAll('*', '').length;
  const ofVersion = version === null ? 0 : isOneVersion(type, version) ? 2 : 1;
  return (name.includes('*') ? 0 : maxPatternLength * 100) + literal * 4 + ofVersion;
}

/** Whether everything that one pattern means is meant by another one too; when in doubt it is not. */
export function covers(wide: Pattern, narrow: Pattern): boolean {
  const { type, version } = narrow;
  const isMeant =
    wide.version === null ||
    wide.version === version ||
    (version !== null && isOneVersion(type, version) && matchesVersion(wide, version));
  if (!isMeant || wide.type !== type) return false;
  if (type !== 'remote') return globIncludes(wide.name, narrow.name);
  const [all, some] = [partsOf(wide.name), partsOf(narrow.name)];
  return (
    all.scheme === some.scheme &&
    globIncludes(all.host, some.host) &&
    globIncludes(all.path, some.path)
  );
}

/** Whether something may be meant by both of two patterns; when in doubt it may. */
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

/** Segments that a waiver must name by their text, by type: the account that answers for the code. */
const ownerSegments: Readonly<Partial<Record<DependencyType, number>>> = {
  oci: 2,
  golang: 2,
  git: 2,
};

/**
 * The owner that a pattern names by its text: the whole name, or the segments that tell whose code it
 * is. Null where none is named: such a pattern means anybody's code.
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
