import { readFile } from 'node:fs/promises';
import { decodeText } from '../../io/tree.ts';
import { describeFileError, GateError } from '../../model/failure.ts';

/** The next step if a path given on the command line does not lead to a readable file or folder. */
export const pathAdvice = 'Check the path. It is relative to the current folder.';

/**
 * Reads a policy file, which need not be in the repository.
 *
 * @param path absolute, or relative to the current folder
 * @throws GateError `no-policy-file`
 */
export async function readPolicyText(path: string, remedy = pathAdvice): Promise<string> {
  try {
    return decodeText(await readFile(path));
  } catch (error) {
    throw new GateError(
      'no-policy-file',
      `The policy file ${path} cannot be read: ${describeFileError(error)}.`,
      remedy,
    );
  }
}
