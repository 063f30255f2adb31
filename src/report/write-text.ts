export { jsonHint, plainTerminal, type TerminalOptions, writeText } from './document/write-text.ts';
