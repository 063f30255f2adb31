import type { DependencyType, Pattern } from '../model.ts';
import { ecosystems, sameVersion } from '../versions/ecosystems.ts';
import { isCommit } from '../versions/git.ts';
import { globTest } from './glob.ts';

/** Whether a pattern means names of some type; compiled once, for it is asked of every dependency. */
export type NameTest = (type: DependencyType, name: string) => boolean;

/** Compiles a pattern's name. */
export function nameTest({ type, name }: Pattern): NameTest {
  if (!name.includes('*')) return (otherType, other) => otherType === type && other === name;
  if (type !== 'remote') {
    const matches = globTest(name);
    return (otherType, other) => otherType === type && matches(other);
  }
  const wanted = partsOf(name);
  const host = globTest(wanted.host);
  const path = globTest(wanted.path);
  return (otherType, other) => {
    if (otherType !== 'remote') return false;
    const parts = partsOf(other);
    // Each by itself: a wildcard of the host must not reach into the path.
    return parts.scheme === wanted.scheme && host(parts.host) && path(parts.path);
  };
}

/**
 * Compiles a pattern's name for a deny list, which nobody gets round by spelling the same in another
 * way: in other letters or with more slashes, which many hosts take for one, by another scheme, or
 * another port where the pattern names none.
 */
export function denyNameTest(pattern: Pattern): NameTest {
  const hasPort = /^[^:]*:\/\/[^/]*:\d+(?:\/|$)/.test(pattern.name);
  const plain = (name: string): string => {
    const lower = name.toLowerCase();
    if (pattern.type !== 'remote') return lower;
    const address = lower
      .replace(/^[^:]*:\/\//, '')
      .replace(/\/{2,}/g, '/')
      .replace(/^/, 'any://');
    return hasPort ? address : address.replace(/^([^/]*\/\/[^/]*):\d+(?=\/|$)/, '$1');
  };
  const matches = nameTest({ ...pattern, name: plain(pattern.name) });
  return (type, name) => matches(type, plain(name));
}

/** An address whose host is written as a path, so that `*` stays within a label. */
export function partsOf(address: string): { scheme: string; host: string; path: string } {
  const [, scheme = '', host = '', path = ''] = /^([^:]*):\/\/([^/]*)(.*)$/.exec(address) ?? [];
  return { scheme, host: host.replaceAll('.', '/'), path: path === '' ? '/' : path };
}

/** Whether a version is one that a pattern means; every version where it names none. */
export function matchesVersion({ type, version: wanted }: Pattern, version: string): boolean {
  if (wanted === null || sameVersion(type, wanted, version)) return true;
  return ecosystems[type].satisfies(version, wanted) === true;
}

/**
 * Whether a launch may be of a version that a deny list means. Nobody gets round it by a spelling that
 * tells nothing: a tag that does not order, a digest or a branch where the entry names a number.
 *
 * @param known what is known of the version, be it nothing
 */
export function mayMatchVersion(pattern: Pattern, known: readonly string[]): boolean {
  const { type, version: wanted } = pattern;
  if (wanted === null) return true;
  const stating = known.filter((version) => states(type, version, wanted));
  if (stating.length === 0) return true;
  if (isHash(type, wanted)) return stating.some((version) => isSameHash(type, wanted, version));
  return stating.some(
    (version) =>
      matchesVersion(pattern, version) ||
      // Ranges leave pre-releases out; of one the release counts that it is for.
      (!isOneVersion(type, wanted) &&
        matchesVersion(pattern, version.replace(/^([v=]*(?:\d+!)?\d+(?:\.\d+)*).*$/s, '$1'))),
  );
}

/** Whether a version tells that it is, or is not, what a pattern names. */
function states(type: DependencyType, version: string, wanted: string): boolean {
  // A tag of an image that is one version is taken at its word, a branch or tag of git is not.
  if (isHash(type, wanted)) return type !== 'git' || isCommit(version);
  if (isHash(type, version)) return false;
  // `v2` of git is a branch or a tag that moves.
  if (type === 'git' && !isOneVersion(type, version)) return false;
  const isText = type === 'oci' && isOneVersion(type, wanted);
  return isText || ecosystems[type].compare(version, version) !== null;
}

/** Whether a version is a digest or commit, perhaps the beginning of one. */
function isHash(type: DependencyType, version: string): boolean {
  return type === 'git'
    ? /^[0-9a-f]{7,}$/i.test(version)
    : /^(?:sha\d+:)?[0-9a-f]{32,}$/i.test(version);
}

/** Whether one of two digests or commits is the other one, or its beginning. */
function isSameHash(type: DependencyType, a: string, b: string): boolean {
  if (!isHash(type, b)) return false;
  const [one = '', other = ''] = [a, b].map((each) => each.toLowerCase().replace(/^sha\d+:/, ''));
  return one.startsWith(other) || other.startsWith(one);
}

/** Whether a version names one, and no range of them. */
export function isOneVersion(type: DependencyType, version: string): boolean {
  // A short version such as `1.2` is a range for all but Python.
  return type === 'pypi'
    ? ecosystems.pypi.compare(version, version) !== null
    : /^(?:[v=]*\d+\.\d+\.\d+[\w.+-]*|(?:sha\d+:)?[0-9a-f]{7,})$/i.test(version);
}
