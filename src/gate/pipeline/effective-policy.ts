import { relative } from 'node:path/posix';
import { type BaseFound, unidentifiedBase } from '../../io/github-event.ts';
import {
  type FileSource,
  type FileText,
  haveSameText,
  isAbsent,
  readCodeOwnersFile,
} from '../../io/tree.ts';
import type { Floor, Policy, PolicyLayer } from '../../judging/policy.ts';
import type { RunContext } from '../../judging/report.ts';
import { GateError } from '../../model/failure.ts';
import type { Relaxation, SourceFile } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import type { RunPorts } from '../ports.ts';
import type { StepEdits } from '../relaxations/workflow-edits.ts';
import { findIgnoredKeys, type Layers, mergeLayers } from '../settings/layers.ts';
import { defaultConfigFile, type Settings, writtenLayer } from '../settings/settings.ts';
import { comparePolicies, type EditedPolicy, type StepSides } from './edited-policy.ts';

export interface EffectivePolicy {
  readonly policy: Policy;
  readonly relaxations: readonly Relaxation[];
  /** Whether the change adds the first workflow step that uses this action. */
  readonly isGateIntroduced: boolean;
  /**
   * The effective policy file and its commit; null if there is no file, or if the file is from the judged
   * tree.
   */
  readonly origin: RunContext['policy'];
  /**
   * Null if the change edits neither the policy file nor the inputs that override it, or if there is no
   * earlier policy to compare with.
   */
  readonly edited: EditedPolicy | null;
  readonly notices: readonly string[];
}

/**
 * Finds the effective policy. For a change, the default branch's policy file applies, because the author of a
 * change must not choose the policy that judges it. If the default branch has no policy file, the preset and
 * the inputs apply. If the default branch's file has errors, the change's file applies, and the report
 * contains a notice.
 *
 * @throws PolicyError if a policy that applies, or a policy that the change edits, has errors
 * @throws GateError `no-base-policy` if the tree has a policy file but the default branch's file cannot be
 * read. Judging by the change's policy would be wrong, and so would judging without a policy.
 */
export async function findEffectivePolicy(
  settings: Settings,
  ports: PolicyPorts,
  baseFound: BaseFound,
): Promise<EffectivePolicy> {
  const { 'config-file': path, given, maxAge } = settings;
  // Reports show every path relative to the judged folder.
  const location: PolicyLocation = { path, shown: relative(ports.folder, path) };
  const organisation =
    settings['org-policy'] === null
      ? { floors: [], notices: [] }
      : await (await import('./organisation-policy.ts')).readOrganisationPolicy(settings, ports);
  const { floors } = organisation;
  const layers = { given, floors, maxAge };
  const files = await readPolicyFiles(location, ports, baseFound);
  const gates = await gateEdits(files, path, ports, baseFound);
  const chosen = await choosePolicy(files, location, baseFound);
  const edited = await findPolicyEdit({ files, gates, chosen, location, layers }, ports, baseFound);
  const { layer, commit } = chosen;
  return {
    policy: mergeLayers({ ...layers, file: layer }),
    isGateIntroduced: gates.introduced.length > 0,
    origin: layer === null || commit === null ? null : { source: layer.source, commit },
    edited,
    relaxations: [...(edited?.relaxations ?? []), ...gates.relaxations],
    notices: [
      ...organisation.notices,
      ...chosen.notices,
      ...(edited !== null && files.isEdited && files.ownLayer !== null ? [edited.notice] : []),
      ...ignoredKeyNotices(layer, floors),
    ],
  };
}

type PolicyPorts = Pick<
  RunPorts,
  'head' | 'folder' | 'actionRepository' | 'workflowFile' | 'openRepository'
>;

interface PolicyFiles {
  readonly ofHead: FileText;
  /** Null if there is no base. */
  readonly ofBase: FileText | null;
  /** The owning branch's file; null if no branch owns the policy. */
  readonly ofOwner: FileText | null;
  /** Whether the change edits the file; true if there is no base to compare the file with. */
  readonly isEdited: boolean;
  /**
   * The head's file as a layer; null if there is no file. Undefined if the file does not apply, so that its
   * errors are not reported.
   */
  readonly ownLayer: PolicyLayer | null | undefined;
}

async function readPolicyFiles(
  location: PolicyLocation,
  { head }: PolicyPorts,
  { base, policy: owner }: BaseFound,
): Promise<PolicyFiles> {
  const { path } = location;
  const [ofHead, ofBase, ofOwner] = await Promise.all([
    head.readFile(path),
    base === null ? null : base.source.readFile(path),
    owner === null ? null : owner.source.readFile(path),
  ]);
  const isEdited = ofBase === null || !haveSameText(ofBase, ofHead);
  const ownLayer =
    owner === null || isEdited ? await readPolicyLayer(ofHead, path, location) : undefined;
  return { ofHead, ofBase, ofOwner, isEdited, ownLayer };
}

/** Chooses the owning branch's policy or, if no branch owns the policy, the judged tree's. */
async function choosePolicy(
  { ofHead, ofOwner, ownLayer }: PolicyFiles,
  location: PolicyLocation,
  baseFound: BaseFound,
): Promise<PolicyChoice> {
  const { path } = location;
  const { policy: owner } = baseFound;
  if (owner === null || ofOwner === null) {
    const layer = treePolicy(ownLayer ?? null, path, baseFound);
    return { layer, commit: null, notices: [] };
  }
  const readOwn = async () => ownLayer ?? (await readPolicyLayer(ofHead, path, location));
  return ownerPolicy({ ...owner, file: ofOwner }, location, ofHead, readOwn);
}

interface PolicyComparison {
  readonly files: PolicyFiles;
  readonly gates: StepEdits;
  readonly chosen: PolicyChoice;
  readonly location: PolicyLocation;
  readonly layers: Omit<Layers, 'file'>;
}

/**
 * Compares the policy before and after a change. Returns null if the change edits neither the file nor the
 * inputs, or if there is no earlier policy to compare with.
 */
async function findPolicyEdit(
  { files, gates, chosen, location, layers }: PolicyComparison,
  ports: PolicyPorts,
  baseFound: BaseFound,
): Promise<EditedPolicy | null> {
  const { ofBase, isEdited, ownLayer } = files;
  // Compare the file that the change edits; the effective file might come from another branch.
  const sides = stepSides(gates.pairs, layers.given, ports).filter(
    ({ before, after }) => isEdited || !haveSameValues(before, after),
  );
  if (baseFound.policy === null || sides.length === 0) return null;
  const before =
    (await readBaseLayer(ofBase, location)) ??
    (chosen.commit === null ? null : { layer: chosen.layer });
  if (before === null || (await isFirstGate(files, gates, ports, baseFound))) return null;
  const after = ownLayer === undefined ? before.layer : ownLayer;
  return comparePolicies({ before: before.layer, after }, sides, location.shown, layers);
}

/**
 * Returns whether the change adds the running workflow, in which case there was no gate to weaken. An earlier
 * policy file implies an earlier gate, for example in a reusable workflow.
 */
async function isFirstGate(
  { ofBase, ofOwner }: PolicyFiles,
  { introduced }: StepEdits,
  ports: PolicyPorts,
  { base, policy: owner }: BaseFound,
): Promise<boolean> {
  const { workflowFile } = ports;
  if (base === null || ofBase === null || !isAbsent(ofBase)) return false;
  if (ofOwner !== null && !isAbsent(ofOwner)) return false;
  if (workflowFile === null || !introduced.includes(workflowFile)) return false;
  if (await mayHaveGate(base.source, ports)) return false;
  return owner === null || !(await mayHaveGate(owner.source, ports));
}

/**
 * Returns a repository's effective policy when there is no change to judge. The repository's current policy
 * file then applies.
 *
 * @param path the path of the file, for messages and the provenance of values
 * @throws PolicyError if the file has errors; GateError `invalid-policy` if the file cannot be read
 */
export async function readStandingPolicy(
  file: FileText,
  layers: Omit<Layers, 'file'>,
  path: string = defaultConfigFile,
): Promise<Pick<EffectivePolicy, 'policy' | 'notices'>> {
  const layer = await readPolicyLayer(file, path, { path, shown: path });
  return {
    policy: mergeLayers({ ...layers, file: layer }),
    notices: ignoredKeyNotices(layer, layers.floors),
  };
}

interface PolicyLocation {
  /** Relative to the repository root. */
  readonly path: string;
  /** Relative to the judged folder. */
  readonly shown: string;
}

/** The effective policy file. `commit` is null if the file is from the judged tree. */
interface PolicyChoice {
  readonly layer: PolicyLayer | null;
  readonly commit: string | null;
  readonly notices: readonly string[];
}

/**
 * Returns the owning branch's policy file. If that file has errors, returns the change's file, which might
 * correct them.
 */
async function ownerPolicy(
  owner: NonNullable<BaseFound['policy']> & { readonly file: FileText },
  location: PolicyLocation,
  ofHead: FileText,
  readOwn: () => Promise<PolicyLayer | null>,
): Promise<PolicyChoice> {
  const { name, commit, insteadOf, file } = owner;
  const notices =
    insteadOf === null
      ? []
      : [
          `The effective policy comes from ${name}, because the default branch ${insteadOf} is not in the checkout. Set fetch-depth: 0 to use the default branch's policy.`,
        ];
  try {
    const layer = await readPolicyLayer(file, `${location.path} of ${name}`, location);
    return { layer: layer && withWaiverLocations(ofHead, file, layer), commit, notices };
  } catch (error) {
    // A file that could not be fetched still applies, so the change's file must not replace it.
    if (!isInvalidPolicy(error)) throw error;
    const layer = await readOwn();
    if (layer === null) throw error;
    const faults = [error.message, ...error.details].join(' ');
    notices.push(
      `The effective policy is the one in this change, because the policy from ${name} has errors: ${faults}`,
    );
    return { layer, commit: null, notices };
  }
}

/**
 * Returns a layer from another commit, with its waivers located in the judged tree. If the judged tree's file
 * differs from the layer's file, the waivers get no line numbers, because the lines might contain different
 * text in the judged tree.
 */
function withWaiverLocations(ofHead: FileText, file: FileText, layer: PolicyLayer): PolicyLayer {
  if (haveSameText(ofHead, file)) return layer;
  const { waivers } = layer.values;
  if (waivers === undefined) return layer;
  const moved = waivers.map((waiver) => ({
    ...waiver,
    writtenIn: isAbsent(ofHead) ? null : waiver.writtenIn,
    span: null,
  }));
  return { ...layer, values: { ...layer.values, waivers: moved } };
}

/**
 * Returns the judged tree's policy.
 *
 * @throws GateError `no-policy-file` if a non-default policy file does not exist; `no-base-policy` if the
 * base's policy is required but cannot be read
 */
function treePolicy(
  ownLayer: PolicyLayer | null,
  path: string,
  { needsPolicy, missing }: BaseFound,
): PolicyLayer | null {
  if (ownLayer === null && path !== defaultConfigFile) {
    throw new GateError(
      'no-policy-file',
      `The policy file ${path} does not exist.`,
      'Check config-file: it is a path relative to the repository root.',
      { place: { file: path, line: null } },
    );
  }
  if (needsPolicy && ownLayer !== null) {
    const why = missing ?? unidentifiedBase;
    throw new GateError(
      'no-base-policy',
      `${path} exists, but the effective policy is the base's, which cannot be read: ${why}. A change is never judged by its own policy.`,
      'Also fetch the base, so that the gate can read the effective policy.',
    );
  }
  return ownLayer;
}

/** Returns notices about values in the policy file or in a floor that have no effect. */
function ignoredKeyNotices(layer: PolicyLayer | null, floors: readonly Floor[]): string[] {
  return [layer, ...floors].flatMap((each, at) =>
    each === null ? [] : ignoredUnder(floors.slice(at), each),
  );
}

function ignoredUnder(floors: readonly Floor[], layer: PolicyLayer): string[] {
  return findIgnoredKeys(layer, floors).map(
    ({ name, words, by }) =>
      `${layer.source} sets ${words}, but this has no effect: the organisation's policy in ${by} does not list ${name} under overridable.`,
  );
}

/**
 * Returns whether an error is in the policy file itself, rather than the result of a failure to fetch the
 * file.
 */
function isInvalidPolicy(error: unknown): error is GateError {
  return error instanceof GateError && error.code !== 'no-base-policy';
}

/**
 * Returns the base's policy; null if there is no base or the base's policy file has errors. `layer` is null
 * if the file does not exist.
 */
async function readBaseLayer(
  file: FileText | null,
  location: PolicyLocation,
): Promise<Pick<PolicyChoice, 'layer'> | null> {
  if (file === null) return null;
  try {
    return { layer: await readPolicyLayer(file, `${location.path} in the base`, location) };
  } catch (error) {
    if (isInvalidPolicy(error)) return null;
    throw error;
  }
}

/** Returns a policy file as a layer; null if the file does not exist. */
async function readPolicyLayer(
  file: FileText,
  name: string,
  { shown }: PolicyLocation,
): Promise<PolicyLayer | null> {
  if (isAbsent(file)) return null;
  if ('reason' in file && file.isMissing) {
    throw new GateError(
      'no-base-policy',
      `The policy file ${name} cannot be read from the checkout: ${file.reason}.`,
      'Configure actions/checkout to fetch the complete commit, without a filter.',
    );
  }
  if ('reason' in file) {
    throw new GateError(
      'invalid-policy',
      `The policy file ${name} cannot be read: ${file.reason}.`,
      'Replace it with a regular text file in the repository, or remove it.',
      { place: { file: name, line: null } },
    );
  }
  const { readPolicy } = await import('../settings/policy-file.ts');
  return readPolicy(file.text, name, shown);
}

const noEdits: StepEdits = { relaxations: [], pairs: [], introduced: [] };

/**
 * Finds a change's edits to the files that protect the gate: the workflows that use this action, the file
 * that locks actions, and CODEOWNERS.
 */
async function gateEdits(
  { ofBase, isEdited }: PolicyFiles,
  path: string,
  { head, folder, actionRepository }: PolicyPorts,
  baseFound: BaseFound,
): Promise<StepEdits> {
  if (baseFound.base === null) return noEdits;
  const base = baseFound.base.source;
  const policyFiles = ofBase === null || isAbsent(ofBase) ? [] : [path];
  const [then, now, owners, ownersNow, lock, lockNow] = await Promise.all([
    readWorkflows(base),
    readWorkflows(head),
    readOwners(base),
    readOwners(head),
    readLock(base),
    readLock(head),
  ]);
  const isSame = then.every(({ path, text }) => findText(now, path) === text);
  const areOwners = textIn(owners) === textIn(ownersNow);
  const isLocked = lock?.text === lockNow?.text;
  if (isSame && then.length === now.length && areOwners && isLocked && !isEdited) return noEdits;
  const { stepEdits } = await import('../relaxations/workflow-edits.ts');
  const edits = stepEdits(then, now, actionRepository);
  const guarded = [
    ...new Set([
      ...policyFiles,
      ...edits.pairs.map(({ before }) => before.file),
      ...(lock === null ? [] : [lock.path]),
    ]),
  ];
  const relaxations = [
    ...edits.relaxations,
    ...(isLocked
      ? []
      : (await import('../relaxations/lock-edits.ts')).lockEdits(
          lock,
          lockNow,
          edits.pairs.flatMap(({ now: step }) => step.uses),
        )),
    ...(areOwners
      ? []
      : (await import('../relaxations/owner-edits.ts')).ownerEdits(owners, ownersNow, guarded)),
  ];
  return {
    ...edits,
    relaxations: relaxations.map(({ file, ...rest }) => ({
      ...rest,
      file: relative(folder, file),
    })),
  };
}

/** Returns the CODEOWNERS file; null if the tree contains no such file or cannot be read. */
async function readOwners(source: FileSource): ReturnType<typeof readCodeOwnersFile> {
  return readCodeOwnersFile(source).catch(() => null);
}

const textIn = (file: Awaited<ReturnType<typeof readOwners>>): string | null =>
  file && ('text' in file.content ? file.content.text : `cannot be read: ${file.content.reason}`);

/** Returns the file that locks actions; null if there is no such file, or the file cannot be read. */
async function readLock(source: FileSource): Promise<SourceFile | null> {
  const content = await source.readFile(lockPath);
  return 'text' in content ? { path: lockPath, text: content.text } : null;
}

/**
 * Returns, for each step that uses this action, the inputs that override the policy file, before and after
 * the change. The running step comes first. The running step's actual inputs are included as well, because
 * their expressions are already evaluated and the step might be in another repository.
 */
function stepSides(
  pairs: StepEdits['pairs'],
  given: PolicyLayer,
  { folder, workflowFile }: Pick<RunPorts, 'folder' | 'workflowFile'>,
): StepSides[] {
  const stepSidesOf = (isRunning: boolean): StepSides[] =>
    pairs
      .filter(({ now }) => (now.file === workflowFile) === isRunning)
      .map(({ before, now }) => ({
        before: writtenLayer(Object.fromEntries(before.inputs)),
        after: writtenLayer(Object.fromEntries(now.inputs)),
        place: { file: relative(folder, now.file), span: now.span },
      }));
  const ownSides: StepSides = { before: given, after: given, place: null };
  return distinctBy([...stepSidesOf(true), ownSides, ...stepSidesOf(false)], ({ before, after }) =>
    JSON.stringify([before.values, after.values]),
  );
}

/**
 * Returns whether two layers of inputs set the same values. Comparing JSON is sufficient, because input
 * values are strings and numbers.
 */
const haveSameValues = (one: PolicyLayer, other: PolicyLayer): boolean =>
  JSON.stringify(one.values) === JSON.stringify(other.values);

/**
 * Returns whether a branch contains workflow steps that use this action; true if any workflow cannot be read.
 */
async function mayHaveGate(
  source: FileSource,
  { actionRepository }: Pick<RunPorts, 'actionRepository'>,
): Promise<boolean> {
  const { gateSteps } = await import('../relaxations/workflow/gate-steps.ts');
  const names = await source.namesIn(workflowFolder).catch(() => null);
  if (names === null) return true;
  const files = await readWorkflows(source);
  const isWhole = files.length === names.filter((name) => isWorkflow.test(name)).length;
  return !isWhole || gateSteps(files, actionRepository).length > 0;
}

const workflowFolder = '.github/workflows';
const lockPath = `${workflowFolder}/actions.lock`;
const isWorkflow = /\.ya?ml$/i;

/** Returns the workflow files of a tree, except those that cannot be read. */
async function readWorkflows(source: FileSource): Promise<readonly SourceFile[]> {
  const names = await source.namesIn(workflowFolder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => isWorkflow.test(name))
      .map(async (name) => ({
        path: `${workflowFolder}/${name}`,
        ...(await source.readFile(`${workflowFolder}/${name}`)),
      })),
  );
  return files.flatMap((file) => ('text' in file ? [{ path: file.path, text: file.text }] : []));
}

const findText = (files: readonly SourceFile[], path: string): string | undefined =>
  files.find((file) => file.path === path)?.text;
