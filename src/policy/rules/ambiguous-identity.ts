import { listed, say } from '../../phrase.ts';
import { type DependencyRule, violation } from '../rule.ts';
import { nameOf, recordName } from '../words.ts';

export const ambiguousIdentity: DependencyRule = {
  about: 'dependency',
  judgesLaunchers: false,
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'several servers of the export carry the identity',
  help: 'Several servers of the export claim this package or address. The worst of their reports counts. Bind the right one with `servers: [{match, server}]`.',
  isWaivable: true,
  evaluate(graded) {
    const candidates = graded.match?.candidates ?? [];
    const server = graded.match?.server ?? null;
    if (candidates.length < 2 || server === null) return null;
    const others = candidates.filter((each) => each !== server).map(recordName);
    return violation(
      say`${nameOf(graded)} is claimed by several servers of the export; the worst, ${recordName(server)}, counts. The others: ${listed(others)}.`,
      say`Ask the owner of the grading service which of them is the real one.`,
    );
  },
};
