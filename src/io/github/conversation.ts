import { GateError } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';

/*
 * Shared by comments and issues of the token's own user.
 */

/**
 * Compares a stored text with the one that was sent. GitHub keeps a text, except for white space at its end
 * and perhaps its line breaks.
 */
export function isSameText(kept: string, wanted: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(kept) === plain(wanted);
}

/** Whether the object of a call existed. */
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
 * Runs work on a conversation.
 *
 * @param subject its name at the beginning of a sentence: `Issue #7`
 * @param code of the error if the conversation is locked, which forbids the work
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
