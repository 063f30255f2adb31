import { PackageURL } from 'packageurl-js';
import type { Dependency, PackageSpec } from '../../model/model.ts';
import type { Ecosystem } from './ecosystem.ts';
import { ecosystems, isIdentified, versionPart } from './ecosystems.ts';
import { isCommit } from './git.ts';

/**
 * The package URL of a dependency, for display and patterns, never as an identity (a purl loses
 * the registry of an image and the case of an npm name). Null where the type has no purl.
 * Source: the purl specification.
 *
 * @param more further qualifiers
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
    // A name that the purl specification does not allow has no purl.
    return null;
  }
}

/** Longer than any version that a registry takes. */
const longestVersion = 256;

/**
 * The one version that each start fetches, as a lockfile, the specifier or a digest proves it; null
 * where there is none.
 */
export function provedVersionOf(dependency: Dependency): string | null {
  const { pin, version, digest } = versionPart(dependency);
  const isExact = pin === 'exact' || (pin === 'git' && isCommit(version ?? ''));
  const pinned = isExact && version !== null ? asPublished(dependency, version) : null;
  const proved = dependency.resolved?.version ?? digest ?? pinned;
  // No version has a space or an invisible character; a stranger's file may say anything.
  return proved !== null && proved.length <= longestVersion && /^[\x21-\x7e]+$/.test(proved)
    ? proved
    : null;
}

/** A version as its registry spells it, which is how advisories name it: `1.0.0` for npm's `=v1.0.0`. */
function asPublished(dependency: Dependency, version: string): string {
  if (!isIdentified(dependency)) return version;
  const { versions, writing }: Ecosystem = ecosystems[dependency.type];
  const spelled = versions === 'releases' ? writing?.spell(version, dependency) : null;
  return typeof spelled === 'string' ? spelled : version;
}

/**
 * The package URL of a dependency with the version that `provedVersionOf` returns, or with none, and with
 * the registry that it comes from where that is another one. An image keeps its tag.
 */
export function provedPurlOf(dependency: Dependency): string | null {
  const hasTags = isIdentified(dependency) && ecosystems[dependency.type].versions === 'tags';
  const address = dependency.alterations.find(({ kind }) => kind === 'registry')?.address;
  const registry = address === undefined ? {} : { repository_url: address };
  if (hasTags || !isIdentified(dependency)) return purlOf(dependency, registry);
  return purlOf({ ...dependency, version: provedVersionOf(dependency) }, registry);
}
