import * as z from 'zod';
import type { ExportSize } from '../../export/loading.ts';
import { rememberedSchema } from '../../judging/history-schema.ts';
import { formDigest, type Shape } from '../../model/form.ts';
import type { RepositoryRecord } from './contents.ts';
import { shownSchema } from './schema.ts';
import { type SealFault, sealedParts, sealLines, unsealLines } from './seal.ts';

/**
 * The state that a sweep stores for the next sweep, as lines of JSON. It consists of a head, one line per
 * policy, and, for each repository, four lines plus two per prepared run.
 */

/** A state with a different scope is not used. */
export interface SweepScope {
  /** The address of GitHub's API. */
  readonly service: string;
  /** Null for a list of repositories. */
  readonly organisation: string | null;
  /** The repositories in a list, as `owner/name`; empty for an organisation. */
  readonly names: readonly string[];
}

export interface RepositoryState {
  /** The last known name, as `owner/name`. */
  readonly name: string;
  /** GitHub's id, which does not change when a repository is renamed; null if unknown. */
  readonly id: number | null;
  /** Null if no contents are stored. */
  readonly read: ReadState | null;
  /**
   * `RememberedRepository` as JSON, from the last complete run that judged the repository; null if none is
   * stored.
   */
  readonly judged: string | null;
  /** `ShownRepository` as JSON, from the last complete run; null if no results are stored. */
  readonly shown: string | null;
  /** The repository's results from each run in `SweepState.prepared`, in the same order. */
  readonly prepared: readonly PreparedRepository[];
}

/** A run's results for a repository, kept until the run's day is in the history. */
export interface PreparedRepository extends Pick<RepositoryState, 'judged' | 'shown'> {
  readonly isListed: boolean;
}

export interface ReadState extends RepositoryRecord {
  /** The number of the run that read the contents. */
  readonly run: number;
}

export interface SweepState {
  readonly service: string;
  readonly organisation: string | null;
  /** The number of the run that wrote the state. */
  readonly run: number;
  /** Start of the run that wrote the state, in ISO 8601 format. */
  readonly writtenAt: string;
  /** Start of the last complete run; null if no run has completed. */
  readonly lastAt: string | null;
  /**
   * Start times of complete runs that were possibly killed before they wrote their day to the history. The
   * history shows which of these runs wrote their day.
   */
  readonly prepared: readonly string[];
  /** The newest export used by any run; null if no run has used one. */
  readonly export: ExportSize | null;
  /** Policies as encoded by `encodePolicy`, keyed by the hashes in `judged`. */
  readonly policies: ReadonlyMap<string, string>;
  readonly repositories: readonly RepositoryState[];
}

/**
 * Limits for one repository or policy, and for all of them together, in bytes. The limits ensure that a
 * stored state can always be reopened, whatever untrusted files contain.
 */
type SizeLimits = Readonly<Record<'ofOne' | 'ofAll', number>>;
const mostContents = { ofOne: 1024 * 1024, ofAll: 200 * 1024 * 1024 };
const mostJudged = { ofOne: 2 * 1024 * 1024, ofAll: 100 * 1024 * 1024 };
const mostPolicies = { ofOne: 1024 * 1024, ofAll: 20 * 1024 * 1024 };
const mostShown = { ofOne: 2 * 1024 * 1024, ofAll: 100 * 1024 * 1024 };

/**
 * Maximum number of prepared runs: one that is already in the history, and one that might still be added to
 * it.
 */
export const mostPrepared = 2;

/** Far more repositories than can be swept in a day. */
const maxRepositories = 200_000;

/** Replaces an array with its length, because the first line holds only the number of repositories. */
type Counted<T> = T extends readonly unknown[] ? number : T;
type ReadHead = Omit<ReadState, 'contents'>;
/** The first line for a repository. Lines with its contents, verdicts and shown results follow. */
type RepositoryHead = Pick<RepositoryState, 'name' | 'id'> & {
  readonly read: ReadHead | null;
  /** For each prepared run, whether the run listed the repository. */
  readonly prepared: readonly boolean[];
};
type StateHead = {
  readonly [Name in keyof Omit<SweepState, 'prepared' | 'export' | 'policies'>]: Counted<
    SweepState[Name]
  >;
} & Pick<SweepState, 'prepared' | 'export'> & { readonly policies: readonly string[] };

const textSchema = z.string();
const readSchema = { commit: textSchema, key: textSchema, run: z.int() } satisfies Shape<ReadHead>;

/** Contents have no schema here: they are decoded only if `ReadState.key` matches this build. */
const lineSchemas = {
  head: z.object({
    service: textSchema,
    organisation: textSchema.nullable(),
    run: z.int(),
    writtenAt: textSchema,
    lastAt: textSchema.nullable(),
    prepared: z.array(textSchema).max(mostPrepared),
    policies: z.array(textSchema).max(maxRepositories),
    export: z.object({ generatedAt: z.number(), servers: z.int().nullable() }).nullable(),
    repositories: z.int().max(maxRepositories),
  } satisfies Shape<StateHead>),
  repository: z.object({
    name: textSchema,
    id: z.int().nullable(),
    read: z.object(readSchema).nullable(),
    prepared: z.array(z.boolean()).max(mostPrepared),
  } satisfies Shape<RepositoryHead>),
  judged: rememberedSchema,
  shown: shownSchema,
};

const stateForm = formDigest(sealedParts, ...Object.values(lineSchemas));

export function sealState(keys: readonly string[], state: SweepState): Buffer {
  return sealLines(keys, stateForm, stateLines(state));
}

function* stateLines({ repositories, policies: all, ...head }: SweepState): Generator<string> {
  const fitting = fittingIndexes([...all.values()], mostPolicies);
  const policies = [...all].filter((_, at) => fitting.has(at));
  const hashes = policies.map(([hash]) => hash);
  yield JSON.stringify({ ...head, policies: hashes, repositories: repositories.length });
  for (const [, policy] of policies) yield policy;
  const selectFitting = (
    readText: (each: RepositoryState) => string | undefined | null,
    most: SizeLimits,
  ) =>
    fittingIndexes(
      repositories.map((each) => readText(each) ?? ''),
      most,
    );
  const hasContents = selectFitting(({ read }) => read?.contents, mostContents);
  const hasJudged = selectFitting(({ judged }) => judged, mostJudged);
  const hasShown = selectFitting(({ shown }) => shown, mostShown);
  const later = head.prepared.map((_, run) => ({
    hasJudged: selectFitting(({ prepared }) => prepared[run]?.judged, mostJudged),
    hasShown: selectFitting(({ prepared }) => prepared[run]?.shown, mostShown),
  }));
  for (const [index, { name, id, read, judged, shown, prepared }] of repositories.entries()) {
    const { contents = '', ...rest } = read ?? {};
    const isRead = read !== null && hasContents.has(index);
    const isListed = later.map((_, run) => prepared[run]?.isListed ?? false);
    yield JSON.stringify({ name, id, read: isRead ? rest : null, prepared: isListed });
    yield isRead ? contents : '';
    yield (hasJudged.has(index) ? judged : null) ?? '';
    yield (hasShown.has(index) ? shown : null) ?? '';
    for (const [run, has] of later.entries()) {
      yield (has.hasJudged.has(index) ? prepared[run]?.judged : null) ?? '';
      yield (has.hasShown.has(index) ? prepared[run]?.shown : null) ?? '';
    }
  }
}

/**
 * Returns the indexes of the strings that fit within the limits. Short strings take precedence, so that a few
 * long ones do not displace the rest.
 */
function fittingIndexes(
  texts: readonly string[],
  { ofOne, ofAll }: SizeLimits,
): ReadonlySet<number> {
  let totalSize = 0;
  return new Set(
    texts
      .map((text, at) => ({ at, size: Buffer.byteLength(text) }))
      .sort((a, b) => a.size - b.size)
      .filter(({ size }) => {
        totalSize += size;
        return size <= ofOne && totalSize <= ofAll;
      })
      .map(({ at }) => at),
  );
}

const faultWords: Readonly<Record<SealFault, string>> = {
  'not-sealed': 'this tool did not write it',
  'other-version': 'another version of this tool wrote it',
  'other-key': 'none of the state keys decrypts it',
  altered: 'it is damaged or was altered',
};

/**
 * Opens a state that `sealState` wrote.
 *
 * @param scope null to accept any scope
 * @returns the state; if it cannot be used, `fault` holds a clause that follows "because"
 */
export function unsealState(
  keys: readonly string[],
  bytes: Uint8Array,
  scope: SweepScope | null,
): { readonly state: SweepState } | { readonly fault: string } {
  const unsealed = unsealLines(keys, stateForm, bytes);
  if ('fault' in unsealed) return { fault: faultWords[unsealed.fault] };
  try {
    const state = parseState(unsealed.lines);
    const fault = scope === null ? null : foreignWords(state, scope);
    return fault === null ? { state } : { fault };
  } catch {
    return { fault: faultWords.altered };
  }
}

function parseState(lines: Iterable<string>): SweepState {
  const remaining = lines[Symbol.iterator]();
  const next = (): string => {
    const line = remaining.next();
    if (line.done) throw new Error('it has fewer lines than its header declares');
    return line.value;
  };
  const { head, repository, judged, shown } = lineSchemas;
  const readTexts = (): Pick<RepositoryState, 'judged' | 'shown'> => {
    const [one, other] = [next(), next()];
    if (one !== '') judged.parse(JSON.parse(one));
    if (other !== '') shown.parse(JSON.parse(other));
    return { judged: one === '' ? null : one, shown: other === '' ? null : other };
  };
  const { repositories: count, policies: hashes, ...about } = head.parse(JSON.parse(next()));
  const policies = new Map(hashes.map((hash) => [hash, next()]));
  const repositories = Array.from({ length: count }, (): RepositoryState => {
    const { read, prepared, ...known } = repository.parse(JSON.parse(next()));
    const contents = next();
    return {
      ...known,
      read: read === null ? null : { ...read, contents },
      ...readTexts(),
      prepared: prepared.map((isListed) => ({ isListed, ...readTexts() })),
    };
  });
  return { ...about, policies, repositories };
}

/** Returns how the scopes differ, as a clause that follows "because"; null if they match. */
function foreignWords(state: SweepState, scope: SweepScope): string | null {
  const lower = (text: string | null): string | null => text?.toLowerCase() ?? null;
  if (state.service !== scope.service)
    return `it belongs to another GitHub server, ${state.service}`;
  if (lower(state.organisation) !== lower(scope.organisation)) {
    const { organisation } = state;
    return `it belongs to ${organisation === null ? 'a list of repositories' : `the organisation ${organisation}`}`;
  }
  const names = new Set(scope.names.map(lower));
  const isShared =
    scope.organisation !== null ||
    state.repositories.length === 0 ||
    state.repositories.some(({ name }) => names.has(lower(name)));
  return isShared ? null : 'it contains none of the listed repositories';
}
