import {
  type CommentPlacement,
  createApi,
  type GitHubApi,
  placeComment,
} from '../../io/github-api.ts';
import {
  isPrivilegedEvent,
  isStartedByDependabot,
  type PullRequest,
  readPullRequest,
  readWorkflowRun,
  type WorkflowRun,
} from '../../io/github-event.ts';
import type { HttpPorts } from '../../io/http.ts';
import type { Report } from '../../judging/report.ts';
import type { Suggestion } from '../../judging/suggestions.ts';
import { GateError } from '../../model/failure.ts';
import type { ReportFrame } from '../../report/links.ts';
import { commentMarker, renderComment, renderResolved } from '../../report/publishing.ts';
import type { Redactor } from '../../report/redact.ts';
import { countServers } from '../../report/report-messages.ts';
import type { CommentSettings } from '../settings/settings.ts';
import { commentIntent } from './comment-intent.ts';
import { placementWords } from './placement-words.ts';

/**
 * Writes to a run's pull request once the verdict is final. Any GateError becomes a warning that explains
 * what is missing.
 */

export type PublishResult = { readonly line: string } | { readonly warning: string };

const placedWords: Readonly<Record<CommentPlacement, string>> = {
  nothing: 'none, because there is nothing to report',
  ...placementWords,
  resolved: 'marked as resolved',
  outdated: 'left to the run for the newer commit',
};

const noneForEvent = (event: string): string =>
  `none, because ${event} is not a pull request event`;

export interface CommentContext {
  readonly event: string;
  readonly frame: ReportFrame;
  readonly redact: Redactor;
}

/**
 * Updates the comment on the run's pull request. Redacts all text before sending it, because the runner masks
 * secrets only in its log.
 *
 * @param report the report without its secrets
 * @returns null if the settings disable the comment
 */
export async function publishComment(
  report: Report,
  { comment, category, 'github-token': githubToken }: CommentSettings,
  { event, frame, redact }: CommentContext,
  ports: HttpPorts,
): Promise<PublishResult | null> {
  const { enforcedVerdict } = report;
  const isMore =
    countServers(report).waived > 0 ||
    report.autoApproved.length > 0 ||
    report.problems.some(({ waived }) => waived !== null);
  const intent = commentIntent(comment, { enforcedVerdict, isMore });
  if (intent === 'nothing') return null;
  const pull = await readPullRequest();
  if (pull === null) return { line: `Comment: ${noneForEvent(event)}` };
  const cannot = `The comment on pull request #${pull.number} could not be updated`;
  const task = { pull, event, githubToken, cannot, without: 'comment: never' };
  return withApi(task, ports, async (api, run) => {
    const marker = commentMarker([run.workflow, run.job, category ?? '']);
    const placed = await placeComment(api, run.repository, pull, {
      intent,
      marker,
      shown: redact(renderComment(report, { marker, runUrl: run.url }, frame)),
      resolved: redact(renderResolved(report, { marker })),
    });
    return `Comment on pull request #${pull.number}: ${placedWords[placed]}`;
  });
}

export interface SuggestionsContext {
  readonly githubToken: string | null;
  readonly event: string;
  /** Path from the repository root to the judged folder; empty or ending in `/`. */
  readonly prefix: string;
  readonly redact: Redactor;
}

/**
 * Posts suggested changes as one review of the run's pull request.
 *
 * @param suggestions unredacted suggestions; any suggestion that would show a secret is omitted
 */
export async function publishSuggestions(
  suggestions: readonly Suggestion[],
  { githubToken, event, prefix, redact }: SuggestionsContext,
  ports: HttpPorts,
): Promise<PublishResult> {
  const pull = await readPullRequest();
  if (pull === null || pull.head === null) {
    return { line: `Suggested changes: ${noneForEvent(event)}` };
  }
  if (suggestions.length === 0) return { line: 'Suggested changes: none.' };
  const commit = pull.head;
  const cannot = `Changes could not be suggested on pull request #${pull.number}`;
  const refused =
    'The pull request may have new commits; the run for those commits suggests the changes again.';
  const task = { pull, event, githubToken, cannot, refused, without: 'suggest: false' };
  return withApi(task, ports, async (api, run) => {
    const [{ createReviewCalls }, { postSuggestions }] = await Promise.all([
      import('../../io/github-api.ts'),
      import('./post-suggestions.ts'),
    ]);
    const calls = createReviewCalls(api, run.repository, pull.number);
    return (await postSuggestions(suggestions, { calls, commit, prefix, redact })).logLine;
  });
}

interface PullRequestTask {
  readonly pull: PullRequest;
  readonly event: string;
  readonly githubToken: string | null;
  /** The beginning of the warning if the task fails; names the task. */
  readonly cannot: string;
  /** The most likely cause if GitHub refuses a well-formed request. */
  readonly refused?: string;
  readonly without: string;
}

/** Performs a task with the run's token. Any GateError becomes a warning. */
async function withApi(
  { pull, event, githubToken, cannot, refused, without }: PullRequestTask,
  ports: HttpPorts,
  write: (api: GitHubApi, run: WorkflowRun) => Promise<string>,
): Promise<PublishResult> {
  if (githubToken === null) {
    return { warning: `${cannot}: github-token is empty. Omit that input, or give it a token.` };
  }
  const run = readWorkflowRun(process.env);
  try {
    return { line: await write(await createApi({ token: githubToken, ...run }, ports), run) };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const advice =
      error.code === 'api-refused' && refused !== undefined
        ? refused
        : adviceOn(error, pull, event, without);
    return { warning: `${cannot}. ${error.message} ${advice}` };
  }
}

function adviceOn(error: GateError, pull: PullRequest, event: string, without: string): string {
  switch (error.code) {
    case 'api-token-refused':
      return 'The token in github-token is wrong or has expired. Omit that input, or give it a valid token.';
    case 'api-forbidden':
      return `The token lacks pull-requests: write. ${permissionAdvice(pull, event, without)}`;
    case 'api-not-found':
      return `The pull request was deleted, or the token lacks pull-requests: write. ${permissionAdvice(pull, event, without)}`;
    default:
      return error.remedy;
  }
}

function permissionAdvice({ isFromFork }: PullRequest, event: string, without: string): string {
  if (isFromFork && !isPrivilegedEvent(event)) {
    return 'By default, GitHub gives pull requests from forks a read-only token. The job summary and the annotations contain the full report.';
  }
  if (isStartedByDependabot()) {
    return 'GitHub gives runs triggered by Dependabot a read-only token, unless the workflow itself sets pull-requests: write under permissions.';
  }
  return `Add that permission to the job, or set ${without}.`;
}
