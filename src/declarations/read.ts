import type { Declaration, FileReport, SourceFile } from '../model.ts';
import { clientFileOf } from './clients.ts';
import { formats } from './formats.ts';
import { pathBelow, withoutProjectFolder } from './paths.ts';
import {
  type ClientFile,
  emptyLaunch,
  emptyReading,
  type FoundDeclaration,
  type Reading,
  type Reference,
} from './reader.ts';
import { readServers } from './servers.ts';

/** The declarations of some files, and what became of each file. */
export interface ReadDeclarations {
  readonly declarations: readonly Declaration[];
  readonly files: readonly FileReport[];
}

/** Reads one more file of the tree, by its path. */
export type ReadMore = (path: string) => Promise<{ text: string } | { reason: string }>;

/** More files than any manifest points at. */
const maxReferences = 200;

/**
 * Reads the declarations of client files, and of the files that these point at. A file with faults
 * keeps what could be understood; each fault is a report of its own on the place where it stands.
 *
 * @param readMore for files that a manifest refers to; they are read wherever they are
 */
export async function readDeclarations(
  sources: readonly SourceFile[],
  readMore: ReadMore,
): Promise<ReadDeclarations> {
  const declarations: Declaration[] = [];
  const files: FileReport[] = [];
  const read = new Set(sources.map(({ path }) => path));
  const enabled: { declaration: Declaration; isElsewhere: boolean }[] = [];
  const offered = new Set<string>();
  const references: { from: string; client: string; folder: string; reference: Reference }[] = [];

  const keep = (path: string, client: string, folder: string, reading: Reading): void => {
    const declared = (found: FoundDeclaration): Declaration => ({
      ...found,
      file: path,
      client,
      folder,
    });
    declarations.push(...reading.declarations.map(declared));
    for (const { plugin, isElsewhere } of reading.enables ?? []) {
      const launch = { ...emptyLaunch, plugin };
      const found = { alias: plugin.text, span: plugin.span, disabled: false, launch };
      enabled.push({ declaration: declared(found), isElsewhere });
    }
    for (const plugin of reading.offers ?? []) offered.add(plugin);
    for (const reference of reading.refersTo ?? []) {
      references.push({ from: path, client, folder, reference });
    }
    if (reading.faults.length === 0) files.push({ path, status: 'read', reason: null, span: null });
    for (const { message, span } of reading.faults) {
      files.push({ path, status: 'unreadable', reason: message, span });
    }
  };

  for (const { path, text } of sources) {
    const found = clientFileOf(path);
    if (found === null) continue;
    const reading = await readClientFile(found.file, text);
    // A file that is about something else is no file of ours.
    if (reading !== null) keep(path, found.file.client, found.folder, reading);
  }
  for (const { from, client, folder, reference } of references.slice(0, maxReferences)) {
    const path = pathBelow(folder, withoutProjectFolder(reference.path.text));
    if (path !== null && read.has(path)) continue;
    const more = path === null ? { reason: 'not a path within the tree' } : await readMore(path);
    if ('text' in more && path !== null) {
      read.add(path);
      const reading = await readClientFile(
        { client, paths: [], shape: { mayBeBare: true } },
        more.text,
      );
      if (reading !== null) keep(path, client, folder, reading);
    } else if (reference.isRequired && 'reason' in more) {
      const reason = `it refers to a file of servers that cannot be read: ${more.reason}`;
      files.push({ path: from, status: 'unreadable', reason, span: reference.path.span });
    }
  }
  if (references.length > maxReferences) {
    const [first] = references;
    const reason = `one of more than ${maxReferences} references to further files`;
    files.push({ path: first?.from ?? '', status: 'unreadable', reason, span: null });
  }
  for (const { declaration, isElsewhere } of enabled) {
    if (isElsewhere || !offered.has(declaration.alias)) declarations.push(declaration);
  }
  return { declarations, files };
}

/**
 * What one client file declares; null where files of its name may be about something else, and this
 * one is. It never rejects: what cannot be understood is a fault.
 */
export async function readClientFile(
  { format = 'json', shape, holds, hasColonDefaults = false }: ClientFile,
  written: string,
): Promise<Reading | null> {
  // The mark that others have is one longer, and nothing behind it on its line is what is looked for.
  const text = hasColonDefaults ? written.replace(/(\$\{\w+:)(?!-)/g, '$1-') : written;
  if (holds !== undefined && !holds.test(text)) return null;
  const read = await formats[format]();
  const document = read(text);
  if ('message' in document) {
    if (holds !== undefined) return null;
    // The head of a Markdown file is seldom strict YAML; where it cannot name servers, that is no matter.
    const isNoMatter = format === 'frontmatter' && !/mcp|\\/i.test(text);
    return isNoMatter ? emptyReading : { ...emptyReading, faults: [document] };
  }
  if (typeof shape === 'function') return shape(document, text);
  const reading = readServers(document, shape);
  // No client is known to read it: where nothing in it is a server, no fault in it is ours to report.
  return shape.onlyByShape && reading.declarations.length === 0 ? null : reading;
}
