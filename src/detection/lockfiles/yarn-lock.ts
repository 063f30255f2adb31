import {
  aliasPart,
  fingerprintValues,
  foldersUpToLockfile,
  groupByProgram,
  type LockedPackage,
  type Lockfile,
  type LockfileReader,
  lockedPackage,
  memoizeByKey,
  normaliseFolder,
} from './lockfile.ts';
import {
  anotherName,
  isPackageName,
  npmVersion,
  rangeDoubt,
  referenceDoubt,
  splitAtVersion,
  tarballDoubt,
} from './npm-source.ts';
import { asFields, type Fields, field, fieldKeys, textField } from './values.ts';
import { readYamlDocument } from './yaml-lines.ts';
import { readClassicEntries } from './yarn-lines.ts';

/** Hosts of the npm registry. Yarn 1 uses `registry.yarnpkg.com`. */
const hosts = ['registry.npmjs.org', 'registry.yarnpkg.com'];

interface YarnEntry {
  readonly key: string;
  readonly fields: Fields;
}

interface DescribedEntry extends YarnEntry {
  readonly descriptors: readonly string[];
}

type Ranges = ReadonlyMap<string, ReadonlyMap<string, YarnEntry>>;

/** Reads `yarn.lock`. A header comment marks the Yarn 1 format; later versions write YAML. */
export const readYarnLock: LockfileReader = (text) =>
  /^(?:#.*\r?\n)*?#\s+yarn\s+lockfile\s+v1\r?\n/i.test(text.slice(0, 4096))
    ? readClassic(text)
    : readBerry(text);

function readClassic(text: string): Lockfile {
  const read = readClassicEntries(text);
  const lines = new Map(read.flatMap(({ keys, line }) => keys.map((key) => [key, line] as const)));
  const entries = read.flatMap(({ keys, fields }) =>
    keys.map((key) => ({ key, fields, descriptors: [key] })),
  );
  const ranges = groupByRange(entries);
  const packageOf = (name: string, range: string, entry: YarnEntry): LockedPackage | null =>
    classicPackage(name, range, entry, lines.get(entry.key) ?? 1);
  const whole = memoizeByKey((name) => {
    const [first = null, ...others] = [...(ranges.get(name) ?? [])].map(([range, entry]) =>
      packageOf(name, range, entry),
    );
    const isOne = others.every(
      (other) => other?.version === first?.version && other?.doubt === first?.doubt,
    );
    return isOne ? first : null;
  });
  return {
    type: 'npm',
    find: (_folder, name, range) => {
      if (!isPackageName(name)) return null;
      if (range === null) return whole(name);
      const entry = ranges.get(name)?.get(range);
      return entry === undefined ? null : packageOf(name, range, entry);
    },
    withProgram: () => [],
    covers: () => null,
  };
}

function classicPackage(
  name: string,
  range: string,
  entry: YarnEntry,
  line: number,
): LockedPackage | null {
  const version = npmVersion(field(entry.fields, 'version'));
  const resolved = textField(entry.fields, 'resolved');
  const alias = range.startsWith('npm:') ? splitAtVersion(range.slice(4)) : null;
  const isElsewhere = alias === null && /[:/]/.test(range);
  const doubt =
    alias !== null && alias.name !== name
      ? anotherName
      : isElsewhere
        ? referenceDoubt(range)
        : resolved === null || version === null
          ? null
          : tarballDoubt(resolved, name, version, hosts);
  const sources = ['version', 'resolved', 'integrity'].map((key) => textField(entry.fields, key));
  const written = fingerprintValues(range.startsWith('npm:') ? range : null, sources);
  const aliasDoubt =
    alias !== null && resolved !== null && version !== null
      ? tarballDoubt(resolved, alias.name, version, hosts)
      : 'no source';
  const aliasFields = aliasPart(alias?.name, name, aliasDoubt);
  return lockedPackage({ ...aliasFields, name, version, line, programs: null, written, doubt });
}

/**
 * Reads a lockfile from Yarn 2 or later, which records workspace projects as `name@workspace:folder`.
 * Sources: Yarn's protocol documentation, and `Project` in `@yarnpkg/core`.
 */
function readBerry(text: string): Lockfile | null {
  const document = readYamlDocument(text, true);
  if (document === null || asFields(field(document.root, '__metadata')) === null) return null;
  const { root, lineOf } = document;
  const entries = Object.entries(root).flatMap(([key, value]) => {
    const fields = key === '__metadata' ? null : asFields(value);
    return fields === null ? [] : [{ key, fields, descriptors: key.split(/,\s*/) }];
  });
  const ranges = groupByRange(entries);
  const patched = patchedNames(entries);
  const projects = workspaceProjects(entries);
  const dependenciesOf = (folder: string): Fields | null =>
    asFields(field(projects.get(folder) ?? null, 'dependencies'));
  const packageOf = (name: string, { fields, key }: YarnEntry): LockedPackage | null => {
    const resolution = textField(fields, 'resolution') ?? '';
    const { version, doubt } = readResolution(resolution, name);
    const ownName = splitAtVersion(resolution)?.name;
    const ownDoubt = ownName !== undefined && patched.has(ownName) ? 'a patched package' : null;
    const aliasFields = aliasPart(
      ownName,
      name,
      ownDoubt ?? readResolution(resolution, ownName ?? name).doubt,
    );
    // Yarn installs the version in the resolution, regardless of the `version` field.
    const versionText = npmVersion(field(fields, 'version'));
    const isOther = version !== null && versionText !== null && versionText !== version;
    return lockedPackage({
      ...aliasFields,
      name,
      version,
      line: lineOf(key),
      programs: fieldKeys(fields, 'bin'),
      written: fingerprintValues(
        textField(fields, 'resolution'),
        textField(fields, 'version'),
        textField(fields, 'checksum'),
        patched.get(name) ?? null,
      ),
      // The lockfile also lists the unpatched package under the manifest's range, so a matching entry does
      // not rule out a patch.
      doubt: patched.has(name) ? 'a patched package' : isOther ? 'a contradiction' : doubt,
    });
  };
  const inRange = (name: string, range: string): LockedPackage | null => {
    const ofName = ranges.get(name);
    const entry = ofName?.get(`npm:${range}`) ?? ofName?.get(range);
    const foundPackage = entry === undefined ? null : packageOf(name, entry);
    if (foundPackage === null || foundPackage.doubt !== null) return foundPackage;
    return lockedPackage({
      ...foundPackage,
      doubt: rangeDoubt(range.replace(/^npm:/, ''), foundPackage.version),
    });
  };
  const programsOf = memoizeByKey((folder) =>
    groupByProgram(
      Object.entries(dependenciesOf(folder) ?? {}).flatMap(
        ([name, range]) => (typeof range === 'string' ? inRange(name, range) : null) ?? [],
      ),
    ),
  );
  const only = memoizeByKey((name) => {
    const [first, ...others] = new Set(ranges.get(name)?.values());
    return first === undefined || others.length > 0 ? null : packageOf(name, first);
  });

  return {
    type: 'npm',
    find: (folder, name, range) => {
      if (!isPackageName(name)) return null;
      if (range !== null) return inRange(name, range);
      for (const above of foldersUpToLockfile(folder)) {
        const recorded = textField(dependenciesOf(above), name);
        if (recorded !== null) return inRange(name, recorded);
      }
      return only(name);
    },
    withProgram: (folder, program) =>
      foldersUpToLockfile(folder)
        .filter((above) => projects.has(above))
        .map((above) => programsOf(above).get(program))
        .find((found) => found !== undefined) ?? [],
    covers: (folder) => projects.has(folder),
  };
}

/** Maps the name of each package that the project patches, in any version, to fingerprints of its patches. */
function patchedNames(entries: readonly DescribedEntry[]): ReadonlyMap<string, readonly string[]> {
  const patchesByName = new Map<string, string[]>();
  for (const { descriptors, fields } of entries) {
    for (const parts of descriptors.map(splitAtVersion)) {
      if (!parts?.rest.startsWith('patch:')) continue;
      const others = patchesByName.get(parts.name) ?? [];
      patchesByName.set(parts.name, others);
      others.push(
        fingerprintValues(textField(fields, 'resolution'), textField(fields, 'checksum')),
      );
    }
  }
  return patchesByName;
}

function workspaceProjects(entries: readonly YarnEntry[]): ReadonlyMap<string, Fields> {
  return new Map(
    entries.flatMap(({ fields }) => {
      const folder = /^(?:@[^/@]+\/)?[^/@]+@workspace:(.*)$/s.exec(
        textField(fields, 'resolution') ?? '',
      )?.[1];
      return folder === undefined ? [] : [[normaliseFolder(folder), fields] as const];
    }),
  );
}

/**
 * Returns the version in a resolution such as `name@npm:1.0.0::key=value`, and any reason why the resolution
 * does not prove the version.
 */
function readResolution(
  resolution: string,
  name: string,
): { version: string | null; doubt: string | null } {
  const { name: ownName, rest } = splitAtVersion(resolution) ?? { name, rest: '' };
  const [, written, bindings] = /^npm:([^:]*)(?:::(.*))?$/s.exec(rest) ?? [];
  const version = npmVersion(written);
  if (written === undefined) return { version: null, doubt: referenceDoubt(rest) };
  if (ownName !== name) return { version, doubt: anotherName };
  const archive = new URLSearchParams(bindings ?? '').get('__archiveUrl');
  return {
    version,
    doubt:
      archive === null || version === null ? null : tarballDoubt(archive, name, version, hosts),
  };
}

function groupByRange(entries: readonly DescribedEntry[]): Ranges {
  const ranges = new Map<string, Map<string, YarnEntry>>();
  for (const entry of entries) {
    for (const descriptor of entry.descriptors) {
      const parts = splitAtVersion(descriptor.trim());
      if (parts === null) continue;
      const ofName = ranges.get(parts.name) ?? new Map<string, YarnEntry>();
      ranges.set(parts.name, ofName);
      ofName.set(parts.rest, entry);
      // In the manifest, `file:./x::locator=…` is written as `file:./x`.
      const [plain = ''] = parts.rest.split('::');
      if (plain !== parts.rest && !ofName.has(plain)) ofName.set(plain, entry);
    }
  }
  return ranges;
}
