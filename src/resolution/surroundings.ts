import { foldersUpFrom, inFolder } from '../declarations/paths.ts';
import { addressed } from '../launch/addressed.ts';
import { alterationsOf } from '../launch/environment.ts';
import type { Manager } from '../launch/pending-lookup.ts';
import type { Alteration, AlterationKind, Word } from '../model.ts';
import { ecosystems, isIdentified } from '../versions/ecosystems.ts';
import { isDefaultRegistry } from '../versions/registries.ts';
import type { PlacedLaunch } from './placed-launch.ts';
import type { Project } from './project/project.ts';
import { pyproject } from './project/pyproject.ts';
import {
  envFile,
  npmrc,
  type Setting,
  tomlSettings,
  yamlSettings,
  yarnrc,
} from './project/settings.ts';
import { locate, type WorkingFolder } from './working-folder.ts';

/** What a setting of a file changes about a package; null if it changes nothing that matters. */
type Judge = (setting: Setting, name: string) => AlterationKind | null;

/** Whether a registry that is set for a scope counts for a package. */
function isInScope(scope: string, name: string): boolean {
  const bare = scope.replace(/^@/, '');
  return name.startsWith(`@${bare}/`);
}

/** What it changes to fetch packages from an address. */
const registry = (address: string): AlterationKind | null =>
  isDefaultRegistry(address) ? null : 'registry';

const npmrcJudge: Judge = ({ key, value, span }, name) => {
  // A variable in a key may make any key of it.
  if (key.includes('${')) return 'registry';
  const scope = /^(@[^:]+):registry$/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, name) ? registry(value) : null;
  if (key === 'registry') return registry(value);
  // The other keys are those of `npm_config_…`.
  const env = new Map([[`npm_config_${key.replaceAll('-', '_')}`, { text: value, span }]]);
  return alterationsOf(env)[0]?.kind ?? null;
};

const yarnrcJudge: Judge = ({ key, value }, name) => {
  if (key === 'npmRegistryServer') return registry(value);
  const scope = /^npmScopes\.(.+)\.npmRegistryServer$/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, name) ? registry(value) : null;
  // Releases and plugins of Yarn itself are committed by many; any other program is not Yarn.
  if (key === 'yarnPath') return isRelease(value) ? null : 'path';
  if (/^plugins(?:\.path)?$/.test(key)) {
    return /^(?:\.\/)?\.yarn\/plugins\/@yarnpkg\/plugin-[\w-]+\.cjs$/.test(value) ? null : 'loader';
  }
  return null;
};

const isRelease = (path: string): boolean =>
  /^(?:\.\/)?\.yarn\/releases\/yarn-[\w.-]+\.[cm]?js$/.test(path);

/** Yarn 1. */
const oldYarnrcJudge: Judge = ({ key, value }, name) => {
  if (key === 'yarn-path') return isRelease(value) ? null : 'path';
  return npmrcJudge({ key, value, span: nowhere }, name);
};

const nowhere = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

const pnpmJudge: Judge = ({ key, value, span }, name) => {
  const scope = /^registries\.(@[^.]+)$/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, name) ? registry(value) : null;
  if (key === 'registries.default') return registry(value);
  // The other settings are those of .npmrc in another spelling.
  const spelled = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return key.includes('.') ? null : npmrcJudge({ key: spelled, value, span }, name);
};

const bunfigJudge: Judge = ({ key, value }, name) => {
  if (/^install\.registry(?:\.url)?$/.test(key)) return registry(value);
  const scope = /^install\.scopes\.([^.]+)/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, name) ? 'registry' : null;
  return key === 'preload' ? 'loader' : null;
};

const uvJudge: Judge = ({ key, value }) => {
  const isSource = /^(?:pip\.)?(?:index-url|extra-index-url|find-links|index\.url)$/.test(key);
  return isSource ? registry(value) : null;
};

/** An index that is explicit counts only for the packages whose sources name it. */
function withoutExplicit(settings: readonly Setting[]): readonly Setting[] {
  // The keys of one index are adjacent: a key that comes again belongs to the next index.
  const indexes: Setting[][] = [];
  for (const setting of settings.filter(({ key }) => key.startsWith('index.'))) {
    const last = indexes.at(-1);
    if (last === undefined || last.some(({ key }) => key === setting.key)) indexes.push([setting]);
    else last.push(setting);
  }
  const explicit = indexes.filter((each) =>
    each.some(({ key, value }) => key === 'index.explicit' && value === 'true'),
  );
  return settings.filter((setting) => !explicit.some((each) => each.includes(setting)));
}

interface SettingsFile {
  readonly name: string;
  readonly kind: typeof npmrc;
  readonly judge: Judge;
}

const ofNpm: SettingsFile = { name: '.npmrc', kind: npmrc, judge: npmrcJudge };

/** The settings files of each manager, and what counts in them. Sources: the managers' references. */
const files: Readonly<Record<Manager, readonly SettingsFile[]>> = {
  npm: [ofNpm],
  pnpm: [ofNpm, { name: 'pnpm-workspace.yaml', kind: yamlSettings, judge: pnpmJudge }],
  yarn: [
    { name: '.yarnrc.yml', kind: yamlSettings, judge: yarnrcJudge },
    { name: '.yarnrc', kind: yarnrc, judge: oldYarnrcJudge },
    ofNpm,
  ],
  bun: [{ name: 'bunfig.toml', kind: tomlSettings, judge: bunfigJudge }, ofNpm],
  // Only for `uv run`: `uvx` does not read the settings of the project.
  uv: [{ name: 'uv.toml', kind: tomlSettings, judge: uvJudge }],
  poetry: [],
  pdm: [],
  pipenv: [],
  rye: [],
};

/**
 * What the files around a launch change about what it fetches or runs: settings of the package manager
 * from the working folder upwards, and variables of files.
 *
 * @param start where the client starts the command, for the files of variables
 */
export function alterationsAround(
  placed: PlacedLaunch,
  start: WorkingFolder,
  project: Project,
): Alteration[] {
  return [
    ...managerSettings(placed, project),
    ...placed.envFiles.flatMap((file) => variablesIn(file, start, project)),
  ];
}

/** What settings of the package manager change about what it fetches. */
function managerSettings(
  { launch, manager, workingFolder }: PlacedLaunch,
  project: Project,
): Alteration[] {
  if (!isIdentified(launch) || manager === null || workingFolder === null) return [];
  const { type, name } = launch;
  if (!ecosystems[type].canBeInstalled) return [];
  const found = foldersUpFrom(workingFolder).flatMap((folder) =>
    files[manager].flatMap((file) => settingsIn(inFolder(folder, file.name), file, name, project)),
  );
  return type === 'pypi'
    ? [...found, ...pyprojectAlterations(manager, workingFolder, name, project)]
    : found;
}

/** What a file of variables changes. */
function variablesIn(file: Word, start: WorkingFolder, project: Project): Alteration[] {
  const found: Alteration[] = [];
  if (/^\/(?:proc|dev)\//.test(file.text)) {
    found.push({ kind: 'loader', what: 'a file of variables', file: null, span: file.span });
  }
  const path = locate(start, file.text);
  if (path === null) return found;
  if (project.isUnreadable(path, envFile)) {
    const what = 'a file of variables that cannot be read';
    found.push({ kind: 'loader', what, file: path, span: nowhere });
  }
  for (const { key, value, span } of project.get(path, envFile) ?? []) {
    const [alteration] = alterationsOf(new Map([[key, { text: value, span }]]));
    if (alteration !== undefined) found.push({ ...alteration, file: path });
  }
  return found;
}

/** What the manifests of a Python project, and of those above it, say about where packages come from. */
function pyprojectAlterations(
  manager: Manager,
  folder: string,
  name: string,
  project: Project,
): Alteration[] {
  return foldersUpFrom(folder).flatMap((each) => {
    const path = inFolder(each, 'pyproject.toml');
    const manifest = project.get(path, pyproject);
    if (manifest === null) {
      const what = 'pyproject.toml, which cannot be read,';
      return project.isUnreadable(path, pyproject)
        ? [{ kind: 'registry', what, file: path, span: nowhere } as const]
        : [];
    }
    const source = manifest.sources.find((other) => other.manager === manager);
    const what = `tool.${manager}.source`;
    return [
      ...(source === undefined
        ? []
        : [{ kind: 'registry', what, file: path, span: source.span } as const]),
      ...(manager === 'uv' ? judged(withoutExplicit(manifest.settings), path, uvJudge, name) : []),
    ];
  });
}

/** What one file of settings changes about a package: one that cannot be read may change anything. */
function settingsIn(
  written: string,
  { name: file, kind, judge }: SettingsFile,
  name: string,
  project: Project,
): Alteration[] {
  const path = project.spelled(written);
  if (path === null) return [];
  const settings = project.get(path, kind);
  if (settings === null && project.isUnreadable(path, kind)) {
    const what = `${file}, which cannot be read,`;
    return [{ kind: 'registry', what, file: path, span: nowhere }];
  }
  return judged(withoutExplicit(settings ?? []), path, judge, name);
}

function judged(
  settings: readonly Setting[],
  file: string,
  judge: Judge,
  name: string,
): Alteration[] {
  return settings.flatMap((setting) => {
    const kind = judge(setting, name);
    const { key, value, span } = setting;
    return kind === null ? [] : [addressed({ kind, what: key, file, span }, value)];
  });
}
