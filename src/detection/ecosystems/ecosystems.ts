import {
  type DependencyType,
  type EcosystemType,
  ecosystemTypes,
  type Identified,
  type IdentifiedSpec,
  type Identity,
  type OwnAddress,
  type PackageSpec,
} from '../../model/model.ts';
import { displayAddress } from './address.ts';
import type { Ecosystem } from './ecosystem.ts';
import { git } from './git.ts';
import { golang } from './golang.ts';
import { jsr } from './jsr.ts';
import { npm } from './npm.ts';
import { nuget } from './nuget.ts';
import { oci } from './oci.ts';
import { pypi } from './pypi.ts';
import { registry } from './registry.ts';
import { remote } from './remote.ts';

/** To add an ecosystem, add a file, a line here and a type in `model/model.ts`. */
export const ecosystems = {
  npm,
  pypi,
  oci,
  nuget,
  golang,
  jsr,
  git,
  remote,
  registry,
} as const satisfies Readonly<Record<EcosystemType, Ecosystem>>;

export const dependencyTypes: readonly DependencyType[] = [
  ...ecosystemTypes,
  'local',
  'unidentified',
];

export function typesBy(
  field: 'patternTypes' | 'referenceTypes',
): ReadonlyMap<string, EcosystemType> {
  return new Map(
    ecosystemTypes.flatMap((type) => ecosystems[type][field].map((name) => [name, type] as const)),
  );
}

export function isIdentified<T extends PackageSpec>(spec: T): spec is Identified<T> {
  return spec.type !== 'local' && spec.type !== 'unidentified';
}

export function isOwnAddress<T extends PackageSpec>(
  spec: T,
): spec is T & { readonly type: 'local'; readonly address: OwnAddress } {
  return spec.type === 'local' && spec.address !== undefined;
}

export function ownCodePath(spec: PackageSpec): string | null {
  return spec.type === 'local' && !isOwnAddress(spec) && !spec.isInstalled ? spec.name : null;
}

export const noVersion = { specifier: null, pin: 'none', version: null, digest: null } as const;

export function versionPart(
  spec: PackageSpec,
): Pick<IdentifiedSpec, 'specifier' | 'pin' | 'version' | 'digest'> {
  return isIdentified(spec) ? spec : noVersion;
}

/**
 * Reports whether a launch can specify a version. A launch with an address cannot, because the service behind
 * the address determines what runs.
 */
export function hasVersions(spec: PackageSpec): boolean {
  return isIdentified(spec) && ecosystems[spec.type].versions !== 'none';
}

export function unidentifiedReason(spec: PackageSpec): string | null {
  return isIdentified(spec) ? null : spec.reason;
}

/**
 * Returns a name without secrets: a package, an address or the first word of a command. Returns null if the
 * launch contains none of these.
 */
export function nameOrNull(spec: PackageSpec): string | null {
  if (isOwnAddress(spec)) return displayAddress(spec.name);
  if (!isIdentified(spec)) return spec.name;
  const { type, name } = spec;
  return ecosystems[type].names === 'addresses' ? displayAddress(name) : name;
}

export function identityKey(identity: Identity): string {
  return `${identity.type}:${identity.name}`;
}

export function parseIdentityKey(key: string): Identity {
  const colon = key.indexOf(':');
  return { type: key.slice(0, colon) as Identity['type'], name: key.slice(colon + 1) };
}

export function sameVersion(type: EcosystemType, a: string, b: string): boolean {
  const { normaliseVersion } = ecosystems[type];
  return normaliseVersion(a) === normaliseVersion(b);
}
