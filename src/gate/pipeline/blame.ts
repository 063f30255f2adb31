import { haveSameText, isAbsent } from '../../io/tree.ts';
import { whereCauseLies } from '../../model/failure-codes.ts';
import type { Blame, Failure } from '../../model/model.ts';
import type { RunPorts } from '../ports.ts';

/** What a run that could not decide is asked about: its event, and the workflow that runs. */
export type BlamedRun = Pick<RunPorts, 'event' | 'workflowFile'>;

/** The commits of a change. */
export type ChangedTrees = Pick<RunPorts, 'head' | 'findBase'>;

/**
 * Says whose it is that a run could not decide. The change under review is the cause if it edits the file
 * that the failure is about, and is not if it edits nothing that can lead to the failure. Where that is not
 * known, neither is said.
 *
 * @param openTrees called only if the failure can lie in a change; null if the commits cannot be read
 */
export async function blameFor(
  { code, place }: Failure,
  { event, workflowFile }: BlamedRun,
  openTrees: () => Promise<ChangedTrees | null>,
): Promise<Blame> {
  const subject = subjectOf(event);
  const cause = whereCauseLies(code);
  const canBeFile = cause === 'file' || cause === 'files';
  const named = place && (place.line === null ? place.file : `${place.file}:${place.line}`);
  if (subject === 'workflow' || subject === 'files') {
    return canBeFile && named !== undefined
      ? { subject, isCause: 'yes', place: named }
      : { subject, isCause: 'no', place: null };
  }
  const isNot: Blame = { subject, isCause: 'no', place: null };
  const ifItEdits = (what: string): Blame => ({ subject, isCause: 'if-edited', place: what });
  if (cause === 'elsewhere' || cause === 'unreviewed') return isNot;
  let opened: Promise<ChangedTrees | null> | null = null;
  const trees = (): Promise<ChangedTrees | null> => {
    opened ??= openTrees().catch(() => null);
    return opened;
  };

  if (canBeFile && place !== undefined && named !== undefined) {
    const edit = await editOf(place.file, await trees());
    if (edit === 'edited') return { subject, isCause: 'yes', place: named };
    if (cause === 'file' && edit === 'unknown') return ifItEdits(place.file);
    if (cause === 'file' && edit === 'unedited') return isNot;
  }
  // The work of a run is that of all files together: an edit of any of them may have been too much.
  if (cause === 'files') return ifItEdits('files that the gate reads');

  // This event runs the workflow of the base, whatever the change makes of it.
  if (event === 'pull_request_target') return isNot;
  if (workflowFile === null) return ifItEdits('the workflow');
  const edit = await editOf(workflowFile, await trees());
  if (edit === 'edited') return { subject, isCause: 'perhaps', place: workflowFile };
  if (edit === 'unknown') return ifItEdits(workflowFile);
  return edit === 'unedited' && (await runsOwnCode(workflowFile, await trees()))
    ? ifItEdits('what the workflow runs from this repository')
    : isNot;
}

function subjectOf(event: string): Blame['subject'] {
  if (event === 'local') return 'files';
  if (event === 'merge_group') return 'merge group';
  return event.startsWith('pull_request') ? 'change' : 'workflow';
}

/** What a change does to a file; nothing is there in `absent`, before and after it. */
type EditOfFile = 'edited' | 'unedited' | 'absent' | 'unknown';

async function editOf(path: string, trees: ChangedTrees | null): Promise<EditOfFile> {
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

/** A step or job of a workflow that runs commands, or an action or a workflow of its own repository. */
const ownCode = /\brun\s*:|\buses\s*:\s*["']?\.\//;

/** Whether a workflow runs what a change can edit elsewhere. */
async function runsOwnCode(path: string, trees: ChangedTrees | null): Promise<boolean> {
  const file = await trees?.head.readFile(path);
  return file === undefined || !('text' in file) || ownCode.test(file.text);
}
