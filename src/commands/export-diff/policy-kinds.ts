import { passes } from '../../judging/verdict-words.ts';
import { emptyLine, type Line, line, ownText, pluralLine, prose } from '../../report/document.ts';
import type { PolicyChanges } from './policy-schema.ts';

export interface DiffKind {
  readonly title: string;
  readonly count: number;
  /** At most `mostLines`; `count` is the untruncated total. */
  readonly lines: readonly Line[];
}

/** Maximum number of lines per kind. JSON output is not truncated. */
const mostLines = 100;

export function listKind<T>(
  title: string,
  all: readonly T[],
  lineFor: (each: T) => Line,
): DiffKind {
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

/**
 * Shows only the new grade if the rubric changed, because grades from different rubrics are not comparable.
 */
export const gradesLine = ({
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
      ? line`still unscored`
      : line`now ${scoreAndGrade(after)}`
    : line`${scoreAndGrade(before)} → ${scoreAndGrade(after)}`;

type Change = PolicyChanges['changed'][number];

/**
 * Returns verdict changes by kind, starting with packages that no longer have a passing version. Sorts
 * changed versions by their new score, lowest first.
 */
export function policyKinds({ blocked, changed, came, went }: PolicyChanges): DiffKind[] {
  const nameLine = (each: { package: string; version: string | null }): Line =>
    each.version === null ? line`${each.package}` : line`${each.package} ${each.version}`;
  const ruleList = (rules: readonly string[]): Line =>
    rules.length === 0 ? emptyLine : line`; ${prose(rules.join(', '))}`;
  const gradedLine = (each: PolicyChanges['came'][number]): Line =>
    line`${nameLine(each)}: ${scoreAndGrade(each)}${ruleList(each.rules)}`;
  const changesKind = (title: string, isOne: (each: Change) => boolean): DiffKind =>
    listKind(
      title,
      changed.filter(isOne).sort((a, b) => (a.after.score ?? 0) - (b.after.score ?? 0)),
      (each) => line`${nameLine(each)}: ${gradesLine(each)}${ruleList(each.after.rules)}`,
    );
  const passedBefore = ({ before }: Change): boolean => passes(before.verdict);
  const isAnew = ({ cause }: Change): boolean => cause === 'graded-anew';
  const isLetIn = ({ verdict }: PolicyChanges['came'][number]): boolean => passes(verdict);
  return [
    listKind(
      'Packages that no longer have a passing version',
      blocked,
      (each) =>
        line`${each.package}: ${pluralLine(each.versions, 'version')}${ruleList(each.rules)}`,
    ),
    changesKind(
      'Versions that passed before but fail now',
      (each) => each.change === 'fails' && passedBefore(each) && isAnew(each),
    ),
    changesKind(
      'Versions that passed before but fail now, graded with a different rubric',
      (each) => each.change === 'fails' && passedBefore(each) && !isAnew(each),
    ),
    changesKind('Versions that cannot be judged now', ({ change }) => change === 'undecided'),
    changesKind(
      'Versions that could not be judged before but fail now',
      (each) => each.change === 'fails' && !passedBefore(each),
    ),
    changesKind(
      'Versions that did not pass before but pass now',
      (each) => each.change === 'passes' && isAnew(each),
    ),
    changesKind(
      'Versions that did not pass before but pass now, graded with a different rubric',
      (each) => each.change === 'passes' && !isAnew(each),
    ),
    listKind(
      'New versions that do not pass',
      came.filter((each) => !isLetIn(each)),
      gradedLine,
    ),
    listKind('New versions that pass', came.filter(isLetIn), gradedLine),
    listKind('Versions that passed and are no longer listed', went.filter(isLetIn), gradedLine),
    listKind(
      'Versions that did not pass and are no longer listed',
      went.filter((each) => !isLetIn(each)),
      gradedLine,
    ),
  ];
}

export function policyNotices({ problems }: PolicyChanges): Line[] {
  return problems.map(({ rule, level, message }) => {
    const effect = ownText(level === 'warn' ? 'every run warns' : 'every run fails');
    return line`With the new export, ${effect} (${prose(rule)}): ${message}`;
  });
}
