import { causeOf, GateError } from '../../model/failure.ts';

/** Why something was not read. */
export interface Unread {
  /** `not-read-yet`: the run ended before it. */
  readonly status: 'not-read' | 'not-read-yet';
  /** In sentences. */
  readonly reason: string;
}

/** Reads something, or says why that is not possible; never rejects. */
export type Attempt = <T>(read: () => Promise<T>) => Promise<{ readonly value: T } | Unread>;

/** As many attempts in a row that the service does not answer, and it is away for all. */
const maxUnavailable = 20;

/** What ends the whole run: with the next repository it would be the same. */
const endings: ReadonlySet<string> = new Set([
  'api-limited',
  'api-token-refused',
  'certificate-refused',
]);

/** Opens attempts that end together: once the requests of the token are used up, nothing more is read. */
export function openAttempts(): Attempt {
  let ended: Unread | null = null;
  let unavailable = 0;
  return async (read) => {
    if (ended !== null) return ended;
    try {
      const value = await read();
      unavailable = 0;
      return { value };
    } catch (error) {
      const { code = '' } = Object(error) as { code?: string };
      unavailable = code === 'api-unavailable' ? unavailable + 1 : 0;
      const reason = error instanceof GateError ? reasonFrom(error) : causeOf(error);
      if (!endings.has(code) && unavailable < maxUnavailable) return { status: 'not-read', reason };
      ended ??= { status: 'not-read-yet', reason };
      return { status: 'not-read-yet', reason };
    }
  };
}

/** Why GitHub does not let something be read, in sentences. */
export function reasonFrom({ code, message, details }: GateError): string {
  return code === 'api-not-found' || code === 'api-forbidden'
    ? 'GitHub does not let this token read it: the token needs contents: read.'
    : [message, ...details].join(' ');
}

/** Does the work for each item, for some of them at the same time. */
export async function forEachOf<T>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = Iterator.from(items);
  const takeTurns = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: most }, takeTurns));
}
