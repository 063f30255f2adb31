import type {
  Dependency,
  FileReport,
  GradedDependency,
  JudgedDependency,
  Level,
  Match,
  Policy,
  Problem,
  Remedy,
  Verdict,
} from '../model.ts';
import { ecosystems } from '../versions/ecosystems.ts';
import { type CatalogueEntry, catalogue } from './catalogue.ts';
import type { ExportFacts, Found } from './rule.ts';
import { verdictOf } from './verdict.ts';

/** Everything that the rules are asked about. */
export interface Facts {
  readonly dependencies: readonly Pick<GradedDependency, 'dependency' | 'match'>[];
  readonly files: readonly FileReport[];
  /** Null where the verdict needed no export. */
  readonly export: ExportFacts | null;
}

/** The outcome of all rules on all subjects. */
export interface Evaluation {
  readonly servers: readonly JudgedDependency[];
  /** Problems that belong to no server. */
  readonly problems: readonly Problem[];
}

/** Evaluates every rule on everything; nothing is decided before all are through. */
export function evaluate(facts: Facts, policy: Policy): Evaluation {
  const servers = facts.dependencies.map(({ dependency, match }) =>
    match === null
      ? judgeOne(dependency, null, policy)
      : [match, ...match.rivals]
          .map((each) => judgeOne(dependency, each, policy))
          .reduce((worst, each) => (severity(each) > severity(worst) ? each : worst)),
  );
  const problems: Problem[] = [];
  for (const { id, rule } of catalogue) {
    const level = levelIn(policy, id);
    if (rule.about === 'file') {
      for (const file of facts.files) {
        const place = { file: file.path, span: file.span };
        problems.push(...problemOf(id, level, rule.evaluate(file), place));
      }
    } else if (rule.about === 'export' && facts.export !== null) {
      const place = { file: null, span: null };
      problems.push(...problemOf(id, level, rule.evaluate(facts.export, policy), place));
    }
  }
  return { servers, problems };
}

const severities = { pass: 0, warn: 1, fail: 2, error: 3 } as const satisfies Record<
  Verdict,
  number
>;

/** The verdict first, the lower score among equal verdicts, no score as the lowest. */
function severity({ verdict, match }: JudgedDependency): number {
  return severities[verdict] + (1 - ((match?.report?.score ?? -1) + 1) / 101) / 2;
}

function judgeOne(dependency: Dependency, match: Match | null, policy: Policy): JudgedDependency {
  const bare = { dependency, match, remedy: null };
  const first = dependencyProblems(bare, policy);
  if (match === null) return { ...bare, problems: first, verdict: 'error' };
  if (first.length === 0) return { ...bare, problems: first, verdict: 'pass' };
  // Only where something is wrong is a better version looked for; the words then name it.
  const graded = { ...bare, remedy: nearestPassing({ dependency, match }, policy) };
  const problems = dependencyProblems(graded, policy);
  return { ...graded, problems, verdict: verdictOf(problems) };
}

/** The level of a rule: the one set by hand, else the preset's. Under `report-only` nothing fails. */
export function levelIn(policy: Policy, id: string): Level {
  const entry = catalogue.find((each) => each.id === id) as CatalogueEntry;
  const level = policy.levels.get(id) ?? entry.rule.levels[policy.preset];
  return policy.preset === 'report-only' && level === 'fail' ? 'warn' : level;
}

function dependencyProblems(graded: GradedDependency, policy: Policy): Problem[] {
  const { declaration, span } = graded.dependency;
  const context = { policy, levelOf: (id: string) => levelIn(policy, id) };
  return catalogue.flatMap(({ id, rule }) => {
    if (rule.about !== 'dependency') return [];
    if (graded.dependency.role === 'launcher' && !rule.judgesLaunchers) return [];
    const level = levelIn(policy, id);
    // Nobody starts a disabled server: it is shown, and judged in full when it is enabled.
    const capped = declaration.disabled && level === 'fail' ? 'warn' : level;
    return problemOf(id, capped, rule.evaluate(graded, context), { file: declaration.file, span });
  });
}

function problemOf(
  rule: string,
  level: Level,
  found: Found | null,
  place: Pick<Problem, 'file' | 'span'>,
): Problem[] {
  if (found === null) return [];
  const { message, advice, findings, isError } = found;
  const effective = isError ? 'error' : level;
  if (effective === 'off') return [];
  return [{ rule, level: effective, message, advice, findings, ...place, waived: null }];
}

/**
 * The nearest version that meets the policy: the lowest above the judged one for a pinned
 * dependency, the highest of all for one that is not pinned or has no such version.
 */
function nearestPassing(
  { dependency, match }: { readonly dependency: Dependency; readonly match: Match },
  policy: Policy,
): Remedy | null {
  const { compare, isPrerelease } = ecosystems[dependency.type];
  const declaration = { ...dependency.declaration, disabled: false };
  const pinned = { ...dependency, declaration, pin: 'exact' } as const;
  const passing = match.scored.filter((report) => {
    if (isPrerelease(report.version)) return false;
    const judged = { ...match, kind: 'exact', report, judgedVersion: report.version } as const;
    const problems = dependencyProblems(
      { dependency: pinned, match: judged, remedy: null },
      policy,
    );
    return ['pass', 'warn'].includes(verdictOf(problems));
  });
  const { judgedVersion } = match;
  const higher = passing.filter(
    ({ version }) => judgedVersion !== null && (compare(version, judgedVersion) ?? 0) > 0,
  );
  const isPinned = dependency.pin === 'exact' || dependency.pin === 'digest';
  const nearest = (isPinned ? higher.at(-1) : undefined) ?? passing[0];
  if (nearest === undefined || nearest.score === null) return null;
  return { version: nearest.version, grade: nearest.grade, score: nearest.score };
}
