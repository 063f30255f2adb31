import { placementWords } from '../../../gate/action-steps.ts';
import {
  createApi,
  type IssuePlacement,
  type IssueTask,
  placeIssue,
} from '../../../io/github-api.ts';
import { readWorkflowRun } from '../../../io/github-event.ts';
import type { HttpPorts } from '../../../io/http.ts';
import { GateError } from '../../../model/failure.ts';
import type { Redactor } from '../../../report/redact.ts';

type IssueResult =
  | { readonly line: string; readonly url: string | null }
  | { readonly warning: string };

const placedWords: Readonly<Record<IssuePlacement, string>> = {
  none: 'none, because nothing fails',
  ...placementWords,
  reopened: 'reopened',
  closed: 'closed, because nothing fails anymore',
  'left-closed': 'left closed, because someone closed it and there are no new failures',
};

/**
 * How far back to look for a comment with the same news, in milliseconds, so that a repeated run does not
 * post it twice.
 */
const repeatedMs = 3 * 24 * 3_600_000;

/**
 * Creates or updates the issue in the repository that runs the sweep. The issue never changes the verdict: if
 * the update fails, the result is a warning.
 */
export async function publishIssue(
  task: IssueTask | null,
  token: string | null,
  redact: Redactor,
  ports: HttpPorts,
): Promise<IssueResult> {
  if (task === null) {
    return { line: 'Issue: not changed, because results are incomplete', url: null };
  }
  const failurePrefix = 'The issue could not be updated';
  if (token === null) return { warning: `${failurePrefix}: issue-token is empty.` };
  const run = readWorkflowRun(process.env);
  const since = new Date(ports.now() - repeatedMs).toISOString();
  const redactedTask = {
    ...task,
    body: redact(task.body),
    news(writtenAt: string | null) {
      const news = task.news(writtenAt);
      return news === null ? null : redact(news);
    },
    farewell: redact(task.farewell),
  };
  try {
    const api = await createApi({ token, ...run }, ports);
    const { placement, url } = await placeIssue(api, run.repository, redactedTask, since);
    return { line: `Issue: ${placedWords[placement]}${url === null ? '' : ` (${url})`}`, url };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { warning: `${failurePrefix}. ${error.message} ${adviceOn(error, run.repository)}` };
  }
}

function adviceOn({ code, remedy }: GateError, repository: string): string {
  switch (code) {
    case 'api-token-refused':
      return 'The token in issue-token is invalid or has expired. Set issue-token to a valid token.';
    case 'api-forbidden':
      return 'The token lacks the issues: write permission. Add it to the job permissions, or set issue: false.';
    case 'api-gone':
      return `Issues are disabled in ${repository}: enable them in its settings, or set issue: false.`;
    case 'api-not-found':
      return `The token in issue-token cannot access ${repository}. Use a token with issues: write for this repository.`;
    default:
      return remedy;
  }
}
