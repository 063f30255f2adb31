import type {
  Alteration,
  PackageSpec,
  ResolvedLaunch,
  ResolvedVersion,
} from '../../model/model.ts';
import { digestOf } from '../declarations/digest.ts';
import { ecosystems, isIdentified, sameVersion } from '../ecosystems/ecosystems.ts';
import type { Manager } from '../launch/ambient-inputs.ts';
import type { DoubtfulPackage, ProvedPackage } from '../lockfiles/lockfile.ts';

/**
 * A program in the project's installation belongs to the package for which the lockfile records the program.
 * If the lockfile does not record the program, the program belongs to the direct dependency with the same
 * name, because package managers let that dependency provide the program. A lockfile proves a version only if
 * the package is installed under its own name, comes from the default registry, and is not modified by the
 * repository. The manifest must also accept the version, because package managers correct a lockfile that
 * contradicts the manifest.
 */

/** The result of looking up a launch in the project's files. */
export interface Answer {
  readonly spec: PackageSpec;
  /** The version that a lockfile proves. */
  readonly resolved: ResolvedVersion | null;
  /** The settings in the project's files that change the package that is fetched. */
  readonly alterations: readonly Alteration[];
  /** The package manager that fetches the package; null if the files do not show it. */
  readonly manager: Manager | null;
}

/** Returns an answer with only a specification: no lockfile proves its version, and nothing alters it. */
export function plainAnswer(spec: PackageSpec): Answer {
  return { spec, resolved: null, alterations: [], manager: null };
}

/** Returns an answer for the project's own code, given its path. */
export function localAnswer(path: string): Answer {
  return plainAnswer({ type: 'local', name: path, reason: 'the project’s own code' });
}

/** Whether the manifest accepts a locked version. */
export function satisfiesSpec(spec: PackageSpec, locked: string): boolean {
  if (!isIdentified(spec)) return true;
  const { type, pin, version } = spec;
  if (version === null || pin === 'none' || pin === 'tag') return true;
  return pin === 'exact'
    ? sameVersion(type, version, locked)
    : ecosystems[type].satisfies(locked, version) !== false;
}

/**
 * Whether npx may start an installed package in place of `main`, the package on npx's command line. An
 * installed package that is judged as `main` anyway is ignored. The installed version must match the command
 * line.
 */
export function mayReplace(main: ResolvedLaunch, { spec, resolved }: Answer): boolean {
  if (!isIdentified(main) || main.type !== spec.type || main.name !== spec.name) return true;
  if (resolved === null) return false;
  if (main.pin !== 'range') return main.pin === 'none';
  return ecosystems[main.type].satisfies(resolved.version, main.version ?? '') !== false;
}

/** Returns an alteration for a file in the project that changes what is fetched. */
export function fileAlteration(file: string, what: string, line = 1): Alteration {
  const place = { line, column: 1 };
  return { kind: 'registry', what, file, span: { start: place, end: place } };
}

/** Doubts about a locked package that affect only its version, not its identity. */
export const mildDoubts = new Set(['an override', 'a constraint']);

const ofLockfile = 'the lockfile entry that records it as';

/** Whether an alteration states that a lockfile records a package as a different package. */
export function isLockfileAlteration({ what }: Alteration): boolean {
  return what.startsWith(ofLockfile);
}

/** Returns the alteration that applies when a lockfile records a package as a different package. */
export function doubtAlteration(
  { doubt, line, written }: DoubtfulPackage,
  file: string,
): Alteration {
  const alteration = fileAlteration(file, `${ofLockfile} ${doubt}`, line);
  return { ...alteration, contentDigest: digestOf(written) };
}

/** Returns the version that a lockfile entry proves. */
export function provedVersion(
  { version, line, written }: Pick<ProvedPackage, 'version' | 'line' | 'written'>,
  file: string,
): ResolvedVersion {
  return { version, file, line, entryDigest: digestOf(written) };
}
