import { readFile } from 'node:fs/promises';
import { decodeText } from '../../io/tree.ts';
import { describeFileError, GateError } from '../../model/failure.ts';

/**
 * Reads a policy file given on the command line, which may be anywhere.
 *
 * @param path absolute, or relative to the current folder
 * @param remedy the next step if the file cannot be read
 * @throws GateError `no-policy-file`
 */
export async function readPolicyText(
  path: string,
  remedy = 'Check the path. It is relative to the current folder.',
): Promise<string> {
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
