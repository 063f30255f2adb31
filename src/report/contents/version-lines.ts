import { isExampleFile } from '../../detection/declarations.ts';
import { identityKey, isIdentified, versionPart } from '../../detection/ecosystems.ts';
import { displayName } from '../../judging/verdict-words.ts';
import type { Dependency } from '../../model/model.ts';
import { restWords } from '../../model/phrase.ts';
import { type Line, line, pluralLine, prose } from '../document/line.ts';

/** Maximum number of servers to list. No real project declares more servers than this at several versions. */
const maxServers = 10;

/**
 * Returns a sentence for each server that files pin at different versions, such as `@acme/files is pinned at
 * 1.2.0 in 2 files and 1.4.0 in 1.` Different versions are not a problem in themselves, but an update might
 * have missed a file.
 */
export function versionLines(dependencies: readonly Dependency[]): Line[] {
  const lines = [...Map.groupBy(dependencies.filter(isPinnedServer), packageKey).values()].flatMap(
    (members) => {
      const files = filesByVersion(members);
      return files.size > 1 ? [versionSentence(members, files)] : [];
    },
  );
  const rest = lines.length - maxServers;
  return rest > 0 ? [...lines.slice(0, maxServers), prose(restWords(rest, 'server'))] : lines;
}

function isPinnedServer(dependency: Dependency): boolean {
  const { role, declaration } = dependency;
  const isExample = isExampleFile(declaration.file);
  return role === 'server' && !isExample && pinnedVersion(dependency) !== null;
}

/** Returns a key for a package. Packages with the same name from different registries have different keys. */
const packageKey = (dependency: Dependency): string =>
  JSON.stringify([
    isIdentified(dependency) ? identityKey(dependency) : null,
    dependency.alterations.filter(({ kind }) => kind === 'registry').map(({ address }) => address),
  ]);

/**
 * Returns a server's pinned version, with any digest shortened for display; null if the server is not pinned.
 */
function pinnedVersion(dependency: Dependency): string | null {
  const { pin, version, digest } = versionPart(dependency);
  if (dependency.resolved !== null) return dependency.resolved.version;
  if (digest !== null) return `${digest.slice(0, 19)}…`;
  return pin === 'exact' ? version : null;
}

function filesByVersion(members: readonly Dependency[]): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const member of members) {
    const version = pinnedVersion(member) ?? '';
    const own = files.get(version) ?? new Set();
    files.set(version, own.add(member.declaration.file));
  }
  return files;
}

function versionSentence(
  members: readonly Dependency[],
  files: ReadonlyMap<string, ReadonlySet<string>>,
): Line {
  const [first] = members as readonly [Dependency];
  const parts = [...files].map(([version, { size }], at) =>
    at === 0 ? line`${version} in ${pluralLine(size, 'file')}` : line`${version} in ${size}`,
  );
  const [start, ...others] = parts as [Line, ...Line[]];
  const list = others.reduce(
    (before, each, at) =>
      at === others.length - 1 ? line`${before} and ${each}` : line`${before}, ${each}`,
    start,
  );
  return line`${displayName(first)} is pinned at ${list}.`;
}
