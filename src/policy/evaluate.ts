import { join } from 'node:path/posix';
import type {
  FileReport,
  JudgedDependency,
  Policy,
  Problem,
  Relaxation,
  Waiver,
  WaiverReport,
} from '../model.ts';
import { catalogue } from './catalogue.ts';
import {
  type DependencyContext,
  type DependencyFacts,
  judgeDependency,
} from './judge-dependency.ts';
import { problemOf, waiverOf } from './problem.ts';
import type { ExportFacts } from './rule.ts';
import { levelIn, rulingOf } from './ruling.ts';
import { openWaivers, type WaiverIndex } from './waivers.ts';

/** Everything that the rules are asked about. */
export interface Facts {
  readonly dependencies: readonly DependencyFacts[];
  readonly files: readonly FileFacts[];
  /** Null where the verdict needed no export. */
  readonly export: ExportFacts | null;
  /** What the change takes back of the gate. */
  readonly relaxations: readonly Relaxation[];
  /** Whether the verdict speaks of all that is there, or of what the change brings. */
  readonly scope: 'changed' | 'all';
  /** The judged folder from the root of the repository, empty for it: policies name files from there. */
  readonly folder: string;
  /** Milliseconds since the epoch: waivers end. */
  readonly now: number;
}

/** A file with what the change does to it. */
export interface FileFacts {
  readonly file: FileReport;
  /** Whether the change adds or touches it, or nothing is known of a base. */
  readonly isTouched: boolean;
}

/** The outcome of all rules on all subjects. */
export interface Evaluation {
  readonly servers: readonly JudgedDependency[];
  /** Problems that belong to no server. */
  readonly problems: readonly Problem[];
  /** Problems of files that were there before, of which the verdict does not speak. */
  readonly earlierProblems: readonly Problem[];
  readonly waivers: readonly WaiverReport[];
}

/** Evaluates every rule on everything; nothing is decided before all are through. */
export function evaluate(facts: Facts, policy: Policy): Evaluation {
  const ruling = rulingOf(policy);
  const openAgain = (): WaiverIndex => openWaivers(policy.waivers, policy.floor, facts.now);
  const [waivers, trialWaivers] = [openAgain(), openAgain()];
  const lapsed = new Set<Waiver>();
  const pathOf = (file: string): string => join(facts.folder, file);
  const servers = facts.dependencies.map((each) => {
    const context = { ruling, waivers, trialWaivers, pathOf };
    return judgeDependency(each, { ...context, lapsed: each.isCounted ? lapsed : null });
  });
  const files = facts.files.map((each) => ({
    problems: fileProblems(each, { ruling, waivers, pathOf, lapsed }),
    isCounted: facts.scope === 'all' || each.isTouched,
  }));
  const reports = waivers.reports();
  // What is not judged may be what a waiver waits for.
  const isAll = facts.scope === 'all' && facts.dependencies.every(({ match }) => match !== null);
  const problems = catalogue.flatMap(({ id, rule }) => {
    const level = levelIn(ruling, id, true);
    const nowhere = { file: null, span: null };
    switch (rule.about) {
      case 'export':
        if (facts.export === null) return [];
        return problemOf(id, level, rule.evaluate(facts.export, policy), nowhere);
      case 'gate':
        return facts.relaxations.flatMap((relaxation) =>
          problemOf(id, level, rule.evaluate(relaxation), relaxation),
        );
      case 'waiver':
        return reports
          .filter(({ waiver }) => isAll || lapsed.has(waiver))
          .flatMap((report) => {
            const { writtenIn: file, span } = report.waiver;
            return problemOf(id, level, rule.evaluate(report), { file, span });
          });
      default:
        return [];
    }
  });
  const ofFiles = (isCounted: boolean): Problem[] =>
    files.filter((each) => each.isCounted === isCounted).flatMap((each) => each.problems);
  return {
    servers,
    problems: [...ofFiles(true), ...problems],
    earlierProblems: ofFiles(false),
    waivers: reports,
  };
}

function fileProblems(
  { file, isTouched }: FileFacts,
  { ruling, waivers, pathOf, lapsed }: Omit<DependencyContext, 'trialWaivers'>,
): Problem[] {
  return catalogue.flatMap(({ id, rule }) => {
    if (rule.about !== 'file') return [];
    const level = levelIn(ruling, id, isTouched);
    const place = { file: file.path, span: file.span };
    return problemOf(id, level, rule.evaluate(file), place).map((problem) => {
      const subject = { rule: id, file: pathOf(file.path), dependency: null };
      const waiver = waiverOf({ waivers, lapsed: isTouched ? lapsed : null }, subject, null);
      return { ...problem, waived: waiver?.reason ?? null };
    });
  });
}
