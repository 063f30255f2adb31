import { ecosystems, isIdentified } from '../../detection/ecosystems.ts';
import type { Dependency, Problem, Waiver } from '../../model/model.ts';
import { createDependencyTest, statedVersion } from '../patterns/dependency-test.ts';
import { readPattern } from '../patterns/parse-pattern.ts';
import { literalOwner } from '../patterns/relations.ts';
import { findingRules, waivableRules } from './catalogue.ts';
import {
  type DependencyContext,
  type DependencySubject,
  judgeDependency,
} from './judge-dependency.ts';
import type { Policy } from './keys.ts';
import { findingCheckKey } from './rule-messages.ts';
import { isFailing } from './verdict.ts';
import { createWaiverBinding } from './waiver-bindings.ts';
import { createWaiverIndex, type WaiverIndex } from './waivers.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Number of days that an offered waiver lasts, unless the organisation allows fewer. */
const offeredDays = 30;

/**
 * Maximum number of checks that are waived one by one for a rule about findings. If there are more checks,
 * one waiver covers the whole rule.
 */
const mostChecks = 5;

/** Maximum number of attempts to find waivers for a server. Waiving one problem can reveal another. */
const mostSteps = 4;

const openReason = 'Explain why this is acceptable and who reviewed it.';

type OfferContext = Pick<DependencyContext, 'terms' | 'now' | 'pathOf' | 'isCompared' | 'waivers'>;

/**
 * Returns the narrowest waivers that would stop a dependency from failing the policy, each for one version
 * and one check where possible. The list is empty if no waivers would help. The waivers are verified by
 * judging the dependency again with them.
 * @param problemsFound the dependency's problems without the offered waivers
 * @param context contains a separate index of the policy's waivers, so that no waiver is marked as used
 */
export function offeredWaivers(
  subject: DependencySubject,
  problemsFound: readonly Problem[],
  policy: Policy,
  context: OfferContext,
): readonly Waiver[] {
  const expires = lastDay(policy, context.now);
  let offered: readonly Waiver[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    const problems = step === 0 ? problemsFound : problemsWith(offered, subject, policy, context);
    const failing = problems.filter(isFailing);
    if (failing.length === 0) return offered;
    if (failing.some(({ level, rule }) => level === 'error' || !waivableRules.includes(rule)))
      break;
    const target = offeredTarget(subject.dependency, context.pathOf);
    if (target === null) break;
    offered = [
      ...offered,
      ...failing.flatMap((problem) =>
        offeredChecks(problem).map((check) => ({
          ...target,
          ...base(problem.rule, expires),
          ...createWaiverBinding(problem.rule, subject.dependency),
          check,
        })),
      ),
    ];
  }
  return [];
}

function problemsWith(
  offered: readonly Waiver[],
  subject: DependencySubject,
  policy: Policy,
  context: OfferContext,
): readonly Problem[] {
  const offeredIndex = createWaiverIndex(offered, policy.floors, context.now);
  const waivers: WaiverIndex = {
    find(...about) {
      const found = context.waivers.find(...about);
      return found.waiver === null ? offeredIndex.find(...about) : found;
    },
    reports: offeredIndex.reports,
  };
  const trial = { ...context, waivers, trialWaivers: null, inapplicable: null };
  return judgeDependency(subject, trial).problems;
}

export function offeredFileWaiver(
  { rule, level, file, waived }: Problem,
  policy: Policy,
  { now, pathOf }: Pick<DependencyContext, 'now' | 'pathOf'>,
): Waiver | null {
  if (level !== 'fail' || waived !== null || file === null || !waivableRules.includes(rule)) {
    return null;
  }
  const waiver: Waiver = {
    ...base(rule, lastDay(policy, now)),
    ...{ match: null, file: pathOf(file), alias: null, check: null },
  };
  const subject = { rule, file: pathOf(file), dependency: null };
  return createWaiverIndex([waiver], policy.floors, now).find(subject, null).waiver;
}

function base(rule: string, expires: string) {
  return { rule, reason: openReason, expires, writtenIn: null, span: null };
}

function lastDay({ floors }: Policy, now: number): string {
  const allowed = floors.flatMap(({ maxWaiverDays }) => maxWaiverDays ?? []);
  const days = Math.min(offeredDays, ...allowed);
  return new Date(now + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the checks to waive; null stands for the whole rule. */
function offeredChecks({ rule, findings }: Problem): readonly (string | null)[] {
  const checks = [...new Set(findings.map(findingCheckKey))];
  const isNamed = findingRules.includes(rule) && checks.length > 0 && checks.length <= mostChecks;
  return isNamed ? checks : [null];
}

/**
 * Returns the target of a waiver: a package with its version if known, or the file and alias of an
 * unidentified dependency. Null if no pattern can name the package.
 */
function offeredTarget(
  dependency: Dependency,
  pathOf: DependencyContext['pathOf'],
): Pick<Waiver, 'match' | 'file' | 'alias'> | null {
  const { file, alias } = dependency.declaration;
  if (!isIdentified(dependency)) return { match: null, file: pathOf(file), alias };
  const { type, name } = dependency;
  const [patternType] = ecosystems[type].patternTypes;
  const text = patternType === undefined ? name : `pkg:${patternType}/${name}`;
  const version = statedVersion(dependency);
  const texts = version === null ? [text] : [`${text}@${version}`, text];
  for (const each of texts) {
    const match = readPattern(each);
    if ('fault' in match || literalOwner(match) === null || each.includes('*')) continue;
    if (createDependencyTest(match)(dependency)) return { match, file: null, alias: null };
  }
  return null;
}
