import type { Location, Region, Result, Suppression } from 'sarif';
import { versionPart } from '../../detection/ecosystems.ts';
import { decidingReport, listedMatch } from '../../judging/grading.ts';
import type { JudgedDependency } from '../../judging/report.ts';
import { ruleIds } from '../../judging/rules.ts';
import type { Finding, Problem, Span } from '../../model/model.ts';
import { plural } from '../../model/phrase.ts';
import { evidenceText, findingLine } from '../contents/evidence.ts';
import {
  type Fingerprints,
  isInFile,
  type LocatedProblem,
  type ProblemInFile,
  pathUri,
} from '../contents/located.ts';
import { serverName } from '../report-messages.ts';
import { escapeForSarif, escapeInvisible, safeJson } from '../text.ts';
import { sarifSentence, toSarifLevel, visibleText } from './values.ts';

const maxMessage = 4000;
const maxFindings = 100;

/** The levels of detail in results, from most to least. */
export const sarifDetails = ['evidence', 'findings', 'sentences'] as const;
export type SarifDetail = (typeof sarifDetails)[number];

/** A problem in a file, with the fingerprints by which GitHub tracks it between runs. */
export type Alert = ProblemInFile & { readonly fingerprints: Fingerprints };

export function* resultLines(alerts: readonly Alert[], detail: SarifDetail): Generator<string> {
  // Section 3.27.23 of the SARIF specification requires every result to have `suppressions` if any result has
  // it.
  const areSuppressed = alerts.some(({ problem }) => problem.waived !== null);
  for (const each of alerts) yield safeJson(buildResult(each, detail, areSuppressed), 0);
}

function buildResult(
  { problem, server, baselineState, path, span, touched, fingerprints }: Alert,
  detail: SarifDetail,
  areSuppressed: boolean,
): Result {
  const { rule, waived, findings } = problem;
  return {
    ruleId: rule,
    ruleIndex: ruleIds.indexOf(rule),
    level: toSarifLevel(problem),
    message: { text: resultMessage(problem, detail) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: pathUri(path), uriBaseId: 'SRCROOT' },
          region: toRegion(span),
        },
      },
    ],
    ...(touched.length === 0 ? {} : { relatedLocations: relatedLocations(touched) }),
    partialFingerprints: { ...fingerprints },
    ...(areSuppressed ? { suppressions: listSuppressions(waived) } : {}),
    ...(baselineState === null ? {} : { baselineState }),
    properties: {
      ...(server === null || touched.length > 1 ? {} : resultProperties(server)),
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

/** GitHub shows at most this many related locations. */
const maxRelated = 100;

/** Returns the locations of the servers that a problem affects, up to `maxRelated`. */
function relatedLocations(touched: readonly LocatedProblem[]): Location[] {
  return touched
    .filter(isInFile)
    .slice(0, maxRelated)
    .map((each, id) => ({
      id,
      message: {
        text: escapeForSarif(each.server === null ? '' : escapeInvisible(serverName(each.server))),
      },
      physicalLocation: {
        artifactLocation: { uri: pathUri(each.path), uriBaseId: 'SRCROOT' },
        region: toRegion(each.span),
      },
    }));
}

function listSuppressions(waived: string | null): Suppression[] {
  if (waived === null) return [];
  return [{ kind: 'external', status: 'accepted', justification: escapeInvisible(waived, 1000) }];
}

/** Returns the region of a span, or the beginning of the file if the span is unknown. */
function toRegion(span: Span | null): Region {
  const start = span?.start ?? { line: 1, column: 1 };
  const end = span?.end ?? start;
  const isEmpty = end.line === start.line && end.column <= start.column;
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    // An empty region would not mark anything.
    endColumn: isEmpty ? start.column + 1 : end.column,
  };
}

/**
 * Returns a problem's message and advice, followed by as many findings as fit within `maxMessage` characters.
 */
function resultMessage(
  { message, advice, findings, waived }: Problem,
  detail: SarifDetail,
): string {
  const lines = [waived === null ? sarifSentence(message, advice) : sarifSentence(message)];
  if (detail === 'sentences') return lines.join('');
  let charactersLeft = maxMessage - 100 - lines.join('').length;
  for (const [index, finding] of findings.entries()) {
    const shortened = detail === 'evidence' ? finding : { ...finding, evidence: null };
    const line = `• ${escapeForSarif(findingLine(shortened, 600))}`;
    charactersLeft -= line.length + 1;
    if (charactersLeft < 0) {
      lines.push(`and ${plural(findings.length - index, 'more finding')} in the JSON report`);
      break;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

function resultProperties(server: JudgedDependency): object {
  const { dependency, match, change, verdict } = server;
  const { declaration, role, type, resolved } = dependency;
  const { specifier, pin, version } = versionPart(dependency);
  return {
    alias: escapeInvisible(declaration.alias),
    client: declaration.client,
    role,
    type,
    name: escapeInvisible(serverName(server)),
    specifier: visibleText(specifier),
    version: visibleText(resolved?.version ?? version),
    pin,
    judgedVersion: visibleText(listedMatch(match)?.judgedVersion),
    serverId: visibleText(listedMatch(match)?.server.id),
    serverName: visibleText(listedMatch(match)?.server.name),
    grade: visibleText(decidingReport(match)?.grade),
    score: decidingReport(match)?.score ?? null,
    verdict,
    change,
  };
}

function findingEntry(
  { reference, check, result, weight, evidence }: Finding,
  withEvidence: boolean,
): object {
  return {
    reference: escapeInvisible(reference),
    check: visibleText(check),
    result: escapeInvisible(result, 100),
    weight,
    ...(withEvidence ? { evidence: escapeInvisible(evidenceText(evidence), 1000) } : {}),
  };
}
