import { GateError } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';

/** Code shared by the modules for comments and issues that the token's own user writes. */

/**
 * Compares stored text with the text that was sent. GitHub stores text unchanged, except for trailing white
 * space and possibly line breaks.
 */
export function isSameText(kept: string, wanted: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(kept) === plain(wanted);
}

/** Makes a call and returns whether the object that the call refers to existed. */
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
 * Performs work on a conversation.
 *
 * @param subject the beginning of a sentence about the conversation: `Issue #7`
 * @param code the error code to use if a locked conversation prevents the work
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
