import { relative } from 'node:path/posix';
import { GateError } from './failure.ts';
import { lost } from './files/lost.ts';
import type { FileSource, FileText } from './files/tree.ts';
import type { BaseFound } from './github/base.ts';
import type { Floor, Loosening, Policy, PolicyLayer, RunContext, SourceFile } from './model.ts';
import { defaultMinScore, effectivePolicy, emptyLayer } from './settings/layers.ts';
import { defaultConfigFile, type Settings } from './settings/settings.ts';
import type { World } from './world.ts';

/** The policy of a run, and what the change does to the gate. */
export interface InForce {
  readonly policy: Policy;
  readonly loosenings: readonly Loosening[];
  /** The policy file that is in force with its commit; null where there is none, or it is the tree's own. */
  readonly origin: RunContext['policy'];
  /** What is to be known of it, in sentences. */
  readonly remarks: readonly string[];
}

/**
 * Finds the policy in force: of a change that of the default branch, for nobody judges himself; where
 * that has none, preset and inputs; where that is broken, the change's, and it is said.
 *
 * @throws PolicyError where a policy that is to be used, or the change's own, has faults
 * @throws GateError `no-base-policy` where the change has a policy file and the one in force cannot be
 *   read: neither passing by the one nor failing by none would be just
 */
export async function findPolicy(
  settings: Settings,
  world: Pick<World, 'head' | 'folder' | 'actionRepository'>,
  { base, policy: owner, needsPolicy, missing }: BaseFound,
): Promise<InForce> {
  const { configFile: path, given, floorText, maxAge } = settings;
  const remarks: string[] = [];
  // Shown like every other place: from the judged folder.
  const shown = relative(world.folder, path);
  const floor =
    floorText === null
      ? null
      : (await import('./settings/policy-file.ts')).readFloor(floorText, 'the input policy');
  const own = await readLayer(world.head, path, path, shown);
  let inForce = own;
  let before: PolicyLayer | null = null;
  if (owner !== null) {
    if (owner.insteadOf !== null) {
      remarks.push(
        `In force is the policy of ${owner.name}, for that of the default branch ${owner.insteadOf} is not in the checkout: fetch-depth: 0 brings it.`,
      );
    }
    const name = `${path} of ${owner.name}`;
    try {
      inForce = await readLayer(owner.source, path, name, shown);
      before = inForce ?? emptyLayer;
    } catch (error) {
      // Broken it is mended by the change; out of reach it is still in force.
      if (!(error instanceof GateError) || own === null || error.code === 'no-base-policy')
        throw error;
      remarks.push(
        `The policy of ${owner.name} cannot be used, so that of this change is in force: ${[error.message, ...error.details].join(' ')}`,
      );
    }
  } else if (own === null && path !== defaultConfigFile) {
    throw new GateError(
      'no-policy-file',
      `The policy file ${path} is not there.`,
      'Check config-file: it is a path from the root of the repository.',
    );
  } else if (needsPolicy && own !== null) {
    const why = missing ?? 'the event does not tell it';
    throw new GateError(
      'no-base-policy',
      `${path} is there, and the one that is in force, that of the base, cannot be read, for ${why}. A change is not judged by the policy that it brings itself.`,
      'With the base in the checkout the change is judged by the policy that is in force.',
    );
  }
  const loosenings: Loosening[] = [];
  if (before !== null && !isSame(before, own ?? emptyLayer)) {
    const { looseningsOf } = await import('./policy/weakening.ts');
    const defaults = { minScore: defaultMinScore };
    loosenings.push(...looseningsOf(before, own ?? emptyLayer, shown, defaults));
    if (own !== null)
      remarks.push(`This change edits ${path}; its policy counts once it is merged.`);
  }
  if (base !== null) {
    const [then, now] = [await readWorkflows(base.source), await readWorkflows(world.head)];
    if (then.some(({ path: file, text }) => textOf(now, file) !== text)) {
      const { stepLoosenings } = await import('./policy/gate-steps.ts');
      loosenings.push(...stepLoosenings(then, now, world.actionRepository));
    }
  }
  if (floor !== null)
    remarks.push(...refusedBy(floor, [given, ...(inForce === null ? [] : [inForce])]));
  const origin =
    owner === null || inForce === null || before === null
      ? null
      : { source: inForce.source, commit: owner.commit };
  const policy = effectivePolicy({ file: inForce, given, floor, maxAge });
  return { policy, origin, loosenings, remarks };
}

/** What of a repository's policy does not count beside the organisation's, in sentences. */
function refusedBy({ overridable }: Floor, layers: readonly PolicyLayer[]): string[] {
  const given: readonly (readonly [string, (layer: PolicyLayer) => boolean])[] = [
    ['ignore-paths', ({ ignorePaths }) => (ignorePaths ?? []).length > 0],
    ['registries', ({ registries }) => registries.length > 0],
    ['servers', ({ overrides }) => overrides.some(({ server }) => server !== null)],
  ];
  return layers.flatMap((layer) =>
    given
      .filter(([name, isGiven]) => !overridable.has(name) && isGiven(layer))
      .map(([name]) => {
        const what = name === 'servers' ? 'the binding of servers to records' : name;
        return `What ${layer.source} says of ${what} does not count: the organisation's policy does not list ${name} under overridable.`;
      }),
  );
}

/** A policy file; null where there is none. */
async function readLayer(
  source: FileSource,
  path: string,
  name: string,
  shown: string,
): Promise<PolicyLayer | null> {
  const file = await source.readFile(path);
  if (isMissing(file)) return null;
  if ('reason' in file && file.isLost) {
    throw new GateError(
      'no-base-policy',
      `The policy file ${name} cannot be read from the checkout: ${file.reason}.`,
      'Have actions/checkout fetch the commit whole: without filter.',
    );
  }
  if ('reason' in file) {
    throw new GateError(
      'invalid-policy',
      `The policy file ${name} cannot be read: ${file.reason}.`,
      'Make it a regular text file of the repository, or take it out.',
    );
  }
  const { readPolicy } = await import('./settings/policy-file.ts');
  return readPolicy(file.text, name, shown);
}

function isMissing(file: FileText): boolean {
  return 'reason' in file && file.reason === lost.absent;
}

/** Whether two layers say the same, wherever they say it. */
function isSame(one: PolicyLayer, other: PolicyLayer): boolean {
  const plain = ({ places: _, source: __, ...rest }: PolicyLayer) =>
    JSON.stringify(rest, (key, value) => {
      if (key === 'span') return undefined;
      return value instanceof Map ? [...value] : value;
    });
  return plain(one) === plain(other);
}

/** The workflow files of a tree; those that cannot be read are none. */
async function readWorkflows(source: FileSource): Promise<readonly SourceFile[]> {
  const folder = '.github/workflows';
  const tree = await source
    .readTree(folder, {
      client: (path) => (/^[^/]+\.ya?ml$/i.test(path) ? 'workflow' : null),
      matters: () => false,
      folder: () => false,
      depth: 1,
      ignored: () => false,
    })
    .catch(() => null);
  return (tree?.sources ?? []).map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}

function textOf(files: readonly SourceFile[], path: string): string | undefined {
  return files.find((file) => file.path === path)?.text;
}
