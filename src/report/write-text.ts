/** Writes documents as text, for terminals and files. */

export { jsonHint, plainTerminal, type TerminalOptions, writeText } from './document/write-text.ts';
