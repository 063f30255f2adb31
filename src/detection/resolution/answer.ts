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

/*
 * A program of the project's installation belongs to the package for which the lockfile records it. Without
 * such a record it belongs to a direct dependency of the same name, because a manager gives the name to its
 * owner. A lockfile proves a version only for a package under its own name, from the default registry, that
 * nothing in the repository modifies, and only a version that the manifest accepts: managers correct a
 * lockfile that contradicts the manifest.
 */

/** The files' answer to a question about a launch. */
export interface Answer {
  readonly spec: PackageSpec;
  /** The version that a lockfile proves. */
  readonly resolved: ResolvedVersion | null;
  /** The settings in these files that change what is fetched. */
  readonly alterations: readonly Alteration[];
  /** The manager that fetches it; null if the files do not tell. */
  readonly manager: Manager | null;
}

/** Returns a specification as the answer: no lockfile proves its version and nothing alters it. */
export function plainAnswer(spec: PackageSpec): Answer {
  return { spec, resolved: null, alterations: [], manager: null };
}

/** Returns code of the project, by its path, as the answer. */
export function localAnswer(path: string): Answer {
  return plainAnswer({ type: 'local', name: path, reason: 'code of the project' });
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
 * Whether npx, whose words name `main`, may start an installed package instead that is not judged as `main`
 * anyway. The version of such a package must match the words.
 */
export function mayReplace(main: ResolvedLaunch, { spec, resolved }: Answer): boolean {
  if (!isIdentified(main) || main.type !== spec.type || main.name !== spec.name) return true;
  if (resolved === null) return false;
  if (main.pin !== 'range') return main.pin === 'none';
  return ecosystems[main.type].satisfies(resolved.version, main.version ?? '') !== false;
}

/** Returns an alteration for a file of the project that changes what is fetched. */
export function fileAlteration(file: string, what: string, line = 1): Alteration {
  const place = { line, column: 1 };
  return { kind: 'registry', what, file, span: { start: place, end: place } };
}

/** Doubts about a locked package that concern its version, and not its identity. */
export const mildDoubts = new Set(['an override', 'a constraint']);

const ofLockfile = 'the lockfile’s word that it is';

/** Whether an alteration means that a lockfile records a package as something else. */
export function isLockfileAlteration({ what }: Alteration): boolean {
  return what.startsWith(ofLockfile);
}

/** Returns the alteration for a lockfile that records a package as something else. */
export function doubtAlteration(
  { doubt, line, written }: DoubtfulPackage,
  file: string,
): Alteration {
  const alteration = fileAlteration(file, `${ofLockfile} ${doubt}`, line);
  return { ...alteration, contentDigest: digestOf(written) };
}

/** Returns the version that an entry of a lockfile proves. */
export function provedVersion(
  { version, line, written }: Pick<ProvedPackage, 'version' | 'line' | 'written'>,
  file: string,
): ResolvedVersion {
  return { version, file, line, entryDigest: digestOf(written) };
}
