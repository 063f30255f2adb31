import type { Word } from '../../model/model.ts';
import { foldersUpFrom, pathInFolder } from '../../model/paths.ts';
import {
  type InstalledLookup,
  installedLookup,
  type RunBy,
  type SourcesLookup,
} from '../launch/pending-lookup.ts';
import { readShellScript, type ShellScript } from '../launch/shell-script.ts';
import { interpreterLine } from '../launch/shell-text.ts';
import type { FileKind, Project } from './project/project.ts';
import { locatePath, type WorkingFolder } from './working-folder.ts';

const modules = 'node_modules/';

/**
 * Returns a lookup for the package that owns a path in `node_modules`, and the folder that contains that
 * `node_modules`. Returns null for a nested package, because the outer package determines which nested
 * package is installed.
 */
export function packageInModules(
  path: string,
  args: readonly Word[],
  project: Project,
): { readonly folder: string; readonly lookup: InstalledLookup } | null {
  const modulesIndex = path.indexOf(modules);
  if (modulesIndex < 0 || (modulesIndex > 0 && path[modulesIndex - 1] !== '/')) return null;
  const folder = path.slice(0, Math.max(modulesIndex - 1, 0));
  const pathInModules = path.slice(modulesIndex + modules.length);
  const [, bin, name] =
    /^(?:\.bin\/([^/]+)|((?:@[^/]+\/)?[^/.][^/]*)\/.*)$/.exec(pathInModules) ?? [];
  if (name !== undefined && pathInModules.includes(modules, name.length + 1)) return null;
  const isOfProject = folder === '' || project.has(pathInFolder(folder, 'package.json'));
  const isLinked = project.isLink(pathInFolder(folder, 'node_modules'));
  if ((bin ?? name) === undefined || !isOfProject || isLinked) return null;
  const program = bin?.replace(/\.(?:cmd|ps1|exe)$/i, '') ?? '';
  const lookup = installedLookup({ type: 'npm', program, packageName: name ?? null, args });
  return { folder, lookup };
}

const scriptText: FileKind<string> = {
  name: 'script',
  limit: 256 * 1024,
  isInUtf16: true,
  load: async () => (text) => text,
};

const shellScript: FileKind<ShellScript> = {
  name: 'shell script',
  limit: 256 * 1024,
  isInUtf16: true,
  load: async () => (text) => readShellScript(text),
};

export function shellScriptAt(path: string, by: RunBy, project: Project): ShellScript | null {
  if (by === 'interpreter') return null;
  if (/\.(?:sh|bash|zsh|ksh)$/i.test(path)) return project.get(path, shellScript);
  const text = project.get(path, scriptText);
  const isShell =
    text !== null &&
    (/^#![^\n]*\b(?:sh|bash|zsh|dash|ksh)\b/.test(text) || (by === 'shell' && !/^#!/.test(text)));
  return isShell ? project.get(path, shellScript) : null;
}

/** Returns the parsed `#!` line of a program in the tree, or null if the line has no arguments. */
export function interpreterOfProgram(
  path: string,
  by: RunBy,
  project: Project,
): ShellScript | null {
  const text = by === 'itself' ? project.get(path, scriptText) : null;
  return text === null ? null : interpreterLine(text, path);
}

/** Returns the file or folder in the tree whose code a tool builds and runs; null if there is none. */
export function findSources(
  { path, named, search }: SourcesLookup,
  place: WorkingFolder,
  project: Project,
): string | null {
  const start = locatePath(place, path);
  if (start === null) return null;
  if (project.has(start)) return start;
  const folders = search === 'upwards' ? foldersUpFrom(start) : [start];
  const hasSource = (folder: string): boolean =>
    project.tracked
      .namesIn(project.realPath(folder))
      .some((name) => named.test(name) && project.has(pathInFolder(folder, name)));
  const sourceFolder = folders.find(hasSource);
  return sourceFolder === '' ? '.' : (sourceFolder ?? null);
}
