import type { Head } from './head.ts';
import { sections } from './splitter.ts';
import type { Store } from './store-reader.ts';

const chunkBytes = 512 * 1024;

/**
 * The export of a store as a document again: what is read of its head, and all records byte for byte, in
 * their order. It may be opened as often as needed; a chunk is valid until the next one is requested.
 *
 * @throws StoreDamaged where the store is
 */
export async function* storeDocument(
  store: Pick<Store, 'head' | 'elements'>,
): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  let used = 0;
  for (const part of documentParts(store)) {
    for (let at = 0; at < part.length; ) {
      const piece = part.subarray(at, at + chunkBytes - used);
      buffer.set(piece, used);
      used += piece.length;
      at += piece.length;
      if (used < chunkBytes) continue;
      yield buffer;
      used = 0;
    }
  }
  if (used > 0) yield buffer.subarray(0, used);
}

/** Whether every record of a store can be read. All of its frames are unpacked, one after the other. */
export function isReadable(store: Pick<Store, 'elements'>): boolean {
  try {
    for (const section of sections) for (const _ of store.elements(section));
    return true;
  } catch {
    return false;
  }
}

const comma = Buffer.from(',');

function* documentParts({
  head,
  elements,
}: Pick<Store, 'head' | 'elements'>): Generator<Uint8Array> {
  // The object of the head is left open for the arrays.
  yield Buffer.from(JSON.stringify(headValues(head.whole.head)).slice(0, -1));
  for (const section of sections) {
    yield Buffer.from(`,"${section}":[`);
    let isFirst = true;
    for (const { bytes } of elements(section)) {
      if (!isFirst) yield comma;
      isFirst = false;
      yield bytes;
    }
    yield Buffer.from(']');
  }
  yield Buffer.from('}');
}

/** The members of a document from which `readHead` reads a head. */
function headValues({ schemaVersion, rubricVersion, generatedAt, counts }: Head): object {
  const known = Object.entries(counts ?? {}).filter(([, count]) => count !== null);
  return {
    schema_version: schemaVersion,
    rubric_version: rubricVersion,
    generated_at: new Date(generatedAt).toISOString(),
    ...(counts === null ? {} : { counts: Object.fromEntries(known) }),
  };
}
