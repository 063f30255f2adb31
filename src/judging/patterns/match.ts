import { type Ecosystem, ecosystems, isCommit, sameVersion } from '../../detection/ecosystems.ts';
import { createGlobTest } from '../../model/glob.ts';
import type { DependencyType, EcosystemType, Pattern } from '../../model/model.ts';

/**
 * Returns whether a pattern's name matches a name of a given type. Compiled once, because it is applied to
 * every dependency.
 */
export type NameTest = (type: DependencyType, name: string) => boolean;

/** Compiles a pattern's name into a test. Ignores the pattern's version. */
export function createNameTest({ type, name }: Pattern): NameTest {
  if (!name.includes('*')) return (otherType, other) => otherType === type && other === name;
  if (ecosystems[type].names !== 'addresses') {
    const matches = createGlobTest(name);
    return (otherType, other) => otherType === type && matches(other);
  }
  const wantedParts = splitAddress(name);
  const isAnyPort = wantedParts.host.endsWith(':*');
  const host = createGlobTest(isAnyPort ? wantedParts.host.slice(0, -2) : wantedParts.host);
  const path = createGlobTest(wantedParts.path);
  return (otherType, other) => {
    if (otherType !== type) return false;
    const parts = splitAddress(other);
    // Host and path are matched separately so that a wildcard in the host cannot extend into the path.
    const named = isAnyPort ? parts.host.replace(/:\d+$/, '') : parts.host;
    return parts.scheme === wantedParts.scheme && host(named) && path(parts.path);
  };
}

/**
 * Compiles a pattern's name into a test for a deny list. The test also matches other spellings, so that a
 * change cannot evade the list: a different case, scheme or (if the pattern has none) port, a package inside
 * the listed module, and repeated slashes, which many hosts treat as one.
 */
export function createDenyNameTest(pattern: Pattern): NameTest {
  const hasPort = /^[^:]*:\/\/[^/]*:\d+(?:\/|$)/.test(pattern.name);
  const plain = (name: string): string => {
    const lower = name.toLowerCase();
    if (ecosystems[pattern.type].names !== 'addresses') return lower;
    const address = lower
      .replace(/^[^:]*:\/\//, '')
      .replace(/\/{2,}/g, '/')
      .replace(/^/, 'any://');
    return hasPort ? address : address.replace(/^([^/]*\/\/[^/]*):\d+(?=\/|$)/, '$1');
  };
  const matches = createNameTest({ ...pattern, name: plain(pattern.name) });
  const { partOf }: Ecosystem = ecosystems[pattern.type];
  return (type, name) =>
    [name, ...(partOf?.(name) ?? [])].some((each) => matches(type, plain(each)));
}

/**
 * Splits an address into its parts. `/` separates the labels of the host, so that `*` stays within one label.
 */
function splitAddress(address: string): { scheme: string; host: string; path: string } {
  const [, scheme = '', host = '', path = ''] = /^([^:]*):\/\/([^/]*)(.*)$/s.exec(address) ?? [];
  return { scheme, host: host.replaceAll('.', '/'), path: path === '' ? '/' : path };
}

/** Returns whether a pattern matches a version. A pattern without a version matches all versions. */
export function matchesVersion({ type, version: wanted }: Pattern, version: string): boolean {
  if (wanted === null || sameVersion(type, wanted, version)) return true;
  return ecosystems[type].satisfies(version, wanted) === true;
}

/**
 * Returns whether a launch may use a version that a deny-list entry covers. To prevent evasion, a version
 * that cannot be compared with the entry also matches: a tag without an order, or a digest or branch if the
 * entry contains a number.
 *
 * @param knownVersions the known versions, refs and digests; may be empty
 */
export function mayMatchVersion(pattern: Pattern, knownVersions: readonly string[]): boolean {
  const { type, version: wanted } = pattern;
  if (wanted === null) return true;
  const comparable = knownVersions.filter((version) => isComparable(type, version, wanted));
  if (comparable.length === 0) return true;
  if (isHash(type, wanted)) return comparable.some((version) => isSameHash(type, wanted, version));
  return comparable.some(
    (version) =>
      matchesVersion(pattern, version) ||
      // Ranges exclude pre-releases, so a pre-release is compared as if it were the final release.
      (!ecosystems[type].isOneVersion(wanted) &&
        matchesVersion(pattern, version.replace(/^([v=]*(?:\d+!)?\d+(?:\.\d+)*).*$/s, '$1'))),
  );
}

/** Returns whether a version's text is enough to decide whether it is the version in a pattern. */
function isComparable(type: EcosystemType, version: string, wanted: string): boolean {
  const { compare, isOneVersion, versions } = ecosystems[type];
  // The version in an image tag is trusted, unlike a git branch or tag.
  if (isHash(type, wanted)) return versions !== 'commits' || isCommit(version);
  if (isHash(type, version)) return false;
  // In git, `v2` is a branch or a moving tag.
  if (versions === 'commits' && !isOneVersion(version)) return false;
  const isText = versions === 'tags' && isOneVersion(wanted);
  return isText || compare(version, version) !== null;
}

/** Returns whether a version is a full or shortened digest or commit id. */
function isHash(type: EcosystemType, version: string): boolean {
  return ecosystems[type].versions === 'commits'
    ? /^[0-9a-f]{7,}$/i.test(version)
    : /^(?:sha\d+:)?[0-9a-f]{32,}$/i.test(version);
}

/** Returns whether two digests or commit ids are the same, or one is a shortened form of the other. */
function isSameHash(type: EcosystemType, a: string, b: string): boolean {
  if (!isHash(type, b)) return false;
  const [one = '', other = ''] = [a, b].map((each) => each.toLowerCase().replace(/^sha\d+:/, ''));
  return one.startsWith(other) || other.startsWith(one);
}
