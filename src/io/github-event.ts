/** Reads the event that triggered the run: its base, judged commit and workflow. Makes no API requests. */

export {
  type Base,
  type BaseFound,
  findEventBase,
  findLocalBase,
  type OtherBranch,
  unidentifiedBase,
} from './github/base.ts';
export {
  explainMissingKey,
  hasNoSecrets,
  isPrivilegedEvent,
  isPublicRepository,
  isStartedByDependabot,
  type PullRequest,
  readHeadCommit,
  readPayload,
  readPullRequest,
} from './github/context.ts';
export { findJudgedCommit, isEventCheckout, listEventCommits } from './github/judged-commit.ts';
export {
  pagesAddress,
  readApiAddresses,
  readWorkflowRun,
  type WorkflowRun,
  workflowFile,
} from './github/workflow-run.ts';
