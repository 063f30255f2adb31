import { listed, say } from '../../phrase.ts';
import { violation, type WaiverRule } from '../rule.ts';
import { waiverTarget } from '../words.ts';

export const waiverUnused: WaiverRule = {
  about: 'waiver',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'a waiver covers nothing any more',
  help: 'What it covered is gone or solved, so it waits for something else to cover. It is reported where everything is judged, and where it names another check than those of the server that a change brings; else the report only lists it.',
  isWaivable: false,
  evaluate({ waiver, status, otherChecks }) {
    if (status !== 'unused') return null;
    if (otherChecks.length > 0) {
      return violation(
        say`The waiver of ${waiverTarget(waiver)} covers nothing: no finding is of that check. There are findings of ${listed(otherChecks.slice(0, 5))}.`,
        say`Correct the check, or take the waiver out.`,
      );
    }
    return violation(
      say`The waiver of ${waiverTarget(waiver)} covers nothing: ${waiver.reason}.`,
      say`Take it out of the policy.`,
    );
  },
};
