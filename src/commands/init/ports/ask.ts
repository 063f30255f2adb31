import { createInterface } from 'node:readline/promises';

/**
 * Asks a person on a terminal; elsewhere there is nobody to ask.
 *
 * @returns the answer, empty for none
 */
export async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''));
  });
  try {
    return (await Promise.race([terminal.question(question), ended])).trim();
  } finally {
    terminal.close();
  }
}
