import { withoutTrailingSlashes } from './remote.ts';

/** Registries that packages come from unless somebody says otherwise. */
const registries = [
  /^https?:\/\/registry\.npmjs\.org\/?$/,
  /^https?:\/\/registry\.yarnpkg\.com\/?$/,
  /^https:\/\/pypi\.org\/simple\/?$/,
  /^https:\/\/api\.nuget\.org\/v3\/index\.json$/,
];

/** Whether an address is the registry that a package would come from anyway. */
export function isDefaultRegistry(address: string): boolean {
  return registries.some((pattern) => pattern.test(address.trim()));
}

/**
 * A registry's address in one spelling: host in small letters, no slash at the end. Null for what is no
 * plain HTTP address: one with user-info, a query or a placeholder could stand for any other.
 */
export function registryAddress(text: string): string | null {
  const written = text.trim().replace(/^(?:sparse|registry)\+/, '');
  if (!/^https?:\/\/[^\s@?#${}%\\]+$/i.test(written) || !URL.canParse(written)) return null;
  const { origin, pathname } = new URL(written);
  return `${origin}${withoutTrailingSlashes(pathname)}`;
}
