import { emptyLaunch } from '../../detection/declarations.ts';
import {
  type Ecosystem,
  ecosystems,
  identityKey,
  isIdentified,
  sameVersion,
} from '../../detection/ecosystems.ts';
import type { Dependency, Identified, Identity, PackageSpec, Span } from '../../model/model.ts';

const nowhere: Span = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/**
 * A declaration that is not in any file. No policy selects it by file or alias, because policies match only
 * non-empty strings.
 */
const declaration: Dependency['declaration'] = {
  ...{ file: '', client: '', folder: '', alias: '' },
  span: nowhere,
  disabled: false,
  launch: emptyLaunch,
};

/**
 * Creates a dependency on an identity, without a version.
 *
 * @returns null if nothing can be launched under the identity's name, for example because the package is in
 * another registry
 */
export function createUnpinnedLaunch(identity: Identity): Identified<Dependency> | null {
  const { readPackage } = ecosystems[identity.type];
  return createDependency(readPackage(identity.name, null), identity);
}

/**
 * Creates a dependency on a version that the export lists. Spells a version number as in the ecosystem's
 * registry. Interprets a version that is not a pin, such as the tag `latest`, as a launcher would.
 *
 * @returns null if a launch with that version would fetch something else or nothing
 */
export function createPinnedLaunch(
  unpinned: Identified<Dependency>,
  version: string,
): Identified<Dependency> | null {
  const { writing, readPackage }: Ecosystem = ecosystems[unpinned.type];
  const text = /^v?\d/.test(version) ? writing?.spell(version, unpinned) : null;
  const spelled = typeof text === 'string' ? text : version;
  const pinned = createDependency(readPackage(unpinned.name, spelled), unpinned);
  const isSame = pinned?.version != null && sameVersion(pinned.type, pinned.version, spelled);
  return isSame ? pinned : null;
}

function createDependency(spec: PackageSpec, identity: Identity): Identified<Dependency> | null {
  if (!isIdentified(spec) || identityKey(spec) !== identityKey(identity)) return null;
  return {
    ...spec,
    role: 'server',
    resolved: null,
    span: nowhere,
    alterations: [],
    through: [],
    declaration,
    variableUses: [],
  };
}
