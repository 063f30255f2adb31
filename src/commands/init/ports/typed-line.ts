import { createInterface } from 'node:readline/promises';

/**
 * Asks a person on a terminal; elsewhere there is nobody to ask.
 *
 * @returns the answer, empty for none
 */
export async function typedLine(prompt: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''));
  });
  try {
    return (await Promise.race([terminal.question(prompt), ended])).trim();
  } finally {
    terminal.close();
  }
}
