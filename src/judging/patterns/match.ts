import { type Ecosystem, ecosystems, isCommit, sameVersion } from '../../detection/ecosystems.ts';
import { createGlobTest } from '../../model/glob.ts';
import type { DependencyType, EcosystemType, Pattern } from '../../model/model.ts';

/**
 * A test of whether a name of a given type matches a pattern's name. Compiled once per pattern, because it
 * runs against every dependency.
 */
export type NameTest = (type: DependencyType, name: string) => boolean;

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
    // The host and the path are matched separately so that a wildcard in the host cannot extend into the
    // path.
    const named = isAnyPort ? parts.host.replace(/:\d+$/, '') : parts.host;
    return parts.scheme === wantedParts.scheme && host(named) && path(parts.path);
  };
}

/**
 * Compiles a deny-list pattern's name into a test that a different spelling cannot evade. The test ignores
 * case, the scheme, repeated slashes (which many hosts treat as one) and, if the pattern has no port, the
 * port. It also matches packages inside a listed module.
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
 * Splits an address into scheme, host and path. `/` replaces each dot in the host, so that `*` stays within a
 * label.
 */
function splitAddress(address: string): { scheme: string; host: string; path: string } {
  const [, scheme = '', host = '', path = ''] = /^([^:]*):\/\/([^/]*)(.*)$/s.exec(address) ?? [];
  return { scheme, host: host.replaceAll('.', '/'), path: path === '' ? '/' : path };
}

export function matchesVersion({ type, version: wanted }: Pattern, version: string): boolean {
  if (wanted === null || sameVersion(type, wanted, version)) return true;
  return ecosystems[type].satisfies(version, wanted) === true;
}

/**
 * Reports whether a launch might use a version that a deny-list entry covers. To prevent evasion, returns
 * true if no known version can be compared with the entry. Tags without an order are not comparable, nor are
 * digests or branches if the entry contains a number.
 *
 * @param knownVersions the known versions, refs and digests of the launch; can be empty
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

function isComparable(type: EcosystemType, version: string, wanted: string): boolean {
  const { compare, isOneVersion, versions } = ecosystems[type];
  // The version in an image tag is trusted, but a git branch or tag can point to any commit.
  if (isHash(type, wanted)) return versions !== 'commits' || isCommit(version);
  if (isHash(type, version)) return false;
  // In git, `v2` is a branch or a moving tag.
  if (versions === 'commits' && !isOneVersion(version)) return false;
  const isText = versions === 'tags' && isOneVersion(wanted);
  return isText || compare(version, version) !== null;
}

function isHash(type: EcosystemType, version: string): boolean {
  return ecosystems[type].versions === 'commits'
    ? /^[0-9a-f]{7,}$/i.test(version)
    : /^(?:sha\d+:)?[0-9a-f]{32,}$/i.test(version);
}

function isSameHash(type: EcosystemType, a: string, b: string): boolean {
  if (!isHash(type, b)) return false;
  const [one = '', other = ''] = [a, b].map((each) => each.toLowerCase().replace(/^sha\d+:/, ''));
  return one.startsWith(other) || other.startsWith(one);
}
