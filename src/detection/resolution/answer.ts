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
 * An installed program belongs to the package under which the lockfile records it. If the lockfile does not
 * record the program, the direct dependency of the same name owns it, because package managers let that
 * dependency provide the program.
 *
 * A lockfile proves a version only if the locked package is the declared one, comes from the default
 * registry, and is not modified by the repository. The manifest must accept the version too, because package
 * managers correct a lockfile that contradicts the manifest.
 */

export interface Answer {
  readonly spec: PackageSpec;
  readonly resolved: ResolvedVersion | null;
  readonly alterations: readonly Alteration[];
  readonly manager: Manager | null;
}

export function plainAnswer(spec: PackageSpec): Answer {
  return { spec, resolved: null, alterations: [], manager: null };
}

export function localAnswer(path: string): Answer {
  return plainAnswer({ type: 'local', name: path, reason: 'the project’s own code' });
}

export function satisfiesSpec(spec: PackageSpec, locked: string): boolean {
  if (!isIdentified(spec)) return true;
  const { type, pin, version } = spec;
  if (version === null || pin === 'none' || pin === 'tag') return true;
  return pin === 'exact'
    ? sameVersion(type, version, locked)
    : ecosystems[type].satisfies(locked, version) !== false;
}

/**
 * Reports whether npx might start an installed package instead of `main`, the package on npx's command line.
 * An installed copy of `main` counts only if a lockfile proves its version and `main` specifies either no
 * version or a range that does not exclude that version.
 */
export function mayReplace(main: ResolvedLaunch, { spec, resolved }: Answer): boolean {
  if (!isIdentified(main) || main.type !== spec.type || main.name !== spec.name) return true;
  if (resolved === null) return false;
  if (main.pin !== 'range') return main.pin === 'none';
  return ecosystems[main.type].satisfies(resolved.version, main.version ?? '') !== false;
}

export function fileAlteration(file: string, what: string, line = 1): Alteration {
  const place = { line, column: 1 };
  return { kind: 'registry', what, file, span: { start: place, end: place } };
}

/** Doubts about a locked package that affect only its version, not its identity. */
export const mildDoubts = new Set(['an override', 'a constraint']);

const ofLockfile = 'the lockfile entry that records it as';

export function isLockfileAlteration({ what }: Alteration): boolean {
  return what.startsWith(ofLockfile);
}

export function doubtAlteration(
  { doubt, line, written }: DoubtfulPackage,
  file: string,
): Alteration {
  const alteration = fileAlteration(file, `${ofLockfile} ${doubt}`, line);
  return { ...alteration, contentDigest: digestOf(written) };
}

export function provedVersion(
  { version, line, written }: Pick<ProvedPackage, 'version' | 'line' | 'written'>,
  file: string,
): ResolvedVersion {
  return { version, file, line, entryDigest: digestOf(written) };
}
