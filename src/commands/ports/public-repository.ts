import type { Log } from '../../gate/action-steps.ts';
import { clock } from '../../io/clock.ts';
import { createApi } from '../../io/github-api.ts';
import { isPublicRepository, readPayload, readWorkflowRun } from '../../io/github-event.ts';
import { describeError } from '../../model/failure.ts';

/**
 * Reports whether the run's repository is public, which makes its published output visible to anyone. A
 * repository of unknown visibility counts as public.
 *
 * @param token used to ask GitHub's API if the event does not contain the answer; null if no token is
 * available
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
    log(`Cannot determine whether this repository is public: ${describeError(error)}`);
    return true;
  }
}
