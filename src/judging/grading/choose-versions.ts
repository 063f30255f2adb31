import { ecosystems } from '../../detection/ecosystems.ts';
import type {
  Dependency,
  EcosystemType,
  Identified,
  ReportedMatch,
  SelectedServer,
} from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import { readServerVersions, type ServerVersions } from './server-versions.ts';

export interface ChosenVersion {
  readonly version: string | null;
  readonly kind: ReportedMatch['kind'];
}

/** Returns the versions to judge: the pinned version, or all versions that the specifier could resolve to. */
export function chooseVersions(
  { type, pin, version, digest, resolved }: Identified<Dependency>,
  server: SelectedServer,
): ChosenVersion[] {
  if (resolved !== null) return [{ version: resolved.version, kind: 'exact' }];
  const { record } = server;
  if (digest !== null) {
    // A tag next to a digest proves nothing. Only a listed digest identifies the version.
    const listed =
      record.versions.find((each) => each.digest === digest || each.version === digest) ??
      record.packageRefs.find((ref) => ref.type === type && ref.digest === digest);
    const reported = server.reports.find((each) => each.version === digest);
    return [{ version: listed?.version ?? reported?.version ?? null, kind: 'exact' }];
  }
  // No other version can stand in for a commit or branch.
  if (pin === 'exact' || (pin === 'git' && version !== null)) return [{ version, kind: 'exact' }];
  const versions = readServerVersions(type, server);
  if (pin === 'range' && version !== null) {
    const fetched = fetchableVersions(type, versions, version);
    return (fetched.length > 0 ? fetched : [null]).map((each) => ({
      version: each,
      kind: 'range',
    }));
  }
  // A tag can itself be listed as a version. A tag such as `1.2-alpine` follows the 1.2 versions.
  const begun = versionPrefix(version);
  // A plain number refers only to ordered versions.
  const isAny = begun === null || /[-_+]/.test((version ?? '').replace(/^\D+/, ''));
  const newest = newestVersions(type, versions, isAny);
  const latest = (newest.length > 0 ? newest : [null]).map(
    (each): ChosenVersion => ({ version: each, kind: 'latest' }),
  );
  const tag = version ?? (ecosystems[type].versions === 'tags' ? 'latest' : null);
  if (tag === null) return latest;
  const fetched = begun === null ? [] : fetchableVersions(type, versions, begun);
  const further = [...(versions.listed.includes(tag) ? [tag] : []), ...fetched]
    .filter((each) => !newest.includes(each))
    .map((each): ChosenVersion => ({ version: each, kind: each === tag ? 'exact' : 'range' }));
  return [...latest, ...distinctBy(further, ({ version }) => version)];
}

function versionPrefix(tag: string | null): string | null {
  const beginning = /^(?:v|ver|version|rel|release)?[-_.]?(\d+(?:\.\d+){0,2})(?=$|[-_+]|\.x)/i;
  return beginning.exec(tag ?? '')?.[1] ?? null;
}

/**
 * Returns the versions that an unpinned launch could fetch as the newest: the highest release, or the highest
 * pre-release if there are no releases. Adds the last unordered version if it might be newer.
 *
 * @param isAny whether the launch can also refer to unordered versions
 */
function newestVersions(type: EcosystemType, versions: ServerVersions, isAny: boolean): string[] {
  const { isPrerelease } = ecosystems[type];
  const { listed, ordered, rest } = versions;
  const highest = ordered.find((each) => !isPrerelease(each)) ?? ordered[0];
  const further = isAny || highest === undefined ? mayBeNewer(type, listed, highest, rest[0]) : [];
  return [highest, ...further].filter((each) => each !== undefined);
}

/**
 * Returns the last listed unordered version if it might be newer than the highest ordered version. An
 * unordered version might be newer if it is listed later and the ecosystem allows unordered versions. Package
 * managers accept only ordered versions.
 */
function mayBeNewer(
  type: EcosystemType,
  allVersions: readonly string[],
  highest: string | undefined,
  last: string | undefined,
): string[] {
  if (last === undefined) return [];
  const isBehind =
    highest === undefined ||
    (ecosystems[type].versions !== 'releases' &&
      allVersions.indexOf(last) > allVersions.indexOf(highest));
  return isBehind ? [last] : [];
}

/** Returns the versions that a range could resolve to, or all versions if the range cannot be parsed. */
function fetchableVersions(
  type: EcosystemType,
  { ordered, listed }: ServerVersions,
  range: string,
): string[] {
  return [...(ecosystems[type].fetched(ordered, range) ?? listed)];
}
