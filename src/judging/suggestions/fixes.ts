import { GateError } from '../../model/failure.ts';
import type { Inventory } from '../../model/model.ts';
import type { JudgedDependency } from '../report.ts';
import { applyEdit } from './edit.ts';
import {
  openProver,
  type ProofLimits,
  type Prover,
  type Rereading,
  tooMany,
  type WantedPin,
} from './prover.ts';
import { isUnpinned, type LeftOut, pinOf, type SuggestedPin, wanted } from './suggest.ts';

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
      const known = more.size === 0 ? current.get(withCandidates) : undefined;
      if (known !== undefined) return known;
      const taken = tree.take(new Map([...texts, ...more]), withCandidates);
      if (more.size === 0) current.set(withCandidates, taken);
      else last = new Map([[withCandidates, taken]]);
      return taken;
    },
    spent: tree.spent,
  };
  const fixes: Fix[] = [];
  const leftOut: LeftOut[] = [];
  let prover = openProver(edited, limits);
  for (const each of lastFirst(wanted(servers))) {
    const found = await prover.prove(each).catch(withoutProof);
    if ('reason' in found) {
      leftOut.push({ dependency: each.server.dependency, reason: found.reason });
      continue;
    }
    const { file, line, text, edit } = found;
    texts.set(file, applyEdit(text, edit));
    current = last;
    fixes.push({ ...pinOf(found), file, line });
    prover = openProver(edited, limits);
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
function lastFirst(all: readonly WantedPin[]): readonly WantedPin[] {
  const placeOf = ({ server: { dependency } }: WantedPin) => ({
    ...dependency.span.start,
    file: dependency.declaration.file,
  });
  return all.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    if (a.file !== b.file) return a.file < b.file ? 1 : -1;
    return b.line - a.line || b.column - a.column;
  });
}
