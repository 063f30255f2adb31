import type { Dependency, Floor, Waiver, WaiverReport } from '../model.ts';
import { type Meaning, meaningOf } from '../patterns/meaning.ts';
import { literalOwner } from '../patterns/relations.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What a waiver may cover: a problem of a dependency, or of a file. */
export interface Waivable {
  readonly rule: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Null for a problem of a file. */
  readonly dependency: Dependency | null;
}

/**
 * The waivers of a policy, looked up by what they name: asking for one costs the same whatever number
 * of them there is.
 */
export interface WaiverIndex {
  /**
   * The waiver that covers something, those that would if they still counted, and those that name
   * another check of it; all are noted.
   *
   * @param check null for the rule as a whole, else the check of one finding
   */
  readonly find: (
    subject: Waivable,
    check: string | null,
  ) => {
    readonly waiver: Waiver | null;
    readonly ended: readonly Waiver[];
    readonly missed: readonly Waiver[];
  };
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
): WaiverIndex {
  const entries = waivers.map((waiver) => {
    const daysLeft = Math.floor(Date.parse(waiver.expires) / dayMs) - Math.floor(now / dayMs);
    const isOfFloor = floor?.waivers.includes(waiver) ?? false;
    const refusal = floor === null || isOfFloor ? null : refusalOf(waiver, daysLeft, floor);
    const means = waiver.match === null ? null : meaningOf(waiver.match);
    return { waiver, daysLeft, refusal, means, covers: 0, otherChecks: new Set<string>() };
  });
  const byBucket = new Map(
    [...Map.groupBy(entries, ({ waiver }) => bucketOf(waiver))].map(([bucket, inBucket]) => {
      const byBeginning = Map.groupBy(inBucket, ({ waiver }) => beginningOf(waiver));
      const lengths = [...new Set([...byBeginning.keys()].map((each) => each?.length ?? 0))];
      // Who says more comes first.
      lengths.sort((a, b) => b - a);
      return [bucket, { byBeginning, lengths }] as const;
    }),
  );
  return {
    find(subject, check) {
      const named = candidatesFor(subject)
        .flatMap(({ bucket, name }) => {
          const { byBeginning, lengths = [] } = byBucket.get(bucket) ?? {};
          return lengths
            .filter((length) => length <= name.length)
            .flatMap((length) => byBeginning?.get(name.slice(0, length)) ?? []);
        })
        .filter(({ waiver, means }) => isAbout(waiver, means, subject));
      const ofCheck = Map.groupBy(
        named,
        ({ waiver }) => waiver.check === null || waiver.check === check,
      );
      const [found, missed] = [ofCheck.get(true) ?? [], ofCheck.get(false) ?? []];
      if (check !== null) for (const { otherChecks } of missed) otherChecks.add(check);
      const counts = Map.groupBy(
        found,
        ({ daysLeft, refusal }) => daysLeft >= 0 && refusal === null,
      );
      for (const entry of found) entry.covers += 1;
      return {
        waiver: counts.get(true)?.[0]?.waiver ?? null,
        ended: (counts.get(false) ?? []).map(({ waiver }) => waiver),
        missed: missed.map(({ waiver }) => waiver),
      };
    },
    reports: () =>
      entries.map(({ waiver, daysLeft, refusal, covers, otherChecks }) => ({
        waiver,
        status:
          daysLeft < 0 ? 'expired' : refusal !== null ? 'refused' : covers > 0 ? 'used' : 'unused',
        covers,
        otherChecks: [...otherChecks].sort(),
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

/** Where waivers of one rule stand together: those of one type, or those by file. */
function bucketOf({ rule, match }: Pick<Waiver, 'rule' | 'match'>): string {
  return `${rule} ${match?.type ?? 'file'}`;
}

/** How the names begin that a waiver may mean; null where it names no owner, and so means none. */
function beginningOf({ match, file }: Waiver): string | null {
  if (match === null) return file;
  if (literalOwner(match) === null) return null;
  // `/**` means the folder itself, too.
  return match.name.includes('*') ? match.name.replace(/\/*\*.*$/s, '') : match.name;
}

/** The buckets that may hold a waiver of a subject, with the name to search by. */
function candidatesFor({ rule, file, dependency }: Waivable): { bucket: string; name: string }[] {
  const ofFile = { bucket: `${rule} file`, name: file };
  if (dependency === null || !hasIdentity(dependency)) return [ofFile];
  const { type, name } = dependency;
  return [{ bucket: `${rule} ${type}`, name: name ?? '' }];
}

/** What has none is known by its file and alias alone. */
function hasIdentity({ type, name }: Dependency): boolean {
  return type !== 'local' && type !== 'unidentified' && name !== null;
}

function isAbout(
  { file, alias }: Waiver,
  means: Meaning | null,
  { file: where, dependency }: Waivable,
): boolean {
  if (means !== null) return dependency !== null && means(dependency);
  if (file !== where) return false;
  // An alias is the user's to give: it never stands for what has a name of its own.
  return dependency === null ? alias === null : alias === dependency.declaration.alias;
}
