import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import { diffBlocks } from './render.ts';
import type { ExportDiff } from './schema.ts';

/** A difference as text for a terminal. */
export const renderDiffText = (diff: ExportDiff, terminal: TerminalOptions): string =>
  writeText(diffBlocks(diff), terminal);
