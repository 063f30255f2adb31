import { createCipheriv, randomBytes } from 'node:crypto';
import { constants, zstdCompressSync } from 'node:zlib';
import { identityKey } from '../versions/ecosystems.ts';
import { takeCensus } from './census.ts';
import { generationTime, type Origin } from './head.ts';
import { hasLookalikes } from './neighbours.ts';
import { hashText } from './record-key.ts';
import { type IndexedServer, listedRefs } from './server-index.ts';
import type { Whole } from './source.ts';
import { createSplitter, type Section } from './splitter.ts';
import {
  columnOf,
  type Frame,
  type FrameKind,
  frameKinds,
  headerOf,
  namesFrameBytes,
  nonceOf,
  numbersPerFrame,
  recordFrameBytes,
  type StoreHead,
  sealOf,
  trailerNumber,
  type Validators,
} from './store.ts';

/** A store that is being written. */
export interface StoreWriter {
  /** Takes the document's next bytes. @throws StructureError */
  readonly push: (chunk: Uint8Array) => void;
  /** When the export was generated, once that and the beginning of an array have passed by. */
  readonly generatedAt: () => number | null;
  readonly isComplete: () => boolean;
  /**
   * Completes the store.
   *
   * @param origin where the document came from, for the error
   * @throws StructureError where the document is not complete; GateError where its head is none
   */
  readonly finish: (origin: Origin, validators: Validators) => Whole;
}

/**
 * Writes an export into a store while its bytes arrive (layout: store.ts). Memory does not grow with
 * the export, but for 24 bytes for each server and some for each 128 KB.
 *
 * @param origin address of the export service, for the seal
 * @param append takes the store's bytes in order; what it throws goes through
 */
export function createStoreWriter(
  apiKey: string,
  origin: string,
  append: (bytes: Uint8Array) => void,
): StoreWriter {
  const header = headerOf(randomBytes(32));
  const { key, associated } = sealOf(apiKey, origin, header);
  const frames: Frame[] = [];
  let length = 0;
  const write = (bytes: Uint8Array): void => {
    append(bytes);
    length += bytes.length;
  };
  const seal = (number: number, plain: Uint8Array): number => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number));
    cipher.setAAD(associated);
    const parts = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
    for (const part of parts) if (part.length > 0) write(part);
    return parts.reduce((sum, part) => sum + part.length, 0);
  };
  const addFrame = (kind: FrameKind, count: number, plain: Uint8Array): void => {
    frames.push({ kind, count, length: seal(frames.length, plain) });
  };

  const records = {
    servers: recordBuffer((count, plain) => addFrame('servers', count, plain)),
    scores: recordBuffer((count, plain) => addFrame('scores', count, plain)),
    findings: recordBuffer((count, plain) => addFrame('findings', count, plain)),
  };
  const columns = {
    scores: numberBuffer((count, plain) => addFrame(columnOf('scores'), count, plain)),
    findings: numberBuffer((count, plain) => addFrame(columnOf('findings'), count, plain)),
  };
  const index = numberBuffer((count, plain) => addFrame('index', count, plain));
  let names: string[] = [];
  let namesLength = 0;
  const flushNames = (): void => {
    if (names.length === 0) return;
    addFrame('names', names.length, pack(Buffer.from(JSON.stringify(names))));
    [names, namesLength] = [[], 0];
  };
  const addServer = (server: IndexedServer, _raw: unknown, place: number): void => {
    for (const text of server.keys) {
      index.add(hashText(text));
      index.add(place);
    }
    for (const { type, name } of listedRefs(server)) {
      if (!hasLookalikes(type)) continue;
      const listed = identityKey({ type, name });
      names.push(listed);
      namesLength += listed.length;
      if (namesLength >= namesFrameBytes) flushNames();
    }
  };

  const census = takeCensus({
    server: addServer,
    element(section: Section, bytes, start, end, keyHash) {
      records[section].add(bytes, start, end);
      if (section !== 'servers') columns[section].add(keyHash);
    },
  });
  const splitter = createSplitter(census.target);
  write(header);

  return {
    push(chunk) {
      splitter.push(chunk);
    },
    // An error may carry a date, too, but no servers.
    generatedAt: () => (splitter.hasSection() ? generationTime(census.head) : null),
    isComplete: splitter.isComplete,
    finish(origin, validators) {
      splitter.end();
      const whole = census.whole(origin, splitter.hasNumericIds());
      for (const each of Object.values(records)) each.flush();
      for (const each of Object.values(columns)) each.flush();
      index.flush();
      flushNames();
      const place = length;
      const number = frames.length;
      const sealed = seal(number, directoryOf({ whole, validators }, frames));
      const trailer = Buffer.alloc(20);
      trailer.writeUIntLE(place, 0, 6);
      trailer.writeUInt32LE(sealed, 6);
      trailer.writeUInt32LE(number, 10);
      trailer.writeUIntLE(length, 14, 6);
      seal(trailerNumber, trailer);
      return whole;
    },
  };
}

/** Room for what a frame packs to, so that it is seldom put together of pieces. */
const packedBytes = 32 * 1024;

function pack(plain: Uint8Array): Buffer {
  return zstdCompressSync(plain, {
    chunkSize: packedBytes,
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
  });
}

function directoryOf(head: StoreHead, frames: readonly Frame[]): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const bytes = Buffer.alloc(4 + json.length + 12 * frames.length);
  bytes.writeUInt32LE(json.length);
  bytes.set(json, 4);
  let at = 4 + json.length;
  for (const { kind, count, length } of frames) {
    bytes.writeUInt32LE(frameKinds.indexOf(kind), at);
    bytes.writeUInt32LE(count, at + 4);
    bytes.writeUInt32LE(length, at + 8);
    at += 12;
  }
  return pack(bytes);
}

/** Collects elements until they fill a frame. */
function recordBuffer(full: (count: number, plain: Uint8Array) => void): {
  readonly add: (bytes: Buffer, start: number, end: number) => void;
  readonly flush: () => void;
} {
  let lengths: number[] = [];
  let buffer = Buffer.alloc(0);
  let used = 0;
  const makeRoom = (needed: number): void => {
    if (needed <= buffer.length) return;
    const grown = Buffer.alloc(Math.max(2 * recordFrameBytes, needed));
    grown.set(buffer.subarray(0, used));
    buffer = grown;
  };
  const flush = (): void => {
    if (lengths.length === 0) return;
    makeRoom(used + 4 * lengths.length);
    lengths.forEach((each, at) => {
      buffer.writeUInt32LE(each, used + 4 * at);
    });
    full(lengths.length, pack(buffer.subarray(0, used + 4 * lengths.length)));
    [lengths, used] = [[], 0];
    // A large element does not keep its memory for the rest of the document.
    if (buffer.length > 8 * recordFrameBytes) buffer = Buffer.alloc(0);
  };
  return {
    add(bytes, start, end) {
      const needed = used + end - start;
      makeRoom(needed);
      // Not by a view of the part: one for each element would be much garbage.
      bytes.copy(buffer, used, start, end);
      used = needed;
      lengths.push(end - start);
      if (used >= recordFrameBytes) flush();
    },
    flush,
  };
}

/** Collects numbers until they fill a frame. */
function numberBuffer(full: (count: number, plain: Uint8Array) => void): {
  readonly add: (number: number) => void;
  readonly flush: () => void;
} {
  const numbers = new Int32Array(numbersPerFrame);
  let used = 0;
  const flush = (): void => {
    if (used === 0) return;
    full(used, new Uint8Array(numbers.buffer, 0, 4 * used));
    used = 0;
  };
  return {
    add(number) {
      numbers[used] = number;
      used += 1;
      if (used === numbersPerFrame) flush();
    },
    flush,
  };
}
