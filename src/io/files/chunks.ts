import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { GateError } from '../../model/failure.ts';

const chunkBytes = 512 * 1024;

/**
 * Yields the bytes of a local file in chunks. A chunk is valid only until the next one is requested. Pipes
 * are rejected, because callers may read the file more than once.
 *
 * @throws GateError `file-unreadable` if the file is missing, cannot be read or is not a regular file
 */
export async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  // The file is opened in non-blocking mode, because opening a pipe without a writer would block forever.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(
      path,
      error.code === 'ENOENT' ? 'it does not exist' : (error.code ?? 'unknown'),
    );
  });
  try {
    if (!(await file.stat()).isFile()) throw unreadable(path, 'it is not a regular file');
    // While one chunk is processed, the next is read into the other buffer.
    const buffers = [Buffer.allocUnsafe(chunkBytes), Buffer.allocUnsafe(chunkBytes)] as const;
    const readAt = (place: number, turn: number) =>
      file.read(turn % 2 === 0 ? buffers[0] : buffers[1], 0, chunkBytes, place);
    let pending = readAt(0, 0);
    // If the caller stops early, nothing else handles this rejection.
    pending.catch(() => {});
    for (let place = 0, turn = 1; ; turn += 1) {
      const { bytesRead, buffer } = await pending;
      if (bytesRead === 0) return;
      place += bytesRead;
      pending = readAt(place, turn);
      pending.catch(() => {});
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

function unreadable(path: string, reason: string): GateError {
  return new GateError('file-unreadable', `The file ${path} cannot be read: ${reason}.`, {
    step: 'Check the path: export-file is relative to the workspace.',
    command: 'Check the path: it is relative to the current folder.',
  });
}
