import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { ExchangeError } from './exchange-error.ts';

export type BodyEnd =
  | { readonly kind: 'enough' }
  | {
      readonly kind: 'complete';
      /** Number of bytes after decompression. */
      readonly bytes: number;
    };

/** The encodings that `readBody` can decompress, in the format of an `accept-encoding` header. */
export const acceptedEncodings = 'gzip, zstd';

/**
 * Reads the body of a response.
 *
 * @param idleMs maximum time without data, in milliseconds
 * @param take receives each decompressed chunk; returns true to end the transfer
 * @throws ExchangeError if the body is incomplete; any error from `take`
 */
export async function readBody(
  message: IncomingMessage,
  idleMs: number,
  take: (chunk: Uint8Array) => boolean,
): Promise<BodyEnd> {
  const { headers } = message;
  const decoder = createDecoder(headers['content-encoding'] ?? '');
  let bytes = 0;
  let isEnough = false;
  // Set when `take` throws, because an error from `take` does not mean that the transfer failed.
  let isRefused = false;
  const takeAll = async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of source) {
      bytes += chunk.length;
      try {
        isEnough = take(chunk);
      } catch (error) {
        isRefused = true;
        throw error;
      }
      if (isEnough) return;
    }
  };
  message.setTimeout(idleMs, () => {
    message.destroy(new ExchangeError({ kind: 'stalled' }));
  });
  try {
    await (decoder === null ? pipeline(message, takeAll) : pipeline(message, decoder, takeAll));
  } catch (error) {
    if (isRefused || error instanceof ExchangeError) throw error;
    if (!isEnough) throw new ExchangeError({ kind: 'cut-off', bytes }, { cause: error });
  }
  if (isEnough) return { kind: 'enough' };
  if (!message.complete) throw new ExchangeError({ kind: 'cut-off', bytes });
  return { kind: 'complete', bytes };
}

function createDecoder(encoding: string): Transform | null {
  switch (encoding.trim().toLowerCase()) {
    case 'identity':
    case '':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ chunkSize: 256 * 1024 });
    case 'zstd':
      return createZstdDecompress({ chunkSize: 256 * 1024 });
    default:
      throw new ExchangeError({ kind: 'unknown-encoding' });
  }
}
