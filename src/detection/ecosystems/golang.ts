import type { PackageSpec } from '../../model/model.ts';
import {
  type Ecosystem,
  hasPlaceholder,
  highestVersion,
  namespacedPurl,
  noRegistry,
  plainNames,
  unidentifiedSpec,
  type VersionRules,
} from './ecosystem.ts';
import { semverRules } from './semver.ts';
import { existingVersionAfterAt, type VersionWriting, withoutV } from './writing.ts';

const spell: VersionWriting['spell'] = (version, { name }) => {
  const bare = withoutV(version);
  const major = Number(/^\d+/.exec(bare)?.[0] ?? 0);
  // From major version 2 onwards, a module's path includes the major version.
  const inPath = /(?:\/|\.)v([2-9]|[1-9]\d+)(?=\/|$)/.exec(name)?.[1];
  return Number(inPath ?? 1) === Math.max(major, 1)
    ? `v${bare}`
    : { reason: 'another major version has a different path' };
};

/**
 * Splits a query such as `>=v1.2.0` or `v1.2` into an operator and a version; returns null for any other
 * text.
 */
function readQuery(text: string): { readonly sign: string; readonly end: string } | null {
  const [, sign = '', end = ''] = /^([<>]=?|)(v\d+(?:\.\d+){0,2}(?:-[\w.-]+)?)$/.exec(text) ?? [];
  const isPart = /^v\d+(?:\.\d+)?$/.test(end);
  // Go rejects `<=v1.2`, because it is ambiguous whether 1.2.3 is included. Go also rejects `>v1.2`.
  const isRefused = isPart && (sign === '<=' || sign === '>');
  return end === '' || isRefused ? null : { sign, end };
}

/**
 * Returns the version that Go selects: the highest for `v1.2` and `<v2.0.0`, the lowest for `>=v1.2.0`. Go
 * selects a pre-release only if nothing else matches. Source: the Go modules reference, "version queries".
 */
const fetched: VersionRules['fetched'] = (versions, range) => {
  const query = readQuery(range);
  if (query === null) return null;
  const { sign, end } = query;
  const admits = (version: string): boolean => {
    const bare = withoutV(version);
    if (sign === '') return `${bare}.`.startsWith(`${withoutV(end)}.`) || bare === withoutV(end);
    const difference = semverRules.compare(version, end) ?? Number.NaN;
    if (difference === 0) return sign.endsWith('=');
    return sign.startsWith('<') ? difference < 0 : difference > 0;
  };
  const admitted = versions.filter(admits);
  const finals = admitted.filter((each) => !semverRules.isPrerelease(each));
  const eligible = finals.length > 0 ? finals : admitted;
  const compare: VersionRules['compare'] = (a, b) =>
    sign.startsWith('>') ? semverRules.compare(b, a) : semverRules.compare(a, b);
  return [highestVersion(eligible, compare)].filter((each) => each !== undefined);
};

/**
 * Returns the paths above a package's path, longest first. Any of them can be the path of the package's
 * module.
 */
function pathsAbove(name: string): string[] {
  const segments = name.split('/');
  const shortest = /^(?:github\.com|gitlab\.com|bitbucket\.org)$/.test(segments[0] ?? '') ? 3 : 2;
  return segments
    .map((_, index) => segments.slice(0, index).join('/'))
    .slice(shortest)
    .toReversed();
}

/** Go modules and the packages in them, by path. */
export const golang: Ecosystem = {
  ...semverRules,
  fetched,
  partOf: pathsAbove,
  ...plainNames((name) => name),
  names: 'packages',
  versions: 'releases',
  ownerSegments: 2,
  hasLookalikes: true,
  patternTypes: ['golang'],
  referenceTypes: ['golang', 'go'],
  pages: [/^pkg\.go\.dev\/(?<name>[^@]+)(?:@(?<version>[^/]+))?/],
  purl: namespacedPurl,
  ...noRegistry,
  readPackage: (name, version) => readGoSpec(`${name}@${version ?? 'latest'}`),
  writing: { spell, places: existingVersionAfterAt },
};

/**
 * Returns the package that `go run` fetches for `module/path@version`. Without a version, the path refers to
 * the project's own code.
 */
export function readGoSpec(text: string): PackageSpec {
  const [, name, version] = /^([\w-]+(?:\.[\w-]+)+\/[^@\s]+)@([^@\s]+)$/.exec(text) ?? [];
  if (name === undefined || version === undefined || hasPlaceholder(text)) {
    return unidentifiedSpec(text, 'a program in the project, which the export does not grade');
  }
  const isExact = /^v\d+\.\d+\.\d+/.test(version);
  const pin = isExact ? 'exact' : readQuery(version) === null ? 'tag' : 'range';
  return { type: 'golang', name, specifier: version, pin, version, digest: null };
}
