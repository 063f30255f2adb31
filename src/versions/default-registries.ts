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
