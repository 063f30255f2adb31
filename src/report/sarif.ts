import { createHash } from 'node:crypto';
import { normalize } from 'node:path/posix';
import { gzipSync } from 'node:zlib';
import type { Finding, JudgedDependency, Level, Phrase, Problem, Report, Span } from '../model.ts';
import { renderPhrase, say } from '../phrase.ts';
import { catalogue, ruleIds } from '../policy/catalogue.ts';
import type { Rule } from '../policy/rule.ts';
import { evidenceText, findingLine } from './evidence.ts';
import { json, sarifText, visible } from './text.ts';
import { countsOf, helpOf, nameOf, plain, plural, worstFirst } from './words.ts';

/** GitHub keeps this many results of a run, and refuses a file that is larger when it is packed. */
const maxResults = 5000;
const maxPackedBytes = 9_500_000;
/** What is not packed at all must not fill the memory. */
const maxBytes = 40_000_000;
/** GitHub cuts the descriptions of rules here. */
const maxDescription = 1024;
const maxMessage = 4000;
const maxFindings = 100;
const maxNotifications = 200;

/** What results show, from all to least; the first that fits is taken, then fewer results. */
const ladder = ['evidence', 'findings', 'sentences'] as const;
type Detail = (typeof ladder)[number];

type SarifLevel = 'error' | 'warning' | 'note';

/** A problem with what it is about and where it is shown. */
interface Subject {
  readonly problem: Problem;
  /** The server that it is about; null for one of a file, of the export or of the policy. */
  readonly server: JudgedDependency | null;
  /** Whether the verdict speaks of it. */
  readonly isCounted: boolean;
  /** Null where nothing was compared. */
  readonly baselineState: 'new' | 'unchanged' | null;
  /** The file from the root of the repository as a URI; null where there is none in it. */
  readonly uri: string | null;
  readonly span: Span | null;
}

/** A subject in a file, with what it is known by from run to run. */
interface Placed extends Subject {
  readonly uri: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}

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
  const elsewhere = subjects.filter((each) => !hasUri(each));
  const documentOf = (detail: Detail, most: number): string | null => {
    const kept = placed.slice(0, most);
    const lost = [
      ...(kept.length < placed.length
        ? [`${plural(placed.length - kept.length, 'further result')} did not fit here.`]
        : []),
      ...(detail === 'evidence' ? [] : ['The evidence of the findings did not fit here.']),
    ].map((text) =>
      notification('warning', sarifText(`${text} The JSON report holds everything.`)),
    );
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

function subjectsOf(report: Report, prefix: string): Subject[] {
  const isCompared = report.run.base !== null;
  const ofServers = report.servers.flatMap((server) =>
    server.problems.map((problem) => ({
      problem,
      server,
      isCounted: server.isCounted,
      baselineState:
        isCompared && server.change !== 'unknown'
          ? server.change === 'unchanged'
            ? ('unchanged' as const)
            : ('new' as const)
          : null,
      span: problem.span ?? server.dependency.span,
    })),
  );
  const ofOthers = (problems: readonly Problem[], isCounted: boolean) =>
    problems.map((problem) => ({
      problem,
      server: null,
      isCounted,
      // Where everything is judged nobody looked what of it was there before.
      baselineState:
        isCompared && report.run.scope === 'changed'
          ? isCounted
            ? ('new' as const)
            : ('unchanged' as const)
          : null,
      span: problem.span,
    }));
  return [
    ...ofServers,
    ...ofOthers(report.problems, true),
    ...ofOthers(report.earlierProblems, false),
  ].map((each) => ({ ...each, uri: uriOf(each.problem.file, prefix) }));
}

function hasUri(subject: Subject): subject is Subject & { readonly uri: string } {
  return subject.uri !== null;
}

/** A path of the repository as a relative URI; null for what lies outside of it. */
function uriOf(file: string | null, prefix: string): string | null {
  if (file === null || file.startsWith('/')) return null;
  const path = normalize(prefix + file);
  if (/^(?:\.{0,2}$|\.\.?\/|\/)/.test(path)) return null;
  // Half a character has no form in a URI.
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}

/**
 * Gives every subject its fingerprints. Neither knows of lines or scores: `primaryLocationLineHash`,
 * which GitHub follows alerts by, is the launch as it is written, so another version is another alert;
 * `mcpGradeGate/v1` is the server and the rule alone. Those that are alike are numbered.
 */
function withFingerprints(subjects: readonly (Subject & { readonly uri: string })[]): Placed[] {
  const seen = new Map<string, number>();
  const numbered = (parts: readonly unknown[], digits: number): string => {
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  };
  return subjects.map((each) => {
    const { problem, server, uri } = each;
    const subject = server === null ? words(problem) : launchOf(server);
    const written =
      server === null
        ? []
        : [
            server.dependency.specifier,
            server.dependency.resolved?.version ?? server.dependency.version,
          ];
    return {
      ...each,
      fingerprints: {
        primaryLocationLineHash: numbered([problem.rule, uri, subject, written], 16),
        'mcpGradeGate/v1': numbered([problem.rule, uri, subject], 32),
      },
    };
  });
}

/** What tells a problem without a server from others of its rule: a file has one of a kind. */
function words({ rule, message }: Problem): string[] {
  return ruleOf(rule)?.about === 'file' ? [] : [plain(message)];
}

function launchOf({ dependency }: JudgedDependency): unknown[] {
  const { declaration, role, type, name } = dependency;
  return [declaration.client, declaration.alias, role, type, name];
}

/** What counts before what is waived, what is new before what was there, then the worst first. */
function moreImportant(a: Subject, b: Subject): number {
  return (
    Number(a.problem.waived !== null) - Number(b.problem.waived !== null) ||
    Number(b.isCounted) - Number(a.isCounted) ||
    worstFirst(a.problem, b.problem)
  );
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

/** The rule behind an id; where two share it, the first tells of both. */
function ruleOf(id: string): Rule | undefined {
  return catalogue.find((each) => each.id === id)?.rule;
}

function descriptorOf(id: string): object {
  const { title = '', help = '', levels } = ruleOf(id) ?? {};
  const level = levels?.recommended ?? 'off';
  const heading = `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
  const more = `See ${helpOf(id)} of the action's repository.`;
  return {
    id,
    name: id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: sarifText(heading.replaceAll('`', '')) },
    fullDescription: {
      text: sentencesWithin(sarifText(`${heading} ${help}`.replaceAll('`', '')), maxDescription),
    },
    help: {
      text: sarifText(`${heading} ${help} ${more}`.replaceAll('`', '')),
      markdown: `${heading}\n\n${help}\n\n${more}`,
    },
    defaultConfiguration: {
      enabled: level !== 'off',
      level: level === 'fail' ? 'error' : 'warning',
    },
    properties: {
      tags: ['security', 'supply-chain', 'mcp'],
      'problem.severity': severities[level],
    },
  };
}

const severities = {
  fail: 'error',
  warn: 'warning',
  off: 'recommendation',
} as const satisfies Record<Level, string>;

/** As many whole sentences as fit. */
function sentencesWithin(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf('. ', longest - 1);
  return text.slice(0, end + 1);
}

function* resultLines(placed: readonly Placed[], detail: Detail): Generator<string> {
  // Where one result tells what was accepted, all do.
  const areSuppressed = placed.some(({ problem }) => problem.waived !== null);
  for (const each of placed) yield json(resultOf(each, detail, areSuppressed), 0);
}

function resultOf(
  { problem, server, baselineState, uri, span, fingerprints }: Placed,
  detail: Detail,
  areSuppressed: boolean,
): object {
  const { rule, waived, findings } = problem;
  return {
    ruleId: rule,
    ruleIndex: ruleIds.indexOf(rule),
    level: levelOf(problem),
    message: { text: messageOf(problem, detail) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri, uriBaseId: 'SRCROOT' },
          region: regionOf(span),
        },
      },
    ],
    partialFingerprints: fingerprints,
    ...(areSuppressed ? { suppressions: suppressionsOf(waived) } : {}),
    ...(baselineState === null ? {} : { baselineState }),
    properties: {
      ...(server === null ? {} : propertiesOf(server)),
      ...(detail === 'sentences' || findings.length === 0
        ? {}
        : {
            findings: findings
              .slice(0, maxFindings)
              .map((finding) => findingEntry(finding, detail === 'evidence')),
            findingsInAll: findings.length,
          }),
    },
  };
}

/** What is waived is a note: it stops nobody. */
function levelOf({ level, waived }: Problem): SarifLevel {
  if (waived !== null) return 'note';
  return level === 'warn' ? 'warning' : 'error';
}

function suppressionsOf(waived: string | null): object[] {
  if (waived === null) return [];
  return [{ kind: 'external', status: 'accepted', justification: visible(waived, 1000) }];
}

/** Where nothing is known of the place within a file, its beginning. */
function regionOf(span: Span | null): object {
  const start = span?.start ?? { line: 1, column: 1 };
  const end = span?.end ?? start;
  const isEmpty = end.line === start.line && end.column <= start.column;
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    // An empty region marks nothing.
    endColumn: isEmpty ? start.column + 1 : end.column,
  };
}

/** Sentences first, then as many findings as fit whole. */
function messageOf({ message, advice, findings }: Problem, detail: Detail): string {
  const lines = [sentenceOf(message, advice)];
  if (detail === 'sentences') return lines.join('');
  let left = maxMessage - 100 - lines.join('').length;
  for (const [index, finding] of findings.entries()) {
    const told = detail === 'evidence' ? finding : { ...finding, evidence: null };
    const line = `• ${sarifText(findingLine(told, 600))}`;
    left -= line.length + 1;
    if (left < 0) {
      lines.push(`and ${plural(findings.length - index, 'more finding')} in the JSON report`);
      break;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** Phrases as one sentence after the other, whose words are whole however long the values are. */
function sentenceOf(...phrases: readonly Phrase[]): string {
  const told = phrases.map((phrase) => renderPhrase(phrase, (value) => visible(value)));
  return sarifText(told.join(' ').trim(), 20_000);
}

function propertiesOf(server: JudgedDependency): object {
  const { dependency, match, change, verdict } = server;
  const { declaration, role, type, specifier, pin, version, resolved } = dependency;
  return {
    alias: visible(declaration.alias),
    client: declaration.client,
    role,
    type,
    name: visible(nameOf(server)),
    specifier: shown(specifier),
    version: shown(resolved?.version ?? version),
    pin,
    judgedVersion: shown(match?.judgedVersion),
    serverId: shown(match?.server?.id),
    serverName: shown(match?.server?.name),
    grade: shown(match?.report?.grade),
    score: match?.report?.score ?? null,
    verdict,
    change,
  };
}

function findingEntry(
  { reference, check, result, weight, evidence }: Finding,
  withEvidence: boolean,
): object {
  return {
    reference: visible(reference),
    check: shown(check),
    result: visible(result, 100),
    weight,
    ...(withEvidence ? { evidence: visible(evidenceText(evidence), 1000) } : {}),
  };
}

function shown(text: string | null | undefined): string | null {
  return text == null ? null : visible(text);
}

function notificationOf({ problem, server }: Subject): object {
  const { message, advice } = problem;
  const subject = server === null ? [] : [say`${nameOf(server)}:`];
  return {
    ...notification(levelOf(problem), sentenceOf(...subject, message, advice)),
    associatedRule: { id: problem.rule, index: ruleIds.indexOf(problem.rule) },
  };
}

/** What kept the gate from deciding, and what is to be known of the run. */
function remarksOf({ failure, export: { caution }, run, servers }: Report): object[] {
  const unjudged = servers.filter(({ verdict }) => verdict === null).length;
  const failed =
    failure === null
      ? []
      : [`${failure.message} ${failure.remedy}`, ...failure.details].map((text) => ({
          ...notification('error', sarifText(text)),
          descriptor: { id: failure.code },
        }));
  return [
    ...failed,
    ...(caution === null ? [] : [notification('warning', sarifText(caution))]),
    ...run.remarks.map((remark) => notification('note', sarifText(remark))),
    // Who takes this file for all that there is must know.
    ...(unjudged === 0
      ? []
      : [
          notification(
            'note',
            `${plural(unjudged, 'server')} that the change does not touch had not to be judged, so this file says nothing of them.`,
          ),
        ]),
  ];
}

/** The first of many, and how many there are beside them. */
function limited(notifications: readonly object[]): object[] {
  const more = notifications.length - maxNotifications;
  if (more <= 0) return [...notifications];
  return [
    ...notifications.slice(0, maxNotifications),
    notification('warning', `${plural(more, 'further notification')} did not fit here.`),
  ];
}

/** @param text fit for SARIF already */
function notification(level: SarifLevel, text: string): object {
  return { level, message: { text } };
}
