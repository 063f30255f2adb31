import { createHash } from 'node:crypto';
import { nameOrNull, versionPart } from '../../detection/ecosystems.ts';
import type { Declaration, Dependency, DependencyType, Verdict } from '../../model/model.ts';
import { decidingParts } from '../changes/fingerprint.ts';
import { decidingReport, listedMatch, matchError } from '../grading/matched.ts';
import type { Policy } from '../policy/keys.ts';
import type { JudgedDependency, Report } from '../report.ts';

/**
 * Plain JSON that a run stores about a repository for the next run. Hashes replace values that are only
 * compared.
 */

export interface ObservedGrade {
  /** Null if the export contains no grade. */
  readonly grade: string | null;
  /** Null if nothing was judged. */
  readonly verdict: Verdict | null;
  readonly judgedVersion: string | null;
  readonly rubric: string | null;
  /** Hash of the matched record's id and the basis of the match; empty if the export has no such record. */
  readonly record: string;
  /** A hash of the export's other data about the server. */
  readonly evidence: string;
  /** Sorted ids of the violated rules; the id of a waived rule follows the word `waived`. */
  readonly rules: readonly string[];
}

export interface ObservedPlace
  extends ObservedGrade,
    Pick<Declaration, 'file' | 'client' | 'alias' | 'folder'> {
  readonly role: Dependency['role'];
  readonly type: DependencyType;
  readonly name: string | null;
  /** The version that a lockfile proves or the file states; otherwise the specifier. */
  readonly version: string | null;
  /**
   * Hash of the parts of the entry that determine which program starts, without the name of the declaring
   * file.
   */
  readonly launch: string;
}

export interface Observation {
  /** The time at which the run started to read the repository, in ISO 8601 format. */
  readonly at: string;
  /** Null if the repository has no commit. */
  readonly commit: string | null;
  /**
   * Identifies how the run parses files: runs with the same value parse files in the same way. A different
   * version of the tool can find more servers.
   */
  readonly reader: string;
  /** A hash of the effective policy. */
  readonly policy: string;
  readonly places: readonly ObservedPlace[];
}

export function observe(
  { export: exported, servers, policy }: Report,
  run: Pick<Observation, 'at' | 'commit' | 'reader'>,
): Observation {
  return {
    ...run,
    policy: policyHash(policy),
    places: servers.map((server) => observedPlace(server, exported.rubricVersion)),
  };
}

function observedPlace(server: JudgedDependency, rubric: string | null): ObservedPlace {
  const { dependency, match, problems, verdict } = server;
  const { declaration, role, type, resolved } = dependency;
  const { version, specifier } = versionPart(dependency);
  const [listed, report] = [listedMatch(match), decidingReport(match)];
  return {
    file: declaration.file,
    client: declaration.client,
    alias: declaration.alias,
    folder: declaration.folder,
    ...{ role, type, name: nameOrNull(dependency) },
    version: resolved?.version ?? version ?? specifier,
    launch: launchHash(dependency),
    grade: report?.grade ?? null,
    verdict,
    judgedVersion: listed?.judgedVersion ?? null,
    rubric: report === null ? null : (report.rubricVersion ?? rubric),
    record: listed === null ? '' : hashValue([listed.by, listed.server.id]),
    evidence: hashValue([
      match?.kind ?? null,
      match === null ? null : matchError(match),
      report?.score ?? null,
      (report?.findings ?? []).map(({ reference, check, result }) => [reference, check, result]),
    ]),
    rules: [
      ...new Set(problems.map(({ rule, waived }) => (waived === null ? rule : `waived ${rule}`))),
    ].sort(),
  };
}

/**
 * Hashes a dependency's entry, but not the files beside it, because they have not been read when a report is
 * built.
 */
function launchHash(dependency: Dependency): string {
  const alone = { dependencies: [], deciding: new Map(), contentOf: () => '', holds: () => false };
  const { file, ...parts } = decidingParts(dependency, alone, (path) => path, '');
  return hashValue(parts);
}

/** Properties of a policy object that do not affect the verdict: the sources and locations of its values. */
const aboutPlaces = new Set(['span', 'writtenIn', 'places', 'provenance', 'source', 'commit']);

const policyHash = (policy: Policy | null): string =>
  hashValue(policy, (name) => aboutPlaces.has(name));

/** Returns a 22-character hash of a value, long enough to rule out accidental collisions. */
function hashValue(value: unknown, skips: (name: string) => boolean = () => false): string {
  const text = JSON.stringify(value, (name, inner: unknown) => {
    if (skips(name)) return undefined;
    return inner instanceof Map || inner instanceof Set ? [...inner] : inner;
  });
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
