import { posix } from 'node:path';
import { below, type Place, type Unavailable } from './tree.ts';
import { unreadableReasons } from './unreadable.ts';

/** As many links in one path as Linux follows. */
const maxFollowed = 40;

/** What paths lead through. All paths are real. */
export interface Ways {
  /** What is at a path; null if nothing is. */
  readonly kindAt: (path: string) => Promise<'folder' | 'link' | 'other' | null>;
  /**
   * What the link at a path leads to: a path relative to the link's folder, or one from the root of the
   * repository if it begins with `/`.
   */
  readonly targetOf: (link: string) => Promise<{ readonly text: string } | Unavailable>;
}

type Resolved = Place & { readonly followed: number };

/** Follows paths through links as a system does; what a link leads to is found once. */
export function openLinks({ kindAt, targetOf }: Ways): (path: string) => Promise<Place> {
  const resolved = new Map<string, Resolved>();

  /** @param above the links whose targets are being resolved, for they may form a circle */
  const followLink = async (link: string, above: Set<string>): Promise<Resolved> => {
    const known = resolved.get(link);
    if (known !== undefined) return known;
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
    for (const part of path.split('/')) {
      // Nothing is below a file, not even `.` or `..`.
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
      here = below(here, part);
      const kind = await kindAt(here);
      if (kind === null) return { reason: unreadableReasons.absent, followed };
      isFolder = kind === 'folder';
      if (kind !== 'link') continue;
      const target = await followLink(here, above);
      followed += target.followed;
      if (followed > maxFollowed) return { reason: unreadableReasons.absent, followed };
      if ('reason' in target) return { ...target, followed };
      here = target.path;
      isFolder = here === '' || (await kindAt(here)) === 'folder';
    }
    return { path: here, followed };
  };

  return async (path) => {
    const { followed: _, ...place } = await followFrom('', path, new Set());
    if (!('reason' in place) || place.reason !== unreadableReasons.absent) return place;
    const { dir, base } = posix.parse(path);
    const folder = await followFrom('', dir, new Set());
    const isLink = 'path' in folder && (await kindAt(below(folder.path, base))) === 'link';
    return { reason: isLink ? unreadableReasons.nowhere : unreadableReasons.absent };
  };
}
