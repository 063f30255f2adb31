import { memberOf, propertiesOf } from '../../detection/documents.ts';
import { readWorkflowYaml } from '../../detection/yaml.ts';
import { actionNameOf, repositoryName } from '../../gate/settings.ts';
import { gateSteps, listOf, membersOf, plainValue } from '../../gate/workflows.ts';
import type { SourceFile } from '../../model/model.ts';

/** What the workflows of a repository say about how it is worked with. */
export interface WorkflowFacts {
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
export function workflowFacts(
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
