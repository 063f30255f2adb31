import type { Match } from '../../model.ts';
import { say, words } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { gradeOf, nameOf } from '../words.ts';

export const gradeLost: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the change replaces a graded server by one of which nothing is known',
  help: 'Under `recommended` an ungraded server warns; one that takes the place of a graded one fails, for that is what a change looks like that leads the gate astray. A record that has only the name of the new one is no grade of it. What took whose place is told by the file, the name of the package and the alias; where several came and went in one file under other names, what came may have taken the place of any. It needs a base to compare with.',
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate(graded, { isFirstParty }) {
    const { previous, match } = graded;
    const score = previous?.match?.report?.score ?? null;
    if (previous === null || score === null || match === null || match.error !== null) return null;
    const now = isFirstParty ? null : ungradedWords(match, previous.match);
    if (now === null) return null;
    const before = { ...previous, previous: null, remedy: null };
    return violation(
      say`${nameOf(graded)} is ${words(now)}; before this change it was ${nameOf(before)}, ${gradeOf(before)}.`,
      say`Keep the graded server, or have the new one graded first.`,
    );
  },
};

function ungradedWords({ kind, report, by }: Match, before: Match | null): string | null {
  if (kind === 'unlisted') return 'not in the export';
  if (kind === 'unidentified') return 'not identified';
  // Anybody can publish a record with any name, so a match by name never counts as a grade.
  if (by === 'name' && before?.by !== 'name') return 'known by its name alone';
  return report !== null && report.score === null ? 'not scannable' : null;
}
