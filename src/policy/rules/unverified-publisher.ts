import { say } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { nameOf, recordName } from '../words.ts';

export const unverifiedPublisher: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'the export says that the publisher is not verified',
  help: 'The registry of servers has not verified who publishes this one. Where the export does not say it either way, nothing is reported.',
  isWaivable: true,
  evaluate(graded) {
    const server = graded.match?.server ?? null;
    if (server === null || server.publisher.verified !== false) return null;
    const { namespace } = server.publisher;
    return violation(
      say`The publisher of ${nameOf(graded)}, ${namespace ?? recordName(server)}, is not verified.`,
      say`Make sure of who publishes it.`,
    );
  },
};
