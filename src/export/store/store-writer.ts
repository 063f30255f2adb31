import { createCipheriv, randomBytes } from 'node:crypto';
import { constants, zstdCompressSync } from 'node:zlib';
import { identityKey } from '../../detection/ecosystems.ts';
import { collectHead, type Origin, type PartialHead } from '../reading/head.ts';
import { hashText } from '../reading/record-key.ts';
import type { ExportSummary, StoreHead, Validators } from '../reading/source.ts';
import { createSplitter } from '../reading/splitter.ts';
import { takeCensus } from './census.ts';
import { createVersionList, type DatedStore } from './first-seen.ts';
import { hasLookalikes } from './neighbours.ts';
import { listedRefs } from './server-index.ts';
import {
  createHeader,
  deriveSeal,
  elementRow,
  type Frame,
  type FrameKind,
  frameKinds,
  frameLayouts,
  frameNonce,
  frameRow,
  keyColumn,
  type NumberFrame,
  namesFrameBytes,
  numbersPerFrame,
  recordFrameBytes,
  trailerFields,
  trailerNumber,
} from './store.ts';

export interface StoreWriter {
  /** Takes the document's next bytes. @throws StructureError */
  readonly push: (chunk: Uint8Array) => void;
  /**
   * Returns the part of the head read so far; null until `generated_at` has been read and an array has begun.
   */
  readonly head: () => PartialHead | null;
  readonly isComplete: () => boolean;
  /**
   * Completes the store.
   *
   * @param origin the source of the document, for errors
   * @param earlier stores of earlier exports, for version dates; without them, all earlier times are unknown
   * @throws StructureError if the document is incomplete; GateError if the document has no valid head
   */
  readonly finish: (
    origin: Origin,
    validators: Validators,
    earlier?: readonly DatedStore[],
  ) => ExportSummary;
}

/**
 * Returns a writer that stores an export as its bytes arrive (layout: store.ts). Memory use grows by 24 bytes
 * for each server, by 16 bytes (at the end, 40) for each server package and each score, and by a directory
 * row for each 128 KB. Otherwise, it does not depend on the size of the export.
 *
 * @param origin address of the export service, for the seal
 * @param append writes the store's bytes, in order; its errors propagate to the caller
 */
export function createStoreWriter(
  apiKey: string,
  origin: string,
  append: (bytes: Uint8Array) => void,
): StoreWriter {
  const frames = createFrameWriter(apiKey, origin, append);
  const records = {
    servers: recordBuffer((count, plain) => frames.add('servers', count, plain)),
    scores: recordBuffer((count, plain) => frames.add('scores', count, plain)),
    findings: recordBuffer((count, plain) => frames.add('findings', count, plain)),
  };
  const columns = {
    scores: numberBuffer(keyColumn('scores'), frames.add),
    findings: numberBuffer(keyColumn('findings'), frames.add),
  };
  const index = numberBuffer('index', frames.add);
  const names = nameBuffer((count, plain) => frames.add('names', count, plain));
  const versions = createVersionList(apiKey);
  const dated = {
    versions: numberBuffer('versions', frames.add),
    seen: numberBuffer('seen', frames.add),
    gone: numberBuffer('gone', frames.add),
  };
  const census = takeCensus({
    server(server, _, position) {
      versions.addServer(server);
      for (const text of server.keys) {
        index.add(hashText(text));
        index.add(position);
      }
      for (const { type, name } of listedRefs(server)) {
        if (hasLookalikes(type)) names.add(identityKey({ type, name }));
      }
    },
    element(section, bytes, start, end, keyHash, _, strings) {
      records[section].add(bytes, start, end);
      if (section !== 'servers') columns[section].add(keyHash);
      if (section === 'scores') versions.addScore(bytes, start, end, strings());
    },
  });
  const splitter = createSplitter(census.target);

  return {
    push(chunk) {
      splitter.push(chunk);
    },
    // An error document might contain a date, but it contains no arrays.
    head: () => (splitter.hasSection() ? collectHead(census.head) : null),
    isComplete: splitter.isComplete,
    finish(origin, validators, earlier = []) {
      splitter.end();
      const whole = census.summary(origin, splitter.hasNumericIds());
      const dates = versions.date(whole.head.generatedAt, earlier);
      dates.forEach((low, high, first, second) => {
        dated.versions.add(low);
        dated.versions.add(high);
        dated.seen.add(first);
        dated.seen.add(second);
      });
      for (const each of dates.gone) dated.gone.add(each);
      const buffers = [records, columns, { index, names }, dated].flatMap((each) =>
        Object.values<{ readonly flush: () => void }>(each),
      );
      for (const each of buffers) each.flush();
      frames.finish({ whole, validators, since: dates.since });
      return whole;
    },
  };
}

function createFrameWriter(apiKey: string, origin: string, append: (bytes: Uint8Array) => void) {
  const header = createHeader(randomBytes(32));
  const { key, associated } = deriveSeal(apiKey, origin, header);
  const frames: Frame[] = [];
  let length = 0;
  const write = (bytes: Uint8Array): void => {
    append(bytes);
    length += bytes.length;
  };
  const seal = (number: number, plain: Uint8Array): number => {
    const cipher = createCipheriv('aes-256-gcm', key, frameNonce(number));
    cipher.setAAD(associated);
    const parts = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
    for (const part of parts) if (part.length > 0) write(part);
    return parts.reduce((sum, part) => sum + part.length, 0);
  };
  write(header);
  return {
    add(kind: FrameKind, count: number, plain: Uint8Array): void {
      const bytes = frameLayouts[kind].isPacked ? pack(plain) : plain;
      frames.push({ kind, count, length: seal(frames.length, bytes) });
    },
    finish(head: StoreHead): void {
      const offset = length;
      const number = frames.length;
      const sealed = seal(number, encodeDirectory(head, frames));
      const trailer = Buffer.alloc(trailerFields.end);
      trailer.writeUIntLE(offset, trailerFields.offset, 6);
      trailer.writeUInt32LE(sealed, trailerFields.length);
      trailer.writeUInt32LE(number, trailerFields.number);
      trailer.writeUIntLE(length, trailerFields.self, 6);
      seal(trailerNumber, trailer);
    },
  };
}

/**
 * Size of zstd's output buffer, in bytes. Most packed frames fit into one buffer, so their output need not be
 * concatenated.
 */
const packedBytes = 32 * 1024;

function pack(plain: Uint8Array): Buffer {
  return zstdCompressSync(plain, {
    chunkSize: packedBytes,
    params: { [constants.ZSTD_c_compressionLevel]: 1 },
  });
}

function encodeDirectory(head: StoreHead, frames: readonly Frame[]): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const bytes = Buffer.alloc(4 + json.length + frameRow.end * frames.length);
  bytes.writeUInt32LE(json.length);
  bytes.set(json, 4);
  let at = 4 + json.length;
  for (const { kind, count, length } of frames) {
    bytes.writeUInt32LE(frameKinds.indexOf(kind), at + frameRow.kind);
    bytes.writeUInt32LE(count, at + frameRow.count);
    bytes.writeUInt32LE(length, at + frameRow.length);
    at += frameRow.end;
  }
  return pack(bytes);
}

type FrameSink = (count: number, plain: Uint8Array) => void;

function recordBuffer(writeFrame: FrameSink): {
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
    const end = used + elementRow.end * lengths.length;
    makeRoom(end);
    lengths.forEach((each, at) => {
      buffer.writeUInt32LE(each, used + elementRow.end * at + elementRow.length);
    });
    writeFrame(lengths.length, buffer.subarray(0, end));
    [lengths, used] = [[], 0];
    // Release the memory for a large element before the rest of the document is read.
    if (buffer.length > 8 * recordFrameBytes) buffer = Buffer.alloc(0);
  };
  return {
    add(bytes, start, end) {
      const needed = used + end - start;
      makeRoom(needed);
      // Creating a subarray for each element would produce a lot of garbage.
      bytes.copy(buffer, used, start, end);
      used = needed;
      lengths.push(end - start);
      if (used >= recordFrameBytes) flush();
    },
    flush,
  };
}

/** Collects numbers until they fill a frame. A row is never split across frames. */
function numberBuffer(
  kind: NumberFrame,
  addFrame: (kind: FrameKind, count: number, plain: Uint8Array) => void,
): { readonly add: (number: number) => void; readonly flush: () => void } {
  const most = numbersPerFrame - (numbersPerFrame % frameLayouts[kind].row.end);
  // The array starts small, because most exports do not fill a frame.
  let numbers = new Int32Array(Math.min(1024, most));
  let used = 0;
  const flush = (): void => {
    if (used === 0) return;
    addFrame(kind, used, new Uint8Array(numbers.buffer, 0, 4 * used));
    used = 0;
  };
  return {
    add(number) {
      if (used === numbers.length) {
        numbers = new Int32Array(numbers.buffer.transfer(4 * Math.min(2 * used, most)));
      }
      numbers[used] = number;
      used += 1;
      if (used === most) flush();
    },
    flush,
  };
}

function nameBuffer(writeFrame: FrameSink): {
  readonly add: (name: string) => void;
  readonly flush: () => void;
} {
  let names: string[] = [];
  let length = 0;
  const flush = (): void => {
    if (names.length === 0) return;
    writeFrame(names.length, Buffer.from(JSON.stringify(names)));
    [names, length] = [[], 0];
  };
  return {
    add(name) {
      names.push(name);
      length += name.length;
      if (length >= namesFrameBytes) flush();
    },
    flush,
  };
}
