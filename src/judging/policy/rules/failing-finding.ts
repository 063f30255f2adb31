import { countPhrase, say } from '../../../model/phrase.ts';
import { findingFacts, findingShape, hasNoNewFinding, newFindings } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import { findingsWithResult, gradePhrase, judgedAs, versionedName } from '../rule-messages.ts';

export const failingFinding: DependencyRule<typeof findingShape> = {
  id: 'failing-finding',
  about: 'dependency',
  heading: 'low grade',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'a server that otherwise passes has a finding with the result `fail`',
  help: 'A score is an average, so a server can reach the minimum despite a failing check that you would not accept. Use a version without the finding, or accept the finding with a waiver for that check.',
  example: {
    fires: 'npx -y @fictional-mcp/calendar@2.0.0',
    by: 'a version without the finding, or a waiver for this version and check',
    resolved: {
      policy:
        'waivers:\n  - match: pkg:npm/@fictional-mcp/calendar@2.0.0\n    rule: failing-finding\n    check: net-egress\n    reason: reviewed in SEC-112, the statistics are our own\n    expires: 2027-01-31',
    },
  },
  facts: findingShape,
  isWaivable: true,
  leftOutFor: ['below-minimum'],
  isNoWorse: hasNoNewFinding,
  worseWords: newFindings,
  ofFindings: 'fail',
  evaluate(graded): Violation<typeof findingShape> | null {
    const failing = findingsWithResult(graded, 'fail');
    if (failing.length === 0) return null;
    return {
      message: say`${versionedName(graded)} is ${gradePhrase(graded)} and has ${countPhrase(failing.length, 'failing finding')}.${judgedAs(graded)}`,
      advice: say`Read the evidence. Then use a version without the finding, or accept the finding with a waiver for that check.`,
      facts: findingFacts(graded, failing),
      findings: failing,
    };
  },
};
