import { digestOf } from '../declarations/digest.ts';
import type { Alteration } from '../model.ts';
import { registryAddress } from '../versions/registries.ts';

/** Options, variables and settings whose value is where packages come from, and nothing else. */
const namesRegistry = /regist|index|source|url|find-links|^-[if]$/i;

/**
 * An alteration with a mark of its value, and with the registry that this names, for policies that
 * accept one. Only what takes packages from an address alone has one: an option that does more is no
 * registry.
 *
 * @param value of the option, variable or setting
 */
export function addressed(alteration: Alteration, value: string): Alteration {
  const isOne = alteration.kind === 'registry' && namesRegistry.test(alteration.what);
  const address = isOne ? registryAddress(value) : null;
  const withDigest = { ...alteration, contentDigest: digestOf(value) };
  return address === null ? withDigest : { ...withDigest, address };
}
