import * as z from 'zod';
import type { Dependency, GradedDependency, Match, UnscoredMatch } from '../../../model/model.ts';
import { joinList, ourWords, say } from '../../../model/phrase.ts';
import { listedAbove } from '../../grading/match.ts';
import { decidingReport, listedMatch, matchError } from '../../grading/matched.ts';
import { gradeFacts, gradeFields, isScored, serverFacts, serverFields } from '../facts.ts';
import { type DependencyRule, mostServers, type Violation } from '../rule.ts';
import {
  beforeChange,
  isFromOtherRegistry,
  registryAdvice,
  versionedName,
} from '../rule-messages.ts';

const facts = () =>
  z.strictObject({
    ...serverFields(),
    reason: z
      .enum(['unlisted', 'unidentified', 'matched-by-name', 'unscored', 'unscannable'])
      .describe('Why the new server has no grade.'),
    previous: z
      .strictObject({ ...serverFields(), ...gradeFields() })
      .describe('The graded server that the change replaces.'),
  });

type Reason = z.output<ReturnType<typeof facts>>['reason'];

const reasons = {
  unlisted: 'not in the export',
  unidentified: 'not identified',
  'matched-by-name': 'matched by its name alone',
  unscored: 'not graded in this version',
  unscannable: 'not graded, because it could not be scanned',
} as const satisfies Readonly<Record<Reason, string>>;

export const gradeLost: DependencyRule<typeof facts> = {
  id: 'grade-lost',
  about: 'dependency',
  heading: 'no grade',
  judges: 'servers',
  levels: { recommended: 'fail', strict: 'fail', 'report-only': 'warn' },
  title: 'the change replaces a graded server with one that has no grade',
  help: 'Without this rule, replacing a graded server with an ungraded one would cause only a warning under `recommended`. The rule needs a base to compare with.',
  example: {
    before: 'npx -y @fictional-mcp/notes@1.4.0',
    fires: 'npx -y @acme/notes@1.0.0',
    by: 'a graded replacement',
    resolved: 'npx -y @fictional-mcp/mail@1.1.0',
  },
  facts,
  isWaivable: true,
  isNoWorse: null,
  isIndependentOfScore: true,
  alsoReports: 'unlisted',
  followsFromRegistry: true,
  ofCause: (settings, servers) => ({
    message:
      servers.length === 1
        ? say`Because of ${joinList(settings)}, ${joinList(servers)} comes from another registry. Before this change, the server was graded.`
        : say`Because of ${joinList(settings)}, ${servers.length} servers come from another registry: ${joinList(servers, mostServers)}. Before this change, they were graded.`,
    advice: registryAdvice,
  }),
  evaluate(graded, { isFirstParty }): Violation<typeof facts> | null {
    const { previous, match } = graded;
    const report = decidingReport(previous?.match);
    if (previous === null || !isScored(report) || match === null || matchError(match) !== null)
      return null;
    const reason = isFirstParty ? null : ungradedReason(graded, previous);
    if (reason === null) return null;
    const isOther = reason === 'unlisted' && isFromOtherRegistry(graded.dependency);
    return {
      message: say`${versionedName(graded)} is ${ourWords(isOther ? 'from another registry' : reasons[reason])}${beforeChange(previous)}`,
      advice: say`Keep the graded server, or wait until the new one has a grade.`,
      facts: {
        ...serverFacts(graded),
        reason,
        previous: { ...serverFacts(previous), ...gradeFacts(report) },
      },
    };
  },
};

type Matched = Pick<GradedDependency, 'dependency' | 'match'>;

function ungradedReason({ dependency, match }: Matched, before: Matched): Reason | null {
  if (match === null) return null;
  if (match.kind === 'unlisted' || match.kind === 'unidentified') return match.kind;
  // Anyone can publish a record under any name, so a match by name alone cannot replace a stronger match.
  const isByName = (each: Match | null): boolean => listedMatch(each)?.by === 'name';
  if (isByName(match) && !isByName(before.match) && !isOnGradedHost(dependency, before, match))
    return 'matched-by-name';
  if (match.kind === 'unscored' && !isSameServer(match, before.match)) return 'unscored';
  return decidingReport(match)?.score === null ? 'unscannable' : null;
}

/**
 * Returns whether both matches refer to the same record. A new version of a graded server does not count as
 * ungraded, because it usually receives a grade within a day.
 */
function isSameServer({ server }: UnscoredMatch, before: Match | null): boolean {
  return listedMatch(before)?.server.id === server.id;
}

/**
 * Returns whether an address was matched through a listed parent address and is on the same host as the
 * graded address.
 */
function isOnGradedHost(now: Dependency, { dependency: before }: Matched, match: Match): boolean {
  const listed = listedMatch(match);
  if (listed === null || listedAbove(now, listed) === null || before.type !== 'remote')
    return false;
  return new URL(now.name ?? '').host === new URL(before.name).host;
}
