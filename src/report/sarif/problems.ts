import { createHash } from 'node:crypto';
import { normalize } from 'node:path/posix';
import type { JudgedDependency, Problem, Report, Span } from '../../model.ts';
import { renderPhrase } from '../../phrase.ts';
import { versionPart } from '../../versions/ecosystems.ts';
import { atCauses } from '../causes.ts';
import { type ReportedProblem, worstFirst } from '../order.ts';
import { ruleOf } from './rules.ts';

/** A problem as SARIF shows it. */
export interface SarifProblem extends ReportedProblem {
  /** Whether it counts for the verdict. */
  readonly isCounted: boolean;
  /** Null where nothing was compared. */
  readonly baselineState: 'new' | 'unchanged' | null;
  /** The file from the root of the repository as a URI; null where there is none in it. */
  readonly uri: string | null;
  readonly span: Span | null;
  /** The problems of which it is the cause; itself alone where it stands for no others. */
  readonly touched: readonly SarifProblem[];
}

/** A problem in a file, with what it is known by from run to run. */
export interface Alert extends SarifProblem {
  readonly uri: string;
  readonly fingerprints: Readonly<Record<string, string>>;
}

/**
 * The problems of a report: of servers, of files, and those that were there before.
 *
 * @param prefix folder from the repository's root to the judged folder, empty or ending in `/`
 */
export function sarifProblems(report: Report, prefix: string): SarifProblem[] {
  const isCompared = report.run.base !== null;
  const ofServers = report.servers.flatMap((server) =>
    server.problems.map((problem) => ({
      problem,
      server,
      isCounted: server.isCounted,
      baselineState: stateOf(
        isCompared && server.change !== 'unknown',
        server.change !== 'unchanged',
      ),
      span: problem.span ?? server.dependency.span,
    })),
  );
  const ofOthers = (problems: readonly Problem[], isCounted: boolean) =>
    problems.map((problem) => ({
      problem,
      server: null,
      isCounted,
      // Where everything is judged, these are not compared with the base.
      baselineState: stateOf(isCompared && report.run.scope === 'changed', isCounted),
      span: problem.span,
    }));
  const all = [
    ...ofServers,
    ...ofOthers(report.problems, true),
    ...ofOthers(report.earlierProblems, false),
  ].map((each) => ({ ...each, uri: uriOf(each.problem.file, prefix), touched: [] }));
  const isAlike = ({ isCounted, baselineState }: SarifProblem): unknown => [
    isCounted,
    baselineState,
  ];
  return atCauses<SarifProblem>(all, isAlike).map(({ first, problem, touched }) =>
    problem.file === first.problem.file
      ? first
      : { ...first, problem, touched, uri: uriOf(problem.file, prefix), span: problem.span },
  );
}

function stateOf(isCompared: boolean, isNew: boolean): SarifProblem['baselineState'] {
  if (!isCompared) return null;
  return isNew ? 'new' : 'unchanged';
}

/** Whether a problem is in a file of the repository. */
export function hasUri(problem: SarifProblem): problem is SarifProblem & { readonly uri: string } {
  return problem.uri !== null;
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
 * Gives problems their fingerprints, which depend on no line and no score. GitHub follows alerts by
 * `primaryLocationLineHash`: it is made of the launch as it is written, so another version is another
 * alert. `mcpGradeGate/v1` is made of the server and the rule alone. Equal ones are numbered.
 */
export function alertsOf(problems: readonly (SarifProblem & { readonly uri: string })[]): Alert[] {
  const seen = new Map<string, number>();
  const numbered = (parts: readonly unknown[], digits: number): string => {
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  };
  return problems.map((each) => {
    const { problem, server, uri } = each;
    const isCause = each.touched.length > 0;
    const subject = server === null || isCause ? words(problem) : launchOf(server);
    const written =
      server === null || isCause
        ? []
        : [
            versionPart(server.dependency).specifier,
            server.dependency.resolved?.version ?? versionPart(server.dependency).version,
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

/** What tells a problem of no server from others of its rule: of a file there is one per rule. */
function words({ rule, message, facts }: Problem): string[] {
  // A cause is the same whichever servers it touches, and on whatever line.
  if (rule === 'altered-launch') return causeWords(facts);
  // The values as they are: how they are shown may change.
  return ruleOf(rule)?.about === 'file' ? [] : [renderPhrase(message, (text) => text)];
}

function causeWords({ alterations }: Problem['facts']): string[] {
  const all = Array.isArray(alterations) ? alterations : [];
  return all.map(({ kind, what, file }) => JSON.stringify([kind, what, file]));
}

function launchOf({ dependency }: JudgedDependency): unknown[] {
  const { declaration, role, type, name } = dependency;
  return [declaration.client, declaration.alias, role, type, name];
}

/** Orders problems: those that count before those that are waived, new ones before old ones, then the worst first. */
export function moreImportant(a: SarifProblem, b: SarifProblem): number {
  return (
    Number(a.problem.waived !== null) - Number(b.problem.waived !== null) ||
    Number(b.isCounted) - Number(a.isCounted) ||
    worstFirst(a, b)
  );
}
