import { createInterface } from 'node:readline';

/**
 * The line that a person types on a terminal; empty for nothing, and where nobody is there.
 *
 * @param prompt what stands before it
 */
export async function typedLine(prompt: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.setPrompt(prompt);
  terminal.prompt();
  const line = await new Promise<string>((resolve) => {
    terminal.once('line', resolve);
    terminal.once('close', () => resolve(''));
  });
  terminal.close();
  return line.trim();
}
