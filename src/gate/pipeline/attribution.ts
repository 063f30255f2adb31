import { normalize } from 'node:path/posix';
import { haveSameText, isAbsent } from '../../io/tree.ts';
import { canComeFromPolicy, whereCauseLies } from '../../model/failure-codes.ts';
import type { Attribution, Failure, SourceFile } from '../../model/model.ts';
import type { RunPorts } from '../ports.ts';

/** A run that reached no verdict. */
export interface AttributedRun
  extends Pick<RunPorts, 'event' | 'workflowFile' | 'actionRepository'> {
  readonly policyFile: string;
}

export type ChangedTrees = Pick<RunPorts, 'head' | 'findBase'>;

/**
 * Determines who must act when a run reaches no verdict. The change under review is the cause if it edits the
 * file that the failure refers to. The change might be the cause if it edits the gate's workflow, or if it
 * edits the policy and the failure can result from the policy. The change is not the cause if none of its
 * edits can lead to the failure. If `isCause` is `if-edited`, the change is the cause only if it edits
 * `place`.
 *
 * @param openTrees called only if a change can cause the failure; resolves to null if the commits cannot be
 * read
 */
export async function attributeFailure(
  { code, place }: Failure,
  run: AttributedRun,
  openTrees: () => Promise<ChangedTrees | null>,
): Promise<Attribution> {
  const { event, workflowFile } = run;
  const subject = subjectOfEvent(event);
  const cause = whereCauseLies(code);
  const canBeFile = cause === 'file' || cause === 'files';
  const causePlace = place && (place.line === null ? place.file : `${place.file}:${place.line}`);
  if (subject === 'workflow' || subject === 'files') {
    return canBeFile && causePlace !== undefined
      ? { subject, isCause: 'yes', place: causePlace }
      : { subject, isCause: 'no', place: null };
  }
  const notTheCause: Attribution = { subject, isCause: 'no', place: null };
  const ifItEdits = (what: string): Attribution => ({ subject, isCause: 'if-edited', place: what });
  if (cause === 'unreviewed') return notTheCause;
  const trees = await openTrees().catch(() => null);

  if (canBeFile && place !== undefined && causePlace !== undefined) {
    const edit = await findEditOfFile(place.file, trees);
    if (edit === 'edited') return { subject, isCause: 'yes', place: causePlace };
    if (cause === 'file' && edit === 'unknown') return ifItEdits(place.file);
  }
  // The limit applies to the total work for all files, so an edit to any file might have pushed the total
  // over the limit.
  if (cause === 'files') return ifItEdits('files that the gate reads');

  const isOfPolicy = canComeFromPolicy(code);
  const gate = await findGateEdits(run, isOfPolicy, trees);
  if (gate !== null) return { subject, isCause: 'perhaps', ...gate };
  const isOfFile = cause === 'file' && place !== undefined;
  // For `pull_request_target`, GitHub runs the base's workflow and ignores the change's edits to the
  // workflow.
  if (cause === 'elsewhere' || isOfFile || event === 'pull_request_target') return notTheCause;
  if (workflowFile === null) return ifItEdits('the workflow');
  const edit = await findEditOfFile(workflowFile, trees);
  const orPolicy = isOfPolicy ? ` or ${run.policyFile}` : '';
  if (edit === 'unknown') return ifItEdits(`${workflowFile}${orPolicy}`);
  return edit === 'unedited' && (await runsOwnCode(workflowFile, trees))
    ? ifItEdits('code in this repository that the workflow runs')
    : notTheCause;
}

function subjectOfEvent(event: string): Attribution['subject'] {
  if (event === 'local') return 'files';
  if (event === 'merge_group') return 'merge group';
  return event.startsWith('pull_request') ? 'change' : 'workflow';
}

/** A change's effect on a file. `absent` means that the file exists neither before nor after the change. */
type EditOfFile = 'edited' | 'unedited' | 'absent' | 'unknown';

async function findEditOfFile(path: string, trees: ChangedTrees | null): Promise<EditOfFile> {
  try {
    const { base = null } = (await trees?.findBase()) ?? {};
    if (trees === null || base === null) return 'unknown';
    const [now, before] = await Promise.all([
      trees.head.readFile(path),
      base.source.readFile(path),
    ]);
    if (haveSameText(now, before)) return isAbsent(now) ? 'absent' : 'unedited';
    const isCertain = [now, before].every((file) => 'text' in file || isAbsent(file));
    return isCertain || isAbsent(now) ? 'edited' : 'unknown';
  } catch {
    return 'unknown';
  }
}

/**
 * Returns the first of the gate's files that the change is known to edit, with any edits to the gate's inputs
 * in that file.
 */
async function findGateEdits(
  { event, workflowFile, actionRepository, policyFile }: AttributedRun,
  isOfPolicy: boolean,
  trees: ChangedTrees | null,
): Promise<Pick<Attribution, 'place' | 'edits'> | null> {
  const isOfBase = event === 'pull_request_target' || workflowFile === null;
  const called = isOfBase ? [] : [workflowFile, ...(await calledFiles(workflowFile, trees))];
  for (const file of [...called, ...(isOfPolicy ? [policyFile] : [])]) {
    if ((await findEditOfFile(file, trees)) !== 'edited') continue;
    const { base = null } = (await trees?.findBase()) ?? {};
    const [before, now] = await Promise.all([
      base?.source.readFile(file),
      trees?.head.readFile(file),
    ]);
    const isText = before && now && 'text' in before && 'text' in now;
    if (!isText || file === policyFile) return { place: file };
    const { editedInputs } = await import('../relaxations/edited-inputs.ts');
    const sides = [before, now].map(({ text }) => ({ path: file, text })) as [
      SourceFile,
      SourceFile,
    ];
    const edits = editedInputs(...sides, actionRepository);
    return { place: file, ...(edits.length === 0 ? {} : { edits }) };
  }
  return null;
}

/** Matches the use of a workflow or action in the same repository. */
const ownFile = /\buses\s*:\s*["']?\.\/([^\s"'#@,}]+)/g;

/** Maximum number of workflows and actions that are read. */
const mostCalled = 20;

async function calledFiles(path: string, trees: ChangedTrees | null): Promise<readonly string[]> {
  const file = await trees?.head.readFile(path);
  if (file === undefined || !('text' in file)) return [];
  const used = new Set([...file.text.matchAll(ownFile)].map(([, each = '']) => each));
  return [...used]
    .slice(0, mostCalled)
    .flatMap((each) =>
      /\.ya?ml$/i.test(each) ? [each] : [`${each}/action.yml`, `${each}/action.yaml`],
    )
    .map((each) => normalize(each));
}

/** Matches a step or job that runs commands, or that uses an action or workflow in the same repository. */
const ownCode = /\brun\s*:|\buses\s*:\s*["']?\.\//;

/**
 * Returns whether a workflow might run code that a change can edit in other files; true if the workflow
 * cannot be read.
 */
async function runsOwnCode(path: string, trees: ChangedTrees | null): Promise<boolean> {
  const file = await trees?.head.readFile(path);
  return file === undefined || !('text' in file) || ownCode.test(file.text);
}
