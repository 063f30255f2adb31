import type { Log } from '../../gate/action-steps.ts';
import { clock } from '../../io/clock.ts';
import { createApi } from '../../io/github-api.ts';
import { isPublicRepository, readPayload, readWorkflowRun } from '../../io/github-event.ts';
import { describeError } from '../../model/failure.ts';

/**
 * Whether strangers may see what a run publishes: whether its repository is public. What cannot be found
 * out counts as public.
 *
 * @param token for the question to GitHub's API, where the event does not say it; null for none
 */
export async function isPublicRun(token: string | null, log: Log): Promise<boolean> {
  const isPublic = isPublicRepository((await readPayload()).repository);
  if (isPublic !== null || token === null) return isPublic ?? true;
  try {
    const run = readWorkflowRun(process.env);
    const api = await createApi({ token, ...run }, { ...clock, log });
    const path = `/repos/${run.repository}`;
    return isPublicRepository(await api.rest({ method: 'GET', path })) ?? true;
  } catch (error) {
    log(`Whether this repository is public cannot be found out: ${describeError(error)}`);
    return true;
  }
}
