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

export const unscannedFinding: DependencyRule<typeof findingShape> = {
  id: 'unscanned-finding',
  about: 'dependency',
  heading: 'low grade',
  judges: 'servers',
  levels: { recommended: 'off', strict: 'warn', 'report-only': 'off' },
  title: 'a scored version has a finding with the result `unscannable`',
  help: 'Some checks could not run, so their results are unknown.',
  example: {
    about: 'Version 1.4.0 has a check with the result `unscannable`; version 1.3.0 has none.',
    exported: { 'findings/3/result': 'unscannable' },
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'a fully scanned version',
    resolved: 'npx -y @fictional-mcp/notes@1.3.0',
  },
  facts: findingShape,
  isWaivable: true,
  isNoWorse: hasNoNewFinding,
  worseWords: newFindings,
  ofFindings: 'unscannable',
  evaluate(graded): Violation<typeof findingShape> | null {
    const ones = findingsWithResult(graded, 'unscannable');
    if (ones.length === 0 || decidingReport(graded.match)?.score == null) return null;
    return {
      message: say`${versionedName(graded)} is ${gradePhrase(graded)} and has ${countPhrase(ones.length, 'check')} that could not run.${judgedAs(graded)}`,
      advice: evidenceAdvice,
      facts: findingFacts(graded, ones),
      findings: ones,
    };
  },
};
