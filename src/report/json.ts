import type { JudgedDependency, Policy, Problem, Report, WaiverReport } from '../model.ts';
import { shownName } from '../policy/words.ts';
import { json } from './text.ts';
import { countsOf, plain } from './words.ts';

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
            details: report.failure.details,
          },
        }),
    counts: countsOf(report),
    run: {
      event: run.event,
      base: run.base,
      head: run.head,
      version: report.toolVersion,
      scope: run.scope,
      remarks: run.remarks,
      policy: policy === null ? [] : policyLayers(policy),
    },
    export: {
      generatedAt: generatedAt === null ? null : new Date(generatedAt).toISOString(),
      schemaVersion: report.export.schemaVersion,
      rubricVersion: report.export.rubricVersion,
      source: report.export.source,
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
  };
  return `${json(document)}\n`;
}

/** The layers that the policy in force was made of, the strongest last. */
function policyLayers({ preset, provenance, floor }: Policy) {
  const sources = new Set(
    [...provenance.values(), ...(floor === null ? [] : [floor.source])]
      .map((source) => source.replace(/:\d+$/, ''))
      .filter((source) => source !== 'default'),
  );
  return [
    { layer: 'preset', source: preset, sha: null },
    ...[...sources].map((source) => ({ layer: source, source, sha: null })),
  ];
}

function serverEntry(
  server: JudgedDependency,
  purlOf: (dependency: JudgedDependency['dependency']) => string | null,
) {
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
function previousEntry({ previous, change }: JudgedDependency) {
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

function waiverEntry({ waiver, status, covers, daysLeft, reason }: WaiverReport) {
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

function problemEntry({ rule, level, message, advice, file, span, waived }: Problem) {
  return {
    rule,
    level,
    message: plain(message),
    advice: plain(advice),
    file,
    line: span?.start.line ?? null,
    waived,
  };
}
