import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createSplitter, StructureError, structureFailure } from '../../export/records.ts';
import { type NamedGradeFile, openGradesByName } from '../../gate/export.ts';
import { clock } from '../../io/clock.ts';
import { readChunks } from '../../io/disk.ts';
import { parseReference } from '../../judging/policy.ts';
import type { Redactor } from '../../report/redact.ts';
import { explainMissingVariable, readApiKey } from '../credentials.ts';
import { isAddress, streamExport } from '../stream-export.ts';
import { createNamedCommits } from './local-ports.ts';
import { createTemporaryFolder } from './temporary-folder.ts';
import { createTerminalLog } from './terminal.ts';

/** An export that can be read more than once. */
export interface LocalExport {
  /** The path, reference or URL that the user gave. */
  readonly name: string;
  readonly open: () => AsyncIterable<Uint8Array>;
  /** Removes the file if it was downloaded. */
  readonly close: () => void;
}

/**
 * Opens an export or a review list from a file, or downloads an export from the grading service. A download
 * goes to a temporary file that only its owner can read.
 *
 * @param source path of a file, base URL of the service, or URL of the export
 * @param timeout limit for the whole download, such as `5m`; empty for the default
 * @throws GateError if the source cannot be downloaded or is not an export
 */
export async function openLocalExport(
  source: string,
  timeout: string,
  redact: Redactor,
): Promise<LocalExport> {
  const { log, progress } = createTerminalLog(redact);
  if (!isAddress(source)) {
    const { open } = await prepareNamedGrades(source, log);
    return { name: source, open, close() {} };
  }
  const { path: folder, remove: close } = createTemporaryFolder();
  const path = join(folder, 'export.json');
  try {
    await download(source, path, timeout, {
      ...clock,
      log,
      ...(progress === null ? {} : { progress }),
      explainMissingKey: explainMissingVariable,
    });
  } catch (error) {
    close();
    throw error;
  }
  return { name: source, open: () => readChunks(path), close };
}

/**
 * Opens a grades file, given its path or a reference such as `owner/repository/path@ref`.
 *
 * @throws GateError under the same conditions as `openGradesByName`
 */
export async function prepareNamedGrades(
  argument: string,
  log: (line: string) => void,
): Promise<NamedGradeFile> {
  return openGradesByName(parseReference(argument) ?? argument, {
    ...clock,
    log,
    readChunks,
    openRepository: (repository) => createNamedCommits(repository, log),
  });
}

async function download(
  address: string,
  path: string,
  timeout: string,
  ports: Parameters<typeof streamExport>[2],
): Promise<void> {
  const file = openSync(path, 'wx', 0o600);
  try {
    await streamExport(address, { apiKey: readApiKey(), timeout }, ports, () => {
      // Every attempt starts with an empty file.
      ftruncateSync(file);
      let fileOffset = 0;
      const splitter = createSplitter({ head() {}, element() {} });
      return {
        push(chunk) {
          splitter.push(chunk);
          for (let chunkOffset = 0; chunkOffset < chunk.length; ) {
            chunkOffset += writeSync(
              file,
              chunk,
              chunkOffset,
              chunk.length - chunkOffset,
              fileOffset + chunkOffset,
            );
          }
          fileOffset += chunk.length;
          return false;
        },
        isComplete: splitter.isComplete,
      };
    });
  } catch (error) {
    if (!(error instanceof StructureError)) throw error;
    throw structureFailure(error, { name: address, isFile: false });
  } finally {
    closeSync(file);
  }
}
