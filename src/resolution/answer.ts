import type { PartialLaunch, PendingLookup } from '../launch/launcher.ts';
import type { Alteration, PackageSpec } from '../model.ts';
import { ecosystems, sameVersion } from '../versions/ecosystems.ts';

/*
 * Programs that a project's installation brings. Which package a program belongs to is told by the
 * lockfile where it records programs, else by a direct dependency of the same name: a manager gives
 * the name to its owner. A lockfile proves a version only of a package under its own name, from the
 * default registry, that nothing in the repository touches, and only one that the manifest asks for:
 * managers mend a lockfile that contradicts it.
 */

export type InstalledLookup = Extract<PendingLookup, { kind: 'installed' }>;

/** What an answer changes about a launched thing. */
export type Answer = Partial<PartialLaunch> & PackageSpec;

/** A project's own code by its path. */
export function localAnswer(path: string): Answer {
  return {
    type: 'local',
    name: path,
    specifier: null,
    pin: 'none',
    version: null,
    digest: null,
    reason: 'code of the project',
  };
}

/** Whether a locked version is one that the manifest asks for. */
export function meets({ type, pin, version }: PackageSpec, locked: string): boolean {
  if (version === null || pin === 'none' || pin === 'tag') return true;
  return pin === 'exact'
    ? sameVersion(type, version, locked)
    : ecosystems[type].satisfies(locked, version) !== false;
}

/**
 * Whether npx, which is told to start `main`, may start an installed package instead, and that one is
 * not what is judged anyway: the installed version must meet what is asked for.
 */
export function mayStandFor(
  main: PartialLaunch | undefined,
  { name, type, resolved }: Answer,
): boolean {
  if (main === undefined || main.type !== type || main.name !== name) return true;
  if (!resolved) return false;
  if (main.pin !== 'range') return main.pin === 'none';
  return ecosystems[type].satisfies(resolved.version, main.version ?? '') !== false;
}
/** A change that a file of the project makes to what is fetched. */
export function alterationIn(file: string, what: string, line = 1): Alteration {
  const place = { line, column: 1 };
  return { kind: 'registry', what, file, span: { start: place, end: place } };
}

/** Doubts that choose another version, and no other package. */
export const mildDoubts = new Set(['an override', 'a constraint']);

/** The change that a lockfile makes which holds a package as something else. */
export function doubtAlteration(doubt: string, file: string, line: number): Alteration {
  return alterationIn(file, `the lockfile’s word that it is ${doubt}`, line);
}
