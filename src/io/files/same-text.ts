import type { FileText } from './tree.ts';
import { unreadableReasons } from './unreadable.ts';

/** Whether two commits certainly have the same text at a path, or nothing. */
export function haveSameText(one: FileText, other: FileText): boolean {
  return 'text' in one && 'text' in other
    ? one.text === other.text
    : isAbsent(one) && isAbsent(other);
}

/** Whether nothing is at a path. */
export function isAbsent(file: FileText): boolean {
  return 'reason' in file && file.reason === unreadableReasons.absent;
}
