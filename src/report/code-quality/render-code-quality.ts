import { createHash } from 'node:crypto';
import type { Report } from '../../judging/report.ts';
import type { Problem } from '../../model/model.ts';
import { plural, restWords } from '../../model/phrase.ts';
import { findingLine } from '../contents/evidence.ts';
import {
  compareImportance,
  type LocatedProblem,
  locatedProblems,
  withFingerprints,
} from '../contents/located.ts';
import { failureLines, plainSentence, serverName } from '../report-messages.ts';
import { escapeInvisible, safeJson } from '../text.ts';

/** An entry in GitLab's format. Source: https://docs.gitlab.com/ci/testing/code_quality/ */
interface Entry {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

/** Each entry is one line on the merge request page. */
const maxEntries = 1000;
const maxFindings = 10;

/** The path for problems without a file, because every entry must have a path. */
const elsewhere = '.gitlab-ci.yml';

/**
 * Returns the report in GitLab's Code Quality format: an entry for each problem, worst first, preceded by the
 * reason if there is no verdict. The format can represent only problems.
 * @param prefix path from the repository root to the judged folder; empty or ending in `/`
 */
export function renderCodeQuality(report: Report, prefix: string): string {
  const problems = withFingerprints(locatedProblems(report, prefix)).sort(compareImportance);
  const keptProblems = problems.slice(0, maxEntries);
  const omittedCount = problems.length - keptProblems.length;
  const entries = [
    ...undecided(report),
    ...keptProblems.map((each) =>
      buildEntry(each, each.fingerprints.primaryLocationLineHash, entrySeverity(each.problem)),
    ),
    ...(omittedCount === 0
      ? []
      : [
          notice(
            'report',
            'info',
            `${plural(omittedCount, 'further problem')} did not fit in this report.`,
          ),
        ]),
  ];
  // Each entry is on its own line, so that two reports can be compared.
  return entries.length === 0
    ? '[]\n'
    : `[\n${entries.map((each) => safeJson(each, 0)).join(',\n')}\n]\n`;
}

function undecided({ failure }: Report): Entry[] {
  if (failure === null) return [];
  const text = failureLines(failure).join(' ');
  return [notice(failure.code, 'blocker', text)];
}

function buildEntry(
  { problem, server, path, span }: LocatedProblem,
  fingerprint: string,
  severity: Entry['severity'],
): Entry {
  const subject =
    path === null && server !== null ? `${escapeInvisible(serverName(server))}: ` : '';
  return {
    description: subject + describeProblem(problem),
    check_name: `mcp-grade-gate/${problem.rule}`,
    fingerprint,
    severity,
    // GitLab cannot open a file whose name contains an unpaired surrogate.
    location: {
      path: path?.toWellFormed() ?? elsewhere,
      lines: { begin: path === null ? 1 : (span?.start.line ?? 1) },
    },
  };
}

function describeProblem({ message, advice, findings, waived }: Problem): string {
  if (waived !== null) return `${plainSentence(message)} Waived: ${escapeInvisible(waived, 1000)}`;
  const namedFindings = findings
    .slice(0, maxFindings)
    .map((finding) => findingLine({ ...finding, evidence: null }, 0));
  const omittedFindings = findings.length - namedFindings.length;
  const findingNames = [
    ...namedFindings,
    ...(omittedFindings > 0 ? [restWords(omittedFindings, 'finding')] : []),
  ].join('; ');
  return (
    plainSentence(message, advice) + (findingNames === '' ? '' : ` Findings: ${findingNames}.`)
  );
}

function notice(name: string, severity: Entry['severity'], text: string): Entry {
  const fingerprint = createHash('sha256').update(`mcp-grade-gate/${name}`).digest('hex');
  return {
    description: escapeInvisible(text, 5000),
    check_name: `mcp-grade-gate/${name}`,
    fingerprint: fingerprint.slice(0, 32),
    severity,
    location: { path: elsewhere, lines: { begin: 1 } },
  };
}

/**
 * Returns a problem's severity. A waived problem is only `info`, because it does not block the merge request.
 */
function entrySeverity({ level, waived }: Problem): Entry['severity'] {
  if (waived !== null) return 'info';
  return ({ error: 'blocker', fail: 'critical', warn: 'minor' } as const)[level];
}
