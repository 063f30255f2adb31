import { createHash } from 'node:crypto';
import { nameOrNull, versionPart } from '../../detection/ecosystems.ts';
import type { Declaration, Dependency, DependencyType, Verdict } from '../../model/model.ts';
import { decidingParts } from '../changes/fingerprint.ts';
import { decidingReport, listedMatch, matchError } from '../grading/matched.ts';
import type { Policy } from '../policy/keys.ts';
import type { JudgedDependency, Report } from '../report.ts';

/*
 * What a run keeps of a repository for the next one: plain JSON, with hashes in place of what is only
 * compared.
 */

/** How a server was judged. */
export interface ObservedGrade {
  /** Null for what the export has no grade of. */
  readonly grade: string | null;
  /** Null where nothing of it was judged. */
  readonly verdict: Verdict | null;
  readonly judgedVersion: string | null;
  readonly rubric: string | null;
  /** The record of the export that decides, and what it is matched by; empty if there is none. */
  readonly record: string;
  /** A hash of everything else that the export says of it. */
  readonly evidence: string;
  /** What the rules found: their ids in order, `waived` in front of those that a waiver covers. */
  readonly rules: readonly string[];
}

/** A server in one place of a repository. */
export interface ObservedPlace
  extends ObservedGrade,
    Pick<Declaration, 'file' | 'client' | 'alias' | 'folder'> {
  readonly role: Dependency['role'];
  readonly type: DependencyType;
  readonly name: string | null;
  /** The version that is written or that a lockfile proves, else what is written instead of one. */
  readonly version: string | null;
  /** A hash of what decides what is started, without the name of the declaring file. */
  readonly launch: string;
}

/** What a run found in a repository. */
export interface Observation {
  /** When the run began to read, ISO 8601. */
  readonly at: string;
  /** Null where there is none. */
  readonly commit: string | null;
  /** Equal for runs that read files in the same way: another version of the tool may find more. */
  readonly reader: string;
  /** A hash of the effective policy. */
  readonly policy: string;
  readonly places: readonly ObservedPlace[];
}

/** What a judged repository shows; the places are in the order of the report's servers. */
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

/** What its own entry says, without the files beside it: a report has not read them. */
function launchHash(dependency: Dependency): string {
  const alone = { dependencies: [], deciding: new Map(), contentOf: () => '', holds: () => false };
  const { file, ...parts } = decidingParts(dependency, alone, (path) => path, '');
  return hashValue(parts);
}

/** Parts of a policy that decide nothing: where values come from, and where they stand. */
const aboutPlaces = new Set(['span', 'writtenIn', 'places', 'provenance', 'source', 'commit']);

const policyHash = (policy: Policy | null): string =>
  hashValue(policy, (name) => aboutPlaces.has(name));

/** A hash of a value; 22 characters, of which two are never equal by chance. */
function hashValue(value: unknown, skips: (name: string) => boolean = () => false): string {
  const text = JSON.stringify(value, (name, inner: unknown) => {
    if (skips(name)) return undefined;
    return inner instanceof Map || inner instanceof Set ? [...inner] : inner;
  });
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
