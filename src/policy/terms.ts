import type { Dependency, Level, Match, Policy } from '../model.ts';
import { dependencyTest, statedVersion } from '../patterns/dependency-test.ts';
import { denyNameTest, mayMatchVersion } from '../patterns/match.ts';
import { bySpecificity } from '../patterns/relations.ts';
import { sameVersion } from '../versions/ecosystems.ts';
import { catalogue } from './catalogue.ts';
import type { Terms } from './rule.ts';

/** The parts of a policy that decide its terms: of a repository's policy, or of an organisation's floor. */
type Source = Pick<
  Policy,
  'levels' | 'overrides' | 'firstParty' | 'deny' | 'allow' | 'minGrade'
> & {
  readonly preset: Policy['preset'] | null;
  readonly minScore: number | null;
  /** Overrides that rank below all of `overrides`, however specific they are. */
  readonly inherited?: Policy['inherited'];
};

/** Looks up the terms of a policy. */
export interface PolicyTerms {
  readonly termsOf: (dependency: Dependency, match: Match | null) => Terms;
  /**
   * The level of a rule that is not about a dependency.
   *
   * @param isTouched whether the change adds or modifies the subject of the rule
   */
  readonly levelOf: (id: string, isTouched: boolean) => Level;
  /** Whether the level of a rule is set explicitly, for all servers. */
  readonly isExplicit: (id: string) => boolean;
}

/** Compiles the patterns of a policy. */
export function openTerms(source: Source, owner: Terms['owner'] = ''): PolicyTerms {
  const overrides = [source.overrides, source.inherited ?? []].flatMap((list) =>
    list
      .map((override) => ({ ...override, matches: dependencyTest(override.match) }))
      .sort(bySpecificity),
  );
  const [deny, allow, firstParty] = (['deny', 'allow', 'firstParty'] as const).map((list) =>
    source[list].map((pattern) => ({
      text: pattern.text,
      matches:
        list === 'deny'
          ? dependencyTest(pattern, mayMatchVersion, denyNameTest(pattern))
          : dependencyTest(pattern),
    })),
  );
  const levelOf = (id: string, isTouched: boolean, explicit?: Level): Level => {
    const level = explicit ?? source.levels.get(id) ?? presetLevel(source, id, isTouched);
    return source.preset === 'report-only' && level === 'fail' ? 'warn' : level;
  };
  const isExplicit = (id: string): boolean => source.levels.has(id);
  return {
    levelOf: (id, isTouched) => levelOf(id, isTouched),
    isExplicit,
    termsOf(dependency, match) {
      const known = knownVersions(dependency, match);
      const { reachable: name } = dependency;
      const reached =
        name === undefined ? dependency : ({ ...dependency, type: 'remote', name } as const);
      // A package from another registry is not the package that the allow list names.
      const isForeign = dependency.alterations.some(({ kind }) => kind === 'registry');
      const own = overrides.filter(({ matches }) => matches(dependency));
      return {
        minScore: own.find(({ minScore }) => minScore !== null)?.minScore ?? source.minScore ?? 0,
        minGrade: own.find(({ minGrade }) => minGrade !== null)?.minGrade ?? source.minGrade,
        levelOf: (id) =>
          levelOf(id, true, own.find(({ levels }) => levels.has(id))?.levels.get(id)),
        isExplicit: (id) => isExplicit(id) || own.some(({ levels }) => levels.has(id)),
        isFirstParty: firstParty?.some(({ matches }) => matches(dependency)) ?? false,
        deniedBy: deny?.find(({ matches }) => matches(reached, known))?.text ?? null,
        isAllowed:
          source.allow.length === 0 ||
          dependency.type === 'local' ||
          (!isForeign && (allow?.some(({ matches }) => matches(dependency)) ?? false)),
        owner,
      };
    },
  };
}

/** What is known about a dependency's version: the stated version, the judged one, and their digests. */
function knownVersions(dependency: Dependency, match: Match | null): string[] {
  const { type } = dependency;
  const versions = [statedVersion(dependency), match?.judgedVersion ?? null].filter(
    (each) => each !== null,
  );
  const { versions: listed = [], packageRefs = [] } = match?.server ?? {};
  const digests = [...listed, ...packageRefs.filter((ref) => ref.type === type)].flatMap(
    ({ version, digest }) =>
      digest !== null && versions.some((each) => sameVersion(type, each, version ?? ''))
        ? [digest]
        : [],
  );
  return [...versions, ...digests];
}

/** Rules that a floor without a preset turns on by setting a value. */
const impliedRules: Readonly<Record<string, (source: Source) => boolean>> = {
  'score-below-minimum': ({ minScore, overrides }) =>
    minScore !== null || overrides.some((each) => each.minScore !== null),
  'grade-below-minimum': ({ minGrade, overrides }) =>
    minGrade !== null || overrides.some((each) => each.minGrade !== null),
  denied: ({ deny }) => deny.length > 0,
  'not-allowed': ({ allow }) => allow.length > 0,
};

function presetLevel(source: Source, id: string, isTouched: boolean): Level {
  const rule = byId.get(id);
  const { preset = null } = source;
  if (rule === undefined || (preset === null && !impliedRules[id]?.(source))) return 'off';
  const levels = rule.about === 'file' && isTouched ? rule.touchedLevels : rule.levels;
  return levels[preset ?? 'recommended'];
}

const byId = new Map(catalogue.map(({ id, rule }) => [id, rule]));
