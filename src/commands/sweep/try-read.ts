import { describeError, GateError } from '../../model/failure.ts';

/** Why something was not read. */
export interface Unread {
  /** `not-read-yet`: the run ended before it. */
  readonly status: 'not-read' | 'not-read-yet';
  /** In sentences. */
  readonly reason: string;
}

/** Reads something, or says why that is not possible; never rejects. */
export type TryRead = <T>(read: () => Promise<T>) => Promise<{ readonly value: T } | Unread>;

/** As many attempts in a row that the service does not answer, and it is away for all. */
const maxUnavailable = 20;

/** What ends the whole run: with the next repository it would be the same. */
const endingCodes: ReadonlySet<string> = new Set([
  'api-limited',
  'api-token-refused',
  'certificate-refused',
]);

/** Opens attempts that end together: once the requests of the token are used up, nothing more is read. */
export function createTryRead(): TryRead {
  let finalFailure: Unread | null = null;
  let unavailable = 0;
  return async (read) => {
    if (finalFailure !== null) return finalFailure;
    try {
      const value = await read();
      unavailable = 0;
      return { value };
    } catch (error) {
      const { code = '' } = Object(error) as { code?: string };
      unavailable = code === 'api-unavailable' ? unavailable + 1 : 0;
      const reason = error instanceof GateError ? explainUnread(error) : describeError(error);
      if (!endingCodes.has(code) && unavailable < maxUnavailable)
        return { status: 'not-read', reason };
      finalFailure ??= { status: 'not-read-yet', reason };
      return { status: 'not-read-yet', reason };
    }
  };
}

/** Why GitHub does not let something be read, in sentences. */
export function explainUnread({ code, message, details }: GateError): string {
  return code === 'api-not-found' || code === 'api-forbidden'
    ? 'GitHub does not let this token read it: the token needs contents: read.'
    : [message, ...details].join(' ');
}

/** Does the work for each item, for some of them at the same time. */
export async function forEachConcurrent<T>(
  items: Iterable<T>,
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = Iterator.from(items);
  const takeTurns = async (): Promise<void> => {
    for (let next = remaining.next(); !next.done; next = remaining.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: concurrency }, takeTurns));
}
