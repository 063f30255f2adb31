import { ecosystems, isIdentified, sameVersion } from '../../ecosystems/ecosystems.ts';
import { readNpmSpec } from '../../ecosystems/npm.ts';
import { variableName } from '../../launch/settings.ts';
import { maxManifests } from '../project/project.ts';
import { jsonSettings } from '../project/settings.ts';
import { isOfTree, type Judge, type Judged, registryKind } from './settings-format.ts';

/**
 * Judges `deno.json`: mapped specifiers, packages in the tree that replace fetched ones (`links`,
 * `workspace`, `vendor`), and a `node_modules` folder that other tools fill. Each case was tested.
 */
export const denoJudge: Judge = ({ key }, context) => {
  if (/^(?:imports\.[a-z][\w+.-]*:|scopes\.|importMap$|links$|patch$)/i.test(key)) return 'loader';
  if (/^(?:vendor|nodeModulesDir|lock(?:\.path)?)$/.test(key)) {
    return { variable: variableName('DENO_', key.replace('.', '_')) };
  }
  return /^workspace(?:\.members)?$/.test(key) && hasMember(context) ? 'path' : null;
};

/**
 * Judges the parts of `deno.lock` that Deno trusts: the launched package's version, a package's address, and
 * a different package under a dependency's name. Each case was tested.
 */
export const denoLockJudge: Judge = ({ key, value }, { launch }) => {
  const [, type, name, wanted] =
    /^(?:packages\.)?specifiers\.(npm|jsr):(.+?)(?:@([^@]*))?$/s.exec(key) ?? [];
  if (type !== undefined) {
    if (!isIdentified(launch) || launch.type !== type || launch.name !== name) return null;
    // A `_` separates the package's version from the versions of its peers.
    const [version = ''] = value.replace(/^(?:npm|jsr):@?[^@]+@/, '').split('_', 1);
    const { pin } = launch;
    if (pin === 'exact') {
      return sameVersion(launch.type, wanted ?? '', launch.version ?? '') &&
        !sameVersion(launch.type, version, launch.version ?? '')
        ? 'path'
        : null;
    }
    const isOther =
      pin === 'range' && ecosystems[launch.type].satisfies(version, launch.version ?? '') === false;
    return isOther && wanted === launch.specifier ? 'path' : null;
  }
  if (!/^(?:packages\.)?npm\./.test(key)) return null;
  if (key.endsWith('.tarball')) return registryKind(value);
  // Aliases such as `string-width-cjs@npm:string-width@4.2.3` are common and refer to another build of the
  // same package.
  const [, alias, actual] = /^(@?[^@]+)@npm:(@?[^@]+)(?:@|$)/.exec(value) ?? [];
  return alias !== undefined && !alias.startsWith(`${actual}-`) ? 'path' : null;
};

/**
 * Judges whether a `package.json` (for Deno) or overrides (for pnpm) change the source of the launched
 * package, or replace its dependencies. Each case was tested.
 */
export const replacementJudge: Judge = ({ key, value }, { launch, name }) => {
  const [, kind, keys = ''] =
    /^(dependencies|(?:dev|optional|peer)Dependencies|overrides)\.(.+)$/s.exec(key) ?? [];
  if (kind === undefined || keys.startsWith('//')) return null;
  const isOfLaunch =
    kind === 'overrides'
      ? keys.startsWith(`${name}@`) || [keys, keys.replace(/\.\.$/, '')].some(isLast(name))
      : keys === name;
  const spec = readNpmSpec(`x@${value}`);
  const isOther = spec.type !== 'npm' || !['x', name].includes(spec.name);
  if (kind !== 'overrides') return isOfLaunch && isOther ? 'path' : null;
  // The version that `$name` refers to is declared in the same file.
  if (!isOfLaunch) return isOther && !value.startsWith('$') ? 'path' : null;
  const isSame =
    isIdentified(launch) &&
    spec.type === 'npm' &&
    sameVersion('npm', spec.version ?? '', launch.version ?? '');
  return isOther || !isSame ? 'path' : null;
};

function isLast(name: string): (keys: string) => boolean {
  return (keys) => keys === name || keys.endsWith(`.${name}`);
}

/** Reports whether a manifest in the tree has the launched package's name. */
function hasMember({ name: wanted, project }: Judged): boolean {
  return ['deno.json', 'deno.jsonc', 'jsr.json', 'package.json']
    .flatMap((name) => project.named(name).slice(0, maxManifests))
    .some((path) =>
      project.get(path, jsonSettings)?.some(({ key, value }) => key === 'name' && value === wanted),
    );
}

/** Judges package sources, and folders in which NuGet looks for packages before it fetches them. */
export const nugetJudge: Judge = ({ key }) => {
  if (key.startsWith('packagesources.')) return { variable: 'NUGET_SOURCE' };
  if (key.startsWith('fallbackpackagefolders.')) return { variable: 'NUGET_FALLBACK_PACKAGES' };
  const setting = /^config\.(.+)$/s.exec(key)?.[1];
  return setting === undefined ? null : { variable: variableName('NUGET_', setting) };
};

/** Judges paths to another .NET installation. `$host$` refers to the running installation. */
export const globalJsonJudge: Judge = ({ key, value }, of) =>
  key === 'sdk.paths' && value !== '$host$' && isOfTree(value, of) ? 'path' : null;

/** Judges the tool version in the manifest, which takes precedence over the newest version. */
export const dotnetToolsJudge: Judge = ({ key, value }, { launch }) => {
  if (launch.type !== 'nuget' || key.toLowerCase() !== `tools.${launch.name}.version`) return null;
  const isSame = launch.version !== null && sameVersion('nuget', launch.version, value);
  return isSame ? null : 'path';
};
