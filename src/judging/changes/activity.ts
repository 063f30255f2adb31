import type { Declaration } from '../../model/model.ts';

/**
 * Returns whether a client starts the server of a declaration. It does not if the entry is disabled or an
 * example.
 */
export function isActive({ disabled, isExample }: Declaration): boolean {
  return !disabled && isExample !== true;
}
