import { gzipSync } from 'node:zlib';
import type { Report } from '../model.ts';
import { ruleIds } from '../policy/catalogue.ts';
import { limited, notification, notificationOf, remarksOf } from './sarif/notifications.ts';
import { type Detail, ladder, resultLines } from './sarif/results.ts';
import { descriptorOf } from './sarif/rules.ts';
import { hasUri, moreImportant, subjectsOf, withFingerprints } from './sarif/subjects.ts';
import { shown } from './sarif/values.ts';
import { json, sarifText, visible } from './text.ts';
import { countsOf, plural } from './words.ts';

/** GitHub keeps this many results of a run, and refuses a file that is larger when it is packed. */
const maxResults = 5000;
const maxPackedBytes = 9_500_000;
/** What is not packed at all must not fill the memory. */
const maxBytes = 40_000_000;

/** What is left out at a step. */
const left = { findings: 'evidence of the findings', sentences: 'findings' } as const;

/**
 * The report as SARIF 2.1.0: the rules of the catalogue, one result for each problem in a file, and a
 * notification for what stands in none. Within what GitHub takes: of more results the worst are kept,
 * and where all are too large their evidence goes first, then their findings; nothing is cut within.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
export function renderSarif(report: Report, prefix: string): string {
  const subjects = subjectsOf(report, prefix);
  const placed = withFingerprints(subjects.filter(hasUri)).sort(moreImportant);
  const elsewhere = subjects.filter((each) => !hasUri(each)).sort(moreImportant);
  const documentOf = (detail: Detail, most: number): string | null => {
    const kept = placed.slice(0, most);
    const lost = [
      ...(kept.length < placed.length
        ? [`${plural(placed.length - kept.length, 'further result')} did not fit here.`]
        : []),
      ...(detail === 'evidence' ? [] : [`The ${left[detail]} did not fit here.`]),
    ].map((text) => notification('warning', sarifText(`${text} The JSON report holds more.`)));
    const head = headOf(report, prefix, [
      ...lost,
      ...limited(elsewhere.map(notificationOf)),
      ...limited(remarksOf(report)),
    ]);
    return joinWithin(head, resultLines(kept, detail));
  };
  for (const detail of ladder) {
    const text = documentOf(detail, maxResults);
    if (text !== null) return text;
  }
  for (let most = maxResults / 2; most >= 1; most = Math.floor(most / 2)) {
    const text = documentOf('sentences', most);
    if (text !== null) return text;
  }
  // One result is a few kilobytes; only a broken ladder gets here.
  throw new Error('the shortest SARIF does not fit');
}

/** The document with a result on each line, or null where it is too large. */
function joinWithin(head: string, entries: Iterable<string>): string | null {
  const lines: string[] = [];
  let bytes = Buffer.byteLength(head);
  for (const line of entries) {
    bytes += Buffer.byteLength(line) + 2;
    if (bytes > maxBytes) return null;
    lines.push(line);
  }
  const end = '}]}';
  const results = lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`;
  const text = `${head.slice(0, -end.length)},"results":[${results}]${end}\n`;
  // The fastest packing is the worst: who packs better has room to spare.
  const fits = bytes < maxPackedBytes || gzipSync(text, { level: 1 }).length < maxPackedBytes;
  return fits ? text : null;
}

/** Everything but the results. */
function headOf(report: Report, prefix: string, notifications: readonly object[]): string {
  const { run, verdict, toolVersion } = report;
  const { generatedAt, rubricVersion, source } = report.export;
  return json(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'MCP Grade Gate',
              version: toolVersion,
              semanticVersion: toolVersion,
              rules: ruleIds.map(descriptorOf),
            },
          },
          // Tells the runs of several folders apart: GitHub closes no alert of another one.
          automationDetails: { id: `mcp-grade-gate/${visible(prefix)}` },
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
            counts: countsOf(report),
            scope: run.scope,
            base: shown(run.base),
            head: shown(run.head),
            export: {
              generatedAt: generatedAt === null ? null : new Date(generatedAt).toISOString(),
              rubricVersion: shown(rubricVersion),
              source,
            },
          },
        },
      ],
    },
    0,
  );
}
