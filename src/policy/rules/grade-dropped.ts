import type { GradedDependency } from '../../model.ts';
import { listed, say } from '../../phrase.ts';
import { type DependencyRule, type Terms, violation } from '../rule.ts';
import { strictness } from '../strictness.ts';
import { gradeOf, nameOf, remedyOf, versionChangeOf } from '../words.ts';

export const gradeDropped: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: true,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change moves a server to a version with a lower score',
  help: "Both versions are judged against the same export, so a new grade of what was there before is nobody's fault. The message names the failing checks that are new and those that are resolved. It needs a base to compare with.",
  isWaivable: true,
  evaluate(graded, terms) {
    const { previous } = graded;
    const move = versionChangeOf(graded);
    if (previous === null || move === null || move.after >= move.before) return null;
    const before = { ...previous, previous: null, remedy: null };
    const checks = move.newFailing.map(({ check, reference }) => check ?? reference);
    return violation(
      say`${nameOf(graded)} is ${gradeOf(graded)}; before this change it was ${nameOf(before)}, ${gradeOf(before)}.${checks.length === 0 ? say`` : say` New failing checks: ${listed(checks)}.`}`,
      remedyOf(graded),
      isListedWithScore(graded, terms) ? [] : move.newFailing,
    );
  },
};

/** Whether `score-below-minimum` fires at the same level or a higher one, and so lists the findings. */
function isListedWithScore({ match }: GradedDependency, { values, levelOf }: Terms): boolean {
  const score = match?.report?.score ?? null;
  if (score === null || score >= values['min-score']) return false;
  return strictness[levelOf('score-below-minimum')] >= strictness[levelOf('grade-dropped')];
}
