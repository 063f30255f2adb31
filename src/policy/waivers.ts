import type { Dependency, Floor, Waiver, WaiverReport } from '../model.ts';
import { literalOwner, meansVersion, nameTest, ownersOf } from './pattern.ts';
import { exactVersion } from './terms.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What a waiver may cover: a problem of a dependency, or of a file. */
export interface Waivable {
  readonly rule: string;
  readonly file: string;
  /** Null for a problem of a file. */
  readonly dependency: Dependency | null;
}

/**
 * The waivers of a policy, looked up by what they name: asking for one costs the same whatever number
 * of them there is.
 */
export interface WaiverBook {
  /**
   * The waiver that covers something, and those that would if they still counted; all are noted.
   *
   * @param check null for the rule as a whole, else the check of one finding
   */
  readonly find: (
    subject: Waivable,
    check: string | null,
  ) => { readonly waiver: Waiver | null; readonly ended: readonly Waiver[] };
  /** What became of each waiver by now, in the order of the policy. */
  readonly reports: () => readonly WaiverReport[];
}

/**
 * Opens the waivers of a policy.
 *
 * @param now milliseconds since the epoch
 * @param floor what an organisation lets be waived; its own waivers are among the others
 */
export function openWaivers(
  waivers: readonly Waiver[],
  floor: Floor | null,
  now: number,
): WaiverBook {
  const entries = waivers.map((waiver) => {
    const daysLeft = Math.floor(Date.parse(waiver.expires) / dayMs) - Math.floor(now / dayMs);
    const isOfFloor = floor?.waivers.includes(waiver) ?? false;
    const refusal = floor === null || isOfFloor ? null : refusalOf(waiver, daysLeft, floor);
    const isNamed = waiver.match === null ? null : nameTest(waiver.match);
    return { waiver, daysLeft, refusal, isNamed, covers: 0 };
  });
  const byOwner = Map.groupBy(entries, ({ waiver }) => keyOf(waiver));
  return {
    find(subject, check) {
      const keys = keysOf(subject);
      const found = keys
        .flatMap((key) => byOwner.get(key) ?? [])
        .filter(({ waiver, isNamed }) => isAbout(waiver, isNamed, subject, check));
      const counts = Map.groupBy(
        found,
        ({ daysLeft, refusal }) => daysLeft >= 0 && refusal === null,
      );
      for (const entry of found) entry.covers += 1;
      return {
        waiver: counts.get(true)?.[0]?.waiver ?? null,
        ended: (counts.get(false) ?? []).map(({ waiver }) => waiver),
      };
    },
    reports: () =>
      entries.map(({ waiver, daysLeft, refusal, covers }) => ({
        waiver,
        status:
          daysLeft < 0 ? 'expired' : refusal !== null ? 'refused' : covers > 0 ? 'used' : 'unused',
        covers,
        daysLeft,
        reason: refusal,
      })),
  };
}

function refusalOf(waiver: Waiver, daysLeft: number, floor: Floor): string | null {
  if (!floor.waivable.has(waiver.rule)) {
    return `the organisation's policy does not let ${waiver.rule} be waived`;
  }
  const { maxWaiverDays } = floor;
  return maxWaiverDays !== null && daysLeft > maxWaiverDays
    ? `the organisation's policy lets a waiver end in ${maxWaiverDays} days at most`
    : null;
}

/** Under what a waiver is filed: its rule, and the owner or file that it names. */
function keyOf({ rule, match, file }: Waiver): string {
  return JSON.stringify(
    match === null ? [rule, 'file', file] : [rule, match.type, literalOwner(match)],
  );
}

function keysOf({ rule, file, dependency }: Waivable): string[] {
  const ofFile = JSON.stringify([rule, 'file', file]);
  if (dependency === null || !hasIdentity(dependency)) return [ofFile];
  const { type, name } = dependency;
  return ownersOf(type, name ?? '').map((owner) => JSON.stringify([rule, type, owner]));
}

/** What has none is known by its file and alias alone. */
function hasIdentity({ type, name }: Dependency): boolean {
  return type !== 'local' && type !== 'unidentified' && name !== null;
}

function isAbout(
  { match, alias, check: wanted }: Waiver,
  isNamed: ReturnType<typeof nameTest> | null,
  { dependency }: Waivable,
  check: string | null,
): boolean {
  if (wanted !== null && wanted !== check) return false;
  if (match === null || isNamed === null) {
    // An alias is the user's to give: it never stands for what has a name of its own.
    return dependency === null ? alias === null : alias === dependency.declaration.alias;
  }
  if (dependency?.name == null || !isNamed(dependency.type, dependency.name)) return false;
  if (match.version === null) return true;
  const version = exactVersion(dependency);
  return version !== null && meansVersion(match, version);
}
