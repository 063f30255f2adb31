import { lstat, writeFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import { ownerOnly, writeWhole } from '../../io/disk.ts';
import { describeError, GateError, isDiskFull } from '../../model/failure.ts';
import type { Rendered } from '../../report/outputs.ts';
import type { Redactor } from '../../report/redact.ts';
import { escapeForLog } from '../../report/text.ts';
import { plainTerminal, type TerminalOptions } from '../../report/write-text.ts';
import type { Output } from '../command-line.ts';

export function terminalOptions(stream: NodeJS.WriteStream): TerminalOptions {
  return {
    // `styleText` checks whether the stream is a terminal, and honours NO_COLOR and FORCE_COLOR.
    paint: (style, text) => styleText(style, text, { stream }),
    width: stream.isTTY ? Math.max(stream.columns ?? 80, 60) : plainWidth(),
  };
}

/** Returns the width, in columns, of output that does not go to a terminal. */
function plainWidth(): number {
  const [columns] = /^[1-9]\d{1,3}$/.exec(process.env['COLUMNS'] ?? '') ?? [];
  return columns === undefined ? plainTerminal.width : Math.max(Number(columns), 60);
}

/** Writes log lines and, on a terminal, a progress line that the next line overwrites. */
export interface LineWriter {
  readonly line: (text: string) => void;
  readonly progress: ((text: string) => void) | null;
}

export function createLineWriter(stream: NodeJS.WriteStream): LineWriter {
  const clear = '\r\u001b[K';
  const isScreen = stream.isTTY && process.env['TERM'] !== 'dumb' && !process.env['CI'];
  if (!isScreen) return { line: (text) => stream.write(`${text}\n`), progress: null };
  return {
    line: (text) => stream.write(`${clear}${text}\n`),
    progress: (text) => stream.write(`${clear}${text}`),
  };
}

/** Creates a command's log on standard error, with secrets removed. The progress line is not redacted. */
export function createTerminalLog(redact: Redactor) {
  const lines = createLineWriter(process.stderr);
  return { ...lines, log: (text: string): void => lines.line(escapeForLog(redact(text))) };
}

/**
 * Writes the result to standard output, as a table unless the user requests another format, and then writes
 * the files.
 *
 * @param render renders a format for a file, or for standard output if `file` is null; only the table uses
 * `options`
 * @throws GateError `output-unwritable` if a file cannot be written
 */
export async function writeOutputs(
  outputs: readonly Output[],
  render: (
    format: string,
    options: TerminalOptions,
    file: string | null,
  ) => Rendered | Promise<Rendered>,
): Promise<void> {
  const { format: stdoutFormat } = outputs.find(({ file }) => file === null) ?? { format: 'table' };
  const text = await render(stdoutFormat, terminalOptions(process.stdout), null);
  for (const piece of typeof text === 'string' ? [text] : text) process.stdout.write(piece);
  for (const { format, file } of outputs) {
    if (file === null) continue;
    const text = await render(format, { ...plainTerminal, width: plainWidth() }, file);
    await writeOutput(file, text).catch((error: unknown) => {
      throw new GateError(
        'output-unwritable',
        `The ${format} output cannot be written: ${describeError(error)}.`,
        isDiskFull(error)
          ? 'Free up disk space, or choose a file on another disk.'
          : 'Choose a file in an existing folder. The path is relative to the current folder.',
      );
    });
  }
}

/**
 * Replaces a file, or writes it in place if it cannot be replaced. Devices, pipes and mounted files cannot be
 * replaced.
 */
async function writeOutput(file: string, text: Rendered): Promise<void> {
  const status = await lstat(file).catch(() => null);
  if (status === null) return writeWhole(file, text);
  if (status.isFile()) {
    try {
      return await writeWhole(file, text);
    } catch (error) {
      if (isDiskFull(error)) throw error;
    }
  }
  return writeFile(file, text, { mode: ownerOnly });
}
