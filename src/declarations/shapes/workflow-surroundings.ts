import type { Surroundings } from '../../model.ts';
import { digestOf, digestOfNode } from '../digest.ts';
import { memberOf, propertiesOf, type TreeNode } from '../tree.ts';

/** Keys of a workflow that cannot change the value of a variable in one of its jobs. */
const irrelevantKeys = new Set(['jobs', 'name', 'run-name', 'permissions', 'concurrency']);

/**
 * What determines the variables of each job of a workflow: the job itself, whose steps may set them, and
 * what applies to all jobs. A job that waits for others may get values from them, so it depends on the
 * whole file, as does everything outside of jobs, such as the steps of an action.
 *
 * @returns a function of a job's node, null for what is outside of jobs
 */
export function surroundingsIn(root: TreeNode): (job: TreeNode | null) => Surroundings {
  const around = propertiesOf(root).filter(({ key }) => !irrelevantKeys.has(key));
  const ofAll = around.map(({ node }) => digestOfNode(node));
  const known = new Map<TreeNode | null, Surroundings>();
  return (job) => {
    const part = memberOf(job, 'needs') === null ? job : null;
    const found =
      known.get(part) ??
      (part === null ? sameFor(digestOfNode(root)) : surroundingsOf(part, ofAll));
    known.set(part, found);
    return found;
  };
}

function surroundingsOf(job: TreeNode, ofAll: readonly string[]): Surroundings {
  const everything = sameFor(digestOf(JSON.stringify([digestOfNode(job), ...ofAll])));
  const environment = memberOf(job, 'environment');
  // Its other members, such as an address to show, make no difference.
  const name = environment?.type === 'object' ? memberOf(environment, 'name') : environment;
  const isPlain = name === null || (name.type === 'string' && !String(name.value).includes('${{'));
  return isPlain ? { ...everything, ofSettings: digestOf(String(name?.value)) } : everything;
}

function sameFor(contentDigest: string): Surroundings {
  return { ofVariables: contentDigest, ofSettings: contentDigest };
}
