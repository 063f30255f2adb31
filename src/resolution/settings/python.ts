import { isIdentified } from '../../versions/ecosystems.ts';
import { pypi, readPypiSpec } from '../../versions/pypi.ts';
import type { Setting } from '../project/settings.ts';
import { isOfTree, type Judge, registryKind } from './format.ts';

/** Settings of uv that change nothing about which code is fetched or run. Source: uv's reference. */
const harmlessForUv =
  /^(?:pip\.)?(?:add-bounds|audit|build-backend|cache-keys|check-url|compile-bytecode|concurrent-\w+|conflicts|default-groups|dependency-groups|dependency-metadata|dev-dependencies|environments|exclude-newer|exclude-newer-package|fork-strategy|http-proxy|https-proxy|http-\w+|index-strategy|keyring-provider|link-mode|managed|native-tls|no-\w[\w-]*|offline|package|prerelease|preview|preview-features|publish-url|python-downloads|python-preference|refresh|refresh-package|reinstall|reinstall-package|required-environments|required-version|sources|system-certs|trusted-publishing|upgrade|upgrade-package|workspace|all-extras|extra|group|strict|generate-hashes|annotation-style|output-file|emit-\w[\w-]*|universal|python-version|python-platform|require-hashes|verify-hashes|system|break-system-packages|allow-empty-requirements|custom-compile-command|torch-backend|index\.(?:name|explicit|default|format|publish-url|authenticate|ignore-error-codes|cache-control|exclude-newer))(?:\.|$)/;

/** A list of requirements that replaces or limits what is fetched. */
const requirementLists =
  /^(?:pip\.)?(?:override|constraint|build-constraint|exclude)-dependencies$/;

export const uvJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (/^(?:pip\.)?(?:index-url|extra-index-url|find-links|index\.url)$/.test(key)) {
    return registryKind(value);
  }
  if (requirementLists.test(key)) return names(value, of.name) ? 'registry' : null;
  if (/^(?:pip\.)?cache-dir$/.test(key)) return isOfTree(value, of) ? 'registry' : null;
  if (/^(?:pip\.)?(?:python)$/.test(key)) return isOfTree(value, of) ? 'path' : null;
  return harmlessForUv.test(key) ? null : 'registry';
};

/** Overrides and constraints of a manifest are taken into account where its dependencies are read. */
export const toolUvJudge: Judge = (setting, of) => {
  const key = setting.key.slice('tool.uv.'.length);
  return setting.key.startsWith('tool.uv.') && !requirementLists.test(key)
    ? uvJudge({ ...setting, key }, of)
    : null;
};

/** Whether a requirement is one of a package. */
function names(requirement: string, name: string): boolean {
  const spec = readPypiSpec(requirement.trim());
  return !isIdentified(spec) || pypi.normaliseName(spec.name) === name;
}

/** Other indexes in the section of a manager: `[[tool.poetry.source]]`. */
export function sourceJudge(prefix: string): Judge {
  return ({ key, value }) => (key === `${prefix}.url` ? registryKind(value) : null);
}

export const poetryJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (key.startsWith('repositories.')) return registryKind(value);
  return key === 'virtualenvs.path' && isOfTree(value, of) ? 'path' : null;
};

export const pdmJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (/^pypi(?:\.[^.]+)?\.url$/.test(key)) return registryKind(value);
  return /^(?:python\.path|venv\.location|cache_dir)$/.test(key) && isOfTree(value, of)
    ? 'path'
    : null;
};

/** A request for Python that names a program by its path. */
export const pythonVersionJudge: Judge = ({ value }, of) =>
  value.split(/\r\n|\r|\n/).some((line) => /[\\/]/.test(line) && isOfTree(line.trim(), of))
    ? 'path'
    : null;

/** An index that is explicit counts only for the packages whose sources name it. */
export function withoutExplicit(settings: readonly Setting[]): readonly Setting[] {
  // The keys of one index are adjacent: a key that comes again belongs to the next index.
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
