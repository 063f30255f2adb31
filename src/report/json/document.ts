/**
 * Yields the parts of a JSON document, which together are formatted as by `JSON.stringify` with an indent of
 * two: its fields, and the lists after them. The entries of the lists are made when they are written.
 *
 * @param head the other fields, at least one
 * @param mostOfList maximum size of a list, in bytes; entries that do not fit are left out
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
      // A string of JSON contains no line break.
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
