import type { DependencyType, Identity } from '../model.ts';
import type { Ecosystem } from './ecosystem.ts';
import { npm } from './npm.ts';
import { nuget } from './nuget.ts';
import { oci } from './oci.ts';
import { pypi } from './pypi.ts';
import { normaliseRemoteUrl } from './remote.ts';
import { semverEcosystem } from './semver.ts';

const free: Ecosystem = { ...semverEcosystem, hasFreeVersions: true };
const remote: Ecosystem = {
  ...free,
  normaliseName: (name) => normaliseRemoteUrl(name) ?? name,
};
const caseless: Ecosystem = {
  ...semverEcosystem,
  normaliseName: (name) => name.toLowerCase(),
};

/** The rules of every type. A new ecosystem is one file and one line here. */
export const ecosystems = {
  npm,
  pypi,
  oci,
  nuget,
  golang: semverEcosystem,
  jsr: caseless,
  git: free,
  remote,
  registry: free,
  local: semverEcosystem,
  unidentified: semverEcosystem,
} satisfies Record<DependencyType, Ecosystem>;

/** The key of an identity for look-ups; equal exactly when the identities are. */
export function identityKey(identity: Identity): string {
  return `${identity.type}:${identity.name}`;
}

/** Whether two texts name the same version in an ecosystem. */
export function sameVersion(type: DependencyType, a: string, b: string): boolean {
  const { normaliseVersion } = ecosystems[type];
  return normaliseVersion(a) === normaliseVersion(b);
}
