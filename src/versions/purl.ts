import { PackageURL } from 'packageurl-js';
import type { PackageSpec } from '../model.ts';
import { ecosystems, isIdentified } from './ecosystems.ts';

/**
 * The package URL of a dependency, for display and patterns, never as an identity (a purl loses
 * the registry of an image and the case of an npm name). Null where the type has no purl.
 * Source: the purl specification.
 */
export function purlOf(spec: PackageSpec): string | null {
  const parts = isIdentified(spec) ? ecosystems[spec.type].purl?.(spec) : null;
  if (parts == null) return null;
  const { namespace, name, version, qualifiers } = parts;
  try {
    return new PackageURL(spec.type, namespace, name, version ?? undefined, qualifiers).toString();
  } catch {
    // A name that the purl specification does not allow has no purl.
    return null;
  }
}
