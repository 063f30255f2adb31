import { GateError } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';

/**
 * Reports whether stored text equals the text that was sent. GitHub stores text unchanged, except for
 * trailing whitespace and possibly line breaks.
 */
export function isSameText(kept: string, wanted: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(kept) === plain(wanted);
}

/** Awaits an API call and reports whether the call's target existed. */
export async function didExist(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    const isGone = error instanceof GateError && ['api-not-found', 'api-gone'].includes(error.code);
    if (isGone) return false;
    throw error;
  }
}

/**
 * Performs work on a conversation. Throws a GateError with `code` if GitHub forbids the work and the
 * conversation is locked.
 *
 * @param subject the beginning of a sentence about the conversation, such as `Issue #7`
 */
export async function unlessLocked<T>(
  isLocked: boolean,
  { subject, code }: { readonly subject: string; readonly code: FailureCode },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isLocked || !(error instanceof GateError) || error.code !== 'api-forbidden') throw error;
    throw new GateError(
      code,
      `${subject} is locked.`,
      'Unlock the conversation and run the job again.',
      { cause: error },
    );
  }
}
