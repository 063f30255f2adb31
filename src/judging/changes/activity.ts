import type { Declaration } from '../../model/model.ts';

/** Returns whether a client starts the declared server. A disabled entry or an example is not started. */
export function isActive({ disabled, isExample }: Declaration): boolean {
  return !disabled && isExample !== true;
}
