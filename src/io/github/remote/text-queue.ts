import { GateError } from '../../../model/failure.ts';
import type { FailureCode } from '../../../model/model.ts';
import type { GitHubApi } from '../api.ts';
import { type ReadTexts, readTexts, type WantedText } from './texts.ts';

/** Maximum number of files and bytes per query. Each file can come from a different repository. */
const maxFiles = 50;
const maxBytes = 4 * 1024 * 1024;

interface Waiting extends WantedText {
  readonly resolve: (text: string | null) => void;
  readonly reject: (error: unknown) => void;
}

export interface TextQueue {
  readonly textsOf: ReadTexts;
  /**
   * The API client for all requests except those for files. Partly filled queries wait while this client's
   * requests are in progress, because a response can lead to more file requests.
   */
  readonly api: GitHubApi;
}

/**
 * Creates a queue that collects file requests for many repositories. A query is sent once it is full, or once
 * no request in progress could lead to more file requests.
 */
export function createTextQueue(api: GitHubApi): TextQueue {
  const waiting: Waiting[] = [];
  let underway = 0;

  const following = async <T>(call: () => Promise<T>): Promise<T> => {
    underway += 1;
    try {
      return await call();
    } finally {
      underway -= 1;
      sendIfIdle();
    }
  };
  const sendFull = (): void => {
    for (let size = fullQuery(waiting); size !== null; size = fullQuery(waiting)) {
      void answer(waiting.splice(0, size));
    }
  };
  const sendIfIdle = (): void => {
    if (underway > 0 || waiting.length === 0) return;
    // The code that received the last response may request more files in the same turn of the event loop.
    setImmediate(() => {
      if (underway === 0 && waiting.length > 0) void answer(waiting.splice(0));
    });
  };
  const answer = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const texts = await following(() => readTexts(api, batch));
      for (const [at, { resolve }] of batch.entries()) resolve(texts[at] ?? null);
    } catch (error) {
      const [first] = batch;
      const repositories = new Set(batch.map(repositoryKey));
      // If one repository causes an error, GitHub returns no texts for the other repositories in the query.
      if (first === undefined || repositories.size === 1 || !mayConcernOneFile(error)) {
        for (const { reject } of batch) reject(error);
        return;
      }
      const half = [...repositories][repositories.size >> 1];
      const at = batch.findIndex((each) => repositoryKey(each) === half);
      const [before, after] = [batch.slice(0, at), batch.slice(at)];
      await Promise.all([answer(before), answer(after)]);
    }
  };
  return {
    textsOf: (wanted) =>
      Promise.all(
        wanted.map(
          (each) =>
            new Promise<string | null>((resolve, reject) => {
              waiting.push({ ...each, resolve, reject });
              sendFull();
              sendIfIdle();
            }),
        ),
      ),
    api: {
      rest: (call) => following(() => api.rest(call)),
      graphql: (query, variables) => following(() => api.graphql(query, variables)),
    },
  };
}

/** Returns the number of leading files that fill a query; null if the query still has room. */
function fullQuery(waiting: readonly Waiting[]): number | null {
  let bytes = 0;
  for (const [at, { size }] of waiting.entries()) {
    bytes += size;
    if (at > 0 && bytes > maxBytes) return at;
    if (at + 1 === maxFiles) return maxFiles;
  }
  return null;
}

const repositoryKey = ({ repository: { owner, name } }: WantedText): string => `${owner}/${name}`;

/** Query errors that a single repository's content can cause, such as a timeout while GitHub reads a file. */
const codesOfOneFile: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'api-not-found',
  'api-forbidden',
  'api-refused',
  'api-unavailable',
  'api-wrong-content',
]);

const mayConcernOneFile = (error: unknown): boolean =>
  error instanceof GateError && codesOfOneFile.has(error.code);
