import { pypi } from '../ecosystems/pypi.ts';
import {
  archiveAtAddress,
  fingerprintValues,
  type LockfileReader,
  lockedPackage,
  normaliseFolder,
  otherRegistry,
  withoutSource,
} from './lockfile.ts';
import { pythonVersion, readTomlPackages } from './toml-packages.ts';
import { asFields, type Fields, field, itemsUnder, textField } from './values.ts';

const folderSources = ['virtual', 'editable', 'directory'] as const;

/**
 * Reads `uv.lock`, which contains one set of packages for all projects in a workspace. Source: uv's `Lock`
 * and `Source` (crates/uv-resolver/src/lock).
 */
export const readUvLock: LockfileReader = (text) => {
  const document = readTomlPackages(text);
  if (document === null || typeof field(document.root, 'version') !== 'number') return null;
  const { root, packages, lineOf } = document;
  const manifest = asFields(field(root, 'manifest'));
  const namesUnder = (key: string): Set<string> =>
    new Set(
      itemsUnder(manifest, key).flatMap((item) => {
        const name = typeof item === 'string' ? item : textField(asFields(item), 'name');
        return name === null ? [] : [pypi.normaliseName(name)];
      }),
    );
  const altered = new Map([
    ...[...namesUnder('constraints')].map((name) => [name, 'a constraint'] as const),
    ...[...namesUnder('overrides')].map((name) => [name, 'an override'] as const),
  ]);
  const members = namesUnder('members');
  const folders = new Set(
    [...packages].flatMap(([name, tables]) =>
      members.has(name) ? tables.flatMap(sourceFolders) : [],
    ),
  );

  return {
    type: 'pypi',
    find: (_folder, written) => {
      const name = pypi.normaliseName(written);
      const [fields, ...others] = packages.get(name) ?? [];
      // Several versions of a package serve different platforms or groups, so the installed version is
      // unknown.
      if (fields === undefined || others.length > 0) return null;
      const version = pythonVersion(fields);
      const ownName = textField(fields, 'name') ?? name;
      return lockedPackage({
        name,
        version,
        line: lineOf(ownName, textField(fields, 'version') ?? ''),
        programs: null,
        written: fingerprintValues(
          ...['version', 'source', 'sdist', 'wheels'].map((key) => field(fields, key)),
        ),
        doubt: sourceDoubt(fields, name) ?? altered.get(name) ?? null,
      });
    },
    withProgram: () => [],
    covers: (folder) => folder === '' || folders.has(folder),
  };
};

function sourceFolders(fields: Fields): string[] {
  const source = asFields(field(fields, 'source'));
  return folderSources.flatMap((key) => {
    const folder = textField(source, key);
    return folder === null ? [] : [normaliseFolder(folder)];
  });
}

function sourceDoubt(fields: Fields, name: string): string | null {
  const source = asFields(field(fields, 'source'));
  const kinds = Object.keys(source ?? {});
  if (kinds.includes('git')) return 'a git dependency';
  if (kinds.includes('url')) return archiveAtAddress;
  if (kinds.includes('path')) return 'a local archive';
  if (folderSources.some((key) => kinds.includes(key))) return 'a local project';
  const registry = textField(source, 'registry');
  if (registry === null) return withoutSource;
  if (!/^https:\/\/pypi\.org\/simple\/?$/.test(registry)) return otherRegistry;
  const files = [field(fields, 'sdist'), ...itemsUnder(fields, 'wheels')];
  const version = textField(fields, 'version') ?? '';
  const isForeign = files.some((file) => {
    const address = textField(asFields(file), 'url');
    return address !== null && !isPypiFile(address, name, version);
  });
  return isForeign ? 'a file from another source' : null;
}

/**
 * Reports whether an address belongs to a PyPI file for the given version. uv fetches the file from this
 * address.
 */
function isPypiFile(address: string, name: string, version: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.host !== 'files.pythonhosted.org') return false;
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return comparable(file).startsWith(`${comparable(`${name}-${version}`)}-`);
}

/**
 * Normalises a file name, or a name and version, so that equivalent spellings such as `2022.06.15` and
 * `2022.6.15` compare equal.
 */
const comparable = (text: string): string => pypi.normaliseName(text).replace(/-0+(?=\d)/g, '-');
