import type { Alteration, AlterationKind } from '../model.ts';
import { packageJson } from '../project/package-json.ts';
import { foldersUpFrom, inFolder, nearest, type Project } from '../project/project.ts';
import { pyproject } from '../project/pyproject.ts';
import { envFile, npmrc, type Setting, tomlSettings, yamlSettings } from '../project/settings.ts';
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
  // A release of Yarn itself is committed by many; any other program is not Yarn.
  if (key === 'yarnPath')
    return /^\.yarn\/releases\/yarn-[\w.-]+\.[cm]?js$/.test(value) ? null : 'path';
  return null;
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

type SettingsKind = typeof npmrc;

/** The settings files of each manager, and what counts in them. Sources: the managers' references. */
const files: Readonly<
  Record<
    Manager,
    readonly { readonly name: string; readonly kind: SettingsKind; readonly judge: Judge }[]
  >
> = {
  npm: [{ name: '.npmrc', kind: npmrc, judge: npmrcJudge }],
  pnpm: [{ name: '.npmrc', kind: npmrc, judge: npmrcJudge }],
  yarn: [
    { name: '.yarnrc.yml', kind: yamlSettings, judge: yarnrcJudge },
    { name: '.npmrc', kind: npmrc, judge: npmrcJudge },
  ],
  bun: [
    { name: 'bunfig.toml', kind: tomlSettings, judge: bunfigJudge },
    { name: '.npmrc', kind: npmrc, judge: npmrcJudge },
  ],
  // Only for `uv run`: what `uvx` fetches is not a matter of the project.
  uv: [{ name: 'uv.toml', kind: tomlSettings, judge: uvJudge }],
};

/**
 * What the files around a launch change about what it fetches or runs: settings of the package
 * manager from the working folder upwards, variables of files, and a program of the project's own.
 */
export function alterationsAround(thing: Launched, place: Place, project: Project): Alteration[] {
  const found: Alteration[] = [];
  const { manager, ownProgram, name } = thing;
  const isPackage = thing.type === 'npm' || thing.type === 'pypi';
  if (manager !== undefined && isPackage && place.folder !== null && name !== null) {
    for (const folder of foldersUpFrom(place.folder)) {
      for (const { name: file, kind, judge } of files[manager]) {
        const path = inFolder(folder, file);
        found.push(...judged(project.get(path, kind) ?? [], path, judge, name));
      }
    }
    if (manager === 'uv') {
      const path = nearest(project, place.folder, 'pyproject.toml');
      const settings = path === null ? [] : (project.get(path, pyproject)?.settings ?? []);
      found.push(...judged(settings, path ?? '', uvJudge, name));
    }
  }
  if (ownProgram !== undefined && place.folder !== null) {
    const path = nearest(project, place.folder, 'package.json');
    const own = path === null ? null : project.get(path, packageJson)?.programs.get(ownProgram);
    if (own)
      found.push({
        kind: 'path',
        what: 'the project’s own program of that name',
        file: path,
        span: own.span,
      });
  }
  for (const word of thing.envFiles ?? []) {
    const path = locate(place, word.text);
    for (const { key, value, span } of (path === null ? null : project.get(path, envFile)) ?? []) {
      const [alteration] = alterationsOf(new Map([[key, { text: value, span }]]));
      if (alteration !== undefined) found.push({ ...alteration, file: path });
    }
  }
  return found;
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
