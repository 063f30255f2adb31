import type {
  JudgedDependency,
  Policy,
  Problem,
  Report,
  RunContext,
  WaiverReport,
} from '../model.ts';
import { checkOf, moveOf, shownName } from '../policy/words.ts';
// The type alone: what checks a report at run time is for its readers.
import type { JsonReport } from './report-schema.ts';
import { json } from './text.ts';
import { countsOf, helpOf, plain } from './words.ts';

type ServerEntry = JsonReport['servers'][number];

/**
 * The JSON report, `reportVersion` 1: one entry of `servers` per declaration and dependency; lines
 * and columns count from 1; `problems` at the top are those bound to no server.
 */
export async function renderJson(report: Report): Promise<string> {
  const { run, policy } = report;
  // Loaded where there is a server to name: the library takes a while.
  const { purlOf } =
    report.servers.length > 0 ? await import('../versions/purl.ts') : { purlOf: () => null };
  const generatedAt = report.export.generatedAt;
  const document = {
    reportVersion: 1,
    verdict: report.verdict,
    ...(report.failure === null
      ? {}
      : {
          error: {
            code: report.failure.code,
            message: report.failure.message,
            remedy: report.failure.remedy,
            details: [...report.failure.details],
          },
        }),
    counts: countsOf(report),
    run: {
      event: run.event,
      base: run.base,
      head: run.head,
      version: report.toolVersion,
      scope: run.scope,
      remarks: [...run.remarks],
      policy: policy === null ? [] : policyLayers(policy, run.policy),
    },
    export: {
      generatedAt: generatedAt === null ? null : new Date(generatedAt).toISOString(),
      schemaVersion: report.export.schemaVersion,
      rubricVersion: report.export.rubricVersion,
      source: report.export.source,
      caution: report.export.caution,
    },
    servers: report.servers.map((server) => serverEntry(server, purlOf)),
    files: report.files.map(({ path, status, reason }) => ({ path, status, reason })),
    removed: report.removed.map((dependency) => ({
      alias: dependency.declaration.alias,
      file: dependency.declaration.file,
      type: dependency.type,
      name: dependency.name === null ? null : shownName(dependency),
      version: dependency.resolved?.version ?? dependency.version,
    })),
    problems: report.problems.map(problemEntry),
    earlierProblems: report.earlierProblems.map(problemEntry),
    waivers: report.waivers.map(waiverEntry),
  } satisfies JsonReport;
  return `${json(document)}\n`;
}

/** The layers that the policy in force was made of, the strongest last. */
function policyLayers(
  { preset, provenance, floor }: Policy,
  origin: RunContext['policy'],
): JsonReport['run']['policy'] {
  const given = [...provenance.values()]
    .map((source) => source.replace(/:\d+$/, ''))
    .filter((source) => source !== 'default' && source !== floor?.source);
  const layerOf = (source: string): string =>
    source === 'input' || source === 'command line' ? source : 'policy file';
  const sources = new Set([...(origin === null ? [] : [origin.source]), ...given]);
  return [
    { layer: 'preset', source: preset, sha: null },
    ...[...sources].map((source) => ({
      layer: layerOf(source),
      source,
      sha: source === origin?.source ? origin.commit : null,
    })),
    ...(floor === null ? [] : [{ layer: 'organisation', source: floor.source, sha: null }]),
  ];
}

function serverEntry(
  server: JudgedDependency,
  purlOf: (dependency: JudgedDependency['dependency']) => string | null,
): ServerEntry {
  const { dependency, match, remedy, problems, verdict } = server;
  const { declaration } = dependency;
  const findings = match?.report?.findings ?? [];
  return {
    alias: declaration.alias,
    file: declaration.file,
    line: declaration.span.start.line,
    column: declaration.span.start.column,
    client: declaration.client,
    role: dependency.role,
    disabled: declaration.disabled,
    type: dependency.type,
    name: dependency.name === null ? null : shownName(dependency),
    purl: purlOf(dependency),
    specifier: dependency.specifier,
    version: dependency.resolved?.version ?? dependency.version,
    pin: dependency.pin,
    reason: dependency.reason,
    change: server.change,
    previous: previousEntry(server),
    move: moveEntry(server),
    isCounted: server.isCounted,
    match: match?.kind ?? null,
    serverId: match?.server?.id ?? null,
    serverName: match?.server?.name ?? null,
    grade: match?.report?.grade ?? null,
    score: match?.report?.score ?? null,
    judgedVersion: match?.judgedVersion ?? null,
    verdict,
    passedFindings: findings.filter(({ result }) => result === 'pass').length,
    findings: findings
      .filter(({ result }) => result !== 'pass')
      .map(({ reference, check, result, weight, evidence }) => ({
        reference,
        check,
        result,
        weight,
        evidence,
      })),
    problems: problems.map(problemEntry),
    remedy,
  };
}

/** What it was before the change; null where it is new or the same. */
function previousEntry({ previous, change }: JudgedDependency): ServerEntry['previous'] {
  if (previous === null || change === 'unchanged') return null;
  const { dependency, match } = previous;
  return {
    type: dependency.type,
    name: dependency.name === null ? null : shownName(dependency),
    version: match?.judgedVersion ?? dependency.resolved?.version ?? dependency.version,
    grade: match?.report?.grade ?? null,
    score: match?.report?.score ?? null,
  };
}

/** What the change does to the findings of a server; null where it is another one, or ungraded. */
function moveEntry(server: JudgedDependency): ServerEntry['move'] {
  const move = server.change === 'unchanged' ? null : moveOf(server);
  const { previous, match } = server;
  if (move === null || !previous?.match?.report || !match?.report) return null;
  const sideOf = ({ version, grade }: typeof match.report, score: number) => ({
    version,
    grade,
    score,
  });
  return {
    from: sideOf(previous.match.report, move.before),
    to: sideOf(match.report, move.after),
    newFailing: move.newFailing.map(checkOf),
    resolved: move.resolved.map(checkOf),
  };
}

function waiverEntry({
  waiver,
  status,
  covers,
  daysLeft,
  reason,
}: WaiverReport): JsonReport['waivers'][number] {
  const { match, file, alias, rule, check, expires, writtenIn, span } = waiver;
  return {
    match: match?.text ?? null,
    file,
    alias,
    rule,
    check,
    reason: waiver.reason,
    expires,
    status,
    covers,
    daysLeft,
    refused: reason,
    writtenIn,
    line: span?.start.line ?? null,
  };
}

function problemEntry({
  rule,
  level,
  message,
  advice,
  findings,
  file,
  span,
  waived,
}: Problem): JsonReport['problems'][number] {
  return {
    rule,
    level,
    message: plain(message),
    advice: plain(advice),
    help: helpOf(rule),
    findings: findings.map(({ reference }) => reference),
    file,
    line: span?.start.line ?? null,
    column: span?.start.column ?? null,
    endLine: span?.end.line ?? null,
    endColumn: span?.end.column ?? null,
    waived,
  };
}
