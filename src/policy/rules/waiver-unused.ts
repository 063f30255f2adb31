import { say, words } from '../../phrase.ts';
import { found, type WaiverRule } from '../rule.ts';
import { waiverTarget } from '../words.ts';

export const waiverUnused: WaiverRule = {
  about: 'waiver',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'a waiver covers nothing any more',
  help: 'What it covered is gone or solved, so it waits for something else to cover. It is reported where everything is judged; under the scope of a change the report only lists it.',
  isWaivable: false,
  evaluate({ waiver, status }) {
    if (status !== 'unused') return null;
    return found(
      say`The waiver of ${words(waiver.rule)} for ${waiverTarget(waiver)} covers nothing: ${waiver.reason}.`,
      say`Take it out of the policy.`,
    );
  },
};
