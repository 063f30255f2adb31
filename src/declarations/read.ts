import type { Declaration, FileReport, SourceFile } from '../model.ts';
import { clientFileOf } from './clients.ts';

/** The declarations of some files, and what became of each file. */
export interface ReadDeclarations {
  readonly declarations: readonly Declaration[];
  readonly files: readonly FileReport[];
}

/**
 * Reads the declarations of client files. A file with faults keeps what could be understood; each
 * fault is a report of its own on the place where it stands.
 */
export function readDeclarations(sources: readonly SourceFile[]): ReadDeclarations {
  const declarations: Declaration[] = [];
  const files: FileReport[] = [];
  for (const { path, text } of sources) {
    const clientFile = clientFileOf(path);
    if (clientFile === null) continue;
    const reading = clientFile.read(text);
    for (const found of reading.declarations) {
      declarations.push({ ...found, file: path, client: clientFile.client });
    }
    if (reading.faults.length === 0) files.push({ path, status: 'read', reason: null, span: null });
    for (const { message, span } of reading.faults) {
      files.push({ path, status: 'unreadable', reason: message, span });
    }
  }
  return { declarations, files };
}
