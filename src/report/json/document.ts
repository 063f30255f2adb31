/**
 * The parts of a JSON document, which together are as `JSON.stringify` indents it by two: its fields,
 * and the lists behind them, whose entries are taken when they are written.
 *
 * @param head the other fields, one at least
 * @param mostOfList bytes of a list; entries that do not fit into them are left out
 * @param write a value as JSON, indented by two
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
      // No line break stands within a string of JSON.
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
