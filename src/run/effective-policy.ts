import { relative } from 'node:path/posix';
import { GateError } from '../failure.ts';
import type { FileSource, FileText } from '../files/tree.ts';
import { unreadableReasons } from '../files/unreadable.ts';
import type { BaseFound } from '../github/base.ts';
import type { Floor, Policy, PolicyLayer, Relaxation, RunContext, SourceFile } from '../model.ts';
import { defaultMinScore, emptyLayer, mergeLayers } from '../settings/layers.ts';
import { defaultConfigFile, type Settings } from '../settings/settings.ts';
import type { RunPorts } from './ports.ts';

/** The policy of a run, and what the change does to the gate. */
export interface EffectivePolicy {
  readonly policy: Policy;
  readonly relaxations: readonly Relaxation[];
  /** The policy file that is in force with its commit; null where there is none, or it is the tree's own. */
  readonly origin: RunContext['policy'];
  /** What is to be known of it, in sentences. */
  readonly notices: readonly string[];
}

/**
 * Finds the policy in force: of a change that of the default branch, for nobody judges himself; where
 * that has none, preset and inputs; where that is broken, the change's, and it is said.
 *
 * @throws PolicyError where a policy that is to be used, or the change's own, has faults
 * @throws GateError `no-base-policy` where the change has a policy file and the one in force cannot be
 *   read: neither passing by the one nor failing by none would be just
 */
export async function findEffectivePolicy(
  settings: Settings,
  ports: Pick<RunPorts, 'head' | 'folder' | 'actionRepository'>,
  found: BaseFound,
): Promise<EffectivePolicy> {
  const { configFile: path, given, floorText, maxAge } = settings;
  const { base } = found;
  // Shown like every other place: from the judged folder.
  const place: Place = { path, shown: relative(ports.folder, path) };
  const floor =
    floorText === null
      ? null
      : (await import('../settings/policy-file.ts')).readFloor(floorText, 'the input policy');
  const file = await ports.head.readFile(path);
  // What the change does not edit it is not asked about, faults included.
  const isEdited = base === null || !isSameText(await base.source.readFile(path), file);
  const own = found.policy === null || isEdited ? await layerOf(file, path, place) : undefined;
  const chosen =
    found.policy === null
      ? { layer: ownAlone(own ?? null, path, found), commit: null, notices: [] }
      : await chooseLayer(
          found.policy,
          place,
          file,
          async () => own ?? (await layerOf(file, path, place)),
        );
  const { layer, commit } = chosen;
  const notices = [...chosen.notices];
  const relaxations: Relaxation[] = [];
  if (found.policy !== null && own !== undefined) {
    // What the change edits is compared with what it found there; in force may be another branch's.
    const before = (await layerOfBase(base, place)) ?? (commit === null ? null : { layer });
    const [old, now] = [before?.layer ?? emptyLayer, own ?? emptyLayer];
    if (before !== null && !isSame(old, now)) {
      const { relaxationsOf } = await import('../policy/relaxations.ts');
      relaxations.push(...relaxationsOf(old, now, place.shown, { minScore: defaultMinScore }));
      if (own !== null) {
        notices.push(`This change edits ${path}; its policy counts once it is merged.`);
      }
    }
  }
  if (base !== null) relaxations.push(...(await relaxationsOfSteps(base.source, ports)));
  if (floor !== null)
    notices.push(...refusedBy(floor, [given, ...(layer === null ? [] : [layer])]));
  return {
    policy: mergeLayers({ file: layer, given, floor, maxAge }),
    origin: layer === null || commit === null ? null : { source: layer.source, commit },
    relaxations,
    notices,
  };
}

/** Where the policy file stands. */
interface Place {
  /** From the root of the repository. */
  readonly path: string;
  /** From the judged folder. */
  readonly shown: string;
}

/** A policy file that is in force, with the commit that it is of where that is not the change itself. */
interface Chosen {
  readonly layer: PolicyLayer | null;
  readonly commit: string | null;
  readonly notices: readonly string[];
}

/** The policy file of the owner; that of the change where it is broken, for then it is mended here. */
async function chooseLayer(
  owner: NonNullable<BaseFound['policy']>,
  place: Place,
  ofHead: FileText,
  readOwn: () => Promise<PolicyLayer | null>,
): Promise<Chosen> {
  const { name, commit, insteadOf } = owner;
  const notices =
    insteadOf === null
      ? []
      : [
          `In force is the policy of ${name}, for that of the default branch ${insteadOf} is not in the checkout: fetch-depth: 0 brings it.`,
        ];
  try {
    const file = await owner.source.readFile(place.path);
    const layer = await layerOf(file, `${place.path} of ${name}`, place);
    return { layer: layer && placedIn(ofHead, file, layer), commit, notices };
  } catch (error) {
    // Out of reach it is still in force.
    if (!isBroken(error)) throw error;
    const layer = await readOwn();
    if (layer === null) throw error;
    const faults = [error.message, ...error.details].join(' ');
    notices.push(
      `The policy of ${name} cannot be used, so that of this change is in force: ${faults}`,
    );
    return { layer, commit: null, notices };
  }
}

/**
 * A layer of another commit, whose waivers are shown in the judged tree: on their lines where the file
 * is the same there, else on none, for those lines hold another text.
 */
function placedIn(ofHead: FileText, file: FileText, layer: PolicyLayer): PolicyLayer {
  if (isSameText(ofHead, file)) return layer;
  const waivers = layer.waivers.map((waiver) => ({
    ...waiver,
    writtenIn: isMissing(ofHead) ? null : waiver.writtenIn,
    span: null,
  }));
  return { ...layer, waivers };
}

/** The policy of the judged tree, where that may be in force. */
function ownAlone(
  own: PolicyLayer | null,
  path: string,
  { needsPolicy, missing }: BaseFound,
): PolicyLayer | null {
  if (own === null && path !== defaultConfigFile) {
    throw new GateError(
      'no-policy-file',
      `The policy file ${path} is not there.`,
      'Check config-file: it is a path from the root of the repository.',
    );
  }
  if (needsPolicy && own !== null) {
    const why = missing ?? 'the event does not tell it';
    throw new GateError(
      'no-base-policy',
      `${path} is there, and the one that is in force, that of the base, cannot be read, for ${why}. A change is not judged by the policy that it brings itself.`,
      'With the base in the checkout the change is judged by the policy that is in force.',
    );
  }
  return own;
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

/** Whether a policy file is there and cannot be used for its own faults. */
function isBroken(error: unknown): error is GateError {
  return error instanceof GateError && error.code !== 'no-base-policy';
}

/** What the change found there; null where there is no base, or it is broken. */
async function layerOfBase(
  base: BaseFound['base'],
  place: Place,
): Promise<Pick<Chosen, 'layer'> | null> {
  if (base === null) return null;
  try {
    return { layer: await readLayer(base.source, place, 'the base') };
  } catch (error) {
    if (isBroken(error)) return null;
    throw error;
  }
}

/** The policy file of a commit; null where there is none. */
async function readLayer(
  source: FileSource,
  place: Place,
  name: string,
): Promise<PolicyLayer | null> {
  return layerOf(await source.readFile(place.path), `${place.path} of ${name}`, place);
}

/** A policy file as a layer; null where there is none. */
async function layerOf(
  file: FileText,
  name: string,
  { shown }: Place,
): Promise<PolicyLayer | null> {
  if (isMissing(file)) return null;
  if ('reason' in file && file.isMissing) {
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
  const { readPolicy } = await import('../settings/policy-file.ts');
  return readPolicy(file.text, name, shown);
}

function isSameText(one: FileText, other: FileText): boolean {
  return 'text' in one && 'text' in other
    ? one.text === other.text
    : isMissing(one) && isMissing(other);
}

function isMissing(file: FileText): boolean {
  return 'reason' in file && file.reason === unreadableReasons.absent;
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

/** What the change takes back of the workflow steps that use this action. */
async function relaxationsOfSteps(
  base: FileSource,
  { head, actionRepository }: Pick<RunPorts, 'head' | 'actionRepository'>,
): Promise<readonly Relaxation[]> {
  const [then, now] = [await readWorkflows(base), await readWorkflows(head)];
  if (then.every(({ path, text }) => textOf(now, path) === text)) return [];
  const { stepRelaxations } = await import('../policy/gate-steps.ts');
  return stepRelaxations(then, now, actionRepository);
}

/** The workflow files of a tree; those that cannot be read are none. */
async function readWorkflows(source: FileSource): Promise<readonly SourceFile[]> {
  const folder = '.github/workflows';
  const tree = await source
    .readTree(folder, {
      client: (path) => (/^[^/]+\.ya?ml$/i.test(path) ? 'workflow' : null),
      reportsUnreadable: () => false,
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
