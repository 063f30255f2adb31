import { decidingReport, listedMatch } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { findingCheckKey } from '../../judging/verdict-words.ts';
import type { Finding, ScoreReport } from '../../model/model.ts';
import { evidenceText } from '../contents/evidence.ts';
import { neededRemedy } from '../report-messages.ts';
import { escapeInvisible } from '../text.ts';
import { type BillEntry, properties } from './entries.ts';

const longestEvidence = 4000;

interface Graded {
  readonly report: ScoreReport;
  readonly judged: JudgedDependency;
  readonly refs: Set<string>;
}

/**
 * Yields the elements of `vulnerabilities`: the findings in deciding reports, except passes and checks that
 * could not be performed.
 */
export function* listVulnerabilities(
  entries: readonly BillEntry[],
  withEvidence: boolean,
): Generator<object> {
  let count = 0;
  for (const graded of gradedBy(entries)) {
    for (const finding of graded.report.findings) {
      if (finding.result === 'pass' || finding.result === 'unscannable') continue;
      count += 1;
      yield buildVulnerability(graded, finding, `finding:${count}`, withEvidence);
    }
  }
}

/** Returns the deciding reports without duplicates, each with all entries to which it applies. */
function gradedBy(entries: readonly BillEntry[]): Graded[] {
  const gradedByReport = new Map<ScoreReport, Graded>();
  for (const { ref, members } of entries) {
    for (const { judged } of members) {
      const report = decidingReport(judged?.match);
      if (judged === null || report === null) continue;
      const graded = gradedByReport.get(report) ?? { report, judged, refs: new Set() };
      graded.refs.add(ref);
      gradedByReport.set(report, graded);
    }
  }
  return [...gradedByReport.values()];
}

function buildVulnerability(
  { report, judged, refs }: Graded,
  finding: Finding,
  ref: string,
  withEvidence: boolean,
): object {
  const { result, weight, reference, evidence } = finding;
  const check = escapeInvisible(findingCheckKey(finding));
  const detail = withEvidence ? evidenceText(evidence) : '';
  const remedy = neededRemedy(judged);
  const version = escapeInvisible(report.version);
  return {
    'bom-ref': ref,
    id: check,
    source: { name: 'MCP Grade Gate' },
    ratings: [
      {
        ...(weight !== null && Number.isFinite(weight) ? { score: weight } : {}),
        // The export assigns a weight to each finding, but a weight is not a severity.
        severity: 'unknown',
        method: 'other',
        justification: `the check's weight in the score; the result is ${escapeInvisible(result, 100)}`,
      },
    ],
    description: `The result of the ${check} check is ${escapeInvisible(result, 100)}.`,
    ...(detail === '' ? {} : { detail: escapeInvisible(detail, longestEvidence) }),
    ...(remedy === null
      ? {}
      : {
          recommendation: `Use version ${escapeInvisible(remedy.version)}, graded ${escapeInvisible(remedy.grade, 100)} (${remedy.score} of 100).`,
        }),
    affects: [...refs].map((each) => ({
      ref: each,
      ...(report.version === '' ? {} : { versions: [{ version, status: 'affected' }] }),
    })),
    properties: properties({
      result: [escapeInvisible(result, 100)],
      weight: [weight],
      reference: [escapeInvisible(reference)],
      server: [escapeInvisible(listedMatch(judged.match)?.server.name ?? '')],
    }),
  };
}
