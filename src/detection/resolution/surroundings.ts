import type { TrackedKind } from '../../io/tree.ts';
import type { Alteration, ResolvedLaunch } from '../../model/model.ts';
import { folderOf, inFolder } from '../../model/paths.ts';
import { digestOf } from '../declarations/digest.ts';
import { firstPlace } from '../declarations/tree.ts';
import { isIdentified } from '../ecosystems/ecosystems.ts';
import { addressed } from '../launch/addressed.ts';
import type { AmbientFormat } from '../launch/reads.ts';
import type { AmbientPlace, PlacedLaunch } from './placed-launch.ts';
import { type Project, unreadableFile } from './project/project.ts';
import type { Setting } from './project/settings.ts';
import { type AsToolProgram, type AsVariable, filesMatching } from './settings/format.ts';
import { settingsFormats } from './settings/formats.ts';
import { withoutExplicit } from './settings/python.ts';
import { committedAt } from './tree-programs.ts';
import { pathsOf } from './value-paths.ts';
import type { SetVariable } from './variables.ts';
import { foldersOf, valuePlace } from './working-folder.ts';

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
    ...placed.ambient.flatMap(({ at }) =>
      at !== null && /^\/(?:proc|dev)\//.test(at.text)
        ? [{ kind: 'loader', what: 'a file of variables', file: null, span: at.span } as const]
        : [],
    ),
  ];
}

interface FoundFile {
  readonly path: string;
  readonly format: AmbientFormat;
  /** The folder where it was looked for. */
  readonly folder: string;
}

function filesOf({ file, at, place }: AmbientPlace, project: Project): readonly FoundFile[] {
  const { format, search } = file;
  if (at !== null) {
    return pathsOf(file.path, valuePlace(place, project)).flatMap((path) => {
      // What is in a submodule is as unknown as the submodule.
      const unknown = project.unknownAt(path);
      if (unknown !== null) return [{ path: unknown, format, folder: folderOf(unknown) }];
      // A folder stands for the files in it.
      const isCode = format === 'code' || format === 'committed';
      const isFolder = !isCode && project.tracked.kindAt(path) === 'folder';
      const names = isFolder ? project.tracked.namesIn(path) : [];
      if (format === 'committed' && !isFileOf(project.tracked.kindAt(path))) return [];
      const paths = isFolder ? names.map((name) => inFolder(path, name)) : [path];
      return paths.map((each) => ({ path: each, format, folder: folderOf(each) }));
    });
  }
  const filesIn = (folder: string): readonly FoundFile[] =>
    (format === 'committed'
      ? committedAt(folder, file.path, project)
      : filesMatching(folder, file.path, project)
    ).map((path) => ({ path, format, folder }));
  const starts = foldersOf(place);
  return search === 'upwards'
    ? project.upwards(`${format} ${file.path}`, starts, filesIn)
    : [...new Set(starts)].flatMap(filesIn);
}

const isFileOf = (kind: TrackedKind | null): boolean => kind !== null && kind !== 'folder';

/** What one file changes about a launch: one that cannot be read may change anything. */
function alterationsIn(
  { path, format, folder }: FoundFile,
  launch: ResolvedLaunch,
  project: Project,
): FoundAround[] {
  const { kind, types, judge, namesVariables } = settingsFormats[format];
  if (types !== 'any' && !(isIdentified(launch) && types.includes(launch.type))) return [];
  if (format === 'committed') {
    return [{ kind: 'path', what: 'committed code', file: path, span: firstPlace }];
  }
  const settings = project.get(path, kind);
  if (settings === null) {
    return project.isUnreadable(path, kind)
      ? [{ kind: 'registry', file: path, ...unreadableFile(path, project) }]
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
          : 'toolProgram' in found
            ? programsOfTool(found, { key: what, value, span }, path, project)
            : [variableOf(found, { key: what, value, span }, path, folder)]),
      ...(namesVariables?.test(key)
        ? filesNamed(value, path, folder, project).flatMap((each) =>
            alterationsIn(each, launch, project),
          )
        : []),
    ];
  });
}

/** The setting, and the program that the tree has for it; nothing if that is not in the tree. */
function programsOfTool(
  { toolProgram }: AsToolProgram,
  { key, value, span }: Setting,
  path: string,
  project: Project,
): Alteration[] {
  const programs = committedAt(folderOf(path), toolProgram.replace(/^\.\//, ''), project);
  const of = { kind: 'path', what: key, isExpected: true } as const;
  return programs.length === 0
    ? []
    : [
        { ...of, file: path, span, contentDigest: digestOf(value) },
        ...programs.map((file): Alteration => ({ ...of, file, span: firstPlace })),
      ];
}

function variableOf(
  { variable, inside = null }: AsVariable,
  { key, value, span }: Setting,
  file: string,
  folder: string,
): SetVariable {
  return {
    name: variable,
    what: key,
    value: { text: value, span },
    file,
    inside,
    isOfClient: false,
    starts: [folderOf(file), folder],
  };
}

/** Files of variables that a setting names, relative to its own file or to where that was found. */
function filesNamed(value: string, from: string, folder: string, project: Project): FoundFile[] {
  const written = value.replace(/\?$/, '');
  const named = new Set(
    [folderOf(from), folder].flatMap((start) =>
      pathsOf(written, { starts: [start], project: start, tracked: project.tracked }),
    ),
  );
  return [...named].map((path) => ({ path, format: 'variables', folder }));
}
