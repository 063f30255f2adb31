import { say } from '../../phrase.ts';
import { type DependencyRule, found } from '../rule.ts';
import { nameOf } from '../words.ts';

export const lookalikeName: DependencyRule = {
  about: 'dependency',
  // A launcher is known as one by its name: it cannot be another that looks like it.
  judgesLaunchers: false,
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'an unlisted package has nearly the name of a listed one',
  evaluate(graded) {
    const { match } = graded;
    if (match?.kind !== 'unlisted' || match.error !== null) return null;
    const [first, ...others] = match.neighbours;
    if (first === undefined) return null;
    const more = others.length === 0 ? say`` : say`, and of ${others.join(', ')}`;
    return found(
      say`${nameOf(graded)} is not in the export, and its name is one character away from that of ${first}${more}, which is.`,
      say`Check the spelling: a name like that of a known package is how people are led astray. If it is meant, set the rule to warn.`,
    );
  },
};
