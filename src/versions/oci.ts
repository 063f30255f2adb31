import type { PackageSpec } from '../model.ts';
import { type Ecosystem, hasPlaceholder, unidentifiedSpec } from './ecosystem.ts';
import { looseSemver, semverEcosystem } from './semver.ts';

/** Hosts of Docker Hub. */
const hub: ReadonlySet<string> = new Set([
  'docker.io',
  'index.docker.io',
  'registry-1.docker.io',
  'registry.hub.docker.com',
]);

/** Whether a registry is Docker Hub, by any of its names. */
export function isDockerHub(registry: string): boolean {
  return hub.has(registry);
}

/**
 * `registry/path[:tag][@digest]` taken apart, or null where it is no image reference.
 * Source: the grammar of the distribution project's reference package, and Docker's defaults
 * (no registry means `docker.io`, a single name is below `library/`).
 */
function readReference(
  text: string,
): { name: string; tag: string | null; digest: string | null } | null {
  const match =
    /^(?<path>[A-Za-z0-9][A-Za-z0-9._-]*(?::\d+(?=\/))?(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*)(?::(?<tag>[A-Za-z0-9_][A-Za-z0-9._-]{0,127}))?(?:@(?<digest>[a-z0-9]+(?:[.+_-][a-z0-9]+)*:[0-9a-f]{32,}))?$/.exec(
      text,
    )?.groups;
  if (match === undefined) return null;
  const parts = (match['path'] ?? '').split('/');
  const first = parts[0] ?? '';
  const hasRegistry = parts.length > 1 && (/[.:]/.test(first) || first === 'localhost');
  const registry = hasRegistry ? first.toLowerCase() : 'docker.io';
  const rest = hasRegistry ? parts.slice(1) : parts;
  // Only a registry may have capitals.
  if (rest.some((part) => part !== part.toLowerCase())) return null;
  const isHub = isDockerHub(registry);
  const path = isHub && rest.length === 1 ? `library/${rest[0]}` : rest.join('/');
  return {
    name: `${isHub ? 'docker.io' : registry}/${path}`,
    tag: match['tag'] ?? null,
    digest: match['digest'] ?? null,
  };
}

/**
 * Container images: the name includes the registry, and tags that are versions have their order, even
 * `2025.01.02`. But another spelling of a version is another tag.
 */
export const oci: Ecosystem = {
  ...looseSemver,
  hasFreeVersions: true,
  normaliseVersion: semverEcosystem.normaliseVersion,
  normaliseName: (name) => readReference(name)?.name ?? name,
};

/** What docker, podman or a package reference means by an image reference. */
export function readOciSpec(text: string): PackageSpec {
  if (hasPlaceholder(text)) return unidentifiedSpec(text, 'the image is a placeholder');
  const reference = readReference(text);
  if (reference === null) return unidentifiedSpec(text, 'not an image reference');
  const { name, tag, digest } = reference;
  const specifier = [tag, digest].filter((part) => part !== null).join('@');
  return {
    type: 'oci',
    name,
    specifier: specifier === '' ? null : specifier,
    pin: digest !== null ? 'digest' : tag === null ? 'none' : isFullVersion(tag) ? 'exact' : 'tag',
    version: digest ?? tag,
    digest,
    reason: null,
  };
}

/** An image tag with three numeric parts names one version; `1.2` and `latest` move. */
function isFullVersion(tag: string): boolean {
  return /^v?\d+\.\d+\.\d+(?:$|[-.+_])/.test(tag);
}
