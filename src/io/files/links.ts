import { posix } from 'node:path';
import { joinBelow, type Place, type Unavailable } from './tree.ts';
import { unreadableReasons } from './unreadable.ts';

/** Maximum number of links followed in one path, as in Linux. */
export const maxFollowed = 40;

/** A file system with links. All paths are real. */
export interface LinkSystem {
  /**
   * Returns the kind of entry at a path, or null if there is no entry. `repository` is a nested repository
   * whose files are not all known.
   */
  readonly kindAt: (path: string) => Promise<'folder' | 'link' | 'repository' | 'other' | null>;
  /**
   * Returns the target of a link, relative to the link's folder or, if the target begins with `/`, to the
   * repository root.
   */
  readonly targetOf: (link: string) => Promise<{ readonly text: string } | Unavailable>;
}

type Resolved = Place & { readonly followed: number };

/**
 * Returns a function that follows paths through links as an operating system does. Each link is resolved only
 * once.
 */
export function createLinkFollower({
  kindAt,
  targetOf,
}: LinkSystem): (path: string) => Promise<Place> {
  const resolved = new Map<string, Resolved>();

  /** @param above the links whose targets are currently being resolved, to detect cycles */
  const followLink = async (link: string, above: Set<string>): Promise<Resolved> => {
    const resolvedBefore = resolved.get(link);
    if (resolvedBefore !== undefined) return resolvedBefore;
    if (above.has(link)) return { reason: unreadableReasons.absent, followed: 0 };
    above.add(link);
    const target = await targetOf(link);
    const place =
      'reason' in target
        ? { ...target, followed: 0 }
        : await followFrom(
            target.text.startsWith('/') ? '' : posix.parse(link).dir,
            target.text,
            above,
          );
    above.delete(link);
    const found = { ...place, followed: place.followed + 1 };
    resolved.set(link, found);
    return found;
  };
  const followFrom = async (from: string, path: string, above: Set<string>): Promise<Resolved> => {
    let here = from;
    let isFolder = true;
    let followed = 0;
    /** The innermost `repository` entry on the path so far. */
    let unknown: string | null = null;
    for (const part of path.split('/')) {
      // There is nothing below a file, not even `.` or `..`.
      if (!isFolder) return { reason: unreadableReasons.absent, followed };
      if (part === '' || part === '.') continue;
      if (part === '..') {
        if (here === '') return { reason: unreadableReasons.outside, followed };
        here = posix.parse(here).dir;
        continue;
      }
      if (here === '' && part.toLowerCase() === '.git') {
        return { reason: unreadableReasons.git, followed };
      }
      here = joinBelow(here, part);
      const kind = await kindAt(here);
      if (kind === null && unknown !== null) return { ...submoduleContent(unknown), followed };
      if (kind === null) return { reason: unreadableReasons.absent, followed };
      isFolder = kind === 'folder' || kind === 'repository';
      if (kind === 'repository') unknown = here;
      if (kind !== 'link') continue;
      const target = await followLink(here, above);
      followed += target.followed;
      if (followed > maxFollowed) return { reason: unreadableReasons.nowhere, followed };
      if ('reason' in target) {
        const isNothing = target.reason === unreadableReasons.absent;
        return { ...target, ...(isNothing && { reason: unreadableReasons.nowhere }), followed };
      }
      here = target.path;
      isFolder = here === '' || (await kindAt(here)) === 'folder';
    }
    return unknown === here ? { ...submoduleContent(here), followed } : { path: here, followed };
  };

  return async (path) => {
    const { followed: _, ...place } = await followFrom('', path, new Set());
    return place;
  };
}

const submoduleContent = (at: string): Unavailable => ({ reason: unreadableReasons.submodule, at });
