import { join } from 'node:path/posix';
import type { Dependency, FileReport, Problem, Relaxation, Waiver } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import type { Report } from '../report.ts';
import { catalogue } from './catalogue.ts';
import {
  type DependencyContext,
  type DependencySubject,
  judgeDependency,
} from './judge-dependency.ts';
import type { Policy } from './keys.ts';
import { createLayeredTerms, effectiveLevel } from './layered-terms.ts';
import { createProblems, findWaiver, waivedBy, withComingWaiver } from './problem.ts';
import type { ExportSubject } from './rule.ts';
import { offeredFileWaiver, offeredWaivers } from './waiver-offers.ts';
import { createWaiverIndex, type WaiverIndex } from './waivers.ts';

export interface Subjects {
  readonly dependencies: readonly DependencySubject[];
  readonly files: readonly FileSubject[];
  /** Null if the verdict required no export. */
  readonly export: ExportSubject | null;
  readonly relaxations: readonly Relaxation[];
  readonly scope: 'changed' | 'all';
  /**
   * The judged folder, relative to the repository root; empty for the root. File paths in policies are
   * relative to the repository root, not to this folder.
   */
  readonly folder: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Waivers that the change itself adds. They do not apply until the change is merged. */
  readonly comingWaivers?: readonly Waiver[];
}

export interface FileSubject {
  readonly file: FileReport;
  /** Whether the change adds or modifies the file. True if there is no base to compare with. */
  readonly isTouched: boolean;
}

export interface Evaluation
  extends Pick<Report, 'servers' | 'problems' | 'earlierProblems' | 'waivers'> {
  /** Waivers that would make failing subjects pass. `mostOffered` limits the number of these subjects. */
  readonly offeredWaivers: readonly Waiver[];
}

/**
 * Maximum number of failing servers, and of other problems, for which waivers are offered. Reviewers could
 * not handle more at once.
 */
const mostOffered = 20;

/**
 * Evaluates every rule on every subject. Rules about waivers run last, because the other rules determine
 * which waivers are used.
 *
 * @param withRemedies whether to suggest passing versions and offer waivers
 */
export function evaluate(subjects: Subjects, policy: Policy, withRemedies = true): Evaluation {
  const terms = createLayeredTerms(policy);
  const createIndex = (): WaiverIndex =>
    createWaiverIndex(policy.values.waivers, policy.floors, subjects.now);
  const [waivers, trialWaivers] = [createIndex(), withRemedies ? createIndex() : null];
  const inapplicable = new Set<Waiver>();
  const repositoryPath = (file: string): string => join(subjects.folder, file);
  const isCompared = subjects.scope === 'changed';
  const coming = createWaiverIndex(subjects.comingWaivers ?? [], policy.floors, subjects.now);
  const withComing = (problem: Problem, dependency: Dependency | null): Problem =>
    withComingWaiver(problem, { dependency, coming, pathOf: repositoryPath });
  const servers = subjects.dependencies.map((each) => {
    const context = {
      terms,
      waivers,
      trialWaivers,
      pathOf: repositoryPath,
      now: subjects.now,
      isCompared,
    };
    const judged = judgeDependency(each, {
      ...context,
      inapplicable: each.isCounted ? inapplicable : null,
    });
    return { ...judged, problems: judged.problems.map((one) => withComing(one, each.dependency)) };
  });
  const files = subjects.files.map((each) => ({
    problems: fileProblems(each, { terms, waivers, pathOf: repositoryPath, inapplicable }),
    isCounted: subjects.scope === 'all' || each.isTouched,
  }));
  const ofExport = catalogue.flatMap((rule) => {
    if (rule.about !== 'export' || subjects.export === null) return [];
    const violation = rule.evaluate(subjects.export, policy);
    return createProblems(rule.id, effectiveLevel(terms, rule.id, true), violation, {
      file: null,
      span: null,
    });
  });
  const ofGate = gateProblems(subjects.relaxations, {
    terms,
    waivers,
    pathOf: repositoryPath,
    inapplicable,
  });
  const reports = waivers.reports();
  // An unused waiver might cover a subject that was not judged. Unless everything was judged, a waiver is
  // reported only if it failed to cover a judged problem.
  const isAll =
    subjects.scope === 'all' && subjects.dependencies.every(({ match }) => match !== null);
  const reported = reports.filter(({ waiver }) => isAll || inapplicable.has(waiver));
  const ofWaivers = catalogue.flatMap((rule) => {
    if (rule.about !== 'waiver') return [];
    const level = effectiveLevel(terms, rule.id, true);
    return reported.flatMap((report) => {
      const { writtenIn: file, span } = report.waiver;
      return createProblems(rule.id, level, rule.evaluate(report), { file, span });
    });
  });
  const problemsOfFiles = (isCounted: boolean): Problem[] =>
    files.filter((each) => each.isCounted === isCounted).flatMap((each) => each.problems);
  const failing = subjects.dependencies.flatMap((subject, at) => {
    const judged = servers[at];
    return judged?.isCounted && judged.verdict === 'fail' ? [{ subject, judged }] : [];
  });
  const offering = { terms, pathOf: repositoryPath, now: subjects.now, isCompared };
  const others = [...problemsOfFiles(true), ...ofExport, ...ofGate, ...ofWaivers].map((one) =>
    withComing(one, null),
  );
  const offers =
    trialWaivers === null
      ? []
      : [
          ...failing
            .slice(0, mostOffered)
            .flatMap(({ subject, judged: { problems } }) =>
              offeredWaivers(subject, problems, policy, { ...offering, waivers: trialWaivers }),
            ),
          ...others
            .slice(0, mostOffered)
            .flatMap((each) => offeredFileWaiver(each, policy, offering) ?? []),
        ];
  return {
    servers,
    problems: others,
    earlierProblems: problemsOfFiles(false),
    waivers: reports,
    offeredWaivers: distinctBy(offers),
  };
}

type FileContext = Omit<DependencyContext, 'trialWaivers' | 'now' | 'isCompared'>;

function gateProblems(relaxations: readonly Relaxation[], context: FileContext): Problem[] {
  return catalogue.flatMap((rule) => {
    if (rule.about !== 'gate') return [];
    const level = effectiveLevel(context.terms, rule.id, true);
    return relaxations
      .flatMap((relaxation) =>
        createProblems(rule.id, level, rule.evaluate(relaxation), relaxation),
      )
      .map((problem) => withFileWaiver(problem, context));
  });
}

function fileProblems({ file, isTouched }: FileSubject, context: FileContext): Problem[] {
  return catalogue.flatMap((rule) => {
    if (rule.about !== 'file') return [];
    const level = effectiveLevel(context.terms, rule.id, isTouched);
    const place = { file: file.path, span: file.span };
    return createProblems(rule.id, level, rule.evaluate(file), place).map((problem) =>
      withFileWaiver(problem, isTouched ? context : { ...context, inapplicable: null }),
    );
  });
}

function withFileWaiver(problem: Problem, { pathOf, ...context }: FileContext): Problem {
  const subject = { rule: problem.rule, file: pathOf(problem.file ?? ''), dependency: null };
  return waivedBy(problem, findWaiver(context, subject, null));
}
