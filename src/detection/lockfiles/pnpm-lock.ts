import {
  aliasPart,
  fingerprintValues,
  foldersUpToLockfile,
  type LockedPackage,
  type LockfileReader,
  lockedPackage,
  normaliseFolder,
  otherRegistry,
  withoutSource,
} from './lockfile.ts';
import {
  anotherName,
  isPackageName,
  mentionedNames,
  npmVersion,
  referenceDoubt,
  tarballDoubt,
} from './npm-source.ts';
import { asFields, type Fields, field, fieldKeys, textField } from './values.ts';
import { readYamlDocument } from './yaml-lines.ts';

const groups = ['dependencies', 'optionalDependencies', 'devDependencies'] as const;

/**
 * Reads `pnpm-lock.yaml` in format versions 5, 6 and 9 (pnpm 3 to 12). The file records that a package has
 * programs, but not their names. Source: pnpm's types, `@pnpm/lockfile.types`.
 */
export const readPnpmLock: LockfileReader = (text) => {
  const document = readYamlDocument(text, false);
  if (document === null) return null;
  if (!/^\d+(?:\.\d+)*$/.test(textField(document.root, 'lockfileVersion') ?? '')) return null;
  const { root, lineOf } = document;
  const packages = asFields(field(root, 'packages'));
  // Before format version 9, the dependencies of a single project are at the top level of the file.
  const importers = new Map(
    Object.entries(asFields(field(root, 'importers')) ?? { '.': root }).map(
      ([written, value]) =>
        [normaliseFolder(written), { written, fields: asFields(value) }] as const,
    ),
  );
  const overridden = mentionedNames(fieldKeys(root, 'overrides'));
  const patched = mentionedNames(fieldKeys(root, 'patchedDependencies'));

  const findPackage = (name: string, written: string, project: string): LockedPackage | null => {
    const reference = readReference(name, written);
    const { ownName, version, keys } = reference;
    const key = keys.find((candidate) => asFields(field(packages, candidate)) !== null);
    const entry = key === undefined ? null : asFields(field(packages, key));
    // Only a link or a package from a source other than the registry can lack an entry.
    if (version !== null && entry === null) return null;
    const isPatched =
      patched.has(ownName) ||
      written.includes('patch_hash=') ||
      textField(entry, 'patched') === 'true';
    const alteration = isPatched
      ? 'a patched package'
      : overridden.has(name)
        ? 'an override'
        : null;
    const resolution = asFields(field(entry, 'resolution'));
    return lockedPackage({
      ...aliasPart(
        ownName,
        name,
        alteration ?? resolutionDoubt(resolution, ownName, version ?? ''),
      ),
      name,
      version,
      line: key === undefined ? lineOf('importers', project) : lineOf('packages', key),
      programs: entry !== null && textField(entry, 'hasBin') !== 'true' ? [] : null,
      written: fingerprintValues(
        written,
        field(entry, 'resolution'),
        field(entry, 'patched'),
        field(asFields(field(root, 'patchedDependencies')), ownName),
      ),
      doubt:
        identityDoubt(name, written, reference, entry) ??
        alteration ??
        resolutionDoubt(resolution, name, version ?? ''),
    });
  };

  return {
    type: 'npm',
    find: (folder, name) => {
      if (!isPackageName(name)) return null;
      for (const above of foldersUpToLockfile(folder)) {
        const project = importers.get(above);
        const reference = project === undefined ? null : referenceIn(project.fields, name);
        if (project !== undefined && reference !== null) {
          return findPackage(name, reference, project.written);
        }
      }
      return null;
    },
    withProgram: () => [],
    covers: (folder) => importers.has(folder),
  };
};

/**
 * Returns the reference for a project's dependency. In later format versions, the reference is the `version`
 * field of an object.
 */
function referenceIn(importer: Fields | null, name: string): string | null {
  for (const group of groups) {
    const dependencies = asFields(field(importer, group));
    const reference =
      textField(dependencies, name) ?? textField(asFields(field(dependencies, name)), 'version');
    if (reference !== null) return reference;
  }
  return null;
}

/** Returns the reason why a reference is not a version of the package `name`; null if it is one. */
function identityDoubt(
  name: string,
  written: string,
  { ownName, version }: Reference,
  entry: Fields | null,
): string | null {
  if (version === null) {
    return referenceDoubt(
      written.startsWith(`${name}@`) ? written.slice(name.length + 1) : written,
    );
  }
  return ownName !== name || (textField(entry, 'name') ?? name) !== name ? anotherName : null;
}

interface Reference {
  readonly ownName: string;
  /** Null for a link or a package from a source other than the registry. */
  readonly version: string | null;
  /** The keys under which `packages` might list the package. */
  readonly keys: readonly string[];
}

/**
 * Parses a reference such as `1.0.0`, `1.0.0(peer@2.0.0)`, `1.0.0_peer@2.0.0`, `/other/1.0.0`, `/other@1.0.0`
 * or `other@1.0.0`.
 */
function readReference(name: string, reference: string): Reference {
  const bare = reference.replace(/[(_].*$/s, '');
  if (npmVersion(bare) !== null) {
    const versions = [...new Set([reference, bare])];
    const keys = versions.flatMap((version) => [
      `${name}@${version}`,
      `/${name}@${version}`,
      `/${name}/${version}`,
    ]);
    return { ownName: name, version: bare, keys };
  }
  const named = /^\/?(?<own>(?:@[^/@]+\/)?[^/@]+)[@/](?<version>\d[^(_]*)/.exec(reference)?.groups;
  const version = npmVersion(named?.['version']);
  const keys = [reference, reference.replace(/\(.*$/s, ''), `${name}@${reference}`];
  return { ownName: version === null ? name : (named?.['own'] ?? name), version, keys };
}

function resolutionDoubt(resolution: Fields | null, name: string, version: string): string | null {
  if (resolution === null) return withoutSource;
  const type = textField(resolution, 'type');
  if (type === 'git' || field(resolution, 'repo') !== undefined) return 'a git dependency';
  if (field(resolution, 'directory') !== undefined) return 'a local package';
  const tarball = textField(resolution, 'tarball');
  if (tarball !== null) return tarballDoubt(tarball, name, version);
  const registry = textField(resolution, 'registry') ?? 'https://registry.npmjs.org/';
  if (registry !== 'https://registry.npmjs.org/') return otherRegistry;
  return type === null ? null : 'a source other than a registry package';
}
