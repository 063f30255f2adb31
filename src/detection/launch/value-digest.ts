import type { Alteration } from '../../model/model.ts';
import { digestOf } from '../declarations/digest.ts';
import { namesRegistry, registryAddress } from '../ecosystems/registries.ts';

/**
 * Adds to an alteration a digest of its value and the registry in that value, so that a policy can accept
 * that specific value. If an option does more than select a registry, no registry is added.
 *
 * @param value the value of the option, variable or setting
 */
export function withValueDigest(alteration: Alteration, value: string): Alteration {
  const isRegistry = alteration.kind === 'registry' && namesRegistry(alteration.what);
  const address = isRegistry ? registryAddress(value) : null;
  const withDigest = { ...alteration, contentDigest: digestOf(value) };
  return address === null ? withDigest : { ...withDigest, address };
}
