import type { Declaration } from '../../model/model.ts';

/** Returns whether a client starts the declared server. Clients do not start disabled entries or examples. */
export function isActive({ disabled, isExample }: Declaration): boolean {
  return !disabled && isExample !== true;
}
