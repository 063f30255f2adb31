import { withoutTrailingSlashes } from './remote.ts';

/** The registries that packages come from by default. */
const registries = [
  /^https?:\/\/registry\.npmjs\.org\/?$/,
  /^https?:\/\/registry\.yarnpkg\.com\/?$/,
  /^https:\/\/pypi\.org\/simple\/?$/,
  /^https:\/\/api\.nuget\.org\/v3\/index\.json$/,
];

/** Whether an address is that of a default registry. */
export function isDefaultRegistry(address: string): boolean {
  return registries.some((pattern) => pattern.test(address.trim()));
}

/**
 * A registry's address in one spelling: host in lower case, no slash at the end. Null for any text but a
 * plain HTTP address: one with user-info, a query or a placeholder could mean any other.
 */
export function registryAddress(text: string): string | null {
  const written = text.trim().replace(/^(?:sparse|registry)\+/, '');
  if (!/^https?:\/\/[^\s@?#${}%\\]+$/i.test(written) || !URL.canParse(written)) return null;
  const { origin, pathname } = new URL(written);
  return `${origin}${withoutTrailingSlashes(pathname)}`;
}
