import * as z from 'zod';
import { say } from '../../../model/phrase.ts';
import { decidingReport } from '../../grading/matched.ts';
import { lockfileFacts, lockfileField, remedyField, serverFacts, serverFields } from '../facts.ts';
import type { DependencyRule, Violation } from '../rule.ts';
import {
  findingsWithResult,
  judgedAs,
  ownReview,
  remedyAdvice,
  versionedName,
} from '../rule-messages.ts';

const facts = () =>
  z.strictObject({ ...serverFields(), lockfile: lockfileField(), remedy: remedyField() });

export const unscannable: DependencyRule<typeof facts> = {
  id: 'unscannable',
  about: 'dependency',
  heading: 'no grade',
  judges: 'servers',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the version is in the export but could not be scanned: its score is null',
  help: 'A score of null does not mean 0: nothing is known about the version. Treat the version like an unlisted one.',
  example: {
    fires: 'docker run -i registry.example/fictional/maps:2.0.1',
    by: ownReview,
    resolved: {
      policy:
        'waivers:\n  - match: pkg:oci/registry.example/fictional/maps@2.0.1\n    rule: unscannable\n    reason: the image is built from sources that we reviewed in SEC-117\n    expires: 2027-01-31',
    },
  },
  facts,
  isWaivable: true,
  isUngraded: true,
  evaluate(graded): Violation<typeof facts> | null {
    const report = decidingReport(graded.match);
    if (report === null || report.score !== null) return null;
    return {
      message: say`${versionedName(graded)} could not be scanned, so nothing is known about it.${judgedAs(graded)}`,
      advice: remedyAdvice(graded),
      facts: {
        ...serverFacts(graded),
        lockfile: lockfileFacts(graded.dependency),
        remedy: graded.remedy,
      },
      findings: findingsWithResult(graded, 'unscannable'),
    };
  },
};
