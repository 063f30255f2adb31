import type { Declaration } from '../../model/model.ts';

export function isActive({ disabled, isExample }: Declaration): boolean {
  return !disabled && isExample !== true;
}
