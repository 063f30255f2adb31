/* What the runner tells of the event: base, judged commit, workflow. Asks no API. */

export {
  type Base,
  type BaseFound,
  findEventBase,
  findLocalBase,
  type OtherBranch,
} from './github/base.ts';
export {
  explainMissingKey,
  hasNoSecrets,
  isOfDependabot,
  isPrivilegedEvent,
  isPublicRepository,
  type PullRequest,
  readHeadCommit,
  readPayload,
  readPullRequest,
} from './github/context.ts';
export { commitsOfEvent, findJudgedCommit, isOfEvent } from './github/judged-commit.ts';
export {
  apiAddresses,
  pagesAddress,
  type WorkflowRun,
  workflowFile,
  workflowRun,
} from './github/workflow-run.ts';
