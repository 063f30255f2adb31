import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import { diffBlocks } from './render.ts';
import type { ExportDiff } from './schema.ts';

export const renderDiffText = (diff: ExportDiff, terminal: TerminalOptions): string =>
  writeText(diffBlocks(diff), terminal);
