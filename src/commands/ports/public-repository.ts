import type { Log } from '../../gate/action-steps.ts';
import { clock } from '../../io/clock.ts';
import { createApi } from '../../io/github-api.ts';
import { isPublicRepository, readPayload, readWorkflowRun } from '../../io/github-event.ts';
import { describeError } from '../../model/failure.ts';

/**
 * Reports whether the run's repository is public, which means that anyone can see the run's published output.
 * A repository of unknown visibility is treated as public.
 *
 * @param token for a GitHub API request, which is made only if the event does not contain the answer; null if
 * no token is available
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
    log(
      `This repository is treated as public, because its visibility cannot be determined: ${describeError(error)}`,
    );
    return true;
  }
}
