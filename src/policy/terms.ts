import type { Dependency, Level, Match, Policy } from '../model.ts';
import { reachesVersion, reachingNameTest } from '../patterns/match.ts';
import { meaningOf, statedVersion } from '../patterns/meaning.ts';
import { bySpecificity } from '../patterns/relations.ts';
import { sameVersion } from '../versions/ecosystems.ts';
import { catalogue } from './catalogue.ts';
import type { Terms } from './rule.ts';

/** A policy as far as terms come from it: the repository's own, or an organisation's floor. */
type Source = Pick<
  Policy,
  'levels' | 'overrides' | 'firstParty' | 'deny' | 'allow' | 'minGrade'
> & {
  readonly preset: Policy['preset'] | null;
  readonly minScore: number | null;
  /** Counts behind all overrides, however specific they are. */
  readonly inherited?: Policy['inherited'];
};

/** The terms of a policy; its patterns are compiled once. */
export interface PolicyTerms {
  readonly termsOf: (dependency: Dependency, match: Match | null) => Terms;
  /**
   * The level of a rule that is about no dependency.
   *
   * @param isTouched whether the change adds or touches what the rule is about
   */
  readonly levelOf: (id: string, isTouched: boolean) => Level;
  /** Whether the level of a rule is set by hand for all. */
  readonly isExplicit: (id: string) => boolean;
}

/** Opens the terms of a policy, for the dependencies of a run. */
export function openTerms(source: Source, owner: Terms['owner'] = ''): PolicyTerms {
  const overrides = [source.overrides, source.inherited ?? []].flatMap((list) =>
    list.map((override) => ({ ...override, means: meaningOf(override.match) })).sort(bySpecificity),
  );
  const [deny, allow, firstParty] = (['deny', 'allow', 'firstParty'] as const).map((list) =>
    source[list].map((pattern) => ({
      text: pattern.text,
      means:
        list === 'deny'
          ? meaningOf(pattern, reachesVersion, reachingNameTest(pattern))
          : meaningOf(pattern),
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
      // A package of another registry is another package.
      const isForeign = dependency.alterations.some(({ kind }) => kind === 'registry');
      const own = overrides.filter(({ means }) => means(dependency));
      return {
        minScore: own.find(({ minScore }) => minScore !== null)?.minScore ?? source.minScore ?? 0,
        minGrade: own.find(({ minGrade }) => minGrade !== null)?.minGrade ?? source.minGrade,
        levelOf: (id) =>
          levelOf(id, true, own.find(({ levels }) => levels.has(id))?.levels.get(id)),
        isExplicit: (id) => isExplicit(id) || own.some(({ levels }) => levels.has(id)),
        isFirstParty: firstParty?.some(({ means }) => means(dependency)) ?? false,
        deniedBy: deny?.find(({ means }) => means(reached, known))?.text ?? null,
        isAllowed:
          source.allow.length === 0 ||
          dependency.type === 'local' ||
          (!isForeign && (allow?.some(({ means }) => means(dependency)) ?? false)),
        owner,
      };
    },
  };
}

/** All that is known of the version of a launch: what it tells, what it is judged as, and the digests of these. */
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

/** What a floor without a preset means by setting a value: the rule of that value is in force. */
const implied: Readonly<Record<string, (source: Source) => boolean>> = {
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
  if (rule === undefined || (preset === null && !implied[id]?.(source))) return 'off';
  const levels = rule.about === 'file' && isTouched ? rule.touchedLevels : rule.levels;
  return levels[preset ?? 'recommended'];
}

const byId = new Map(catalogue.map(({ id, rule }) => [id, rule]));
