import { say } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { shownName } from '../words.ts';

export const localCode: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'a server that is code of the project, judged by nobody',
  help: 'A server that is code of this project, or that is yours by `first-party` and not listed: nobody has graded it, and reviewing it is your own work.',
  isWaivable: true,
  evaluate({ dependency, match }, { isFirstParty }) {
    if (dependency.type !== 'local' && !(isFirstParty && match?.kind === 'unlisted')) return null;
    return violation(
      dependency.type === 'local'
        ? say`${shownName(dependency)} is code of this project: nobody has graded it.`
        : say`${shownName(dependency)} is your own by the policy: nobody has graded it.`,
      say`Review it like the rest of your code.`,
    );
  },
};
