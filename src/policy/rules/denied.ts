import { say } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { nameOf } from '../words.ts';

export const denied: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: true,
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the deny list names it',
  help: 'An entry of `deny` without a version means every version. One with a version or range means also what is not pinned, where the version that would be judged lies in it, or none is known: of a digest that the export does not list, a branch, or a tag without an order none is. No waiver takes it back.',
  isWaivable: false,
  isIndependentOfScore: true,
  evaluate(graded, { deniedBy }) {
    if (deniedBy === null) return null;
    return violation(
      say`${nameOf(graded)} must not be used: the deny list names ${deniedBy}.`,
      say`Take it out, or use another server.`,
    );
  },
};
