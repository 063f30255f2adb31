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

/** A version that an edit gives a dependency, and where. */
export interface Fix extends SuggestedPin {
  /** From the judged folder. */
  readonly file: string;
  readonly line: number;
}

export interface Fixes {
  readonly fixes: readonly Fix[];
  /** The new texts of files, without a byte order mark. */
  readonly texts: ReadonlyMap<string, string>;
  readonly leftOut: readonly LeftOut[];
}

/** A user waits for them, and no pull request chooses how long. */
const limits: ProofLimits = { rereadings: 2000, characters: 400_000_000 };

/**
 * The edits of a whole tree that give failing and unpinned dependencies the version that meets the policy.
 * Each is proved as a suggestion is, in the tree with all edits before it. Where one dependency stands in the
 * way of another, the other is found when the tree is judged again.
 */
export async function findFixes(
  servers: readonly JudgedDependency[],
  tree: Rereading,
): Promise<Fixes> {
  const texts = new Map<string, string>();
  // What was read to prove an edit is what the next one is compared with.
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

/** What should be pinned, and to which no version is known. What fails all the same has a reason of its own. */
function withoutVersion(server: JudgedDependency): readonly LeftOut[] {
  const { dependency, match, remedy, verdict } = server;
  if (remedy !== null || verdict === 'fail' || !isUnpinned(server)) return [];
  const reason =
    match?.kind === 'unlisted'
      ? 'the export does not list it'
      : 'no version of it is known to pass';
  return [{ dependency, reason }];
}

/** A tree whose proofs take too much work keeps what is proved until then. */
function withoutProof(error: unknown): Awaited<ReturnType<Prover['prove']>> {
  if (error instanceof GateError && error.code === 'too-much-work') return tooMany;
  throw error;
}

/** By files, each from its end: an edit moves nothing that stands before it. */
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
