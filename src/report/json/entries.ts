import { nameOrNull, unidentifiedReason, versionPart } from '../../detection/ecosystems.ts';
import { decidingReport, listedMatch } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { firstSeenFacts, waiverFacts } from '../../judging/rules.ts';
import { findingCheckKey, findVersionChange } from '../../judging/verdict-words.ts';
import type { Failure, Finding, Problem, ScoreReport, WaiverReport } from '../../model/model.ts';
import { helpOnFailure, ruleHelpPath } from '../links.ts';
import { neededRemedy, plainText } from '../report-messages.ts';
import { launchEntry } from './launch-entry.ts';
import type { JsonReport } from './schema.ts';

type ServerEntry = JsonReport['servers'][number];

export type Omitted = JsonReport['omitted'];

export interface EntryOptions {
  readonly omits: (what: Omitted) => boolean;
  readonly purlOf: (dependency: JudgedDependency['dependency']) => string | null;
}

export function errorEntry(failure: Failure): NonNullable<JsonReport['error']> {
  const { code, message, remedy, details } = failure;
  return { code, message, remedy, details: [...details], help: helpOnFailure(failure) };
}

export function serverEntry(server: JudgedDependency, options: EntryOptions): ServerEntry {
  const { dependency, match, problems, earlierProblems = [], verdict } = server;
  const { declaration } = dependency;
  const written = versionPart(dependency);
  const findings = decidingReport(match)?.findings ?? [];
  return {
    alias: declaration.alias,
    file: declaration.file,
    line: declaration.span.start.line,
    column: declaration.span.start.column,
    client: declaration.client,
    role: dependency.role,
    disabled: declaration.disabled,
    launch: launchEntry(declaration, [dependency]),
    type: dependency.type,
    name: nameOrNull(dependency),
    purl: options.purlOf(dependency),
    specifier: written.specifier,
    version: dependency.resolved?.version ?? written.version,
    pin: written.pin,
    reason: unidentifiedReason(dependency),
    change: server.change,
    previous: previousEntry(server),
    move: moveEntry(server, options),
    changedParts: changedPartEntries(server),
    alsoIn: server.alsoIn ?? null,
    isCounted: server.isCounted,
    match: match?.kind ?? null,
    serverId: listedMatch(match)?.server.id ?? null,
    serverName: listedMatch(match)?.server.name ?? null,
    grade: decidingReport(match)?.grade ?? null,
    score: decidingReport(match)?.score ?? null,
    judgedVersion: listedMatch(match)?.judgedVersion ?? null,
    firstSeen: firstSeenFacts(decidingReport(match)?.firstSeen),
    verdict,
    passedFindings: findings.filter(({ result }) => result === 'pass').length,
    findings: findingEntries(server, options),
    problems: problems.map((problem) => problemEntry(problem, options)),
    earlierProblems: earlierProblems.map((problem) => problemEntry(problem, options)),
    remedy: neededRemedy(server),
    history: server.history ?? null,
  };
}

function findingEntries(
  { match, verdict, isCounted }: JudgedDependency,
  { omits }: EntryOptions,
): ServerEntry['findings'] {
  if (omits('findings')) return [];
  const isPassing = !isCounted || verdict === 'pass' || verdict === null;
  const hasEvidence = !omits(isPassing ? 'evidence-of-passing' : 'evidence');
  return (decidingReport(match)?.findings ?? [])
    .filter(({ result }) => result !== 'pass')
    .map(({ reference, check, result, weight, evidence }) => ({
      reference,
      check,
      result,
      weight,
      evidence: hasEvidence ? evidence : null,
    }));
}

function previousEntry({ previous, change }: JudgedDependency): ServerEntry['previous'] {
  if (previous === null || change === 'unchanged') return null;
  const { dependency, match } = previous;
  return {
    type: dependency.type,
    name: nameOrNull(dependency),
    version:
      listedMatch(match)?.judgedVersion ??
      dependency.resolved?.version ??
      versionPart(dependency).version,
    grade: decidingReport(match)?.grade ?? null,
    score: decidingReport(match)?.score ?? null,
  };
}

function changedPartEntries({ previous }: JudgedDependency): ServerEntry['changedParts'] {
  const parts = previous?.changedParts ?? [];
  return parts.map(({ part, from, to, names }) => ({ part, from, to, names: [...names] }));
}

/**
 * Returns how a version change affects the findings; null if the base contains a different server or grades
 * are missing.
 */
function moveEntry(server: JudgedDependency, { omits }: EntryOptions): ServerEntry['move'] {
  const move = server.change === 'unchanged' ? null : findVersionChange(server);
  const before = decidingReport(server.previous?.match);
  const after = decidingReport(server.match);
  if (move === null || before === null || after === null) return null;
  const versionSide = ({ version, grade }: ScoreReport, score: number) => ({
    version,
    grade,
    score,
  });
  const checks = (findings: readonly Finding[]): string[] =>
    omits('findings') ? [] : findings.map(findingCheckKey);
  return {
    from: versionSide(before, move.before),
    to: versionSide(after, move.after),
    newFailing: checks(move.newFailing),
    resolved: checks(move.resolved),
  };
}

export function waiverEntry({
  waiver,
  status,
  covers,
  daysLeft,
  reason,
}: WaiverReport): JsonReport['waivers'][number] {
  const { writtenIn, span } = waiver;
  return {
    ...waiverFacts(waiver),
    status,
    covers,
    daysLeft,
    refused: reason,
    writtenIn,
    line: span?.start.line ?? null,
  };
}

export function problemEntry(
  {
    rule,
    level,
    standing,
    message,
    advice,
    facts,
    findings,
    file,
    span,
    waived,
    waivedUntil,
  }: Problem,
  { omits }: EntryOptions,
): JsonReport['problems'][number] {
  return {
    rule,
    level,
    standing: standing ?? null,
    message: plainText(message),
    advice: plainText(advice),
    facts,
    help: ruleHelpPath(rule),
    findings: omits('findings') ? [] : findings.map(({ reference }) => reference),
    file,
    line: span?.start.line ?? null,
    column: span?.start.column ?? null,
    endLine: span?.end.line ?? null,
    endColumn: span?.end.column ?? null,
    waived,
    waivedUntil: waivedUntil ?? null,
  };
}
