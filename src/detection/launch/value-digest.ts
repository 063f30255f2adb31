import type { Alteration } from '../../model/model.ts';
import { digestOf } from '../declarations/digest.ts';
import { namesRegistry, registryAddress } from '../ecosystems/registries.ts';

/**
 * Returns an alteration with a digest of its value, so that a policy can accept that specific value. A
 * registry's address is included only if the option, variable or setting does nothing but select a registry.
 *
 * @param value the value of the option, variable or setting
 */
export function withValueDigest(alteration: Alteration, value: string): Alteration {
  const isRegistry = alteration.kind === 'registry' && namesRegistry(alteration.what);
  const address = isRegistry ? registryAddress(value) : null;
  const withDigest = { ...alteration, contentDigest: digestOf(value) };
  return address === null ? withDigest : { ...withDigest, address };
}
