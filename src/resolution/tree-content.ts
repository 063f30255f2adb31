import { foldPath } from '../declarations/client-files.ts';
import { inFolder } from '../declarations/paths.ts';
import type { TrackedKind, TrackedPaths } from '../files/tracked.ts';
import { remembering } from '../lockfiles/lockfile.ts';

/** What a file or folder holds: data, which nothing loads, or more than that. */
export type TrackedContent = 'data' | 'code';

/** Endings of files that hold data: nothing loads them as code, or as settings that name programs. */
const dataEndings =
  /\.(?:json|jsonl|ndjson|geojson|db|sqlite3?|duckdb|csv|tsv|txt|mdx?|markdown|rst|adoc|log|pdf|png|jpe?g|gif|svg|webp|ico|mp[34]|wav|html?|css|sql|graphql|gql|proto|prisma|parquet|xlsx?|docx?|pptx?)$/i;

function withoutEnd(part: string): string {
  let end = part.length;
  while (end > 0 && (part[end - 1] === '.' || part[end - 1] === ' ')) end -= 1;
  return part.slice(0, end);
}

/** A file, link or folder of the tree. */
export interface TrackedEntry {
  /** Its path as the tree spells it. */
  readonly path: string;
  readonly kind: TrackedKind;
  /** What it holds, of a folder at any depth. A link may lead to anything, and so may another repository. */
  readonly content: () => TrackedContent;
}

/** The tracked paths, as file systems look them up that ignore case. */
interface TrackedIndex {
  /** What is at a path; null if nothing is. */
  readonly find: (path: string) => TrackedEntry | null;
}

const indexes = new WeakMap<TrackedPaths, TrackedIndex>();

/** The index of a tree, made once. */
export function indexOf(tracked: TrackedPaths): TrackedIndex {
  const known = indexes.get(tracked);
  if (known !== undefined) return known;
  const namesByFold = remembering(
    (folder) => new Map(tracked.namesIn(folder).map((name) => [foldPath(name), name])),
  );
  const holdsCode = remembering((folder) => {
    const open = [folder];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const name of tracked.namesIn(next)) {
        const path = inFolder(next, name);
        const kind = tracked.kindAt(path);
        if (kind === 'folder') open.push(path);
        else if (!isData(name, kind === 'link' ? 'file' : kind)) return true;
      }
    }
    return false;
  });
  const find = (path: string): TrackedEntry | null => {
    let at = '';
    let kind: TrackedKind = 'folder';
    for (const part of path.split('/')) {
      // Below a link or another repository everything is theirs.
      if (kind === 'link' || kind === 'repository') break;
      const names = namesByFold(at);
      // Windows ignores dots and spaces at the end.
      const name = names.get(foldPath(part)) ?? names.get(foldPath(withoutEnd(part)));
      if (name === undefined) return null;
      at = inFolder(at, name);
      kind = tracked.kindAt(at) ?? 'file';
    }
    const isOfData = (): boolean => (kind === 'folder' ? !holdsCode(at) : isData(at, kind));
    return { path: at, kind, content: () => (isOfData() ? 'data' : 'code') };
  };
  const index = { find };
  indexes.set(tracked, index);
  return index;
}

function isData(path: string, kind: TrackedKind | null): boolean {
  return kind === 'file' && dataEndings.test(path);
}
