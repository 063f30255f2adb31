import type { Head } from '../reading/head.ts';
import { sections } from '../reading/splitter.ts';
import type { Store } from './store-reader.ts';

const chunkBytes = 512 * 1024;

/**
 * Restores the export document from a store, so that every document reader can read a cached export. Yields
 * the known fields of the head, and all records byte for byte, in order. A chunk is valid until the next
 * chunk is requested.
 *
 * @throws StoreDamaged if the store is damaged
 */
export async function* storeDocument({
  head,
  elements,
}: Pick<Store, 'head' | 'elements'>): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(chunkBytes);
  // The object stays open after the head, because the arrays follow.
  yield Buffer.from(JSON.stringify(headValues(head.whole.head)).slice(0, -1));
  let used = 0;
  let between = ',';
  for (const section of sections) {
    between += `"${section}":[`;
    for (const { bytes } of elements(section)) {
      if (used + between.length + bytes.length > chunkBytes) {
        yield buffer.subarray(0, used);
        used = 0;
      }
      used += buffer.write(between, used);
      between = ',';
      if (bytes.length <= chunkBytes - used) {
        buffer.set(bytes, used);
        used += bytes.length;
      } else {
        yield buffer.subarray(0, used);
        used = 0;
        yield bytes;
      }
    }
    between = between === ',' ? '],' : `${between}],`;
  }
  yield buffer.subarray(0, used);
  yield Buffer.from(`${between.slice(0, -1)}}`);
}

/** Returns the document members that `readHead` parses into this head. */
function headValues({ schemaVersion, rubricVersion, generatedAt, counts }: Head): object {
  const knownCounts = Object.entries(counts ?? {}).filter(([, count]) => count !== null);
  return {
    schema_version: schemaVersion,
    rubric_version: rubricVersion,
    generated_at: new Date(generatedAt).toISOString(),
    ...(counts === null ? {} : { counts: Object.fromEntries(knownCounts) }),
  };
}
