/**
 * Yields the parts of a JSON document: first its fields, then its lists. When joined, the parts have the same
 * format as the output of `JSON.stringify` with an indent of two. List entries are created only when they are
 * written.
 *
 * @param head the fields other than the lists; at least one
 * @param mostOfList maximum size of a list, in bytes; entries that do not fit are omitted
 * @param write returns a value as JSON with an indent of two
 */
export function* documentParts(
  head: object,
  lists: Readonly<Record<string, Iterable<unknown>>>,
  mostOfList: number,
  write: (value: unknown) => string,
): Generator<string> {
  yield write(head).slice(0, -'\n}'.length);
  for (const [name, entries] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let bytes = 0;
    for (const entry of entries) {
      // Serialised JSON strings contain no line breaks, so only the formatting changes.
      const indented = write(entry).replaceAll('\n', '\n    ');
      const text = `${bytes === 0 ? '' : ','}\n    ${indented}`;
      const size = Buffer.byteLength(text);
      if (bytes + size > mostOfList) continue;
      bytes += size;
      yield text;
    }
    yield bytes === 0 ? ']' : '\n  ]';
  }
  yield '\n}\n';
}
