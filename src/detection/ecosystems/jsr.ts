import type { IdentifiedSpec } from '../../model/model.ts';
import { type Ecosystem, namespacedPurl, plainNames } from './ecosystem.ts';
import { semverRules } from './semver.ts';
import { versionAfterAt, withoutV } from './writing.ts';

/** JSR packages, whose names do not contain capital letters. */
export const jsr: Ecosystem = {
  ...semverRules,
  ...plainNames((name) => name.toLowerCase()),
  names: 'packages',
  versions: 'releases',
  ownerSegments: 1,
  hasLookalikes: true,
  patternTypes: ['jsr'],
  referenceTypes: ['jsr'],
  pages: [/^jsr\.io\/(?<name>@[^/]+\/[^/@]+)(?:@(?<version>[^/]+))?/],
  purl: namespacedPurl,
  defaultHosts: null,
  defaultRegistry: null,
  isRegistryInName: false,
  registrySettings: /url/i,
  canBeInstalled: false,
  readPackage: (name, version) => readJsrSpec(name, version),
  writing: { spell: withoutV, places: versionAfterAt },
};

/** Returns the package that Deno fetches. `version` can also be a range. */
export function readJsrSpec(name: string, version: string | null): IdentifiedSpec {
  const isExact = version !== null && /^\d+\.\d+\.\d+/.test(version);
  return {
    type: 'jsr',
    name: jsr.normaliseName(name),
    specifier: version,
    pin: version === null ? 'none' : isExact ? 'exact' : 'range',
    version,
    digest: null,
  };
}
