import { type EcosystemType, ecosystemTypes } from '../../model/model.ts';
import { withoutTrailingSlashes } from './address.ts';
import { ecosystems } from './ecosystems.ts';

export function isDefaultRegistry(address: string): boolean {
  return ecosystemTypes.some((type) => ecosystems[type].defaultRegistry?.test(address.trim()));
}

/** Reports whether an option, variable or setting with this name only selects where packages come from. */
export function namesRegistry(setting: string): boolean {
  return ecosystemTypes.some((type) => ecosystems[type].registrySettings?.test(setting));
}

/** Ecosystems for which a policy can accept a registry other than the default. */
export const mirroredTypes: readonly EcosystemType[] = ecosystemTypes.filter(
  (type) => ecosystems[type].registrySettings !== null,
);

/**
 * Normalises a registry's address: lower-case host, no trailing slashes. Returns null for anything but a
 * plain HTTP or HTTPS address, because user information, a query or a placeholder could change the
 * destination.
 */
export function registryAddress(text: string): string | null {
  const written = text.trim().replace(/^(?:sparse|registry)\+/, '');
  if (!/^https?:\/\/[^\s@?#${}%\\]+$/i.test(written) || !URL.canParse(written)) return null;
  const { origin, pathname } = new URL(written);
  return `${origin}${withoutTrailingSlashes(pathname)}`;
}
