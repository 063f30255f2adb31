import { describeError, GateError } from '../../model/failure.ts';

/** Why something was not read. */
export interface Unread {
  /** `not-read-yet`: the run ended before the item was read. */
  readonly status: 'not-read' | 'not-read-yet';
  /** In sentences. */
  readonly reason: string;
}

/** Reads data, or returns the reason why the read is not possible; never rejects. */
export type TryRead = <T>(read: () => Promise<T>) => Promise<{ readonly value: T } | Unread>;

/** Number of consecutive failed attempts after which the service counts as unavailable. */
const maxUnavailable = 20;

/** Error codes that end the whole run, because the next repository would cause the same error. */
const endingCodes: ReadonlySet<string> = new Set([
  'api-limited',
  'api-token-refused',
  'certificate-refused',
]);

/**
 * Creates a function for read attempts that stop together: when the token's requests are used up, all further
 * reads are skipped.
 */
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

/** Explains why GitHub does not allow a read, as sentences. */
export function explainUnread({ code, message, details }: GateError): string {
  return code === 'api-not-found' || code === 'api-forbidden'
    ? 'GitHub does not allow this token to read it. The token needs contents: read.'
    : [message, ...details].join(' ');
}

/** Processes the items, several at the same time. */
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
