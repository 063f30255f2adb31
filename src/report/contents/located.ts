import { createHash } from 'node:crypto';
import { normalize } from 'node:path/posix';
import { versionPart } from '../../detection/ecosystems.ts';
import type { JudgedDependency, Report } from '../../judging/report.ts';
import { findDependencyRule, findRule } from '../../judging/rules.ts';
import type { Problem, Span } from '../../model/model.ts';
import { renderPhrase } from '../../model/phrase.ts';
import { joinByCause } from './causes.ts';
import { compareProblems, type ReportedProblem } from './order.ts';

/** Problems with locations and stable identifiers, for formats that other tools use to maintain lists. */

/** A problem, and the location where it is shown. */
export interface LocatedProblem extends ReportedProblem {
  /** Whether the problem counts towards the verdict. */
  readonly isCounted: boolean;
  /** Null if nothing was compared. */
  readonly baselineState: 'new' | 'unchanged' | null;
  /** The file, relative to the repository root; null if the problem is not in a file of the repository. */
  readonly path: string | null;
  readonly span: Span | null;
  /**
   * The problems that share this problem's cause; only the problem itself if it represents no other problems.
   */
  readonly touched: readonly LocatedProblem[];
}

/** Identifiers of a problem that remain the same between runs. */
export interface Fingerprints {
  readonly primaryLocationLineHash: string;
  readonly 'mcpGradeGate/v1': string;
}

/**
 * Returns the problems in a report: server problems, file problems, and earlier problems.
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

/** Converts a path to a path relative to the repository root; null for a path outside the repository. */
function repositoryPath(file: string | null, prefix: string): string | null {
  if (file === null || file.startsWith('/')) return null;
  const path = normalize(prefix + file);
  return /^(?:\.{0,2}$|\.\.?\/|\/)/.test(path) ? null : path;
}

/** A problem in a file of the repository. */
export type ProblemInFile = LocatedProblem & { readonly path: string };

/** Returns whether a problem is in a file of the repository. */
export function isInFile(problem: LocatedProblem): problem is ProblemInFile {
  return problem.path !== null;
}

/** Converts a path to a relative URI. A URI cannot encode an unpaired surrogate. */
export function pathUri(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}

/**
 * Adds fingerprints to problems. The fingerprints do not depend on lines or scores. GitHub tracks alerts by
 * `primaryLocationLineHash`, a hash of the launch as written, so a new version creates a new alert.
 * `mcpGradeGate/v1` is a hash of only the server and the rule. Identical fingerprints are numbered.
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
 * Returns the values that distinguish a problem without a server from other problems under the same rule. A
 * file has at most one problem per rule.
 */
function problemIdentity({ rule, message, facts }: Problem): string[] {
  // A cause stays the same, whichever servers it affects and whatever line it is on.
  if (findDependencyRule(rule)?.ofCause !== undefined) return causeIdentity(facts);
  // The original values are used, because the way they are displayed may change.
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

/** Orders problems: unwaived before waived, then new before old, then worst first. */
export function compareImportance(a: LocatedProblem, b: LocatedProblem): number {
  return (
    Number(a.problem.waived !== null) - Number(b.problem.waived !== null) ||
    Number(b.isCounted) - Number(a.isCounted) ||
    compareProblems(a, b)
  );
}
