/*
 * A document of JSON made piece by piece, so that one that is too large is never held as a whole.
 */

/** What a document may take, in bytes. */
export interface Room {
  /** More, and there is no document. */
  readonly document: number;
  /** Entries of a list that do not fit into this are left out. */
  readonly list: number;
}

/**
 * Joins the fields of a document and the lists behind them, as `JSON.stringify` indents them by two;
 * null where that is too large. Entries are taken as they are written.
 *
 * @param head the other fields, one at least
 * @param write a value as JSON, indented by two
 */
export function joinDocument(
  head: object,
  lists: Readonly<Record<string, Iterable<unknown>>>,
  room: Room,
  write: (value: unknown) => string,
): string | null {
  const parts: string[] = [];
  let bytes = 0;
  const add = (text: string): void => {
    bytes += Buffer.byteLength(text);
    parts.push(text);
  };
  add(write(head).slice(0, -'\n}'.length));
  for (const [name, entries] of Object.entries(lists)) {
    add(`,\n  ${JSON.stringify(name)}: [`);
    const before = bytes;
    for (const entry of entries) {
      const start = bytes === before ? '\n    ' : ',\n    ';
      // No line break stands within a string of JSON.
      const text = start + write(entry).replaceAll('\n', '\n    ');
      if (bytes - before + Buffer.byteLength(text) > room.list) continue;
      add(text);
      if (bytes > room.document) return null;
    }
    add(bytes === before ? ']' : '\n  ]');
  }
  add('\n}\n');
  return bytes > room.document ? null : parts.join('');
}
