import { PackageURL } from 'packageurl-js';
import type { Dependency, PackageSpec } from '../../model/model.ts';
import type { Ecosystem } from './ecosystem.ts';
import { ecosystems, isIdentified, versionPart } from './ecosystems.ts';
import { isCommit } from './git.ts';

/**
 * Returns a dependency's package URL, for display and patterns. It is never used as an identity, because it
 * drops the case of npm names and holds an image's registry only in a qualifier. Returns null if the type
 * does not support package URLs or the purl specification rejects the name.
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

/** Limit in characters; registries reject longer versions. */
const longestVersion = 256;

/**
 * Returns the one version that every start fetches, as proved by a lockfile, a digest or an exact specifier;
 * null if no version is proved.
 */
export function provedVersionOf(dependency: Dependency): string | null {
  const { pin, version, digest } = versionPart(dependency);
  const isExact = pin === 'exact' || (pin === 'git' && isCommit(version ?? ''));
  const pinned = isExact && version !== null ? asPublished(dependency, version) : null;
  const proved = dependency.resolved?.version ?? digest ?? pinned;
  // An untrusted file can supply any text, but a real version contains only visible ASCII characters.
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
 * Returns a dependency's package URL with its proved version, if any, and any registry other than the
 * default. An image keeps its tag.
 */
export function provedPurlOf(dependency: Dependency): string | null {
  const hasTags = isIdentified(dependency) && ecosystems[dependency.type].versions === 'tags';
  const address = dependency.alterations.find(({ kind }) => kind === 'registry')?.address;
  const registry = address === undefined ? {} : { repository_url: address };
  if (hasTags || !isIdentified(dependency)) return purlOf(dependency, registry);
  return purlOf({ ...dependency, version: provedVersionOf(dependency) }, registry);
}
