import { describeError, GateError } from '../../model/failure.ts';

export interface Unread {
  /** `not-read-yet`: the run ended before the item was read. */
  readonly status: 'not-read' | 'not-read-yet';
  readonly reason: string;
}

/** Attempts a read, and resolves to the reason if the read fails; never rejects. */
export type TryRead = <T>(read: () => Promise<T>) => Promise<{ readonly value: T } | Unread>;

/** Number of consecutive `api-unavailable` errors after which reading stops. */
const maxUnavailable = 20;

/** Error codes after which reading stops, because all remaining reads would fail too. */
const endingCodes: ReadonlySet<string> = new Set([
  'api-limited',
  'api-token-refused',
  'certificate-refused',
]);

/**
 * Creates a `TryRead` that skips all remaining reads after an error that stops reading, such as an exhausted
 * request limit.
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

export function explainUnread({ code, message, details }: GateError): string {
  return code === 'api-not-found' || code === 'api-forbidden'
    ? 'GitHub does not give this token read access. The token needs contents: read.'
    : [message, ...details].join(' ');
}

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
