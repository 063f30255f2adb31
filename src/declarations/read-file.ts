import { clientFileOf } from './client-files.ts';
import { formats } from './formats.ts';
import {
  type ClientFile,
  emptyReading,
  type Reading,
  type ReadingFault,
  type ShapeReader,
} from './reader.ts';
import { allRepeatedKeys, isRepeatedKey } from './repeated-keys.ts';
import { readServers } from './servers.ts';
import { workflowSteps } from './shapes/workflows.ts';
import type { TreeDocument } from './tree.ts';

/** In characters. A declaration file of a real project has some KB; parsers are slow on megabytes. */
const maxLength = 1024 * 1024;

/** Syntax of templates that a chart or a generator turns into files. */
const template = /\{\{-?\s*(?:\.|(?:if|range|with|include|toYaml|define|template|end)\b)/;

/** Words that show that an unreadable file may declare servers, or an escape that may hide one. */
const serverWords =
  /mcp[_-]?servers|mcp[_-]config|mcp\s+add|context_servers|enabledPlugins|toolsets|mcps|\bcmd\b|\buri\b|streamable_http|type:\s*["']?(?:mcp|poci|stdio)\b|\\[xuU\r\n]/i;

/** Whether a client file may declare servers, by its text: one of an ambiguous name needs words of servers. */
export function mayDeclare(path: string, text: string): boolean {
  const needed = clientFileOf(path)?.file.onlyWith;
  return needed === undefined || (needed.test(text) && serverWords.test(text));
}

/**
 * What one client file declares; null for a file about something else, which only files of ambiguous
 * names can be. It never rejects: what cannot be understood is a fault.
 */
export async function readClientFile(
  { format = 'json', shape, onlyWith, hasColonDefaults = false }: ClientFile,
  written: string,
): Promise<Reading | null> {
  // The usual `:-` is one character longer, which moves only spans behind it on its line.
  const text = hasColonDefaults ? written.replace(/(\$\{\w+:)(?!-)/g, '$1-') : written;
  if (onlyWith !== undefined && !onlyWith.test(text)) return null;
  const isOptional = onlyWith !== undefined && !serverWords.test(text);
  if (text.length > maxLength) return isOptional ? null : faultAtStart('larger than 1 MB');
  const read = await formats[format]();
  const document = read(text);
  if ('message' in document) {
    // No client reads a chart's template.
    const isOther = isOptional || (onlyWith !== undefined && template.test(text));
    return isOther ? null : { ...emptyReading, faults: [document] };
  }
  const reading =
    typeof shape === 'function'
      ? withRepeatedKeys(shape(document, text), document, shape)
      : readServers(document, shape);
  // A file that no client is known to read has no faults to report unless it declares a server.
  const isNothing =
    reading === null ||
    (typeof shape === 'object' && shape.onlyByShape && reading.declarations.length === 0);
  if (isNothing || (isOptional && isEmpty(reading))) return null;
  return { ...reading, faults: [...reading.faults, ...(document.faults ?? [])] };
}

/** A reading of nothing but a fault of the file as a whole. */
export function faultAtStart(message: string): Reading {
  const place = { line: 1, column: 1 };
  return { ...emptyReading, faults: [{ message, span: { start: place, end: place } }] };
}

function isEmpty(reading: Reading): boolean {
  const { declarations, faults, refersTo = [], enables = [], offers = [] } = reading;
  const own = faults.filter((fault) => !isRepeatedKey(fault));
  return [declarations, own, refersTo, enables, offers].every(({ length }) => length === 0);
}

/** Shape readers take one of two equal keys, as clients do, but not always the same one as the client. */
function withRepeatedKeys(
  reading: Reading | null,
  { root, spanOf }: TreeDocument,
  shape: ShapeReader,
): Reading | null {
  if (reading === null || root === null || shape === workflowSteps) return reading;
  const faults: ReadingFault[] = [];
  allRepeatedKeys(root, spanOf, faults);
  return { ...reading, faults: [...reading.faults, ...faults] };
}
