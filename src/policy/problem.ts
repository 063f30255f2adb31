import type { Level, Problem, Waiver } from '../model.ts';
import type { Found } from './rule.ts';
import type { WaiverIndex } from './waivers.ts';

/** The problem of one rule: none where it found nothing, or its level is off. */
export function problemOf(
  rule: string,
  level: Level,
  found: Found | null,
  { file, span }: Pick<Problem, 'file' | 'span'>,
): Problem[] {
  if (found === null) return [];
  const { message, advice, findings, isError } = found;
  const effective = isError ? 'error' : level;
  if (effective === 'off') return [];
  return [{ rule, level: effective, message, advice, findings, file, span, waived: null }];
}

/**
 * The waiver that covers a subject.
 *
 * @param lapsed takes the waivers that would have covered it, had they not ended; null where that is
 *   not asked for
 */
export function waiverOf(
  { waivers, lapsed }: { readonly waivers: WaiverIndex; readonly lapsed: Set<Waiver> | null },
  subject: Parameters<WaiverIndex['find']>[0],
  check: string | null,
): Waiver | null {
  const { waiver, ended, missed } = waivers.find(subject, check);
  if (waiver === null) for (const each of [...ended, ...missed]) lapsed?.add(each);
  return waiver;
}
