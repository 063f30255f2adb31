import { say, words } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { nameOf } from '../words.ts';

export const unlisted: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is not in the export',
  evaluate(graded) {
    const { match, dependency } = graded;
    if (match?.kind !== 'unlisted' || match.error !== null) {
      return null;
    }
    return found(
      say`${nameOf(graded)} (${words(dependency.type)}) is not in the export: nobody has graded it.`,
      say`Check the spelling of its name, use a graded server, or review this one by hand.`,
    );
  },
};
