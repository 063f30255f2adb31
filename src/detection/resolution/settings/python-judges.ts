import { folderOf, pathInFolder } from '../../../model/paths.ts';
import { pathBelow } from '../../declarations/paths.ts';
import { isIdentified } from '../../ecosystems/ecosystems.ts';
import { pypi, readPypiSpec } from '../../ecosystems/pypi.ts';
import { variableName } from '../../launch/settings.ts';
import { maxManifests, type Project } from '../project/project.ts';
import { type Setting, tomlSettings } from '../project/settings.ts';
import { foldersMatching } from '../workspace-folders.ts';
import { isOfTree, type Judge, type Judged, registryKind } from './settings-format.ts';

const requirementLists =
  /^(?:pip\.)?(?:override|constraint|build-constraint|exclude)-dependencies$/;

export const uvJudge: Judge = ({ key, value }, context) => {
  if (requirementLists.test(key)) return namesPackage(value, context.name) ? 'registry' : null;
  // `requires-dist` replaces the requirements that a package declares.
  if (key.startsWith('dependency-metadata.')) return /requires-dist/.test(key) ? 'registry' : null;
  const [first = '', second] = key.replace(/^pip\./, '').split('.');
  const ownKey =
    first === 'index' && second !== undefined && second !== 'url' ? `index-${second}` : first;
  return { variable: variableName('UV_', ownKey) };
};

/**
 * Judges `tool.uv` in a manifest, and the sources that the project, or a project that it installs, specifies
 * for the launched package. Sources matter because uv takes packages for `--with` from the project's
 * environment if that environment contains them. Overrides and constraints are handled where dependencies are
 * read.
 */
export const toolUvJudge: Judge = (setting, context) => {
  if (isPackageSource(setting, context.name)) return 'registry';
  if (installs(setting, context)) return 'registry';
  const key = setting.key.slice('tool.uv.'.length);
  return setting.key.startsWith('tool.uv.') && !requirementLists.test(key)
    ? uvJudge({ ...setting, key }, context)
    : null;
};

/**
 * Reports whether a manifest setting specifies a source for the named package, such as a path, an address or
 * another index.
 */
function isPackageSource({ key, value }: Setting, name: string): boolean {
  const source = /^tool\.uv\.sources\.(.+)\.(?:path|url|git|index|workspace)$/s.exec(key)?.[1];
  if (source !== undefined) return pypi.normaliseName(source) === name;
  const isRequirement =
    /^(?:project\.(?:dependencies|optional-dependencies\..*)|dependency-groups\..*)$/s.test(key);
  if (!isRequirement || !value.includes('@')) return false;
  const required = /^\s*([\w.-]+)(?:\s*\[[^\]]*\])?\s*@/.exec(value)?.[1];
  return required !== undefined && pypi.normaliseName(required) === name;
}

/**
 * Reports whether a setting makes uv install a project in the tree that specifies a source for the launched
 * package.
 */
function installs({ key, value }: Setting, { name, path, project }: Judged): boolean {
  const isMember = key === 'tool.uv.workspace.members';
  if (!isMember && !/^tool\.uv\.sources\..+\.path$/s.test(key)) return false;
  const sources = project.once(`sources of uv from ${path} ${key} ${value}`, () =>
    sourcesBelow(settingFolders(folderOf(path), value, isMember, project), project),
  );
  return sources.some((each) => isPackageSource(each, name));
}

function settingFolders(
  from: string,
  value: string,
  isMember: boolean,
  project: Project,
): string[] {
  if (isMember) return foldersMatching(from, value, project);
  const folder = pathBelow(from, value);
  return folder === null ? [] : [folder];
}

/**
 * Returns the source and requirement settings of the manifests in the given folders and, recursively, of the
 * manifests to which their source paths refer.
 */
function sourcesBelow(starts: readonly string[], project: Project): readonly Setting[] {
  const folders = new Set(starts);
  const matchingSettings: Setting[] = [];
  // The loop adds to the set that it iterates over.
  for (const folder of folders) {
    if (folders.size > maxManifests) break;
    const settings = project.get(pathInFolder(folder, 'pyproject.toml'), tomlSettings) ?? [];
    for (const setting of settings) {
      if (/^(?:tool\.uv\.sources|project|dependency-groups)\./.test(setting.key))
        matchingSettings.push(setting);
      if (!/^tool\.uv\.sources\..+\.path$/s.test(setting.key)) continue;
      const next = pathBelow(folder, setting.value);
      if (next !== null) folders.add(next);
    }
  }
  return matchingSettings;
}

function namesPackage(requirement: string, name: string): boolean {
  const spec = readPypiSpec(requirement.trim());
  return !isIdentified(spec) || pypi.normaliseName(spec.name) === name;
}

/** Returns a judge for the indexes in a package manager's section, such as `[[tool.poetry.source]]`. */
export function sourceJudge(prefix: string): Judge {
  return ({ key, value }) => (key === `${prefix}.url` ? registryKind(value) : null);
}

export const pdmProjectJudge: Judge = (setting, of) => {
  const [, name] = /^tool\.pdm\.resolution\.overrides\.(.+)$/s.exec(setting.key) ?? [];
  if (name !== undefined) return pypi.normaliseName(name) === of.name ? 'registry' : null;
  return sourceJudge('tool.pdm.source')(setting, of);
};

export const poetryJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (key.startsWith('repositories.')) return registryKind(value);
  return key === 'virtualenvs.path' && isOfTree(value, of) ? 'path' : null;
};

export const pdmJudge: Judge = (setting, context) => {
  const { key, value } = setting;
  if (/^pypi(?:\.[^.]+)?\.url$/.test(key)) return registryKind(value);
  return /^(?:python\.path|venv\.location|cache_dir)$/.test(key) && isOfTree(value, context)
    ? 'path'
    : null;
};

/** Variables that control where Python, pip and uv find the code that they load. */
const deciding = '(?:PIP_|UV_|PYTHON|LD_|DYLD_|PATH$)';

export const hatchJudge: Judge = ({ key }) => {
  const own = /^(?:tool\.hatch\.)?(envs?\..*)$/s.exec(key)?.[1] ?? '';
  const isCode = /\.(?:pre|post)-install-commands\b|^env\.requires\b/.test(own);
  return isCode || new RegExp(String.raw`\.env-vars\.${deciding}`).test(own) ? 'path' : null;
};

export const pixiJudge: Judge = ({ key, value }) => {
  if (/(?:^|\.)pypi-(?:options|config)\.(?:index-url|extra-index-urls|find-links)\b/.test(key)) {
    return registryKind(value);
  }
  const isActivation = new RegExp(String.raw`(?:^|\.)activation\.(?:scripts\b|env\.${deciding})`);
  return isActivation.test(key) ? 'path' : null;
};

/** Judges a Python version request that specifies the interpreter by path. */
export const pythonVersionJudge: Judge = ({ value }, of) =>
  value.split(/\r\n|\r|\n/).some((line) => /[\\/]/.test(line) && isOfTree(line.trim(), of))
    ? 'path'
    : null;

/** Removes explicit indexes, which apply only to packages whose sources refer to them. */
export function withoutExplicit(settings: readonly Setting[]): readonly Setting[] {
  // The keys of an index are adjacent, so a repeated key starts the next index.
  const isOfIndex = ({ key }: Setting): boolean => /^(?:tool\.uv\.)?index\./.test(key);
  const indexes: Setting[][] = [];
  for (const setting of settings.filter(isOfIndex)) {
    const last = indexes.at(-1);
    if (last === undefined || last.some(({ key }) => key === setting.key)) indexes.push([setting]);
    else last.push(setting);
  }
  const explicit = new Set(
    indexes
      .filter((each) =>
        each.some(({ key, value }) => key.endsWith('index.explicit') && value === 'true'),
      )
      .flat(),
  );
  return settings.filter((setting) => !explicit.has(setting));
}
