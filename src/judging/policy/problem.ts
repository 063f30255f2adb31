import type { Dependency, Level, Problem, Waiver } from '../../model/model.ts';
import { say } from '../../model/phrase.ts';
import { findingRules } from './catalogue.ts';
import type { Violation } from './rule.ts';
import { findingCheckKey } from './rule-messages.ts';
import type { WaiverIndex } from './waivers.ts';

export function createProblems(
  rule: string,
  level: Level,
  violation: Violation | null,
  { file, span }: Pick<Problem, 'file' | 'span'>,
): Problem[] {
  if (violation === null) return [];
  const { message, advice, figures, facts, findings = [], isError, isUncertain } = violation;
  const limited = isUncertain && level === 'fail' ? 'warn' : level;
  const effective = isError ? 'error' : limited;
  if (effective === 'off') return [];
  const certainty = isUncertain ? { isUncertain } : {};
  const brief = figures === undefined ? {} : { figures };
  const commonFields = { message, advice, ...brief, facts, findings, file, span, ...certainty };
  return [{ rule, level: effective, ...commonFields, waived: null }];
}

/**
 * Returns the waiver that covers a subject; null if no waiver covers it. If the result is null,
 * `inapplicable` collects waivers that have expired, were refused or are for another check.
 */
export function findWaiver(
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

/** Marks a problem as waived if a waiver covers it. An error cannot be waived. */
export function waivedBy<P extends Problem>(problem: P, waiver: Waiver | null): P {
  return waiver === null || problem.level === 'error'
    ? problem
    : { ...problem, waived: waiver.reason, waivedUntil: waiver.expires };
}

/**
 * Adds a note to a problem's advice if the change itself adds a waiver that will cover the problem after the
 * merge.
 */
export function withComingWaiver(
  problem: Problem,
  {
    dependency,
    coming,
    pathOf,
  }: {
    readonly dependency: Dependency | null;
    readonly coming: WaiverIndex;
    readonly pathOf: (file: string) => string;
  },
): Problem {
  const { rule, level, file, waived, findings, advice } = problem;
  if (level === 'error' || waived !== null || file === null) return problem;
  const subject = { rule, file: pathOf(file), dependency };
  const checks = findingRules.includes(rule) ? new Set(findings.map(findingCheckKey)) : [];
  const comingWaivers = [null, ...checks].map((check) => coming.find(subject, check).waiver);
  // Either one waiver covers the whole rule, or every check needs a waiver.
  const [whole, ...each] = comingWaivers;
  const waiver = whole ?? (each.every((one) => one !== null) ? each[0] : null);
  if (waiver == null) return problem;
  const { writtenIn, span, expires } = waiver;
  const place =
    writtenIn === null ? '' : `${writtenIn}${span === null ? '' : `:${span.start.line}`}`;
  const where = place === '' ? say`` : say` in ${place}`;
  return {
    ...problem,
    advice: say`${advice} This change adds a waiver${where} that covers the problem until ${expires}, but the waiver counts only once it is merged. Merge it first.`,
  };
}
