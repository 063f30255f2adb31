import { memberOf, propertiesOf } from '../../detection/documents.ts';
import { readWorkflowYaml } from '../../detection/yaml.ts';
import { actionNameOf, defaultConfigFile, repositoryName } from '../../gate/settings.ts';
import { gateSteps, listOf, membersOf, plainValue } from '../../gate/workflows.ts';
import { policyKeys } from '../../judging/policy.ts';
import type { PresetName, SourceFile } from '../../model/model.ts';
import { quoted } from '../../report/text.ts';
import { type ActionAddress, unknownAddress } from './address.ts';
import { codeOwnersPaths, withCodeOwners } from './code-owners.ts';
import { dependabotPaths, withActionUpdates } from './dependabot.ts';
import { renderFirstPolicy } from './policy.ts';
import { type NewAddresses, type Readdressed, readdressed, relinked } from './readdress.ts';
import { renderWorkflow, unknownService } from './workflow.ts';

/** A file that is there: its text with every character, or why it cannot be used; null if there is none. */
export type ExistingFile = { readonly text: string } | { readonly reason: string } | null;

/** What a set-up depends on of the repository. Paths are from its root. */
export interface SetupState {
  readonly workflows: readonly SourceFile[];
  /** The file at a path of `possibleFiles`, and each workflow. */
  readonly existing: ReadonlyMap<string, ExistingFile>;
  /** Who owns a workflow or a path of `possibleFiles`, in lower case; missing if nobody does. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
}

/** What a set-up is to have. */
export interface SetupOptions {
  /** Null if it is not known where this action is. */
  readonly action: ActionAddress | null;
  /** Whether somebody names the action: it then takes the place of one that was written before. */
  readonly isActionGiven: boolean;
  /** The address of the grading service; null if it is not given. */
  readonly baseUrl: string | null;
  readonly preset: PresetName;
  /** Who is to own the files; nobody if this is empty. */
  readonly owners: readonly string[];
  /** Whether files that are there may be replaced. */
  readonly force: boolean;
}

/** A file with the text that it is to have. */
export interface FileEdit {
  readonly path: string;
  /** Null for a file that is new. */
  readonly before: string | null;
  readonly after: string;
}

/** A set-up of the gate, before anything is written. */
export interface Setup {
  readonly edits: readonly FileEdit[];
  readonly workflow: {
    /** Where the gate is, or will be. */
    readonly path: string;
    /** Whether it was there before. */
    readonly isOld: boolean;
    /** Whether words of it stand for what is to be filled in: the action, and the service. */
    readonly lacks: { readonly action: boolean; readonly service: boolean };
    /** What people have to write into it, in words, because nothing there has the form that is written. */
    readonly missing: readonly string[];
  };
  /** The configuration of Dependabot to which people add the item for actions; null if none needs it. */
  readonly dependabot: string | null;
  readonly facts: WorkflowFacts;
  /** Whether the policy was there before and stays as it is. */
  readonly keepsPolicy: boolean;
  /** The files that should have owners and have none; empty if owners were given. */
  readonly unowned: readonly string[];
  /** What keeps it from being written, in sentences. */
  readonly conflicts: readonly string[];
}

const workflowPaths = ['.github/workflows/mcp-grades.yml', '.github/workflows/mcp-grades.yaml'];

/** The files that a set-up may write. */
export const possibleFiles: readonly string[] = [
  ...workflowPaths,
  defaultConfigFile,
  ...codeOwnersPaths,
  ...dependabotPaths,
];

/** Decides which files the gate needs in a repository, and what they have. */
export function planSetup(state: SetupState, options: SetupOptions): Setup {
  const { force } = options;
  const action = options.action ?? unknownAddress;
  const facts = workflowFacts(state.workflows, options.action?.repository ?? null);
  const ownPath = ownWorkflowPath(state);
  const [oldPath] = facts.withGate;
  // Forced, its own file is written anew; a second gate beside another one is never added.
  const isOld = oldPath !== undefined && !(force && facts.withGate.includes(ownPath));
  const workflowPath = isOld ? oldPath : ownPath;
  const baseUrl = options.baseUrl ?? unknownService;
  const rendered = renderWorkflow({ action, baseUrl });
  const wanted = [
    ...(isOld ? [] : [fileOf(state, ownPath, rendered)]),
    fileOf(state, defaultConfigFile, renderFirstPolicy(action, options.preset, minScore)),
  ];
  const files = [defaultConfigFile, workflowPath];
  const owned = ownersEdit(state, files, options.owners);
  const conflicts = [
    ...wanted.flatMap(({ path, file }) => conflictOf(path, file, force)),
    ...(owned !== null && 'conflict' in owned ? [owned.conflict] : []),
  ];
  const written = wanted.flatMap(({ path, file, after }): FileEdit[] => {
    if (file === null) return [{ path, before: null, after }];
    return force && 'text' in file ? [{ path, before: file.text, after }] : [];
  });
  const kept = state.workflows.find(({ path }) => isOld && path === oldPath);
  const renewed = kept === undefined ? null : renew(state, kept, options);
  const dependabot = dependabotEdit(state);
  const edits = [
    ...written,
    ...(renewed?.edits ?? []),
    ...(owned !== null && 'after' in owned ? [owned] : []),
    ...(dependabot !== null && dependabot.after !== null ? [dependabot] : []),
  ].filter(({ before, after }) => before !== after);
  const text = edits.find(({ path }) => path === workflowPath)?.after ?? kept?.text ?? rendered;
  const lacks = {
    action: text.includes(`@${unknownAddress.commit}`),
    service: text.includes(unknownService),
  };
  return {
    edits,
    workflow: { path: workflowPath, isOld, lacks, missing: renewed?.missing ?? [] },
    dependabot: dependabot?.after === null ? dependabot.path : null,
    facts,
    keepsPolicy: !edits.some(({ path }) => path === defaultConfigFile),
    unowned: options.owners.length > 0 ? [] : unownedOf(state, files),
    conflicts,
  };
}

const minScore = policyKeys['min-score'].unset;

/** The path of the workflow that is written: one that is there, or one with the ending of the others. */
function ownWorkflowPath({ workflows, existing }: SetupState): string {
  const [usual = '', other = ''] = workflowPaths;
  const found = workflowPaths.find((path) => existing.get(path) != null);
  const isOther = workflows.length > 0 && workflows.every(({ path }) => path.endsWith('.yaml'));
  return found ?? (isOther ? other : usual);
}

interface WantedFile {
  readonly path: string;
  readonly file: ExistingFile;
  readonly after: string;
}

function fileOf({ existing }: SetupState, path: string, after: string): WantedFile {
  return { path, file: existing.get(path) ?? null, after };
}

/** Why a file cannot be written. A policy that is there stays as it is, and is no conflict. */
function conflictOf(path: string, file: ExistingFile, force: boolean): string[] {
  const isKept = path === defaultConfigFile && !force;
  if (file === null || isKept) return [];
  if ('reason' in file) return [unusableWords(path, file.reason)];
  if (force) return [];
  return [`${path} is there already and does not use the gate.`];
}

/** The addresses that are given, written over those of a workflow and a policy that were written before. */
function renew(
  { existing }: SetupState,
  { path, text }: SourceFile,
  { action, isActionGiven, baseUrl, force }: SetupOptions,
): { readonly edits: readonly FileEdit[]; readonly missing: Readdressed['missing'] } {
  const given: NewAddresses = { action: isActionGiven ? action : null, baseUrl };
  const textAt = (at: string): string => {
    const file = existing.get(at) ?? null;
    return file !== null && 'text' in file ? file.text : '';
  };
  const before = textAt(path);
  const { text: after, old, missing } = readdressed(before || text, given);
  const policy = textAt(defaultConfigFile);
  const isRelinked = given.action !== null && old !== null && policy !== '' && !force;
  return {
    edits: [
      ...(before === '' ? [] : [{ path, before, after }]),
      ...(isRelinked
        ? [{ path: defaultConfigFile, before: policy, after: relinked(policy, old, given.action) }]
        : []),
    ],
    missing: before === '' && after !== text ? ['what is given'] : missing,
  };
}

/** What is to be written to a configuration of Dependabot; `after` is null where people have to do it. */
function dependabotEdit({
  existing,
}: SetupState):
  | { path: string; before: string; after: string }
  | { path: string; after: null }
  | null {
  const path = dependabotPaths.find((each) => existing.get(each) != null);
  const file = path === undefined ? null : (existing.get(path) ?? null);
  if (path === undefined || file === null) return null;
  const after = 'text' in file ? withActionUpdates(file.text) : null;
  return 'text' in file && after !== null
    ? { path, before: file.text, after }
    : { path, after: null };
}

/** Files without owners, and a file of owners that they would make necessary. */
function unownedOf({ existing, owners }: SetupState, files: readonly string[]): readonly string[] {
  const lacking = files.filter((path) => !owners.get(path)?.length);
  const isNew = codeOwnersPaths.every((path) => existing.get(path) == null);
  return lacking.length > 0 && isNew ? [...lacking, codeOwnersPaths[0]] : lacking;
}

/** What is to be written to the file of code owners; null if nothing is. */
function ownersEdit(
  { existing, owners: known }: SetupState,
  files: readonly string[],
  owners: readonly string[],
): FileEdit | { readonly conflict: string } | null {
  const lacking = files.filter((path) => {
    const have = known.get(path) ?? [];
    return !owners.every((owner) => have.includes(owner.toLowerCase()));
  });
  if (lacking.length === 0) return null;
  const path = codeOwnersPaths.find((each) => existing.get(each) != null) ?? codeOwnersPaths[0];
  const file = existing.get(path) ?? null;
  if (file !== null && 'reason' in file) return { conflict: unusableWords(path, file.reason) };
  const before = file?.text ?? null;
  // Whoever may edit a new file of owners could take the others' ownership away.
  const all = before === null ? [...lacking, path] : lacking;
  return { path, before, after: withCodeOwners(before, all, owners) };
}

const unusableWords = (path: string, reason: string): string =>
  `${path} cannot be written: it is ${quoted(reason)}.`;

/** What the workflows of a repository say about how it is worked with. */
interface WorkflowFacts {
  /** Those that use the gate already, by their paths. */
  readonly withGate: readonly string[];
  /** The first one without the gate that a merge queue starts; null if none does. */
  readonly ofQueue: string | null;
  /** Those with the gate that a merge queue does not start, although it starts others. */
  readonly missedByQueue: readonly string[];
}

/**
 * Reads what workflows say; one that is not valid YAML says nothing.
 *
 * @param actionRepository `owner/name` of the repository that holds this action; null if unknown
 */
function workflowFacts(
  files: readonly SourceFile[],
  actionRepository: string | null,
): WorkflowFacts {
  const queued = files.filter(isOfQueue).map(({ path }) => path);
  const withGate = files.filter((file) => hasGate(file, actionRepository)).map(({ path }) => path);
  // The gate names the event in repositories without a queue, too.
  const ofQueue = queued.find((path) => !withGate.includes(path)) ?? null;
  const missed = withGate.filter((path) => ofQueue !== null && !queued.includes(path));
  return { withGate, ofQueue, missedByQueue: missed };
}

const hasGate = (file: SourceFile, actionRepository: string | null): boolean =>
  gateSteps([file], actionRepository).length > 0 || callsGate(file, actionRepository);

/** Whether a job calls a reusable workflow of the action's repository that judges changes. */
function callsGate({ text }: SourceFile, actionRepository: string | null): boolean {
  if (!text.toLowerCase().includes(`/${repositoryName}/`) && actionRepository === null)
    return false;
  const document = readWorkflowYaml(text);
  if (!('root' in document)) return false;
  return propertiesOf(memberOf(document.root, 'jobs')).some(({ value }) => {
    const [owner, name, ...path] = actionNameOf(String(memberOf(value, 'uses')?.value)).split('/');
    const isOwn = name === repositoryName || `${owner}/${name}` === actionRepository?.toLowerCase();
    return isOwn && /^\.github\/workflows\/(?:[\w-]*-)?gate\b/.test(path.join('/'));
  });
}

function isOfQueue({ text }: SourceFile): boolean {
  if (!text.includes('merge_group')) return false;
  const document = readWorkflowYaml(text);
  if (!('root' in document)) return false;
  const on = plainValue(memberOf(document.root, 'on'));
  return listOf(on).includes('merge_group') || Object.hasOwn(membersOf(on), 'merge_group');
}
