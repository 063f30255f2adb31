import { folderOf, foldersUpFrom, inFolder } from '../declarations/paths.ts';
import { addressed } from '../launch/addressed.ts';
import type { AmbientFormat } from '../launch/reads.ts';
import type { Alteration, ResolvedLaunch } from '../model.ts';
import { isIdentified } from '../versions/ecosystems.ts';
import { mountAlterations } from './mounts.ts';
import type { AmbientPlace, PlacedLaunch } from './placed-launch.ts';
import { mountsOf } from './project/dev-container.ts';
import type { Project } from './project/project.ts';
import type { Setting } from './project/settings.ts';
import { type AsVariable, filesMatching } from './settings/format.ts';
import { settingsFormats } from './settings/formats.ts';
import { withoutExplicit } from './settings/python.ts';
import { pathsOf, type ValuePlace } from './value-paths.ts';
import type { SetVariable } from './variables.ts';
import { locate, type WorkingFolder } from './working-folder.ts';

const nowhere = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** What files around a launch bring: alterations, and variables to be judged with all the others. */
export type FoundAround = Alteration | SetVariable;

/**
 * What the files around a launch change about what it fetches or runs: those that its programs read by
 * themselves, and those that words name.
 */
export function alterationsAround(placed: PlacedLaunch, project: Project): FoundAround[] {
  const { launch } = placed;
  const files = new Map(
    placed.ambient
      .flatMap((each) => filesOf(each, project))
      .map((file) => [`${file.format} ${file.path}`, file]),
  );
  return [
    ...[...files.values()].flatMap((file) => alterationsIn(file, launch, project)),
    ...mountAlterations(placed.mounts, valuePlace(placed.place, project)),
    ...placed.ambient.flatMap(({ at }) =>
      at !== null && /^\/(?:proc|dev)\//.test(at.text)
        ? [{ kind: 'loader', what: 'a file of variables', file: null, span: at.span } as const]
        : [],
    ),
  ];
}

/** A file of the tree that a launch reads. */
interface FoundFile {
  readonly path: string;
  readonly format: AmbientFormat;
  /** The folder where it was looked for. */
  readonly folder: string;
}

function filesOf({ file, at, place }: AmbientPlace, project: Project): FoundFile[] {
  const { format, search } = file;
  if (at !== null) {
    return pathsOf(file.path, valuePlace(place, project)).flatMap((path) => {
      // A folder stands for the files in it.
      const isFolder = format !== 'code' && project.tracked.kindAt(path) === 'folder';
      const names = isFolder ? project.tracked.namesIn(path) : [];
      const paths = isFolder ? names.map((name) => inFolder(path, name)) : [path];
      return paths.map((each) => ({ path: each, format, folder: folderOf(each) }));
    });
  }
  if (place.folder === null) return [];
  const folders = search === 'upwards' ? foldersUpFrom(place.folder) : [place.folder];
  return folders.flatMap((folder) =>
    filesMatching(folder, file.path, project).map((path) => ({ path, format, folder })),
  );
}

function valuePlace({ folder, project: base }: WorkingFolder, project: Project): ValuePlace {
  const starts = folder === null ? [] : [folder];
  return { starts, project: base ?? '', mounts: mountsOf(project), tracked: project.tracked };
}

/** What one file changes about a launch: one that cannot be read may change anything. */
function alterationsIn(
  { path, format, folder }: FoundFile,
  launch: ResolvedLaunch,
  project: Project,
): FoundAround[] {
  const { kind, types, judge, namesVariables } = settingsFormats[format];
  if (types !== 'any' && !(isIdentified(launch) && types.includes(launch.type))) return [];
  const settings = project.get(path, kind);
  if (settings === null) {
    const what = `${path.slice(path.lastIndexOf('/') + 1)}, which cannot be read,`;
    return project.isUnreadable(path, kind)
      ? [{ kind: 'registry', what, file: path, span: nowhere }]
      : [];
  }
  return withoutExplicit(settings).flatMap(({ key, value, span }): FoundAround[] => {
    const found = judge(
      { key, value, span },
      { launch, name: launch.name ?? '', path, folder, project },
    );
    const what = key === '' ? path.slice(path.lastIndexOf('/') + 1) : key;
    return [
      ...(found === null
        ? []
        : typeof found === 'string'
          ? [addressed({ kind: found, what, file: path, span }, value)]
          : [variableOf(found, { key: what, value, span }, path)]),
      ...(namesVariables?.test(key)
        ? filesNamed(value, path, folder).flatMap((each) => alterationsIn(each, launch, project))
        : []),
    ];
  });
}

function variableOf(
  { variable, inside = null }: AsVariable,
  { key, value, span }: Setting,
  file: string,
): SetVariable {
  return { name: variable, what: key, value: { text: value, span }, file, inside };
}

/** Files of variables that a setting names, relative to its own file or to where that was found. */
function filesNamed(value: string, path: string, folder: string): FoundFile[] {
  const written = value.replace(/\?$/, '').replace(/^\{\{\s?config_root\s?\}\}\//, '');
  const named = new Set(
    [folderOf(path), folder].map((from) => locate({ folder: from, project: from }, written)),
  );
  return [...named].flatMap((each) =>
    each === null ? [] : [{ path: each, format: 'variables' as const, folder }],
  );
}
