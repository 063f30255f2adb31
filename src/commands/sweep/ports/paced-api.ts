import { setFlagsFromString } from 'node:v8';
import { clock } from '../../../io/clock.ts';
import {
  type ApiAccess,
  calmPace,
  createApi,
  createPace,
  type GitHubApi,
  type Pace,
} from '../../../io/github-api.ts';
import {
  findRepositories,
  type RepositoryName,
  type RepositoryPage,
} from '../../../io/github-repositories.ts';
import { plural } from '../../../model/phrase.ts';
import type { LineWriter } from '../../ports/terminal.ts';

/** Time limit for one API response, in milliseconds. The response for a Git tree can be up to 7 MB. */
const responseMs = 60_000;

/**
 * Opens GitHub's API for thousands of requests. Also makes V8 collect garbage more often throughout the
 * process.
 */
export async function createPacedApi(
  access: ApiAccess,
  log: LineWriter['line'],
): Promise<{ readonly api: GitHubApi; readonly pace: Pace }> {
  // Once a repository has been read, nearly all its objects are garbage. By default, V8 would let the heap
  // double in size before collecting them.
  setFlagsFromString('--heap-growing-percent=40');
  const pace = createPace(calmPace, clock);
  const waits = { responseMs, waitMs: calmPace.pauseMs, totalMs: calmPace.totalMs };
  return { api: await createApi(access, { ...clock, log }, waits, pace), pace };
}

export async function* repositoryPages(
  api: GitHubApi,
  names: readonly RepositoryName[],
): AsyncGenerator<RepositoryPage> {
  for (let at = 0; at < names.length; at += 50) {
    const repositories = await findRepositories(api, names.slice(at, at + 50));
    yield { total: names.length, repositories };
  }
}

const screenMs = 200;
const logMs = 30_000;

/** Returns a function that shows the progress: continuously on a terminal, or every half minute in a log. */
export function createProgressLog(
  what: string,
  pace: Pick<Pace, 'made' | 'left'>,
  { screen, log }: { screen: LineWriter['progress']; log: LineWriter['line'] },
) {
  const [started, interval] = [clock.now(), screen === null ? logMs : screenMs];
  let next = started + interval;
  let isEnded = false;
  return (done: number, total: number): void => {
    const now = clock.now();
    const isDone = done === total;
    // Callers can report completion twice: after the last step, and after all steps.
    if (isDone ? isEnded : now < next) return;
    next = now + interval;
    isEnded = isDone;
    const requestsLeft = pace.left();
    const minutes = Math.ceil((((now - started) / done) * (total - done)) / 60_000);
    const progressText = [
      `${done} of ${total} ${what}`,
      plural(pace.made(), 'request'),
      ...(requestsLeft === null ? [] : [`${requestsLeft} left this hour`]),
      ...(isDone || !Number.isFinite(minutes) ? [] : [`about ${minutes} min to go`]),
    ].join(', ');
    if (screen === null || isDone) log(progressText);
    else screen(progressText);
  };
}
