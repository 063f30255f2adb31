import { countPhrase, say } from '../../../model/phrase.ts';
import { decidingReport } from '../../grading/matched.ts';
import { findingFacts, findingShape, hasNoNewFinding, newFindings } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import {
  evidenceAdvice,
  findingsWithResult,
  gradePhrase,
  judgedAs,
  versionedName,
} from '../rule-messages.ts';

export const warningFinding: DependencyRule<typeof findingShape> = {
  id: 'warning-finding',
  about: 'dependency',
  heading: 'low grade',
  judges: 'servers',
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'a server has a finding with the result `warn`',
  help: 'The check did not fail, but its finding needs attention.',
  example: {
    policy: 'min-score: 60',
    fires: 'npx -y @fictional-mcp/files@1.4.0',
    by: 'a version without warnings',
    resolved: 'npx -y @fictional-mcp/files@1.5.0',
  },
  facts: findingShape,
  isWaivable: true,
  leftOutFor: ['below-minimum'],
  isNoWorse: hasNoNewFinding,
  worseWords: newFindings,
  ofFindings: 'warn',
  evaluate(graded): Violation<typeof findingShape> | null {
    const ones = findingsWithResult(graded, 'warn');
    if (ones.length === 0 || decidingReport(graded.match)?.score == null) return null;
    return {
      message: say`${versionedName(graded)} is ${gradePhrase(graded)} and has ${countPhrase(ones.length, 'warning')}.${judgedAs(graded)}`,
      advice: evidenceAdvice,
      facts: findingFacts(graded, ones),
      findings: ones,
    };
  },
};
