/**
 * Yields the parts of a JSON document: its fields, followed by its lists. Together, the parts are formatted
 * as by `JSON.stringify` with an indent of two. List entries are created when they are written.
 *
 * @param head the other fields, at least one
 * @param mostOfList maximum size of a list, in bytes; entries that do not fit are omitted
 * @param write returns a value as JSON, indented by two
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
      // A JSON string contains no line break.
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
