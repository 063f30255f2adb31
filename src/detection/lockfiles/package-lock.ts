import type { JSONPath } from 'jsonc-parser';
import { createLineLookup } from './json-lines.ts';
import {
  aliasPart,
  computeOnce,
  fingerprintValues,
  foldersUpToLockfile,
  type LockedPackage,
  type LockfileReader,
  lockedPackage,
  type NamedEntry,
} from './lockfile.ts';
import {
  anotherName,
  isPackageName,
  npmVersion,
  referenceDoubt,
  splitAtVersion,
  tarballDoubt,
} from './npm-source.ts';
import { asFields, type Fields, field, fieldKeys, textField } from './values.ts';

const modules = 'node_modules/';
/**
 * Maximum nesting depth; real npm lockfiles are nested less deeply. The length of a path grows with its
 * depth.
 */
const maxDepth = 64;
/** The last escape in a key, the rest of the key, and a colon. The pattern matches without backtracking. */
const escapedKey = /\\["\\/bfnrtu][^"\\\n]*"\s*:/;
const linkedFolder = /^file:(?!.*\.t(?:ar\.)?gz$)(.+)$/;

/**
 * Reads `package-lock.json` and `npm-shrinkwrap.json` from npm 5 to 11. Format version 1 contains nested
 * `dependencies`, version 3 contains `packages` by path, and version 2 contains both. Since npm 7, npm reads
 * only `packages`. Source: npm's documentation, "package-lock.json".
 */
export const readPackageLock: LockfileReader = (text) => {
  // npm does not write escapes in keys, and an escaped key can hide another key. After V8 parses
  // {"a":1,"\\":2}, it parses the second key in {"a":1,"\u0069":2} as a backslash.
  if (escapedKey.test(text)) return null;
  const root = asFields(JSON.parse(text));
  const packages = asFields(field(root, 'packages'));
  const nested = asFields(field(root, 'dependencies'));
  if (packages === null && nested === null && typeof field(root, 'lockfileVersion') !== 'number') {
    return null;
  }
  const recordsPrograms = packages !== null;
  const { entries, written } = recordsPrograms
    ? { entries: new Map(Object.entries(packages)), written: null }
    : flatten(nested);
  const lineOf = createLineLookup(text, recordsPrograms ? placeOfPackage : placeOfNested);
  const programsAt = (place: string): string[] => {
    const entry = asFields(entries.get(place));
    if (entry === null) return [];
    const target = isLink(entry) ? entries.get(textField(entry, 'resolved') ?? '') : entry;
    return readPrograms(asFields(target), nameAt(place));
  };

  const packageAt = (place: string): LockedPackage | null => {
    const entry = asFields(entries.get(place));
    if (entry === null) return null;
    const name = nameAt(place);
    const { version, doubt } = isLink(entry)
      ? { version: null, doubt: 'a link' }
      : readSource(entry, name);
    const ownName = readOwnName(entry) ?? name;
    return lockedPackage({
      ...{
        name,
        version,
        written: sourceText(entry),
        ...aliasPart(ownName, name, readSource(entry, ownName).doubt),
      },
      line: lineOf(written?.get(place) ?? place),
      programs: recordsPrograms ? programsAt(place) : null,
      doubt,
    });
  };
  const programs = computeOnce(
    (): Programs =>
      recordsPrograms ? programsByFolder(entries.keys(), programsAt, packageAt) : new Map(),
  );

  const named = computeOnce(() => {
    const entriesByName = new Map<string, NamedEntry[]>();
    for (const [place, value] of entries) {
      const entry = asFields(value);
      if (entry === null || isLink(entry) || !place.includes(modules)) continue;
      const name = readOwnName(entry) ?? nameAt(place);
      const line = lineOf(written?.get(place) ?? place);
      const { version, doubt } = readSource(entry, name);
      const text = sourceText(entry);
      const locked = lockedPackage({ name, line, programs: null, written: text, version, doubt });
      if (locked === null) continue;
      const others = entriesByName.get(name) ?? [];
      entriesByName.set(name, others);
      others.push({ locked, written: JSON.stringify([place, text]) });
    }
    return entriesByName;
  });

  return {
    type: 'npm',
    named: (name) => named().get(name) ?? [],
    find: (folder, name) => {
      if (!isPackageName(name)) return null;
      const place = foldersUpToLockfile(folder)
        .map((above) => placeIn(above, name))
        .find((candidate) => entries.has(candidate));
      return place === undefined ? null : packageAt(place);
    },
    withProgram: (folder, program) =>
      foldersUpToLockfile(folder)
        .map((above) => programs().get(above)?.get(program))
        .find((found) => found !== undefined) ?? [],
    covers: (folder) =>
      folder === '' || (!folder.includes('node_modules') && asFields(entries.get(folder)) !== null),
  };
};

function sourceText(entry: Fields): string {
  return fingerprintValues(
    ...['name', 'version', 'resolved', 'integrity'].map((key) => textField(entry, key)),
  );
}

const nameAt = (place: string): string => place.slice(place.lastIndexOf(modules) + modules.length);

const isLink = (entry: Fields): boolean => field(entry, 'link') === true;

type Programs = Map<string, Map<string, LockedPackage[]>>;

/** Returns the programs in each project's own `node_modules/.bin`, by folder and program name. */
function programsByFolder(
  places: Iterable<string>,
  programsAt: (place: string) => readonly string[],
  packageAt: (place: string) => LockedPackage | null,
): Programs {
  const found: Programs = new Map();
  for (const place of places) {
    const start = place.indexOf(modules);
    if (start < 0 || !isPackageName(place.slice(start + modules.length))) continue;
    const folder = place.slice(0, Math.max(0, start - 1));
    const ofFolder = found.get(folder) ?? new Map<string, LockedPackage[]>();
    found.set(folder, ofFolder);
    const locked = packageAt(place);
    for (const program of programsAt(place)) {
      const others = ofFolder.get(program) ?? [];
      // A package whose entry proves nothing still hides packages in parent folders.
      ofFolder.set(program, others);
      if (locked !== null) others.push(locked);
    }
  }
  return found;
}

const placeIn = (folder: string, name: string): string =>
  folder === '' ? `${modules}${name}` : `${folder}/${modules}${name}`;

/**
 * Returns nested dependencies, keyed by the paths that format versions 2 and 3 would give them. Dependencies
 * of a linked folder are placed in that folder; `written` maps them to their paths in the file.
 */
function flatten(dependencies: Fields | null): {
  entries: Map<string, unknown>;
  written: Map<string, string>;
} {
  const entries = new Map<string, unknown>();
  const written = new Map<string, string>();
  const pending = [{ folder: '', at: '', dependencies, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const [name, value] of Object.entries(next.dependencies ?? {})) {
      const entry = asFields(value);
      const [place, at] = [placeIn(next.folder, name), placeIn(next.at, name)];
      entries.set(place, entry);
      if (place !== at) written.set(place, at);
      const linked = linkedFolder.exec(textField(entry, 'version') ?? '')?.[1];
      const inner = asFields(field(entry, 'dependencies'));
      const isProject = linked !== undefined && next.depth === 0;
      if (isProject) entries.set(linked, {});
      if (next.depth < maxDepth) {
        const folder = isProject ? linked : place;
        pending.push({ folder, at, dependencies: inner, depth: next.depth + 1 });
      }
    }
  }
  return { entries, written };
}

const placeOfPackage = (path: JSONPath, key: string): string | null =>
  path.length === 1 && path[0] === 'packages' ? key : null;

function placeOfNested(path: JSONPath, key: string): string | null {
  const isDependency = path.every((part, index) => index % 2 === 1 || part === 'dependencies');
  if (!isDependency || path.length % 2 === 0 || path.length > 2 * maxDepth) return null;
  const names = [...path.filter((_, index) => index % 2 === 1), key];
  return names.map((name) => `${modules}${name}`).join('/');
}

/**
 * Returns the program names in `bin`, which npm writes as an object. If `bin` is a single path, the program
 * has the package's name without the scope.
 */
function readPrograms(entry: Fields | null, name: string): string[] {
  const single = typeof field(entry, 'bin') === 'string';
  return single ? [name.slice(name.indexOf('/') + 1)] : fieldKeys(entry, 'bin');
}

/**
 * Returns the package name recorded in an entry whose key is a different name; null if the entry records no
 * name. In format version 1, the name is part of `version`: `npm:name@1.0.0`.
 */
function readOwnName(entry: Fields): string | null {
  const written = textField(entry, 'version') ?? '';
  const alias = written.startsWith('npm:') ? splitAtVersion(written.slice(4)) : null;
  return textField(entry, 'name') ?? alias?.name ?? null;
}

function readSource(entry: Fields, name: string): { version: string | null; doubt: string | null } {
  // In format version 1, the `version` field holds the source of any package that is not from the registry.
  const written = textField(entry, 'version') ?? '';
  const alias = written.startsWith('npm:') ? splitAtVersion(written.slice(4)) : null;
  const version = npmVersion(alias?.rest ?? written);
  const ownName = readOwnName(entry) ?? name;
  const resolved = textField(entry, 'resolved');
  const doubt =
    ownName !== name
      ? anotherName
      : field(entry, 'inBundle') === true || field(entry, 'bundled') === true
        ? 'a bundled copy'
        : field(entry, 'extraneous') === true
          ? 'a package that nothing requires'
          : version === null
            ? unversionedDoubt(written)
            : resolved === null
              ? null
              : tarballDoubt(resolved, name, version);
  return { version, doubt };
}

const unversionedDoubt = (written: string): string | null =>
  /^[a-z+]+:|\//.test(written) ? referenceDoubt(written) : null;
