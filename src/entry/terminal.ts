import { writeFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import type { TerminalOptions } from '../report/terminal/page.ts';

/** Colours and width of a stream, where it is a terminal that has them. */
export function terminalOptions(stream: NodeJS.WriteStream): TerminalOptions {
  return {
    // Whether there are colours is decided by the stream, NO_COLOR and FORCE_COLOR.
    paint: (style, text) => styleText(style, text, { stream }),
    width: stream.isTTY ? Math.max(stream.columns ?? 80, 60) : null,
  };
}

/** Where log lines go, with a line that progress overwrites if the stream is a terminal. */
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

/** Writes a result to a file, or to standard output for the empty path. */
export async function writeResult(path: string, text: string): Promise<void> {
  if (path === '') process.stdout.write(text);
  else await writeFile(path, text);
}
