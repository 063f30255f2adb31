import { type EcosystemType, ecosystemTypes } from '../../model/model.ts';
import { withoutTrailingSlashes } from './address.ts';
import { ecosystems } from './ecosystems.ts';

/** Whether an address belongs to an ecosystem's default registry. */
export function isDefaultRegistry(address: string): boolean {
  return ecosystemTypes.some((type) => ecosystems[type].defaultRegistry?.test(address.trim()));
}

/** Whether an option, variable or setting with this name only selects where packages come from. */
export function namesRegistry(setting: string): boolean {
  return ecosystemTypes.some((type) => ecosystems[type].registrySettings?.test(setting));
}

/** The ecosystems for which a policy may accept another registry. */
export const mirroredTypes: readonly EcosystemType[] = ecosystemTypes.filter(
  (type) => ecosystems[type].registrySettings !== null,
);

/**
 * Returns a registry's address in one spelling: host in lower case, no trailing slash. Returns null for any
 * text other than a plain HTTP address. An address with user information, a query or a placeholder could
 * refer to any other address.
 */
export function registryAddress(text: string): string | null {
  const written = text.trim().replace(/^(?:sparse|registry)\+/, '');
  if (!/^https?:\/\/[^\s@?#${}%\\]+$/i.test(written) || !URL.canParse(written)) return null;
  const { origin, pathname } = new URL(written);
  return `${origin}${withoutTrailingSlashes(pathname)}`;
}
