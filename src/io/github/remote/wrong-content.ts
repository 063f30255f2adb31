import { GateError } from '../../../model/failure.ts';

/**
 * Creates the error for a response that does not match its request.
 *
 * @param words the text that follows "GitHub's API"
 * @param user what the user should run again: a command or a workflow job
 */
export function wrongContentError(words: string, user: 'command' | 'job'): GateError {
  const machine = user === 'command' ? 'this machine' : 'the runner';
  return new GateError(
    'api-wrong-content',
    `GitHub's API ${words}.`,
    `Run the ${user} again. If there is a proxy between ${machine} and GitHub, check whether it changes responses.`,
  );
}
