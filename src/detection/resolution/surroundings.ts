import type { TrackedKind } from '../../io/tree.ts';
import type { Alteration, ResolvedLaunch } from '../../model/model.ts';
import { folderOf, pathInFolder } from '../../model/paths.ts';
import { digestOf } from '../declarations/digest.ts';
import { firstPlace } from '../declarations/tree.ts';
import { isIdentified } from '../ecosystems/ecosystems.ts';
import type { AmbientFormat } from '../launch/ambient-inputs.ts';
import { withValueDigest } from '../launch/value-digest.ts';
import type { SetVariable } from './judge-variables.ts';
import type { AmbientPlace, PlacedLaunch } from './placed-launch.ts';
import { type Project, unreadableFile } from './project/project.ts';
import type { Setting } from './project/settings.ts';
import { withoutExplicit } from './settings/python-judges.ts';
import {
  type AsToolProgram,
  type AsVariable,
  filesMatching,
  type Judge,
} from './settings/settings-format.ts';
import { settingsFormats } from './settings/settings-formats.ts';
import { committedPathsAt } from './tree-programs.ts';
import { pathsInTree } from './value-paths.ts';
import { startFolders, valuePlace } from './working-folder.ts';

/**
 * The effect of a file in a launch's surroundings: an alteration, or a variable to judge together with all
 * other variables.
 */
export type AmbientAlteration = Alteration | SetVariable;

/**
 * Returns the effects on a launch of the files that its programs read by default or that its command line
 * specifies.
 */
export function findAmbientAlterations(
  placed: PlacedLaunch,
  project: Project,
): AmbientAlteration[] {
  const { launch } = placed;
  const files = new Map(
    placed.ambient
      .flatMap((each) => findAmbientFiles(each, project))
      .map((file) => [file.key, file]),
  );
  return [
    ...[...files.values()].flatMap((file) => alterationsIn(file, launch, project)),
    ...placed.ambient.flatMap(({ at }) =>
      at !== null && /^\/(?:proc|dev)\//.test(at.text)
        ? [
            {
              kind: 'loader',
              what: 'a file that sets variables',
              file: null,
              span: at.span,
            } as const,
          ]
        : [],
    ),
  ];
}

interface FoundFile {
  readonly key: string;
  readonly path: string;
  readonly format: AmbientFormat;
  /** The folder in which the program looked for the file. */
  readonly folder: string;
}

/**
 * Holds one object per file, format and folder in a project, because other caches use that object as a key.
 */
const foundFiles = new WeakMap<Project, Map<string, FoundFile>>();

function foundFile(
  path: string,
  format: AmbientFormat,
  folder: string,
  project: Project,
): FoundFile {
  const ofProject = foundFiles.get(project) ?? new Map<string, FoundFile>();
  foundFiles.set(project, ofProject);
  const key = `${format} ${path}`;
  const knownFile = ofProject.get(`${key}\0${folder}`) ?? { key, path, format, folder };
  ofProject.set(`${key}\0${folder}`, knownFile);
  return knownFile;
}

function findAmbientFiles(
  { file, at, place }: AmbientPlace,
  project: Project,
): readonly FoundFile[] {
  const { format, search } = file;
  if (at !== null) {
    return pathsInTree(file.path, valuePlace(place, project)).flatMap((path) => {
      // The content of a file in a submodule is unknown.
      const unknown = project.unknownAt(path);
      if (unknown !== null) return [foundFile(unknown, format, folderOf(unknown), project)];
      // A folder represents the files in it.
      const isCode = format === 'code' || format === 'committed';
      const isFolder = !isCode && project.tracked.kindAt(path) === 'folder';
      const names = isFolder ? project.tracked.namesIn(path) : [];
      if (format === 'committed' && !isFileKind(project.tracked.kindAt(path))) return [];
      const paths = isFolder ? names.map((name) => pathInFolder(path, name)) : [path];
      return paths.map((each) => foundFile(each, format, folderOf(each), project));
    });
  }
  const filesIn = (folder: string): readonly FoundFile[] =>
    (format === 'committed'
      ? committedPathsAt(folder, file.path, project)
      : filesMatching(folder, file.path, project)
    ).map((path) => foundFile(path, format, folder, project));
  const starts = startFolders(place);
  return search === 'upwards'
    ? project.upwards(`${format} ${file.path}`, starts, filesIn)
    : [...new Set(starts)].flatMap(filesIn);
}

const isFileKind = (kind: TrackedKind | null): boolean => kind !== null && kind !== 'folder';

/**
 * Returns the effects of a file on a launch. An unreadable file is treated as a registry alteration, because
 * it could change anything.
 */
function alterationsIn(
  file: FoundFile,
  launch: ResolvedLaunch,
  project: Project,
): AmbientAlteration[] {
  const { path, format, folder } = file;
  const { kind, types, judge, namesVariables } = settingsFormats[format];
  if (types !== 'any' && !(isIdentified(launch) && types.includes(launch.type))) return [];
  if (format === 'committed') {
    return [{ kind: 'path', what: 'committed code', file: path, span: firstPlace }];
  }
  const settings = settingsByFile.get(file) ?? project.get(path, kind);
  if (settings !== null) settingsByFile.set(file, settings);
  if (settings === null) {
    return project.isUnreadable(path, kind)
      ? [{ kind: 'registry', file: path, ...unreadableFile(path, project) }]
      : [];
  }
  const context = { launch, name: launch.name ?? '', path, folder, project };
  return withoutExplicit(settings).flatMap((setting): readonly AmbientAlteration[] => {
    const judgement = judge(setting, context);
    const ownEffects =
      judgement === null ? [] : effectsOfSetting(setting, judgement, file, project);
    if (!namesVariables?.test(setting.key)) return ownEffects;
    const namedFiles = filesNamed(setting.value, path, folder, project);
    return [...ownEffects, ...namedFiles.flatMap((each) => alterationsIn(each, launch, project))];
  });
}

/** Caches settings by file, because a lookup through hundreds of folders is slow. */
const settingsByFile = new WeakMap<FoundFile, readonly Setting[]>();

/** The effects of a setting, with the judgement that causes them. */
interface Brought {
  readonly judged: NonNullable<ReturnType<Judge>>;
  readonly effects: readonly AmbientAlteration[];
}

/**
 * Caches the effects of each file's settings. Launches share the effects of a setting if the setting is
 * judged the same for all of them.
 */
const broughtBy = new WeakMap<FoundFile, Map<Setting, Brought[]>>();

function effectsOfSetting(
  setting: Setting,
  judged: Brought['judged'],
  file: FoundFile,
  project: Project,
): readonly AmbientAlteration[] {
  const ofFile = broughtBy.get(file) ?? new Map<Setting, Brought[]>();
  broughtBy.set(file, ofFile);
  const cachedEffects = ofFile.get(setting) ?? [];
  ofFile.set(setting, cachedEffects);
  const same = cachedEffects.find((each) => isSame(each.judged, judged));
  if (same !== undefined) return same.effects;
  const { path, folder } = file;
  const { key, value, span } = setting;
  const what = key === '' ? path.slice(path.lastIndexOf('/') + 1) : key;
  const found =
    typeof judged === 'string'
      ? [withValueDigest({ kind: judged, what, file: path, span }, value)]
      : 'toolProgram' in judged
        ? programsOfTool(judged, { key: what, value, span }, path, project)
        : [toSetVariable(judged, { key: what, value, span }, path, folder)];
  cachedEffects.push({ judged, effects: found });
  return found;
}

function isSame(one: Brought['judged'], other: Brought['judged']): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  if ('toolProgram' in one || 'toolProgram' in other) {
    return 'toolProgram' in one && 'toolProgram' in other && one.toolProgram === other.toolProgram;
  }
  return one.variable === other.variable && one.inside?.join() === other.inside?.join();
}

/**
 * Returns alterations for a setting and for the program to which it refers; empty if the program is not in
 * the tree.
 */
function programsOfTool(
  { toolProgram }: AsToolProgram,
  { key, value, span }: Setting,
  path: string,
  project: Project,
): Alteration[] {
  const programs = committedPathsAt(folderOf(path), toolProgram.replace(/^\.\//, ''), project);
  const of = { kind: 'path', what: key, isExpected: true } as const;
  return programs.length === 0
    ? []
    : [
        { ...of, file: path, span, contentDigest: digestOf(value) },
        ...programs.map((file): Alteration => ({ ...of, file, span: firstPlace })),
      ];
}

function toSetVariable(
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

/**
 * Returns the variable files to which a setting refers. Paths are relative to the folder of the settings file
 * or to the folder in which a program looked for it.
 */
function filesNamed(value: string, from: string, folder: string, project: Project): FoundFile[] {
  const plainValue = value.replace(/\?$/, '');
  const namedPaths = new Set(
    [folderOf(from), folder].flatMap((start) =>
      pathsInTree(plainValue, { starts: [start], project: start, tracked: project.tracked }),
    ),
  );
  return [...namedPaths].map((path) => foundFile(path, 'variables', folder, project));
}
