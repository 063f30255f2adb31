/** Writes documents as text, for terminals and files. */

export { plainTerminal, type TerminalOptions, writeText } from './document/write-text.ts';
