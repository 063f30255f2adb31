import { createGunzip, createZstdDecompress } from 'node:zlib';
import type { GradeFile } from '../../export/review-list.ts';
import type { FileReference } from '../../judging/policy.ts';
import { describeError, GateError } from '../../model/failure.ts';
import type { ExportFilePorts } from '../ports.ts';
import { type FetchedKind, fetchFile } from './fetch-file.ts';

export interface NamedGradeFile extends GradeFile {
  readonly name: string;
}

export type GradeFilePorts = Pick<ExportFilePorts, 'now' | 'log' | 'readChunks' | 'openRepository'>;

/**
 * Maximum size of a fetched file, in bytes. A larger file would take too much memory, and GitHub returns no
 * file larger than 100 MB.
 */
const maxFetched = 50 * 1024 * 1024;

/**
 * Maximum size of a decompressed file, in bytes. Without this limit, a small compressed file could expand to
 * any size.
 */
const maxUnpacked = 2 * 1024 ** 3;

/**
 * Opens the grades file that a setting refers to, on disk or in a GitHub repository. Logs contradictions in a
 * review list, and the commit that a reference points to.
 *
 * @param source a path, or a reference from `parseReference`
 * @throws GateError `file-unreadable`, `invalid-review-list` or an API code
 */
export async function openGradesByName(
  source: string | FileReference,
  ports: GradeFilePorts,
): Promise<NamedGradeFile> {
  const { contradictionLines, createGradeSource } = await import('../../export/review-list.ts');
  const name = typeof source === 'string' ? source : source.text;
  const read =
    typeof source === 'string' ? () => ports.readChunks(source) : await fetchGrades(source, ports);
  const file = await createGradeSource(name, read, ports.now());
  for (const each of file.list === null ? [] : contradictionLines(name, file.list)) ports.log(each);
  return { ...file, name };
}

async function fetchGrades(
  reference: FileReference,
  { openRepository, log }: GradeFilePorts,
): Promise<() => AsyncIterable<Uint8Array>> {
  const { content, commit } = await fetchFile(reference, gradesKind, openRepository);
  if (reference.ref !== commit) log(`export-file: ${reference.text} is at commit ${commit}.`);
  const { text } = reference;
  return () => unpacked(content, text);
}

const gradesKind: FetchedKind<Uint8Array> = {
  subject: 'The file',
  code: 'file-unreadable',
  remedy:
    'Use a file of at most 50 MB in that repository, and give its path relative to the repository root. Serve a larger export over HTTPS, and set base-url to its address.',
  read: (files, path) => files.readBytes(path, maxFetched),
};

/** Yields the bytes of a file, decompressed if necessary. Sources: RFC 1952, RFC 8878. */
async function* unpacked(bytes: Uint8Array, name: string): AsyncGenerator<Uint8Array> {
  const beginning = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const format = beginning.startsWith('1f8b') ? 'gzip' : beginning === '28b52ffd' ? 'zstd' : null;
  if (format === null) {
    yield bytes;
    return;
  }
  const decoder = format === 'gzip' ? createGunzip() : createZstdDecompress();
  decoder.end(bytes);
  const refused = (why: string): GateError =>
    new GateError(
      'file-unreadable',
      `The file ${name} cannot be read: ${why}.`,
      'Compress the export again, and push the complete file.',
    );
  let size = 0;
  try {
    for await (const chunk of decoder) {
      size += chunk.length;
      if (size > maxUnpacked) throw refused('it is larger than 2 GB when decompressed');
      yield chunk;
    }
  } catch (error) {
    throw error instanceof GateError
      ? error
      : refused(`it is not a complete ${format} file (${describeError(error)})`);
  }
}
