import { PackageURL } from 'packageurl-js';
import type { DependencyType } from '../model.ts';

/** The parts of a dependency that a purl shows. */
interface PurlParts {
  readonly type: DependencyType;
  readonly name: string | null;
  readonly version: string | null;
  readonly digest: string | null;
}

/**
 * The package URL of a dependency, for display and patterns, never as an identity (a purl loses
 * the registry of an image and the case of an npm name). Null where the type has no purl.
 * Source: the purl specification.
 */
export function purlOf({ type, name, version, digest }: PurlParts): string | null {
  if (name === null) return null;
  const slash = name.lastIndexOf('/');
  const namespace = slash < 0 ? undefined : name.slice(0, slash);
  const last = name.slice(slash + 1);
  try {
    switch (type) {
      case 'npm':
      case 'golang':
      case 'jsr':
        return new PackageURL(type, namespace, last, version ?? undefined).toString();
      case 'pypi':
      case 'nuget':
        return new PackageURL(type, undefined, name, version ?? undefined).toString();
      case 'oci': {
        const tag = version !== null && version !== digest ? { tag: version } : {};
        const qualifiers = { repository_url: name, ...tag };
        return new PackageURL('oci', undefined, last, digest ?? undefined, qualifiers).toString();
      }
      case 'git':
      case 'remote':
      case 'registry':
      case 'local':
      case 'unidentified':
        return null;
    }
  } catch {
    // A name that the purl specification does not allow has no purl.
    return null;
  }
}
