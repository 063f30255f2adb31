import type { Declaration, FileReport, SourceFile } from '../model.ts';
import { clientFileOf } from './clients.ts';
import { formats } from './formats.ts';
import type { ClientFile, Reading } from './reader.ts';
import { readServers } from './servers.ts';

/** The declarations of some files, and what became of each file. */
export interface ReadDeclarations {
  readonly declarations: readonly Declaration[];
  readonly files: readonly FileReport[];
}

/**
 * Reads the declarations of client files. A file with faults keeps what could be understood; each
 * fault is a report of its own on the place where it stands.
 */
export async function readDeclarations(sources: readonly SourceFile[]): Promise<ReadDeclarations> {
  const declarations: Declaration[] = [];
  const files: FileReport[] = [];
  for (const { path, text } of sources) {
    const clientFile = clientFileOf(path);
    if (clientFile === null) continue;
    const reading = await readClientFile(clientFile, text);
    if (clientFile.dialect.onlyByShape && reading.declarations.length === 0) {
      // No client is known to read it, and nothing in it is a server: no fault in it is ours to report.
      files.push({ path, status: 'skipped', reason: 'no servers by its shape', span: null });
      continue;
    }
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

/** What one client file declares. It never rejects: what cannot be understood is a fault. */
export async function readClientFile(
  { format = 'json', dialect }: ClientFile,
  text: string,
): Promise<Reading> {
  const read = await formats[format]();
  const document = read(text);
  if (!('message' in document)) return readServers(document, dialect);
  // The head of a Markdown file is seldom strict YAML; where it cannot name servers, that is no matter.
  const isNoMatter = format === 'frontmatter' && !/mcp|\\/i.test(text);
  return { declarations: [], faults: isNoMatter ? [] : [document] };
}
