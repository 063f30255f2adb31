import { createHash } from 'node:crypto';
import { normalize } from 'node:path/posix';
import { versionPart } from '../../detection/ecosystems.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import { findDependencyRule, findRule } from '../../judging/rules.ts';
import type { Problem, Span } from '../../model/model.ts';
import { renderPhrase } from '../../model/phrase.ts';
import { joinByCause } from './causes.ts';
import { compareProblems, type ReportedProblem } from './order.ts';

/**
 * Problems with locations and stable identifiers, for output formats whose readers track problems across
 * runs.
 */

export interface LocatedProblem extends ReportedProblem {
  /** Whether the problem counts towards the verdict. */
  readonly isCounted: boolean;
  /** Null if the problem was not compared with the base. */
  readonly baselineState: 'new' | 'unchanged' | null;
  /** Path relative to the repository root; null if the problem is not in a repository file. */
  readonly path: string | null;
  readonly span: Span | null;
  /** The problems that share this problem's cause, if the cause is in another file; otherwise empty. */
  readonly touched: readonly LocatedProblem[];
}

export interface Fingerprints {
  readonly primaryLocationLineHash: string;
  readonly 'mcpGradeGate/v1': string;
}

/**
 * Returns a report's problems with their locations: server problems, problems without a server, and earlier
 * problems.
 *
 * @param prefix path from the repository root to the judged folder; empty or ending in `/`
 */
export function locatedProblems(report: Report, prefix: string): LocatedProblem[] {
  const isCompared = report.run.base !== null;
  const ofServers = report.servers.flatMap((server) =>
    server.problems.map((problem) => ({
      problem,
      server,
      isCounted: server.isCounted,
      baselineState: toBaselineState(
        isCompared && server.change !== 'unknown',
        server.change !== 'unchanged',
      ),
      span: problem.span ?? server.dependency.span,
    })),
  );
  const locateOthers = (problems: readonly Problem[], isCounted: boolean) =>
    problems.map((problem) => ({
      problem,
      server: null,
      isCounted,
      // If everything is judged, problems without a server are not compared with the base.
      baselineState: toBaselineState(isCompared && report.run.scope === 'changed', isCounted),
      span: problem.span,
    }));
  const allProblems = [
    ...ofServers,
    ...locateOthers(report.problems, true),
    ...locateOthers(report.earlierProblems, false),
  ].map((each) => ({ ...each, path: repositoryPath(each.problem.file, prefix), touched: [] }));
  const isAlike = ({ isCounted, baselineState }: LocatedProblem): unknown => [
    isCounted,
    baselineState,
  ];
  return joinByCause<LocatedProblem>(allProblems, isAlike).map(({ first, problem, touched }) =>
    problem.file === first.problem.file
      ? { ...first, problem }
      : {
          ...first,
          problem,
          touched,
          path: repositoryPath(problem.file, prefix),
          span: problem.span,
        },
  );
}

function toBaselineState(isCompared: boolean, isNew: boolean): LocatedProblem['baselineState'] {
  if (!isCompared) return null;
  return isNew ? 'new' : 'unchanged';
}

/** Makes a path relative to the repository root; null for a path outside the repository. */
function repositoryPath(file: string | null, prefix: string): string | null {
  if (file === null || file.startsWith('/')) return null;
  const path = normalize(prefix + file);
  return /^(?:\.{0,2}$|\.\.?\/|\/)/.test(path) ? null : path;
}

export type ProblemInFile = LocatedProblem & { readonly path: string };

export function isInFile(problem: LocatedProblem): problem is ProblemInFile {
  return problem.path !== null;
}

/** Converts a path to a relative URI. Unpaired surrogates are replaced, because a URI cannot encode them. */
export function pathUri(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}

/**
 * Adds fingerprints to problems. The fingerprints depend on neither lines nor scores. GitHub tracks alerts by
 * `primaryLocationLineHash`, which also covers the version, so a new version creates a new alert.
 * `mcpGradeGate/v1` covers only the rule, the file, and the launch or cause. Identical fingerprints are
 * numbered.
 */
export function withFingerprints<T extends LocatedProblem>(
  problems: readonly T[],
): (T & { readonly fingerprints: Fingerprints })[] {
  const seen = new Map<string, number>();
  const numbered = (parts: readonly unknown[], digits: number): string => {
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  };
  return problems.map((located) => {
    const { problem, server, path } = located;
    const uri = path === null ? null : pathUri(path);
    const isCause = located.touched.length > 0;
    const subject = server === null || isCause ? problemIdentity(problem) : launchIdentity(server);
    const written =
      server === null || isCause
        ? []
        : [
            versionPart(server.dependency).specifier,
            server.dependency.resolved?.version ?? versionPart(server.dependency).version,
          ];
    return {
      ...located,
      fingerprints: {
        primaryLocationLineHash: numbered([problem.rule, uri, subject, written], 16),
        'mcpGradeGate/v1': numbered([problem.rule, uri, subject], 32),
      },
    };
  });
}

/**
 * Returns the values that distinguish a problem without a server, or a problem moved to its cause, from other
 * problems under the same rule. A problem about a file needs no values, because a file has at most one
 * problem per rule.
 */
function problemIdentity({ rule, message, facts }: Problem): string[] {
  // A cause stays the same, whichever servers it affects and whatever line it is on.
  if (findDependencyRule(rule)?.ofCause !== undefined) return causeIdentity(facts);
  // The values are rendered unchanged, because the way they are displayed might change.
  return findRule(rule)?.about === 'file' ? [] : [renderPhrase(message, (text) => text)];
}

function causeIdentity({ alterations, alterationCount }: Problem['facts']): string[] {
  const first = Array.isArray(alterations) ? alterations : [];
  return [
    ...first.map(({ kind, what, file }) => JSON.stringify([kind, what, file])),
    ...(first.length === alterationCount ? [] : [`${alterationCount}`]),
  ];
}

function launchIdentity({ dependency }: JudgedDependency): unknown[] {
  const { declaration, role, type, name } = dependency;
  return [declaration.client, declaration.alias, role, type, name];
}

/**
 * Orders problems: unwaived before waived, then those that count towards the verdict before all others, then
 * worst first.
 */
export function compareImportance(a: LocatedProblem, b: LocatedProblem): number {
  return (
    Number(a.problem.waived !== null) - Number(b.problem.waived !== null) ||
    Number(b.isCounted) - Number(a.isCounted) ||
    compareProblems(a, b)
  );
}
