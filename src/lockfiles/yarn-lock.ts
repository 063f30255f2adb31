import { parseSyml } from '@yarnpkg/parsers';
import {
  foldersUpToLockfile,
  type LockedPackage,
  type Lockfile,
  type LockfileReader,
  lazily,
  lockedPackage,
  plainFolder,
  remembering,
} from './lockfile.ts';
import {
  anotherName,
  isPackageName,
  npmVersion,
  referenceDoubt,
  splitAtVersion,
  tarballDoubt,
} from './npm-source.ts';
import { type Fields, field, fieldsOf, keysOf, textOf } from './values.ts';
import { readYamlDocument } from './yaml-lines.ts';

/** Two names of the one registry: Yarn 1 uses the second. */
const hosts = ['registry.npmjs.org', 'registry.yarnpkg.com'];

/** An entry with the key under which it stands. */
interface YarnEntry {
  readonly key: string;
  readonly fields: Fields;
}

/** Entries by the names and ranges that their keys give. */
type Ranges = ReadonlyMap<string, ReadonlyMap<string, YarnEntry>>;

/** Reads `yarn.lock`, whose first lines say whether Yarn 1 wrote it; later ones write YAML. */
export const readYarnLock: LockfileReader = (text) =>
  /^(?:#.*\r?\n)*?#\s+yarn\s+lockfile\s+v1\r?\n/i.test(text.slice(0, 4096))
    ? readClassic(text)
    : readBerry(text);

/** The lockfile of Yarn 1. Source: Yarn's own parser, which reads both forms. */
function readClassic(text: string): Lockfile {
  const entries = Object.entries(parseSyml(text)).flatMap(([key, value]) => {
    const fields = fieldsOf(value);
    return fields === null ? [] : [{ key, fields, descriptors: [key] }];
  });
  const ranges = byRange(entries);
  const lines = lazily(() => classicLines(text));
  const held = (name: string, range: string, entry: YarnEntry): LockedPackage | null =>
    classicPackage(name, range, entry, lines().get(entry.key) ?? 1);
  const whole = remembering((name) => {
    const [first = null, ...others] = [...(ranges.get(name) ?? [])].map(([range, entry]) =>
      held(name, range, entry),
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
      return entry === undefined ? null : held(name, range, entry);
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
  const resolved = textOf(entry.fields, 'resolved');
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
  return lockedPackage({ name, version, line, programs: null, doubt });
}

/** Lines, from 1, of the keys that stand at the beginning of a line: `a@^1, "b c@^2":`. */
function classicLines(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    if (!/^[^\s#]/.test(line) || line.length > 10_000) continue;
    for (const [, quoted, plain] of line.matchAll(/"([^"]*)"|([^\s",][^\s",]*)/g)) {
      found.set(quoted ?? plain?.replace(/:$/, '') ?? '', index + 1);
    }
  }
  return found;
}

/**
 * The lockfile of Yarn 2 and later, which records its projects as `name@workspace:folder`. Source:
 * Yarn's documentation of its protocols, and `@yarnpkg/core`'s Project.
 */
function readBerry(text: string): Lockfile | null {
  const document = readYamlDocument(text, true);
  if (document === null || fieldsOf(field(document.root, '__metadata')) === null) return null;
  const { root, lineOf } = document;
  const entries = Object.entries(root).flatMap(([key, value]) => {
    const fields = key === '__metadata' ? null : fieldsOf(value);
    return fields === null ? [] : [{ key, fields, descriptors: key.split(/,\s*/) }];
  });
  const ranges = byRange(entries);
  const patched = new Set(
    entries
      .flatMap(({ descriptors }) => descriptors.map(splitAtVersion))
      .flatMap((parts) => (parts?.rest.startsWith('patch:') ? [parts.name] : [])),
  );
  const projects = new Map(
    entries.flatMap(({ fields }) => {
      const folder = /^(?:@[^/@]+\/)?[^/@]+@workspace:(.*)$/s.exec(
        textOf(fields, 'resolution') ?? '',
      )?.[1];
      return folder === undefined ? [] : [[plainFolder(folder), fields] as const];
    }),
  );

  const held = (name: string, entry: YarnEntry): LockedPackage | null => {
    const { fields, key } = entry;
    const { version, doubt } = readResolution(textOf(fields, 'resolution') ?? '', name);
    return lockedPackage({
      name,
      version,
      line: lineOf(key),
      programs: keysOf(fields, 'bin'),
      // Of a patched package the untouched one is kept as well, under what the manifest asks for.
      doubt: patched.has(name) ? 'a patched package' : doubt,
    });
  };
  const asked = (name: string, range: string): LockedPackage | null => {
    const ofName = ranges.get(name);
    const entry = ofName?.get(`npm:${range}`) ?? ofName?.get(range);
    return entry === undefined ? null : held(name, entry);
  };
  const programsOf = remembering((folder) => {
    const found = new Map<string, LockedPackage[]>();
    const dependencies = fieldsOf(field(projects.get(folder) ?? null, 'dependencies')) ?? {};
    for (const [name, range] of Object.entries(dependencies)) {
      const dependency = typeof range === 'string' ? asked(name, range) : null;
      if (dependency === null) continue;
      for (const program of dependency.programs ?? []) {
        const others = found.get(program);
        if (others === undefined) found.set(program, [dependency]);
        else others.push(dependency);
      }
    }
    return found;
  });
  const only = remembering((name) => {
    const [first, ...others] = new Set(ranges.get(name)?.values());
    return first === undefined || others.length > 0 ? null : held(name, first);
  });

  return {
    type: 'npm',
    find: (folder, name, range) => {
      if (!isPackageName(name)) return null;
      if (range !== null) return asked(name, range);
      for (const above of foldersUpToLockfile(folder)) {
        const dependencies = fieldsOf(field(projects.get(above) ?? null, 'dependencies'));
        const recorded = textOf(dependencies, name);
        if (recorded !== null) return asked(name, recorded);
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

/** What `name@npm:1.0.0`, perhaps with `::key=value` behind it, says that is fetched. */
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

function byRange(
  entries: readonly (YarnEntry & { readonly descriptors: readonly string[] })[],
): Ranges {
  const ranges = new Map<string, Map<string, YarnEntry>>();
  for (const entry of entries) {
    for (const descriptor of entry.descriptors) {
      const parts = splitAtVersion(descriptor.trim());
      if (parts === null) continue;
      const ofName = ranges.get(parts.name) ?? new Map<string, YarnEntry>();
      ranges.set(parts.name, ofName);
      ofName.set(parts.rest, entry);
      // `file:./x::locator=…` is what the manifest calls `file:./x`.
      const [plain = ''] = parts.rest.split('::');
      if (plain !== parts.rest && !ofName.has(plain)) ofName.set(plain, entry);
    }
  }
  return ranges;
}
