import type { Launch, Surroundings } from '../../../model/model.ts';
import { digestOf, digestOfNode } from '../digest.ts';
import { memberOf, nodesOf, propertiesOf, type TreeNode } from '../tree.ts';

/** Keys of a workflow that cannot change the value of a variable in one of its jobs. */
const irrelevantKeys = new Set(['jobs', 'name', 'run-name', 'permissions', 'concurrency']);

type JobSurroundings = (launch: Pick<Launch, 'command' | 'args' | 'url' | 'cwd'>) => Surroundings;

/**
 * What determines the variables of each job of a workflow: the job itself, whose steps may set them, and
 * what applies to all jobs. A job that waits for others may get values from them, so it depends on the
 * whole file, as does everything outside of jobs, such as the steps of an action.
 *
 * @returns a function of a job's node, null for what is outside of jobs
 */
export function surroundingsIn(root: TreeNode): (job: TreeNode | null) => JobSurroundings {
  const around = propertiesOf(root).filter(({ key }) => !irrelevantKeys.has(key));
  const ofAll = around.map(({ node }) => digestOfNode(node));
  const known = new Map<TreeNode | null, JobSurroundings>();
  return (job) => {
    const part = memberOf(job, 'needs') === null ? job : null;
    const found =
      known.get(part) ??
      (part === null ? everyEntry(sameFor(digestOfNode(root))) : surroundingsOf(part, ofAll));
    known.set(part, found);
    return found;
  };
}

const everyEntry =
  (surroundings: Surroundings): JobSurroundings =>
  () =>
    surroundings;

function surroundingsOf(job: TreeNode, ofAll: readonly string[]): JobSurroundings {
  const everything = sameFor(digestOf(JSON.stringify([digestOfNode(job), ...ofAll])));
  const environment = memberOf(job, 'environment');
  // Its other members, such as an address to show, make no difference.
  const name = environment?.type === 'object' ? memberOf(environment, 'name') : environment;
  const isPlain = name === null || (name.type === 'string' && !String(name.value).includes('${{'));
  const ofSettings = isPlain ? digestOf(String(name?.value)) : everything.ofSettings;
  const stepsNaming = stepsOf(job);
  const members = propertiesOf(job).filter(({ key }) => key !== 'steps' && key !== 'name');
  const outside = [...members.map(({ node }) => digestOfNode(node)), ...ofAll];
  return ({ command, args, url, cwd }) => {
    const texts = [command, url, cwd, ...args].map((word) => word?.text ?? '');
    const steps = stepsNaming(texts.flatMap(namesIn));
    return { ...everything, ofSettings, ofNamed: digestOf(JSON.stringify([outside, steps])) };
  };
}

function namesIn(text: string): string[] {
  const expressions = [...text.matchAll(/\$\{\{([^}]{0,1000})\}\}/g)].map(
    ([, inside = '']) => inside,
  );
  const variables = [...text.matchAll(/(?:[$%!]\{?\s{0,9}|env[:.])([A-Za-z_]\w*)/g)];
  return [
    ...expressions.flatMap((inside) => inside.match(/[A-Za-z_][\w-]*/g) ?? []),
    ...variables.map(([, name = '']) => name),
  ];
}

/** What hands on variables or values of any name. */
const handsOn =
  /GITHUB_ENV|GITHUB_OUTPUT|github\.env|_runner_file_commands|exportVariable|setOutput|::set-/;

/**
 * Returns a function that finds the steps of a job that may set some names: those that mention one, that
 * hand on variables of any name, or to whose outputs one of these refers. Gives their digests, and of other
 * steps the actions that they use, in order.
 */
function stepsOf(job: TreeNode): (names: readonly string[]) => readonly string[] {
  const steps = nodesOf(memberOf(job, 'steps')).map((node) => {
    const text = JSON.stringify(node, ['children', 'value']);
    const words = new Set(text.match(/[A-Za-z_][\w-]*/g) ?? []);
    const refersTo = [...text.matchAll(/\bsteps\.([\w-]+)/g)].map(([, id = '']) => id);
    const id = memberOf(node, 'id')?.value;
    const uses = String(memberOf(node, 'uses')?.value ?? '');
    return {
      ...{ digest: digestOfNode(node), id, words, refersTo, isAlways: handsOn.test(text) },
      // Any action may set a variable; another release of it is the same action.
      action: uses.replace(/^([\w-][^:@]*)@.*$/s, '$1'),
    };
  });
  const byWord = new Map<string, number[]>();
  for (const [at, { words }] of steps.entries()) {
    for (const word of words) {
      const others = byWord.get(word) ?? [];
      byWord.set(word, others);
      others.push(at);
    }
  }
  const byId = Map.groupBy(steps.keys(), (at) => steps[at]?.id);
  const always = steps.flatMap(({ isAlways }, at) => (isAlways ? [at] : []));
  const known = new Map<string, readonly string[]>();
  return (names) => {
    const key = [...new Set(names)].sort().join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const chosen = new Set<number>();
    const pending = [...always, ...names.flatMap((each) => byWord.get(each) ?? [])];
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      if (chosen.has(at)) continue;
      chosen.add(at);
      for (const id of steps[at]?.refersTo ?? []) pending.push(...(byId.get(id) ?? []));
    }
    const digests = steps.flatMap(({ digest, action }, at) =>
      chosen.has(at) ? [digest] : action === '' ? [] : [action],
    );
    known.set(key, digests);
    return digests;
  };
}

function sameFor(contentDigest: string): Surroundings {
  return { ofVariables: contentDigest, ofNamed: contentDigest, ofSettings: contentDigest };
}
