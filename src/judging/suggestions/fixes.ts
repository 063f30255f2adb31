import { GateError } from '../../model/failure.ts';
import type { Inventory } from '../../model/model.ts';
import type { JudgedDependency } from '../report.ts';
import { applyEdit } from './edit.ts';
import {
  createProver,
  type ProofLimits,
  type Prover,
  type Rereading,
  tooMany,
  type WantedPin,
} from './prover.ts';
import {
  isUnpinned,
  type LeftOut,
  type SuggestedPin,
  toSuggestedPin,
  wantedPins,
} from './suggest.ts';

export interface Fix extends SuggestedPin {
  /** The path, relative to the judged folder. */
  readonly file: string;
  readonly line: number;
}

export interface Fixes {
  readonly fixes: readonly Fix[];
  /** New file contents by path, without a byte order mark. */
  readonly texts: ReadonlyMap<string, string>;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Higher than the limits for suggestions, because a user is waiting for the result and no pull request
 * controls how long it takes.
 */
const limits: ProofLimits = { rereadings: 2000, characters: 400_000_000 };

/**
 * Returns edits throughout a tree that pin failing and unpinned dependencies to versions that satisfy the
 * policy. Each edit is proven like a suggestion, in a tree that contains all previous edits. A dependency
 * hidden by another is found only when the tree is judged again.
 */
export async function findFixes(
  servers: readonly JudgedDependency[],
  tree: Rereading,
): Promise<Fixes> {
  const texts = new Map<string, string>();
  // The tree that was read to prove one edit is the base for proving the next edit.
  let current = new Map<boolean, Promise<Inventory>>();
  let last = current;
  const edited: Rereading = {
    read: async (file) => texts.get(file) ?? tree.read(file),
    take: (more, withCandidates) => {
      const knownTree = more.size === 0 ? current.get(withCandidates) : undefined;
      if (knownTree !== undefined) return knownTree;
      const taken = tree.take(new Map([...texts, ...more]), withCandidates);
      if (more.size === 0) current.set(withCandidates, taken);
      else last = new Map([[withCandidates, taken]]);
      return taken;
    },
    spent: tree.spent,
  };
  const fixes: Fix[] = [];
  const leftOut: LeftOut[] = [];
  let prover = createProver(edited, limits);
  for (const wantedPin of lastFirst(wantedPins(servers))) {
    const proof = await prover.prove(wantedPin).catch(withoutProof);
    if ('reason' in proof) {
      leftOut.push({ dependency: wantedPin.server.dependency, reason: proof.reason });
      continue;
    }
    const { file, line, text, edit } = proof;
    texts.set(file, applyEdit(text, edit));
    current = last;
    fixes.push({ ...toSuggestedPin(proof), file, line });
    prover = createProver(edited, limits);
  }
  leftOut.reverse().push(...servers.flatMap(withoutVersion));
  return { fixes: fixes.reverse(), texts, leftOut };
}

/**
 * Returns an unpinned server as left out if there is no known version to pin it to. A server that also fails
 * is skipped, because its failure is reported.
 */
function withoutVersion(server: JudgedDependency): readonly LeftOut[] {
  const { dependency, match, remedy, verdict } = server;
  if (remedy !== null || verdict === 'fail' || !isUnpinned(server)) return [];
  const reason =
    match?.kind === 'unlisted'
      ? 'the export does not list it'
      : 'no version of it is known to pass';
  return [{ dependency, reason }];
}

/** Converts a `too-much-work` error to a reason, so that the edits proven so far are kept. */
function withoutProof(error: unknown): Awaited<ReturnType<Prover['prove']>> {
  if (error instanceof GateError && error.code === 'too-much-work') return tooMany;
  throw error;
}

/**
 * Sorts pins by file and, within a file, from last to first, so that applying one edit does not shift the
 * next.
 */
function lastFirst(pins: readonly WantedPin[]): readonly WantedPin[] {
  const pinPlace = ({ server: { dependency } }: WantedPin) => ({
    ...dependency.span.start,
    file: dependency.declaration.file,
  });
  return pins.toSorted((one, other) => {
    const [a, b] = [pinPlace(one), pinPlace(other)];
    if (a.file !== b.file) return a.file < b.file ? 1 : -1;
    return b.line - a.line || b.column - a.column;
  });
}
