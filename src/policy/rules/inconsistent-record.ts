import { say, words } from '../../phrase.ts';
import { type DependencyRule, type Violation, violation } from '../rule.ts';
import { nameOf } from '../words.ts';

/** The part of `inconsistent-export` that is about one server. */
export const inconsistentRecord: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: true,
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'the export breaks its contract',
  help: 'Something in the export is not as its contract says. The servers that can be read are judged all the same; one whose own record cannot be read is an error, which no level takes back.',
  isWaivable: false,
  evaluate(graded): Violation | null {
    const { match } = graded;
    if (match === null) return null;
    const advice = say`Tell the owner of the grading service.`;
    if (match.error !== null) {
      return {
        ...violation(say`${nameOf(graded)} cannot be judged: ${match.error}.`, advice),
        isError: true,
      };
    }
    const [first] = match.inconsistencies;
    if (first === undefined) return null;
    const more = match.inconsistencies.length - 1;
    return violation(
      say`The export breaks its contract about ${nameOf(graded)}: ${first}${more > 0 ? say` and ${words(String(more))} more` : say``}.`,
      advice,
    );
  },
};
