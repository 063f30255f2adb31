import { say, words } from '../../phrase.ts';
import { violation, type WaiverRule } from '../rule.ts';
import { waiverTarget } from '../words.ts';

export const waiverExpired: WaiverRule = {
  about: 'waiver',
  levels: { recommended: 'warn', strict: 'warn', 'report-only': 'warn' },
  title: 'a waiver has ended, or the organisation does not let it count',
  help: 'A waiver counts through the day that it names, UTC. From then on what it covered counts again. Fourteen days before, the report says so as a notice. Where everything is judged, every ended waiver is reported; else those that would cover something of the change.',
  isWaivable: false,
  evaluate({ waiver, status, reason }) {
    if (status === 'refused') {
      return violation(
        say`The waiver of ${waiverTarget(waiver)} does not count: ${words(reason ?? '')}.`,
        say`Take it out, or ask the owners of the organisation's policy.`,
      );
    }
    if (status !== 'expired') return null;
    return violation(
      say`The waiver of ${waiverTarget(waiver)} ended on ${waiver.expires}: ${waiver.reason}.`,
      say`Review the reason: solve what it waited for, or grant it anew with a later day.`,
    );
  },
};
