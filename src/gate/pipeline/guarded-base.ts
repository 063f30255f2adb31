import type { BaseFound, OtherBranch } from '../../io/github-event.ts';
import { added } from '../../judging/changes.ts';
import { createGlobTest } from '../../model/glob.ts';
import { type Changes, compareWithBase } from './compare-with-base.ts';
import type { ScannedTree, ScanOptions } from './inventory.ts';

/**
 * Compares a tree with its base, as far as the base can be trusted. An attacker can push an unjudged server
 * to a branch, then open a pull request against that branch or retarget an existing one to it. Servers on the
 * default branch, on a protected branch or on a branch that the policy lists under `bases` are treated as
 * existing. A server on any other branch is treated as existing only if it is also on the default branch.
 *
 * @param bases branch patterns
 * @returns the changes, or the reason why the base could not be read
 */
export async function compareWithGuardedBase(
  head: ScannedTree,
  { base, branch }: { readonly base: NonNullable<BaseFound['base']> } & Pick<BaseFound, 'branch'>,
  bases: readonly string[],
  options: ScanOptions,
): Promise<Changes | { readonly reason: string }> {
  const changes = await compareWithBase(head, base, options);
  if ('reason' in changes || branch === null || (await isGuarded(branch, bases))) return changes;
  const { name, defaultName, ofDefault } = branch;
  const compared =
    ofDefault === null
      ? { reason: 'that branch cannot be read' }
      : await compareWithBase(head, ofDefault, options);
  const why = `The branch ${name} is neither protected nor listed under bases in the policy.`;
  if ('reason' in compared) {
    const notice = `${why} It cannot be compared with the default branch ${defaultName} (${compared.reason}), so everything counts as added.`;
    return {
      ...changes,
      of: () => added,
      touches: () => true,
      brings: () => true,
      frees: () => true,
      notices: [...changes.notices, notice],
    };
  }
  const of: Changes['of'] = (dependency) => {
    const change = changes.of(dependency);
    const ofDefault = compared.of(dependency);
    if (change.kind === 'unchanged') return ofDefault;
    // A server on both branches is treated as existing. Any other server might have been planted.
    return change.print !== null && change.print === ofDefault.print
      ? change
      : { ...change, obstacles: [...change.obstacles, 'unguarded'] };
  };
  const { dependencies, candidates } = head.inventory;
  const isFelt = [...dependencies, ...candidates].some(
    (each) => changes.of(each).kind === 'unchanged' && of(each).kind !== 'unchanged',
  );
  const notice = `${why} Its servers count as unchanged only if they are also on the default branch ${defaultName}.`;
  return {
    of,
    touches: (file) => changes.touches(file) || compared.touches(file),
    brings: (file) => changes.brings(file) || compared.brings(file),
    frees: (autoApproval) => changes.frees(autoApproval) || compared.frees(autoApproval),
    removed: changes.removed,
    unread: changes.unread,
    notices: isFelt ? [...changes.notices, notice] : changes.notices,
  };
}

async function isGuarded(
  { name, isProtected }: OtherBranch,
  bases: readonly string[],
): Promise<boolean> {
  return bases.some((pattern) => createGlobTest(pattern)(name)) || isProtected();
}
