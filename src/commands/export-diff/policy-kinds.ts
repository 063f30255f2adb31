import { passes } from '../../judging/words.ts';
import { counted, type Line, line, nothing, own, prose } from '../../report/document.ts';
import type { PolicyChanges } from './policy-schema.ts';

/** The differences of one kind, for people. */
export interface Kind {
  readonly title: string;
  readonly count: number;
  /** The first of them. */
  readonly lines: readonly Line[];
}

/** Lines of each kind at most, in any output for people; JSON has them all. */
const mostLines = 100;

export function listKind<T>(title: string, all: readonly T[], lineFor: (each: T) => Line): Kind {
  return { title, count: all.length, lines: all.slice(0, mostLines).map(lineFor) };
}

export function scoreAndGrade({
  score,
  grade,
}: {
  readonly score: number | null;
  readonly grade: string | null;
}): Line {
  return score === null ? line`without a score` : line`${score} ${grade ?? prose('–')}`;
}

/** What grades a version had and has; by another rubric only the new one, since the two do not compare. */
export const gradesOf = ({
  cause,
  before,
  after,
}: {
  readonly cause: string;
  readonly before: Parameters<typeof scoreAndGrade>[0];
  readonly after: Parameters<typeof scoreAndGrade>[0];
}): Line =>
  cause === 'rubric-changed'
    ? before.score === null && after.score === null
      ? line`still without a score`
      : line`now ${scoreAndGrade(after)}`
    : line`${scoreAndGrade(before)} → ${scoreAndGrade(after)}`;

type Change = PolicyChanges['changed'][number];

/** What a policy makes of a difference. First what nobody can upgrade out of, and of each kind the worst. */
export function policyKinds({ blocked, changed, came, went }: PolicyChanges): Kind[] {
  const named = (each: { package: string; version: string | null }): Line =>
    each.version === null ? line`${each.package}` : line`${each.package} ${each.version}`;
  const reasons = (rules: readonly string[]): Line =>
    rules.length === 0 ? nothing : line`; ${prose(rules.join(', '))}`;
  const graded = (each: PolicyChanges['came'][number]): Line =>
    line`${named(each)}: ${scoreAndGrade(each)}${reasons(each.rules)}`;
  const changes = (title: string, isOne: (each: Change) => boolean): Kind =>
    listKind(
      title,
      changed.filter(isOne).sort((a, b) => (a.after.score ?? 0) - (b.after.score ?? 0)),
      (each) => line`${named(each)}: ${gradesOf(each)}${reasons(each.after.rules)}`,
    );
  const passed = ({ before }: Change): boolean => passes(before.verdict);
  const isAnew = ({ cause }: Change): boolean => cause === 'graded-anew';
  const isLetIn = ({ verdict }: PolicyChanges['came'][number]): boolean => passes(verdict);
  return [
    listKind(
      'Packages of which no version passes any more',
      blocked,
      (each) => line`${each.package}: ${counted(each.versions, 'version')}${reasons(each.rules)}`,
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
      came.filter((each) => !isLetIn(each)),
      graded,
    ),
    listKind('New versions that pass', came.filter(isLetIn), graded),
    listKind('Versions that passed and are listed no longer', went.filter(isLetIn), graded),
    listKind(
      'Versions that did not pass and are listed no longer',
      went.filter((each) => !isLetIn(each)),
      graded,
    ),
  ];
}

/** What is wrong with the new export as a whole, in sentences. */
export function policyNotices({ problems }: PolicyChanges): Line[] {
  return problems.map(({ rule, level, message }) => {
    const effect = own(level === 'warn' ? 'every run warns' : 'every run fails');
    return line`By the new export ${effect} (${prose(rule)}): ${message}`;
  });
}
