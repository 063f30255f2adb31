import { isIdentified, isOwnAddress } from '../../detection/ecosystems.ts';
import type { Dependency, Waiver, WaiverReport } from '../../model/model.ts';
import { createDependencyTest, type DependencyTest } from '../patterns/dependency-test.ts';
import { literalOwner } from '../patterns/relations.ts';
import type { Floor } from './keys.ts';
import { bindingLines, createWaiverBinding, isBound } from './waiver-bindings.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface WaiverSubject {
  readonly rule: string;
  /** The file's path, relative to the repository root. */
  readonly file: string;
  /** Null if the problem concerns a file. */
  readonly dependency: Dependency | null;
}

/**
 * A policy's waivers, indexed by target, so that lookups do not become slower as the number of waivers grows.
 */
export interface WaiverIndex {
  /**
   * Finds the waivers that match a problem, and records the matches for `reports`.
   * @param check the check of one finding; null for the whole rule
   * @returns `waiver`: the waiver that covers the problem; `inactive`: matching waivers that have expired,
   * were refused or were granted for another launch; `ofOtherChecks`: matching waivers for another check
   */
  readonly find: (
    subject: WaiverSubject,
    check: string | null,
  ) => {
    readonly waiver: Waiver | null;
    readonly inactive: readonly Waiver[];
    readonly ofOtherChecks: readonly Waiver[];
  };
  /** Returns how each waiver has been used so far, in the order in which the policy lists the waivers. */
  readonly reports: () => readonly WaiverReport[];
}

/**
 * Indexes a policy's waivers.
 *
 * @param waivers the repository's and the organisation's waivers
 * @param floors the organisation's policies; each limits the repository's waivers and those in the policies
 * before it
 * @param now milliseconds since the epoch
 */
export function createWaiverIndex(
  waivers: readonly Waiver[],
  floors: readonly Floor[],
  now: number,
): WaiverIndex {
  const entries = waivers.map((waiver) => {
    const daysLeft = Math.floor(Date.parse(waiver.expires) / dayMs) - Math.floor(now / dayMs);
    const owner = floors.findIndex(({ values }) => values.waivers?.includes(waiver));
    const [refusal = null] = floors
      .slice(owner + 1)
      .flatMap((floor) => refusalReason(waiver, daysLeft, floor) ?? []);
    const matches = waiver.match === null ? null : createDependencyTest(waiver.match);
    return {
      waiver,
      daysLeft,
      refusal,
      matches,
      covers: 0,
      otherChecks: new Set<string>(),
      unbound: new Set<string>(),
    };
  });
  const byBucket = new Map(
    [...Map.groupBy(entries, ({ waiver }) => bucketKey(waiver))].map(([bucket, inBucket]) => {
      const byLength = Map.groupBy(inBucket, ({ waiver }) => namePrefix(waiver)?.length ?? 0);
      const lengths = [...byLength].sort(([a], [b]) => b - a);
      return [
        bucket,
        lengths.map(([length, alike]) => ({
          length,
          byBeginning: Map.groupBy(alike, ({ waiver }) => namePrefix(waiver)),
        })),
      ] as const;
    }),
  );
  const naming = (subject: WaiverSubject) =>
    candidatesFor(subject)
      .flatMap(({ bucket, name }) =>
        (byBucket.get(bucket) ?? []).flatMap(
          ({ length, byBeginning }) => byBeginning.get(name.slice(0, length)) ?? [],
        ),
      )
      .filter(({ waiver, matches }) => isAbout(waiver, matches, subject));
  return {
    find(subject, check) {
      const candidates = naming(subject);
      if (candidates.length === 0) return { waiver: null, inactive: [], ofOtherChecks: [] };
      const { rule, dependency } = subject;
      const binding = dependency === null ? {} : createWaiverBinding(rule, dependency);
      const ofLaunch = Map.groupBy(candidates, ({ waiver }) => isBound(waiver, binding));
      const [waiversNamingLaunch, ofOtherLaunches] = [
        ofLaunch.get(true) ?? [],
        ofLaunch.get(false) ?? [],
      ];
      const ofCheck = Map.groupBy(
        waiversNamingLaunch,
        ({ waiver }) => waiver.check === null || waiver.check === check,
      );
      const [applicable, others] = [ofCheck.get(true) ?? [], ofCheck.get(false) ?? []];
      if (check !== null) for (const { otherChecks } of others) otherChecks.add(check);
      const isActive = ({ daysLeft, refusal }: (typeof entries)[number]): boolean =>
        daysLeft >= 0 && refusal === null;
      for (const entry of applicable) entry.covers += 1;
      for (const { unbound } of ofOtherLaunches) unbound.add(bindingLines(binding).join('\n'));
      return {
        waiver: applicable.find(isActive)?.waiver ?? null,
        inactive: [...applicable.filter((each) => !isActive(each)), ...ofOtherLaunches].map(
          ({ waiver }) => waiver,
        ),
        ofOtherChecks: others.map(({ waiver }) => waiver),
      };
    },
    reports: () =>
      entries.map(({ waiver, daysLeft, refusal, covers, otherChecks, unbound }) => ({
        waiver,
        status:
          daysLeft < 0 ? 'expired' : refusal !== null ? 'refused' : covers > 0 ? 'used' : 'unused',
        covers,
        otherChecks: [...otherChecks].sort(),
        ...(unbound.size > 0 && { unbound: [...unbound].sort() }),
        daysLeft,
        reason: refusal,
      })),
  };
}

function refusalReason(waiver: Waiver, daysLeft: number, floor: Floor): string | null {
  if (!floor.waivable.has(waiver.rule)) {
    return `the organisation's policy does not allow waivers of ${waiver.rule}`;
  }
  const { maxWaiverDays } = floor;
  return maxWaiverDays !== null && daysLeft > maxWaiverDays
    ? `the organisation's policy limits waivers to ${maxWaiverDays} days`
    : null;
}

const bucketKey = ({ rule, match }: Pick<Waiver, 'rule' | 'match'>): string =>
  `${rule} ${match?.type ?? 'file'}`;

/**
 * Returns the common prefix of all names that a waiver can match; null if its pattern has no literal owner
 * and therefore matches nothing.
 */
function namePrefix({ match, file }: Waiver): string | null {
  if (match === null) return file;
  if (literalOwner(match) === null) return null;
  // Also drops the slashes before the wildcard, because `/**` matches the folder itself.
  return match.name.replace(/(?<!\/)\/*\*.*/s, '');
}

function candidatesFor({
  rule,
  file,
  dependency,
}: WaiverSubject): { bucket: string; name: string }[] {
  const ofFile = { bucket: `${rule} file`, name: file };
  // Authors choose aliases freely, so a waiver for a file and alias can cover only a subject that has no
  // ecosystem.
  if (dependency === null) return [ofFile];
  if (isOwnAddress(dependency)) {
    return [ofFile, { bucket: `${rule} remote`, name: dependency.address.reachable }];
  }
  if (!isIdentified(dependency)) return [ofFile];
  const { type, name } = dependency;
  return [{ bucket: `${rule} ${type}`, name }];
}

function isAbout(
  { file, alias }: Waiver,
  matches: DependencyTest | null,
  { file: where, dependency }: WaiverSubject,
): boolean {
  if (matches !== null) return dependency !== null && matches(dependency);
  if (file !== where) return false;
  return dependency === null ? alias === null : alias === dependency.declaration.alias;
}
