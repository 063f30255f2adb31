import type { Level, Problem, Waiver } from '../model.ts';
import type { Violation } from './rule.ts';
import type { WaiverIndex } from './waivers.ts';

/** The problem of one rule as a list: empty if the rule is not violated, or its level is off. */
export function problemOf(
  rule: string,
  level: Level,
  violation: Violation | null,
  { file, span }: Pick<Problem, 'file' | 'span'>,
): Problem[] {
  if (violation === null) return [];
  const { message, advice, facts, findings = [], isError } = violation;
  const effective = isError ? 'error' : level;
  if (effective === 'off') return [];
  return [{ rule, level: effective, message, advice, facts, findings, file, span, waived: null }];
}

/**
 * The waiver that covers a subject; null if none does.
 *
 * @param inapplicable collects, if no waiver covers the subject, those that have expired, were refused or
 *   name another check; null to collect none
 */
export function waiverOf(
  {
    waivers,
    inapplicable,
  }: { readonly waivers: WaiverIndex; readonly inapplicable: Set<Waiver> | null },
  subject: Parameters<WaiverIndex['find']>[0],
  check: string | null,
): Waiver | null {
  const { waiver, inactive, ofOtherChecks } = waivers.find(subject, check);
  if (waiver === null) for (const each of [...inactive, ...ofOtherChecks]) inapplicable?.add(each);
  return waiver;
}
