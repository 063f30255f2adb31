import type { Declaration } from '../../model/model.ts';

/** Whether a client starts what an entry declares: not where it is switched off, or stands aside as an example. */
export function isActive({ disabled, isExample }: Declaration): boolean {
  return !disabled && isExample !== true;
}
