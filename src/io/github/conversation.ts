import { GateError } from '../../model/failure.ts';
import type { FailureCode } from '../../model/model.ts';

/*
 * What comments and issues of our own have in common.
 */

/** GitHub keeps a text as it was sent, except for white space at its end and perhaps its line breaks. */
export function isSameText(kept: string, wanted: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(kept) === plain(wanted);
}

/** Whether what a call is about existed. */
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
 * Does work on a conversation.
 *
 * @param subject what it is called at the beginning of a sentence: `Issue #7`
 * @param code of the error if the work is forbidden because it is locked
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
