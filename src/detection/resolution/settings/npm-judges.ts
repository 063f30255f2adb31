import { variableName } from '../../launch/settings.ts';
import { type Setting, yamlSettings } from '../project/settings.ts';
import { replacementJudge } from './other-judges.ts';
import { isInScope, type Judge, type Judged } from './settings-format.ts';

/**
 * Each settings line is treated as the variable with the same name; the variable's table defines the line's
 * meaning. This file handles the exceptions: scope registries in each file, and settings that contain
 * programs.
 */

/**
 * Judges npm settings, and Yarn 1 settings, whose options for one command start with `--`. A variable may
 * expand to any key.
 */
export const npmrcJudge: Judge = ({ key }) => {
  if (key.includes('${')) return 'registry';
  // npm starts a program that generates a token.
  if (/tokenhelper$/i.test(key)) return 'path';
  const option = /^--(?:[\w-]+\.)?(.+)$/.exec(key)?.[1];
  return {
    variable:
      option === undefined ? variableName('npm_config_', key) : variableName('YARN_', option),
  };
};

export const yarnrcYmlJudge: Judge = ({ key, value }) => {
  const scope = /^npmScopes\.(.+)\.npmRegistryServer$/.exec(key)?.[1];
  if (scope !== undefined) return { variable: scopeRegistryVariable(scope) };
  // Many projects commit Yarn's own releases and plugins. Any other program is not part of Yarn.
  if (key === 'yarnPath') return isRelease(value) ? { toolProgram: value } : 'path';
  if (/^plugins\.spec$|^plugins\.checksum$/.test(key)) return null;
  if (/^plugins(?:\.path)?$/.test(key)) {
    return /^(?:\.\/)?\.yarn\/plugins\/@yarnpkg\/plugin-[\w-]+\.cjs$/.test(value)
      ? { toolProgram: value }
      : 'loader';
  }
  // The environment files themselves are read and judged.
  if (key === 'injectEnvironmentFiles') return null;
  if (key.startsWith('packageExtensions.')) return addsPackages(key) ? 'registry' : null;
  // A setting for some hosts, registries or scopes has the same meaning as the setting for all of them.
  const ofSome = /^(?:networkSettings|npmRegistries|npmScopes)\..*\.(\w+)$/.exec(key)?.[1];
  return { variable: variableName('YARN_', ofSome ?? key.replace(/\..*$/s, '')) };
};

/** Whether a package extension adds other packages. Any added package is installed and may run. */
const addsPackages = (key: string): boolean => /\.(?:optionalD|d)ependencies\./.test(key);

/** Returns the variable for a scope's registry. The scope may be written with or without `@`. */
const scopeRegistryVariable = (scope: string): string =>
  `npm_config_@${scope.replace(/^@/, '')}:registry`;

const isRelease = (path: string): boolean =>
  /^(?:\.\/)?\.yarn\/releases\/yarn-[\w.-]+\.[cm]?js$/.test(path);

/** Judges Yarn 1 settings. */
export const yarnrcJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (key !== 'yarn-path') return npmrcJudge(setting, of);
  return isRelease(value) ? { toolProgram: value } : 'path';
};

/**
 * Judges `.npmrc` settings, which are spelled differently in this file; nested keys are judged as part of the
 * key above them. Overrides also affect what `dlx` fetches (pnpm 12). For installed packages, the lockfile
 * determines the version.
 */
export const pnpmWorkspaceJudge: Judge = (setting, context) => {
  const { key } = setting;
  if (key.startsWith('overrides.')) {
    return context.launch.resolved === null
      ? replacementJudge(fromCatalog(setting, context), context)
      : null;
  }
  if (key.startsWith('packageExtensions.')) return addsPackages(key) ? 'registry' : null;
  const scope = /^registries\.(.+)$/.exec(key)?.[1];
  if (scope !== undefined && scope !== 'default') return { variable: scopeRegistryVariable(scope) };
  const ownKey = scope === undefined ? key.replace(/\..*$/s, '') : 'registry';
  return { variable: variableName('npm_config_', ownKey) };
};

/** Returns an override with its version from the file's catalog, if the override refers to one. */
function fromCatalog(setting: Setting, { path, project }: Judged): Setting {
  const catalog = /^catalog:(?:default$)?(.*)$/s.exec(setting.value)?.[1];
  if (catalog === undefined) return setting;
  const name = setting.key.replace(/^overrides\.(?:.*>)?/s, '').replace(/(?<=.)@.*$/s, '');
  const key = catalog === '' ? `catalog.${name}` : `catalogs.${catalog}.${name}`;
  const catalogSetting = project.get(path, yamlSettings)?.find((each) => each.key === key);
  return catalogSetting === undefined ? setting : { ...setting, value: catalogSetting.value };
}

export const bunfigJudge: Judge = ({ key }, { name }) => {
  const scope = /^install\.scopes\.(.+)/.exec(key)?.[1];
  if (scope === undefined) {
    const own = key.replace(/^(?:install|run)\./, '').replaceAll('.', '_');
    return { variable: variableName('BUN_CONFIG_', own) };
  }
  // The key may end with a dot and the name of a part of the address. A scope may itself contain dots.
  const [, above = scope, part = 'url'] =
    /^(.+)\.(url|token|username|password)$/s.exec(scope) ?? [];
  if (isInScope(scope, name) || part === 'url') {
    return { variable: scopeRegistryVariable(isInScope(scope, name) ? scope : above) };
  }
  return { variable: variableName('BUN_CONFIG_REGISTRY_', part) };
};

/** Judges the `bunfig.toml` settings that apply to a program that Bun runs. */
export const bunProgramJudge: Judge = (setting, of) =>
  setting.key.startsWith('install.') ? null : bunfigJudge(setting, of);

/** Judges a code file that the package manager runs before anything else. */
export const codeJudge: Judge = () => 'loader';
