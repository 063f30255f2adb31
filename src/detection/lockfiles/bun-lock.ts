import { type ParseError, parse } from 'jsonc-parser';
import { createLineLookup } from './json-lines.ts';
import {
  aliasPart,
  computeOnce,
  fingerprintValues,
  foldersUpToLockfile,
  groupByProgram,
  type LockedPackage,
  type LockfileReader,
  lockedPackage,
} from './lockfile.ts';
import {
  anotherName,
  isPackageName,
  mentionedNames,
  npmVersion,
  referenceDoubt,
  splitAtVersion,
  tarballDoubt,
} from './npm-source.ts';
import { asFields, type Fields, field, fieldKeys, itemsUnder, textField } from './values.ts';

interface BunEntry {
  readonly ownName: string;
  /** The text after the `@` that follows the package's own name. */
  readonly reference: string;
  /** Null for a reference that is not a registry version. */
  readonly version: string | null;
  /** The address of the registry or of the tarball; empty for the default registry. */
  readonly registry: string;
  readonly info: Fields | null;
}

interface Altered {
  readonly overridden: ReadonlySet<string>;
  readonly patched: ReadonlySet<string>;
}

/**
 * Reads `bun.lock`: JSON with trailing commas, in which each package is a list that starts with
 * `name@version`. A key is a path of names: `name` if the package is hoisted, `project/name` if a project has
 * its own copy. Sources: Bun's documentation and Bun's `bun.lock.zig`.
 */
export const readBunLock: LockfileReader = (text) => {
  const errors: ParseError[] = [];
  const root = asFields(parse(text, errors, { allowTrailingComma: true }));
  const workspaces = asFields(field(root, 'workspaces'));
  const packages = asFields(field(root, 'packages'));
  if (errors.length > 0 || workspaces === null) return null;
  const altered: Altered = {
    overridden: mentionedNames(nestedKeys(field(root, 'overrides'))),
    patched: mentionedNames(fieldKeys(root, 'patchedDependencies')),
  };
  const lineOf = createLineLookup(text, (path, key) =>
    path.length === 1 && path[0] === 'packages' ? key : null,
  );
  const packageAt = (key: string, name: string): LockedPackage | null => {
    const entry = readEntry(field(packages, key), workspaces);
    if (entry === null) return null;
    const doubt = entryDoubt(name, entry, altered);
    const { version, ownName } = entry;
    return lockedPackage({
      ...aliasPart(ownName, name, entryDoubt(ownName, entry, altered)),
      name,
      version,
      line: lineOf(key),
      programs: entryPrograms(entry),
      written: fingerprintValues(
        itemsUnder(packages, key).filter((each) => typeof each === 'string'),
      ),
      doubt,
    });
  };
  /** Returns the key prefixes of the packages that a folder can resolve, closest first. */
  const prefixesOf = (folder: string): string[] =>
    foldersUpToLockfile(folder).flatMap((above) => {
      if (above === '') return [''];
      const project = textField(asFields(field(workspaces, above)), 'name');
      return project === null ? [] : [`${project}/`];
    });
  const programs = computeOnce(() => {
    const projects = Object.keys(workspaces).flatMap((folder) => prefixesOf(folder)[0] ?? []);
    const prefixes = new Set(['', ...projects]);
    const keys = Map.groupBy(Object.keys(packages ?? {}), keyPrefix);
    return new Map(
      [...keys]
        .filter(([prefix]) => prefixes.has(prefix))
        .map(([prefix, own]) => [
          prefix,
          groupByProgram(own.flatMap((key) => packageAt(key, key.slice(prefix.length)) ?? [])),
        ]),
    );
  });

  return {
    type: 'npm',
    find: (folder, name) => {
      if (!isPackageName(name)) return null;
      const key = prefixesOf(folder)
        .map((prefix) => `${prefix}${name}`)
        .find((candidate) => field(packages, candidate) !== undefined);
      return key === undefined ? null : packageAt(key, name);
    },
    withProgram: (folder, program) =>
      prefixesOf(folder)
        .map((prefix) => programs().get(prefix)?.get(program))
        .find((found) => found !== undefined) ?? [],
    covers: (folder) => asFields(field(workspaces, folder)) !== null,
  };
};

/** Returns the part of a key before its last name: `project/` for `project/@scope/name`. */
function keyPrefix(key: string): string {
  const name = /(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(key)?.[1] ?? key;
  return key.slice(0, key.length - name.length);
}

function readEntry(value: unknown, workspaces: Fields): BunEntry | null {
  const [identity, second, third]: readonly unknown[] = Array.isArray(value) ? value : [];
  const parts = typeof identity === 'string' ? splitAtVersion(identity) : null;
  if (parts === null) return null;
  const { name: ownName, rest: reference } = parts;
  const version = npmVersion(reference);
  const project = /^workspace:(.*)$/s.exec(reference)?.[1];
  // In an entry for a registry package, the registry's address comes before the package's fields.
  const info =
    project === undefined
      ? asFields(version === null ? second : third)
      : asFields(field(workspaces, project));
  const registry = version !== null && typeof second === 'string' ? second : '';
  return { ownName, reference, version, registry, info };
}

function entryDoubt(
  name: string,
  { ownName, reference, version, registry }: BunEntry,
  { overridden, patched }: Altered,
): string | null {
  if (ownName !== name) return anotherName;
  if (version === null) return referenceDoubt(reference);
  if (patched.has(name)) return 'a patched package';
  return overridden.has(name) ? 'an override' : registryDoubt(registry, name, version);
}

function entryPrograms({ ownName, info }: BunEntry): string[] | null {
  if (typeof field(info, 'bin') === 'string') return [ownName.slice(ownName.indexOf('/') + 1)];
  return textField(info, 'binDir') === null ? fieldKeys(info, 'bin') : null;
}

/**
 * Returns the reason to doubt a package's registry; null if there is none. In `registry`, an empty string
 * stands for the default registry; any other value is the address of a registry or a tarball.
 */
function registryDoubt(registry: string, name: string, version: string): string | null {
  return /^(?:https:\/\/registry\.npmjs\.org\/?)?$/.test(registry)
    ? null
    : tarballDoubt(registry, name, version);
}

function nestedKeys(value: unknown, depth = 0): string[] {
  const fields = asFields(value);
  if (fields === null || depth > 8) return [];
  return Object.entries(fields).flatMap(([key, inner]) => [key, ...nestedKeys(inner, depth + 1)]);
}
