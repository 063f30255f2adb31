import type { AlterationKind, EcosystemType, ResolvedLaunch } from '../../../model/model.ts';
import { folderOf, pathInFolder } from '../../../model/paths.ts';
import { isDefaultRegistry } from '../../ecosystems/registries.ts';
import type { SetVariable } from '../judge-variables.ts';
import type { FileKind, Project } from '../project/project.ts';
import type { Setting } from '../project/settings.ts';
import { findNamedContent } from '../value-paths.ts';

/** The context in which a setting is judged. */
export interface Judged {
  readonly launch: ResolvedLaunch;
  /** The name of the package, repository or address; empty if there is none. */
  readonly name: string;
  readonly path: string;
  /**
   * The folder in which a program looked for the file. Some paths in the file are relative to this folder.
   */
  readonly folder: string;
  readonly project: Project;
}

/**
 * A setting that is equivalent to a variable of the program that reads the setting. The variable can apply
 * inside a container.
 */
export interface AsVariable extends Partial<Pick<SetVariable, 'inside'>> {
  readonly variable: string;
}

/**
 * A setting that specifies part of the tool itself, such as a Yarn release, which projects are expected to
 * commit.
 */
export interface AsToolProgram {
  /** The program's path, relative to the folder of the settings file. */
  readonly toolProgram: string;
}

/** Returns the effect of a setting on a launch, or null if the setting has no relevant effect. */
export type Judge = (
  setting: Setting,
  of: Judged,
) => AlterationKind | AsVariable | AsToolProgram | null;

export interface SettingsFormat {
  readonly kind: FileKind<readonly Setting[]>;
  /** The ecosystems whose launches the file can affect. */
  readonly types: readonly EcosystemType[] | 'any';
  readonly judge: Judge;
  /** Matches keys whose values are paths to files that set variables. */
  readonly namesVariables?: RegExp;
}

export function registryKind(address: string): AlterationKind | null {
  return isDefaultRegistry(address) ? null : 'registry';
}

export function isInScope(scope: string, name: string): boolean {
  return name.startsWith(`@${scope.replace(/^@/, '')}/`);
}

/** Reports whether a path in a settings file refers to content in the tree. */
export function isOfTree(value: string, { path, folder, project }: Judged): boolean {
  const { holding } = findNamedContent(
    value,
    {
      starts: [...new Set([folderOf(path), folder])],
      project: folder,
      tracked: project.tracked,
    },
    true,
  );
  return holding !== 'nothing' && holding !== 'workspace';
}

/** Caches matching files by project, because all launches in a project share them. */
const matched = new WeakMap<Project, Map<string, readonly string[]>>();

/**
 * Returns the files that match a path, in which `*` matches any part of the file name. If a submodule or link
 * hides the folder, returns the path of that submodule or link instead.
 */
export function filesMatching(folder: string, path: string, project: Project): readonly string[] {
  const cached = matched.get(project) ?? new Map<string, readonly string[]>();
  matched.set(project, cached);
  const key = `${folder}\0${path}`;
  const matchingFiles = cached.get(key) ?? findMatching(folder, path, project);
  cached.set(key, matchingFiles);
  return matchingFiles;
}

function findMatching(folder: string, path: string, project: Project): readonly string[] {
  const within = pathInFolder(folder, folderOf(path)).replace(/\/$/, '');
  const unknown = within === folder ? null : project.unknownAt(within);
  if (unknown !== null && unknown.length > folder.length) return [unknown];
  if (!path.includes('*')) {
    return project
      .trackedLike(pathInFolder(folder, path))
      .filter((file) => project.tracked.kindAt(file) !== 'folder');
  }
  const [prefix = '', suffix = ''] = path.slice(path.lastIndexOf('/') + 1).split('*');
  return project.tracked
    .namesIn(within)
    .filter(
      (name) =>
        name.length >= prefix.length + suffix.length &&
        name.toLowerCase().startsWith(prefix) &&
        name.toLowerCase().endsWith(suffix),
    )
    .map((name) => pathInFolder(within, name))
    .filter((file) => project.exists(file) || project.tracked.kindAt(file) !== 'folder')
    .sort();
}
