import { ecosystems, isIdentified, isOwnAddress, noVersion } from '../../detection/ecosystems.ts';
import type {
  Dependency,
  EcosystemType,
  Level,
  Match,
  PresetName,
  ServerRecord,
} from '../../model/model.ts';
import { listedMatch } from '../grading/matched.ts';
import { createDependencyTest, statedVersion } from '../patterns/dependency-test.ts';
import { createDenyNameTest, mayMatchVersion } from '../patterns/match.ts';
import { compareSpecificity } from '../patterns/relations.ts';
import { catalogue, datedRules, findDependencyRule } from './catalogue.ts';
import { isRatchetOn } from './keys/ratchet.ts';
import { type Override, serverValueNames } from './keys/servers.ts';
import { type Policy, type PolicyValues, policyKeyEntries } from './keys.ts';
import type { Terms } from './rule.ts';

interface TermsSource {
  readonly values: PolicyValues;
  /** Overrides the preset in `values`; null for a floor without a preset. */
  readonly preset?: PresetName | null;
  /**
   * Lists of overrides that rank below those in `values`. Each list ranks below the lists before it, however
   * specific its overrides are.
   */
  readonly inherited: readonly (readonly Override[])[];
  /** Distinguishes explicitly set values from defaults. */
  readonly provenance: { readonly has: (name: string) => boolean };
}

export interface PolicyTerms {
  readonly termsFor: (dependency: Dependency, match: Match | null) => Terms;
  /**
   * Returns the level of a rule that is not about a dependency.
   *
   * @param isTouched whether the change adds or modifies the rule's subject
   */
  readonly resolveLevel: (id: string, isTouched: boolean) => Level;
  /** Returns whether the policy sets a rule's level explicitly and for all servers. */
  readonly isExplicit: (id: string) => boolean;
}

export function createTerms(source: TermsSource, owner: Terms['owner'] = ''): PolicyTerms {
  const { values, preset = values.preset, provenance } = source;
  const overrides = [values.servers, ...source.inherited].flatMap((list) =>
    list
      .map((override) => ({ ...override, matches: createDependencyTest(override.match) }))
      .sort(compareSpecificity),
  );
  const [deny, allow, firstParty] = (['deny', 'allow', 'first-party'] as const).map((list) =>
    values[list].map((pattern) => ({
      text: pattern.text,
      matches:
        list === 'deny'
          ? createDependencyTest(pattern, mayMatchVersion, createDenyNameTest(pattern))
          : createDependencyTest(pattern),
    })),
  );
  const levelOf = (id: string, isTouched: boolean, explicit?: Level, own = values): Level => {
    const level = explicit ?? values.rules.get(id) ?? presetLevel(own, preset, id, isTouched);
    return preset === 'report-only' && level === 'fail' ? 'warn' : level;
  };
  const isExplicit = (id: string): boolean => values.rules.has(id);
  return {
    resolveLevel: (id, isTouched) => levelOf(id, isTouched),
    isExplicit,
    termsFor(dependency, match) {
      const versionsToMatch = knownVersions(dependency, match);
      // A package from another registry is not treated as the package on the allow list.
      const isForeign = dependency.alterations.some(({ kind }) => kind === 'registry');
      const matchingOverrides = overrides.filter(({ matches }) => matches(dependency));
      const ownValues = withOverrides(values, matchingOverrides);
      return {
        values: ownValues,
        levelOf: (id) =>
          levelOf(
            id,
            true,
            firstSetValue(matchingOverrides, (each) => each.rules?.get(id)),
            ownValues,
          ),
        isExplicit: (id) =>
          isExplicit(id) || matchingOverrides.some((each) => each.values.rules?.has(id)),
        isSet: (key) =>
          provenance.has(key) || matchingOverrides.some((each) => Object.hasOwn(each.values, key)),
        isFirstParty: firstParty?.some(({ matches }) => matches(dependency)) ?? false,
        deniedBy:
          deny?.find(({ matches }) => matches(reachableAddress(dependency), versionsToMatch))
            ?.text ?? null,
        isAllowed:
          values.allow.length === 0 ||
          (dependency.type === 'local' && !isOwnAddress(dependency)) ||
          (!isForeign && (allow?.some(({ matches }) => matches(dependency)) ?? false)),
        ratchet: isRatchetOn({ ...values, preset }),
        owner,
      };
    },
  };
}

/**
 * Converts an unidentified launch into a remote dependency on the address that it can reach, if any. Returns
 * any other dependency unchanged.
 */
function reachableAddress(dependency: Dependency): Dependency {
  if (dependency.type !== 'unidentified' || dependency.reachable === undefined) return dependency;
  return { ...dependency, type: 'remote', name: dependency.reachable, ...noVersion };
}

/** Returns a dependency's stated and judged versions, and the digests of both. */
function knownVersions(dependency: Dependency, match: Match | null): string[] {
  if (!isIdentified(dependency)) return [];
  const { type } = dependency;
  const record = listedMatch(match);
  const versions = [statedVersion(dependency), record?.judgedVersion ?? null].filter(
    (each) => each !== null,
  );
  if (record === null || versions.length === 0) return versions;
  const { normaliseVersion } = ecosystems[type];
  const byVersion = readDigests(type, record.server);
  const spellings = new Set(versions.map(normaliseVersion));
  return [...versions, ...[...spellings].flatMap((each) => byVersion.get(each) ?? [])];
}

type DigestsByVersion = ReadonlyMap<string, readonly string[]>;
const knownDigests = new WeakMap<ServerRecord, Map<EcosystemType, DigestsByVersion>>();

/** Returns a record's digests by version, cached because a run can judge many versions of one record. */
function readDigests(type: EcosystemType, record: ServerRecord): DigestsByVersion {
  const ofRecord = knownDigests.get(record) ?? new Map<EcosystemType, DigestsByVersion>();
  knownDigests.set(record, ofRecord);
  const digestsOfType = ofRecord.get(type);
  if (digestsOfType !== undefined) return digestsOfType;
  const { normaliseVersion } = ecosystems[type];
  const byVersion = new Map<string, string[]>();
  for (const { version, digest } of [
    ...record.versions,
    ...record.packageRefs.filter((ref) => ref.type === type),
  ]) {
    if (digest === null) continue;
    const key = normaliseVersion(version ?? '');
    const digests = byVersion.get(key);
    if (digests === undefined) byVersion.set(key, [digest]);
    else digests.push(digest);
  }
  ofRecord.set(type, byVersion);
  return byVersion;
}

function firstSetValue<T>(
  overrides: readonly Override[],
  of: (values: Override['values']) => T | undefined,
): T | undefined {
  for (const { values } of overrides) {
    const value = of(values);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Applies the overrides to the policy's values, except for maps, whose entries are looked up one by one. */
function withOverrides(values: PolicyValues, overrides: readonly Override[]): PolicyValues {
  if (overrides.length === 0) return values;
  const overriddenValues = serverValueNames.flatMap((name) => {
    const value = firstSetValue(overrides, (each) => each[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...values, ...Object.fromEntries(overriddenValues) };
}

export function limitsAge({ values, floors }: Pick<Policy, 'values' | 'floors'>): boolean {
  const isSet = (own: Partial<PolicyValues>): boolean =>
    datedRules.some((id) => {
      const keys = findDependencyRule(id)?.keys ?? [];
      return keys.some(({ name }) => own[name as keyof PolicyValues] != null) || own.rules?.has(id);
    });
  return [values, ...floors.map((floor) => floor.values)].some(
    (each) => isSet(each) || (each.servers?.some((one) => isSet(one.values)) ?? false),
  );
}

/**
 * Returns whether a policy turns on a rule by setting a key. With `forSome`, a key that is set for only some
 * servers also counts.
 */
function isTurnedOn(id: string, values: PolicyValues, forSome: boolean): boolean {
  return policyKeyEntries.some(([name, key]) => {
    if (key.turnsOn !== id) return false;
    const value = values[name];
    const isSet = Array.isArray(value)
      ? value.length > 0
      : value !== (key.unsetByOrganisation ?? key.unset);
    return isSet || (forSome && values.servers.some((each) => Object.hasOwn(each.values, name)));
  });
}

function presetLevel(
  values: PolicyValues,
  preset: PresetName | null,
  id: string,
  isTouched: boolean,
): Level {
  const rule = byId.get(id);
  if (rule === undefined) return 'off';
  const isOff = rule.isOffUnset
    ? !isTurnedOn(id, values, false)
    : // Under a floor without a preset, a rule applies only if the floor sets a value for the rule.
      preset === null && !isTurnedOn(id, values, true);
  if (isOff) return 'off';
  const levels = rule.about === 'file' && isTouched ? rule.touchedLevels : rule.levels;
  return levels[preset ?? 'recommended'];
}

const byId = new Map(catalogue.map((rule) => [rule.id, rule]));
