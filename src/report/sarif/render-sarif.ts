import { gzipSync } from 'node:zlib';
import type { Log, Notification } from 'sarif';
import { createLayeredTerms, effectiveLevel } from '../../judging/policy.ts';
import type { Report } from '../../judging/report.ts';
import { findRule, ruleIds } from '../../judging/rules.ts';
import type { Level } from '../../model/model.ts';
import { plural } from '../../model/phrase.ts';
import { firstThatFits, joinWithin } from '../contents/fit.ts';
import {
  compareImportance,
  isInFile,
  locatedProblems,
  withFingerprints,
} from '../contents/located.ts';
import { plainFrame, type ReportFrame } from '../links.ts';
import { countServers } from '../report-messages.ts';
import { escapeForSarif, escapeInvisible, safeJson } from '../text.ts';
import {
  buildNotification,
  limitNotifications,
  notification,
  runNotifications,
  sayOmitted,
} from './notifications.ts';
import { resultLines, type SarifDetail, sarifDetails } from './results.ts';
import { buildDescriptor } from './rules.ts';
import { supportedTaxonomies, taxonomy } from './taxonomy.ts';
import { visibleText } from './values.ts';

/**
 * GitHub shows at most `maxResults` results per run, and rejects files that exceed its size limit after
 * compression.
 */
const maxResults = 5000;
const maxPackedBytes = 9_500_000;
/** Maximum size of the uncompressed file in bytes, to avoid running out of memory. */
const maxBytes = 40_000_000;

interface Step {
  readonly detail: SarifDetail;
  readonly most: number;
}

/**
 * Yields steps in descending order of file size: first with less and less detail, then with fewer and fewer
 * results.
 */
function* ladder(): Generator<Step> {
  for (const detail of sarifDetails) yield { detail, most: maxResults };
  for (let most = maxResults / 2; most >= 1; most = Math.floor(most / 2)) {
    yield { detail: 'sentences', most };
  }
}

/**
 * Renders the report as SARIF 2.1.0: all rules, a result for each problem in a file, and a notification for
 * each problem that is not in a file.
 *
 * The file stays within GitHub's limits. If there are too many results, only the worst are included. If the
 * file would be too large, it omits first the evidence, then the findings, and finally the least important
 * results.
 * @param prefix path from the repository root to the judged folder; empty or ending in `/`
 */
export function renderSarif(
  report: Report,
  prefix: string,
  frame: ReportFrame = plainFrame,
): string {
  const problems = locatedProblems(report, prefix);
  const alerts = withFingerprints(problems.filter(isInFile)).sort(compareImportance);
  const elsewhere = problems.filter((each) => !isInFile(each)).sort(compareImportance);
  return firstThatFits(ladder(), ({ detail, most }) => {
    const keptAlerts = alerts.slice(0, most);
    const head = sarifHead(report, prefix, frame, [
      ...leftOut(alerts.length - keptAlerts.length, detail),
      ...limitNotifications(elsewhere.map(buildNotification)),
      ...limitNotifications(runNotifications(report)),
    ]);
    const text = joinWithin(documentParts(head, resultLines(keptAlerts, detail)), maxBytes);
    return text !== null && isAccepted(text) ? text : null;
  });
}

function isAccepted(text: string): boolean {
  // Level 1 compresses the least, so other tools will not produce a larger file.
  return (
    Buffer.byteLength(text) < maxPackedBytes || gzipSync(text, { level: 1 }).length < maxPackedBytes
  );
}

/** Yields the document with its results, one result per line. */
function* documentParts(head: string, results: Iterable<string>): Generator<string> {
  const end = '}]}';
  yield `${head.slice(0, -end.length)},"results":[`;
  let isFirst = true;
  for (const result of results) {
    yield `${isFirst ? '\n' : ',\n'}${result}`;
    isFirst = false;
  }
  yield `${isFirst ? '' : '\n'}]${end}\n`;
}

const leftOutOf = {
  evidence: null,
  findings: 'evidence for the findings',
  sentences: 'findings',
} as const satisfies Record<SarifDetail, string | null>;

function leftOut(results: number, detail: SarifDetail): Notification[] {
  const omitted = leftOutOf[detail];
  return [
    ...(results > 0 ? [sayOmitted(plural(results, 'more result'))] : []),
    ...(omitted === null ? [] : [sayOmitted(`The ${omitted}`)]),
  ].map((text) => notification('warning', escapeForSarif(`${text} See the JSON report for more.`)));
}

/** Returns a run's id, which ends in `/` because the run's category is the part before the last `/`. */
function runCategory(category: string | null, prefix: string): string {
  const own = category === null ? '' : `${escapeInvisible(category)}/`;
  return `mcp-grade-gate/${own}${escapeInvisible(prefix)}`;
}

/** Returns the document as JSON, without the results. */
function sarifHead(
  report: Report,
  prefix: string,
  { links, category }: ReportFrame,
  notifications: Notification[],
): string {
  const { run, verdict, toolVersion } = report;
  const { generatedAt, rubricVersion, source } = report.export;
  const terms = report.policy === null ? null : createLayeredTerms(report.policy);
  const ruleLevel = (id: string): Level =>
    terms === null ? (findRule(id)?.levels.recommended ?? 'off') : effectiveLevel(terms, id, true);
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'MCP Grade Gate',
            version: toolVersion,
            semanticVersion: toolVersion,
            ...(links.tool === null ? {} : { informationUri: links.tool }),
            supportedTaxonomies,
            rules: ruleIds.map((id) => buildDescriptor(id, ruleLevel(id), links.rule(id))),
          },
        },
        taxonomies: [taxonomy],
        // Distinguishes the runs of different steps and folders, so that GitHub does not close alerts from
        // another run.
        automationDetails: { id: runCategory(category, prefix) },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
        invocations: [
          {
            executionSuccessful: report.failure === null,
            toolExecutionNotifications: notifications,
          },
        ],
        properties: {
          verdict,
          counts: countServers(report),
          scope: run.scope,
          base: visibleText(run.base),
          head: visibleText(run.head),
          export: {
            generatedAt: generatedAt === null ? null : new Date(generatedAt).toISOString(),
            rubricVersion: visibleText(rubricVersion),
            source,
          },
        },
      },
    ],
  };
  return safeJson(log, 0);
}
