import { say, words } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { nameOf } from '../words.ts';

export const unlisted: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the server is not in the export',
  help: 'Nobody has graded the server. Under `recommended` this warns, so that the gate can be adopted before everything is listed; **who wants to stop ungraded servers sets it to `fail` or takes the preset `strict`**. What is yours can be named under `first-party`.',
  isWaivable: true,
  evaluate(graded, { isFirstParty }) {
    const { match, dependency } = graded;
    if (match?.kind !== 'unlisted' || match.error !== null || isFirstParty) return null;
    return violation(
      say`${nameOf(graded)} (${words(dependency.type)}) is not in the export: nobody has graded it.`,
      say`Check the spelling of its name, use a graded server, or review this one by hand.`,
    );
  },
};
