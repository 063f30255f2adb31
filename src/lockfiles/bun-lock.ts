import { type ParseError, parse } from 'jsonc-parser';
import { jsonLines } from './json-lines.ts';
import {
  foldersUpToLockfile,
  type LockedPackage,
  type LockfileReader,
  lazily,
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
import { field, fieldsOf, keysOf, textOf } from './values.ts';

/**
 * Reads `bun.lock`: JSON with trailing commas, whose `packages` are lists that begin with
 * `name@version`. A key is the path of names that leads there: `name` where it is hoisted,
 * `project/name` where a project has its own. Source: Bun's documentation and its `bun.lock.zig`.
 */
export const readBunLock: LockfileReader = (text) => {
  const errors: ParseError[] = [];
  const root = fieldsOf(parse(text, errors, { allowTrailingComma: true }));
  const workspaces = fieldsOf(field(root, 'workspaces'));
  const packages = fieldsOf(field(root, 'packages'));
  if (errors.length > 0 || workspaces === null) return null;
  const overridden = mentionedNames(nestedKeys(field(root, 'overrides')));
  const patched = mentionedNames(keysOf(root, 'patchedDependencies'));
  const lineOf = jsonLines(text, (path, key) =>
    path.length === 1 && path[0] === 'packages' ? key : null,
  );

  const held = (key: string, name: string): LockedPackage | null => {
    const value = field(packages, key);
    const [identity, second, third]: readonly unknown[] = Array.isArray(value) ? value : [];
    const parts = typeof identity === 'string' ? splitAtVersion(identity) : null;
    if (parts === null) return null;
    const version = npmVersion(parts.rest);
    // A package of a registry has the registry's address between its name and its particulars.
    const project = /^workspace:(.*)$/s.exec(parts.rest)?.[1];
    const info =
      project === undefined
        ? fieldsOf(version === null ? second : third)
        : fieldsOf(field(workspaces, project));
    const registry = version !== null && typeof second === 'string' ? second : '';
    const doubt =
      parts.name !== name
        ? anotherName
        : version === null
          ? referenceDoubt(parts.rest)
          : patched.has(name)
            ? 'a patched package'
            : overridden.has(name)
              ? 'an override'
              : registryDoubt(registry, name, version);
    const single = typeof field(info, 'bin') === 'string';
    const programs = single
      ? [parts.name.slice(parts.name.indexOf('/') + 1)]
      : textOf(info, 'binDir') === null
        ? keysOf(info, 'bin')
        : null;
    return lockedPackage({ name, version, line: lineOf(key), programs, doubt });
  };
  /** What begins the keys of a folder's own packages, nearest first; null where it has none. */
  const prefixesOf = (folder: string): string[] =>
    foldersUpToLockfile(folder).flatMap((above) => {
      if (above === '') return [''];
      const project = textOf(fieldsOf(field(workspaces, above)), 'name');
      return project === null ? [] : [`${project}/`];
    });
  const programs = lazily(() => {
    const projects = Object.keys(workspaces).flatMap((folder) => prefixesOf(folder)[0] ?? []);
    const prefixes = new Set(['', ...projects]);
    const found = new Map<string, Map<string, LockedPackage[]>>();
    for (const key of Object.keys(packages ?? {})) {
      const name = /(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(key)?.[1] ?? key;
      const prefix = key.slice(0, key.length - name.length);
      if (!prefixes.has(prefix)) continue;
      const ofPrefix = found.get(prefix) ?? new Map<string, LockedPackage[]>();
      found.set(prefix, ofPrefix);
      const locked = held(key, name);
      for (const program of locked?.programs ?? []) {
        const others = ofPrefix.get(program);
        if (locked === null) continue;
        if (others === undefined) ofPrefix.set(program, [locked]);
        else others.push(locked);
      }
    }
    return found;
  });

  return {
    type: 'npm',
    find: (folder, name) => {
      if (!isPackageName(name)) return null;
      const key = prefixesOf(folder)
        .map((prefix) => `${prefix}${name}`)
        .find((candidate) => field(packages, candidate) !== undefined);
      return key === undefined ? null : held(key, name);
    },
    withProgram: (folder, program) =>
      prefixesOf(folder)
        .map((prefix) => programs().get(prefix)?.get(program))
        .find((found) => found !== undefined) ?? [],
    covers: (folder) => fieldsOf(field(workspaces, folder)) !== null,
  };
};

/** The default registry is left empty; others stand with their own address or that of the tarball. */
function registryDoubt(registry: string, name: string, version: string): string | null {
  return /^(?:https:\/\/registry\.npmjs\.org\/?)?$/.test(registry)
    ? null
    : tarballDoubt(registry, name, version);
}

/** The keys of overrides, which may stand within those of a parent. */
function nestedKeys(value: unknown, depth = 0): string[] {
  const fields = fieldsOf(value);
  if (fields === null || depth > 8) return [];
  return Object.entries(fields).flatMap(([key, inner]) => [key, ...nestedKeys(inner, depth + 1)]);
}
