import type { Surroundings } from '../../model.ts';
import { digestOf, digestOfNode } from '../digest.ts';
import { memberOf, propertiesOf, type TreeNode } from '../tree.ts';

/** Keys of a workflow that have no say in what a variable of one of its jobs holds. */
const withoutSay = new Set(['jobs', 'name', 'run-name', 'permissions', 'concurrency']);

/**
 * What decides about the variables of each job of a workflow: the job itself, whose steps may set
 * them, and what holds for all jobs. A job that waits for others may get values from them, and what
 * stands in no job, such as the steps of an action, depends on the whole file as well.
 *
 * @returns a function of a job's node, null for what stands in none
 */
export function surroundingsIn(root: TreeNode): (job: TreeNode | null) => Surroundings {
  const around = propertiesOf(root).filter(({ key }) => !withoutSay.has(key));
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
  // Its other members are an address to show, and the like.
  const name = environment?.type === 'object' ? memberOf(environment, 'name') : environment;
  const isPlain = name === null || (name.type === 'string' && !String(name.value).includes('${{'));
  return isPlain ? { ...everything, ofSettings: digestOf(String(name?.value)) } : everything;
}

function sameFor(contentDigest: string): Surroundings {
  return { ofVariables: contentDigest, ofSettings: contentDigest };
}
