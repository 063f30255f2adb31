import type { PackageSpec } from '../../model/model.ts';
import {
  type Ecosystem,
  hasPlaceholder,
  noRegistry,
  plainNames,
  unidentifiedSpec,
} from './ecosystem.ts';
import { semverRules } from './semver.ts';
import { existingVersionAfterAt, spellAsListed } from './writing.ts';

/** Names from a registry of MCP servers, as they appear in the export's records. */
export const registry: Ecosystem = {
  ...semverRules,
  ...plainNames((name) => name),
  names: 'records',
  versions: 'labels',
  ownerSegments: 1,
  hasLookalikes: false,
  patternTypes: ['registry'],
  // The export's records contain registry names directly, not as package references.
  referenceTypes: [],
  purl: null,
  ...noRegistry,
  readPackage: (name, version) => readRegistryName(version === null ? name : `${name}@${version}`),
  writing: { spell: spellAsListed, places: existingVersionAfterAt },
};

/**
 * Parses a name from a registry of MCP servers or from a catalog: `io.github.user/name`, `@scope/name` or
 * `name`, with an optional `@version`.
 */
export function readRegistryName(text: string): PackageSpec {
  const [, name, version = null] = /^(@?[\w.-]+(?:\/[\w.-]+)*)(?:@([\w.+-]+))?$/.exec(text) ?? [];
  if (name === undefined || hasPlaceholder(text)) {
    return unidentifiedSpec(text, 'not a registry name');
  }
  const isExact = version !== null && /^v?\d+\.\d+\.\d+/.test(version);
  return {
    type: 'registry',
    name,
    specifier: version,
    pin: version === null ? 'none' : isExact ? 'exact' : 'tag',
    version,
    digest: null,
  };
}
