import { PackageURL } from 'packageurl-js';
import type { Dependency, PackageSpec } from '../../model/model.ts';
import type { Ecosystem } from './ecosystem.ts';
import { ecosystems, isIdentified, versionPart } from './ecosystems.ts';
import { isCommit } from './git.ts';

/**
 * Returns a dependency's package URL, for display and patterns. The package URL is never used as an identity,
 * because it omits an image's registry and the case of an npm name. Returns null if the type does not support
 * package URLs. Source: the purl specification.
 *
 * @param more additional qualifiers
 */
export function purlOf(
  spec: PackageSpec,
  more: Readonly<Record<string, string>> = {},
): string | null {
  const parts = isIdentified(spec) ? ecosystems[spec.type].purl?.(spec) : null;
  if (parts == null) return null;
  const { namespace, name, version } = parts;
  const qualifiers = { ...parts.qualifiers, ...more };
  try {
    return new PackageURL(spec.type, namespace, name, version ?? undefined, qualifiers).toString();
  } catch {
    // The purl specification does not allow this name.
    return null;
  }
}

/** Limit in characters; registries do not accept longer versions. */
const longestVersion = 256;

/**
 * Returns the only version that every start fetches, proved by a lockfile, the specifier or a digest; null if
 * no version is proved.
 */
export function provedVersionOf(dependency: Dependency): string | null {
  const { pin, version, digest } = versionPart(dependency);
  const isExact = pin === 'exact' || (pin === 'git' && isCommit(version ?? ''));
  const pinned = isExact && version !== null ? asPublished(dependency, version) : null;
  const proved = dependency.resolved?.version ?? digest ?? pinned;
  // A version contains no spaces or invisible characters, but an untrusted file may contain any text.
  return proved !== null && proved.length <= longestVersion && /^[\x21-\x7e]+$/.test(proved)
    ? proved
    : null;
}

/** Returns a version in its registry's spelling, which advisories use: `1.0.0` for npm's `=v1.0.0`. */
function asPublished(dependency: Dependency, version: string): string {
  if (!isIdentified(dependency)) return version;
  const { versions, writing }: Ecosystem = ecosystems[dependency.type];
  const spelled = versions === 'releases' ? writing?.spell(version, dependency) : null;
  return typeof spelled === 'string' ? spelled : version;
}

/**
 * Returns a dependency's package URL with the version from `provedVersionOf`, if any, and with its registry
 * unless that is the default registry. An image keeps its tag.
 */
export function provedPurlOf(dependency: Dependency): string | null {
  const hasTags = isIdentified(dependency) && ecosystems[dependency.type].versions === 'tags';
  const address = dependency.alterations.find(({ kind }) => kind === 'registry')?.address;
  const registry = address === undefined ? {} : { repository_url: address };
  if (hasTags || !isIdentified(dependency)) return purlOf(dependency, registry);
  return purlOf({ ...dependency, version: provedVersionOf(dependency) }, registry);
}
