import type { Alteration, AlterationKind } from '../model.ts';
import { packageJson } from '../project/package-json.ts';
import { foldersUpFrom, inFolder, nearest, type Project } from '../project/project.ts';
import { pyproject } from '../project/pyproject.ts';
import {
  envFile,
  npmrc,
  type Setting,
  tomlSettings,
  yamlSettings,
  yarnrc,
} from '../project/settings.ts';
import { alterationsOf } from './environment.ts';
import type { Launched, Manager } from './launcher.ts';
import { locate, type Place } from './settle.ts';

/** Decides what a setting of a file changes; null where it changes nothing that matters. */
type Judge = (setting: Setting, name: string) => AlterationKind | null;

/** Registries that packages come from unless somebody says otherwise. */
const defaults = [
  /^https?:\/\/registry\.npmjs\.org\/?$/,
  /^https?:\/\/registry\.yarnpkg\.com\/?$/,
  /^https:\/\/pypi\.org\/simple\/?$/,
];

const isDefault = (value: string): boolean => defaults.some((pattern) => pattern.test(value));

/** Whether a registry that is set for a scope counts for a package. */
function isInScope(scope: string, name: string): boolean {
  const bare = scope.replace(/^@/, '');
  return name.startsWith(`@${bare}/`);
}

const npmrcJudge: Judge = ({ key, value, span }, name) => {
  const scope = /^(@[^:]+):registry$/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, name) && !isDefault(value) ? 'registry' : null;
  if (key === 'registry') return isDefault(value) ? null : 'registry';
  // The other keys are those of `npm_config_…`.
  const env = new Map([[`npm_config_${key.replaceAll('-', '_')}`, { text: value, span }]]);
  return alterationsOf(env)[0]?.kind ?? null;
};

const yarnrcJudge: Judge = ({ key, value }, name) => {
  if (key === 'npmRegistryServer') return isDefault(value) ? null : 'registry';
  const scope = /^npmScopes\.(.+)\.npmRegistryServer$/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, name) && !isDefault(value) ? 'registry' : null;
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

const pnpmJudge: Judge = ({ key, value }, name) => {
  const scope = /^registries\.(@[^.]+)$/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, name) && !isDefault(value) ? 'registry' : null;
  return /^(?:registry|registries\.default)$/.test(key) && !isDefault(value) ? 'registry' : null;
};

const bunfigJudge: Judge = ({ key, value }, name) => {
  if (/^install\.registry(?:\.url)?$/.test(key)) return isDefault(value) ? null : 'registry';
  const scope = /^install\.scopes\.([^.]+)/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, name) ? 'registry' : null;
  return key === 'preload' ? 'loader' : null;
};

const uvJudge: Judge = ({ key, value }) => {
  const isSource = /^(?:pip\.)?(?:index-url|extra-index-url|find-links|index\.url)$/.test(key);
  return isSource && !isDefault(value) ? 'registry' : null;
};

/** An index that is explicit counts only for the packages whose sources name it. */
function withoutExplicit(settings: readonly Setting[]): readonly Setting[] {
  const isExplicit = settings.some(
    ({ key, value }) => key === 'index.explicit' && value === 'true',
  );
  const urls = settings.filter(({ key }) => key === 'index.url');
  const marks = settings.filter(({ key }) => key === 'index.explicit');
  // Where each index says so, none of them serves the others.
  return isExplicit && marks.length === urls.length
    ? settings.filter(({ key }) => key !== 'index.url')
    : settings;
}

interface SettingsFile {
  readonly name: string;
  readonly kind: typeof npmrc;
  readonly judge: Judge;
}

const ofNpm: SettingsFile = { name: '.npmrc', kind: npmrc, judge: npmrcJudge };

/** The settings files of each manager, and what counts in them. Sources: the managers' references. */
const files: Readonly<Partial<Record<Manager, readonly SettingsFile[]>>> = {
  npm: [ofNpm],
  pnpm: [ofNpm, { name: 'pnpm-workspace.yaml', kind: yamlSettings, judge: pnpmJudge }],
  yarn: [
    { name: '.yarnrc.yml', kind: yamlSettings, judge: yarnrcJudge },
    { name: '.yarnrc', kind: yarnrc, judge: oldYarnrcJudge },
    ofNpm,
  ],
  bun: [{ name: 'bunfig.toml', kind: tomlSettings, judge: bunfigJudge }, ofNpm],
  // Only for `uv run`: what `uvx` fetches is not a matter of the project.
  uv: [{ name: 'uv.toml', kind: tomlSettings, judge: uvJudge }],
};

/**
 * What the files around a launch change about what it fetches or runs: settings of the package
 * manager from the working folder upwards, variables of files, and a program of the project's own.
 *
 * @param thing settled: it says where it is started
 * @param place of the launch, for the files of variables
 */
export function alterationsAround(thing: Launched, place: Place, project: Project): Alteration[] {
  const found: Alteration[] = [];
  const { manager, ownProgram, name } = thing;
  const home = thing.home ?? null;
  const isPackage = thing.type === 'npm' || thing.type === 'pypi';
  if (manager !== undefined && isPackage && home !== null && name !== null) {
    for (const folder of foldersUpFrom(home)) {
      for (const file of files[manager] ?? []) {
        found.push(...settingsIn(inFolder(folder, file.name), file, name, project));
      }
    }
    if (manager === 'uv') {
      const path = nearest(project, home, 'pyproject.toml');
      const settings = path === null ? [] : (project.get(path, pyproject)?.settings ?? []);
      found.push(...judged(withoutExplicit(settings), path ?? '', uvJudge, name));
    }
  }
  if (ownProgram !== undefined && home !== null) {
    const path = nearest(project, home, 'package.json');
    const own = path === null ? null : project.get(path, packageJson)?.programs.get(ownProgram);
    if (own) {
      const what = 'the project’s own program of that name';
      found.push({ kind: 'path', what, file: path, span: own.span });
    }
  }
  for (const word of thing.envFiles ?? []) {
    if (/^\/(?:proc|dev)\//.test(word.text)) {
      found.push({ kind: 'loader', what: 'a file of variables', file: null, span: word.span });
    }
    const path = locate(place, word.text);
    for (const { key, value, span } of (path === null ? null : project.get(path, envFile)) ?? []) {
      const [alteration] = alterationsOf(new Map([[key, { text: value, span }]]));
      if (alteration !== undefined) found.push({ ...alteration, file: path });
    }
  }
  return found;
}

/** What one file of settings changes about a package; one that is there and cannot be read may change all. */
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
    return kind === null ? [] : [{ kind, what: setting.key, file, span: setting.span }];
  });
}
