import { variableName } from '../../launch/settings.ts';
import { type Setting, yamlSettings } from '../project/settings.ts';
import { replacementJudge } from './other-judges.ts';
import { isInScope, type Judge, type Judged } from './settings-format.ts';

/**
 * A setting is judged like the variable with the same name, so the variable tables define its meaning. This
 * module handles the exceptions: scope registries, and settings that specify programs.
 */

/**
 * Judges npm settings and Yarn 1 settings. In Yarn 1, options for a single command start with `--`. A key
 * that contains a variable is treated as a registry, because the variable can expand to any key.
 */
export const npmrcJudge: Judge = ({ key }) => {
  if (key.includes('${')) return 'registry';
  // `tokenHelper` specifies a program that generates a token.
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
  // The files that this setting lists are read and judged separately.
  if (key === 'injectEnvironmentFiles') return null;
  if (key.startsWith('packageExtensions.')) return addsPackages(key) ? 'registry' : null;
  // A setting for particular hosts, registries or scopes has the same meaning as the global setting.
  const ofSome = /^(?:networkSettings|npmRegistries|npmScopes)\..*\.(\w+)$/.exec(key)?.[1];
  return { variable: variableName('YARN_', ofSome ?? key.replace(/\..*$/s, '')) };
};

/** Reports whether a package extension adds packages, which are then installed and can run. */
const addsPackages = (key: string): boolean => /\.(?:optionalD|d)ependencies\./.test(key);

const scopeRegistryVariable = (scope: string): string =>
  `npm_config_@${scope.replace(/^@/, '')}:registry`;

const isRelease = (path: string): boolean =>
  /^(?:\.\/)?\.yarn\/releases\/yarn-[\w.-]+\.[cm]?js$/.test(path);

export const yarnrcJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (key !== 'yarn-path') return npmrcJudge(setting, of);
  return isRelease(value) ? { toolProgram: value } : 'path';
};

/**
 * Judges `pnpm-workspace.yaml`, which spells `.npmrc` settings differently. A nested key is judged as its
 * top-level key. Overrides also affect what `dlx` fetches (pnpm 12); for installed packages, the lockfile
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

/** Replaces a `catalog:` reference in an override with the version from the file's catalog. */
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
  // The key can end with a property such as `.url`, and a scope can itself contain dots.
  const [, above = scope, part = 'url'] =
    /^(.+)\.(url|token|username|password)$/s.exec(scope) ?? [];
  if (isInScope(scope, name) || part === 'url') {
    return { variable: scopeRegistryVariable(isInScope(scope, name) ? scope : above) };
  }
  return { variable: variableName('BUN_CONFIG_REGISTRY_', part) };
};

export const bunProgramJudge: Judge = (setting, of) =>
  setting.key.startsWith('install.') ? null : bunfigJudge(setting, of);

/** Judges a code file that the package manager runs before anything else. */
export const codeJudge: Judge = () => 'loader';
