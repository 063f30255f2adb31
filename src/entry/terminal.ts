import { writeFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import type { TerminalOptions } from '../report/terminal/page.ts';

/** The colours and the width of a stream; a stream that is not a terminal has no width. */
export function terminalOptions(stream: NodeJS.WriteStream): TerminalOptions {
  return {
    // `styleText` respects the stream, NO_COLOR and FORCE_COLOR.
    paint: (style, text) => styleText(style, text, { stream }),
    width: stream.isTTY ? Math.max(stream.columns ?? 80, 60) : null,
  };
}

/** Writes log lines, and if the stream is a terminal, a progress line that is overwritten. */
export interface LineWriter {
  readonly line: (text: string) => void;
  readonly progress: ((text: string) => void) | null;
}

export function openLines(stream: NodeJS.WriteStream): LineWriter {
  const clear = '\r\u001b[K';
  const isScreen = stream.isTTY && process.env['TERM'] !== 'dumb' && !process.env['CI'];
  if (!isScreen) return { line: (text) => stream.write(`${text}\n`), progress: null };
  return {
    line: (text) => stream.write(`${clear}${text}\n`),
    progress: (text) => stream.write(`${clear}${text}`),
  };
}

/** Writes a result to a file, or to standard output if the path is empty. */
export async function writeResult(path: string, text: string): Promise<void> {
  if (path === '') process.stdout.write(text);
  else await writeFile(path, text);
}
