import { identityKey } from '../../detection/ecosystems.ts';
import type { ListedVersion, PackageRef } from '../../model/model.ts';

/** A version that a record lists: by itself, and as people read it, with its package and digest. */
export type VersionListing = readonly [version: string | null, text: string];

/** The versions that a record lists, sorted, each once. */
export function listingsOf({
  versions,
  packageRefs,
}: {
  readonly versions: readonly ListedVersion[];
  readonly packageRefs: readonly PackageRef[];
}): VersionListing[] {
  const all = [
    ...versions.map((each): VersionListing => [each.version, textOf('', each)]),
    ...packageRefs.flatMap((each): VersionListing[] => {
      const { type, name, version, digest } = each;
      if (version === null && digest === null) return [];
      return [[version, textOf(type === null ? name : identityKey({ type, name }), each)]];
    }),
  ];
  const unique = new Map(all.map((each) => [each[1], each]));
  return [...unique.values()].sort(([, a], [, b]) => (a < b ? -1 : 1));
}

function textOf(name: string, { version, digest }: Pick<PackageRef, 'version' | 'digest'>): string {
  const parts = [version === null ? name : name === '' ? version : `${name}@${version}`, digest];
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
