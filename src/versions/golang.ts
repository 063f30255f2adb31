import type { PackageSpec } from '../model.ts';
import {
  type Ecosystem,
  hasPlaceholder,
  namespacedPurl,
  noRegistry,
  plainNames,
  unidentifiedSpec,
} from './ecosystem.ts';
import { semverRules } from './semver.ts';
import { behindAtOnly, type VersionWriting, withoutV } from './writing.ts';

const spell: VersionWriting['spell'] = (version, { name }) => {
  const bare = withoutV(version);
  const major = Number(/^\d+/.exec(bare)?.[0] ?? 0);
  // From the second major version on, it is a part of the module's path.
  const inPath = /(?:\/|\.)v([2-9]|[1-9]\d+)(?=\/|$)/.exec(name)?.[1];
  return Number(inPath ?? 1) === Math.max(major, 1)
    ? `v${bare}`
    : { reason: 'another major version has another path' };
};

/** Go modules and the packages in them, by their paths. */
export const golang: Ecosystem = {
  ...semverRules,
  ...plainNames((name) => name),
  names: 'packages',
  versions: 'releases',
  ownerSegments: 2,
  hasLookalikes: true,
  patternTypes: ['golang'],
  referenceTypes: ['golang', 'go'],
  purl: namespacedPurl,
  ...noRegistry,
  writing: { spell, places: behindAtOnly },
};

/** What `go run` fetches for `module/path@version`; without a version it is code of the project. */
export function readGoSpec(text: string): PackageSpec {
  const [, name, version] = /^([\w-]+(?:\.[\w-]+)+\/[^@\s]+)@([^@\s]+)$/.exec(text) ?? [];
  if (name === undefined || version === undefined || hasPlaceholder(text)) {
    return unidentifiedSpec(text, 'a program of the project, which the export does not grade');
  }
  const pin = /^v\d+\.\d+\.\d+/.test(version) ? 'exact' : 'tag';
  return { type: 'golang', name, specifier: version, pin, version, digest: null };
}
