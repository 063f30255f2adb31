import { pypi } from '../ecosystems/pypi.ts';
import { type LockfileReader, lockedPackage, plainFolder, writtenAs } from './lockfile.ts';
import { pythonVersion, readTomlPackages } from './toml-packages.ts';
import { type Fields, field, fieldsOf, itemsOf, textOf } from './values.ts';

/** The sources of a project's own folder. */
const folderSources = ['virtual', 'editable', 'directory'] as const;

/**
 * Reads `uv.lock`, one set of packages for all projects of a workspace. Source: uv's
 * `Lock` and `Source` (crates/uv-resolver/src/lock).
 */
export const readUvLock: LockfileReader = (text) => {
  const document = readTomlPackages(text);
  if (document === null || typeof field(document.root, 'version') !== 'number') return null;
  const { root, packages, lineOf } = document;
  const manifest = fieldsOf(field(root, 'manifest'));
  const named = (key: string): Set<string> =>
    new Set(
      itemsOf(manifest, key).flatMap((item) => {
        const name = typeof item === 'string' ? item : textOf(fieldsOf(item), 'name');
        return name === null ? [] : [pypi.normaliseName(name)];
      }),
    );
  const altered = new Map([
    ...[...named('constraints')].map((name) => [name, 'a constraint'] as const),
    ...[...named('overrides')].map((name) => [name, 'an override'] as const),
  ]);
  const members = named('members');
  const folders = new Set(
    [...packages].flatMap(([name, tables]) => (members.has(name) ? tables.flatMap(foldersOf) : [])),
  );

  return {
    type: 'pypi',
    find: (_folder, written) => {
      const name = pypi.normaliseName(written);
      const [fields, ...others] = packages.get(name) ?? [];
      // Several versions are for several platforms or groups.
      if (fields === undefined || others.length > 0) return null;
      const version = pythonVersion(fields);
      const ownName = textOf(fields, 'name') ?? name;
      return lockedPackage({
        name,
        version,
        line: lineOf(ownName, textOf(fields, 'version') ?? ''),
        programs: null,
        written: writtenAs(
          ...['version', 'source', 'sdist', 'wheels'].map((key) => field(fields, key)),
        ),
        doubt: sourceDoubt(fields, name) ?? altered.get(name) ?? null,
      });
    },
    withProgram: () => [],
    covers: (folder) => folder === '' || folders.has(folder),
  };
};

function foldersOf(fields: Fields): string[] {
  const source = fieldsOf(field(fields, 'source'));
  return folderSources.flatMap((key) => {
    const folder = textOf(source, key);
    return folder === null ? [] : [plainFolder(folder)];
  });
}

function sourceDoubt(fields: Fields, name: string): string | null {
  const source = fieldsOf(field(fields, 'source'));
  const kinds = Object.keys(source ?? {});
  if (kinds.includes('git')) return 'a git dependency';
  if (kinds.includes('url')) return 'an archive at an address';
  if (kinds.includes('path')) return 'a local archive';
  if (folderSources.some((key) => kinds.includes(key))) return 'a local project';
  const registry = textOf(source, 'registry');
  if (registry === null) return 'a package without a source';
  if (!/^https:\/\/pypi\.org\/simple\/?$/.test(registry)) return 'a package from another registry';
  const files = [field(fields, 'sdist'), ...itemsOf(fields, 'wheels')];
  const version = textOf(fields, 'version') ?? '';
  const isForeign = files.some((file) => {
    const address = textOf(fieldsOf(file), 'url');
    return address !== null && !isFileOf(address, name, version);
  });
  return isForeign ? 'a file from elsewhere' : null;
}

/** Whether an address is that of a file of that version on PyPI: uv fetches from that address. */
function isFileOf(address: string, name: string, version: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.host !== 'files.pythonhosted.org') return false;
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  return comparable(file).startsWith(`${comparable(`${name}-${version}`)}-`);
}

/** One spelling for file names and for the names and versions in them: `2022.06.15` is `2022.6.15`. */
const comparable = (text: string): string => pypi.normaliseName(text).replace(/-0+(?=\d)/g, '-');
