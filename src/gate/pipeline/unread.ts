import {
  isProgram,
  mayStartServers,
  serversInCode,
  unreadReason,
} from '../../detection/declarations.ts';
import type { ObjectHash, Tree } from '../../io/tree.ts';
import type { FileReport } from '../../model/model.ts';
import { firstNames } from '../../model/phrase.ts';

/**
 * Reports files that may declare servers but are not parsed: programs, and files too large to search. These
 * files never cause a problem.
 */

/** Maximum number of programs to check in a tree and in a change, respectively. */
const maxPrograms = 20_000;
const maxChanged = 1000;

const mostNamed = 5;

export function unreadIn(tree: Tree): Promise<FileReport[]> {
  return unreadFileReports(tree, { programs: programsIn(tree), tooLarge: [] }, maxPrograms);
}

export function unsearchedIn({ start, unsearched }: Tree): FileReport[] {
  if (unsearched === 0) return [];
  const reason = `${unsearched} files were not searched for servers: there are too many`;
  return [{ path: start || '.', status: 'skipped', reason, span: null }];
}

export async function unreadInChange(
  head: Tree,
  base: Tree,
  hash: ObjectHash,
): Promise<FileReport[]> {
  const changed = async (paths: readonly string[]): Promise<string[]> => {
    const unreadPaths: string[] = [];
    for (const path of paths) {
      const id = await head.idOf(path, hash);
      if (id === null || id !== (await base.idOf(path, hash))) unreadPaths.push(path);
    }
    return unreadPaths;
  };
  const programs = await changed(programsIn(head));
  return unreadFileReports(head, { programs, tooLarge: await changed(head.tooLarge) }, maxChanged);
}

function programsIn({ start, paths }: Tree): string[] {
  const prefix = start === '' ? '' : `${start}/`;
  return [...paths].filter((path) => path.startsWith(prefix) && isProgram(path)).sort();
}

interface Unread {
  readonly programs: readonly string[];
  readonly tooLarge: readonly string[];
}

async function unreadFileReports(
  tree: Tree,
  { programs, tooLarge }: Unread,
  most: number,
): Promise<FileReport[]> {
  const skipped = (path: string, reason: string): FileReport => ({
    ...{ path, status: 'skipped', reason, span: null },
  });
  const reports = tooLarge.map((path) => skipped(path, 'too large to be searched for servers'));
  const read = programs.slice(0, most);
  tree.prepare(read);
  const fromVariables: string[] = [];
  for (const path of read) {
    const content = await tree.read(path, undefined, (bytes) => mayStartServers(path, bytes));
    const at = 'text' in content ? serversInCode(path, content.text) : null;
    if (at === 'from variables') fromVariables.push(path);
    if (typeof at !== 'number' || !('text' in content)) continue;
    const line = content.text.slice(0, at).split('\n').length;
    const place = { line, column: 1 };
    const report = skipped(path, unreadReason(path));
    reports.push({ ...report, span: { start: place, end: place } });
  }
  const built = fromVariables.length;
  if (built > 0) {
    const words = built === 1 ? 'file builds' : 'files build';
    const more = reports.length > tooLarge.length ? 'more ' : '';
    const names = firstNames(fromVariables, mostNamed);
    const reason = `${built} ${more}${words} clients for MCP servers from variables: ${names}`;
    reports.push(skipped(tree.start || '.', reason));
  }
  const unreadCount = programs.length - read.length;
  if (unreadCount > 0)
    reports.push(
      skipped(
        tree.start || '.',
        `${unreadCount} programs were not searched for servers: there are too many`,
      ),
    );
  return reports;
}
