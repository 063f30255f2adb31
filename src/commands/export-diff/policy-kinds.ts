import { plural } from '../../report/words.ts';
import { type Kind, listKind, scoreAndGrade } from './kinds.ts';
import type { PolicyChanges } from './policy-schema.ts';

type Change = PolicyChanges['changed'][number];

/**
 * What a policy makes of a difference. First what nobody can upgrade out of.
 *
 * @param value makes a stranger's text harmless
 * @param most how many lines each kind has
 */
export function policyKinds(
  { blocked, changed, came, went }: PolicyChanges,
  value: (text: string) => string,
  most: number,
): Kind[] {
  const named = (each: { package: string; version: string | null }): string =>
    [each.package, each.version].flatMap((text) => (text === null ? [] : value(text))).join(' ');
  const reasons = (rules: readonly string[]): string =>
    rules.length === 0 ? '' : `; ${rules.join(', ')}`;
  const graded = (each: PolicyChanges['came'][number]): string =>
    `${named(each)}: ${scoreAndGrade(each, value)}${reasons(each.rules)}`;
  const changes = (title: string, isOne: (each: Change) => boolean): Kind =>
    listKind(
      title,
      changed.filter(isOne),
      (each) =>
        `${named(each)}: ${scoreAndGrade(each.before, value)} → ${scoreAndGrade(each.after, value)}${reasons(each.after.rules)}`,
      most,
    );
  const passed = ({ before: { verdict } }: Change): boolean =>
    verdict === 'pass' || verdict === 'warn';
  const isAnew = ({ cause }: Change): boolean => cause === 'graded-anew';
  const passes = ({ verdict }: { verdict: string }): boolean =>
    verdict === 'pass' || verdict === 'warn';
  return [
    listKind(
      'Packages of which no version passes any more',
      blocked,
      (each) => `${value(each.package)}: ${plural(each.versions, 'version')}${reasons(each.rules)}`,
      most,
    ),
    changes(
      'Versions that passed and fail now',
      (each) => each.change === 'fails' && passed(each) && isAnew(each),
    ),
    changes(
      'Versions that passed and fail now, graded by another rubric',
      (each) => each.change === 'fails' && passed(each) && !isAnew(each),
    ),
    changes('Versions that cannot be judged now', ({ change }) => change === 'undecided'),
    changes(
      'Versions that could not be judged and fail now',
      (each) => each.change === 'fails' && !passed(each),
    ),
    changes(
      'Versions that did not pass and do now',
      (each) => each.change === 'passes' && isAnew(each),
    ),
    changes(
      'Versions that did not pass and do now, graded by another rubric',
      (each) => each.change === 'passes' && !isAnew(each),
    ),
    listKind(
      'New versions that do not pass',
      came.filter((each) => !passes(each)),
      graded,
      most,
    ),
    listKind('New versions that pass', came.filter(passes), graded, most),
    listKind('Versions that passed and are listed no longer', went.filter(passes), graded, most),
    listKind(
      'Versions that did not pass and are listed no longer',
      went.filter((each) => !passes(each)),
      graded,
      most,
    ),
  ];
}

/** What is wrong with the new export as a whole, in sentences. */
export function policyNotices(
  { problems }: PolicyChanges,
  value: (text: string) => string,
): string[] {
  return problems.map(({ rule, level, message }) => {
    const effect = level === 'warn' ? 'every run warns' : 'every run fails';
    return `By the new export ${effect} (${rule}): ${value(message)}`;
  });
}
