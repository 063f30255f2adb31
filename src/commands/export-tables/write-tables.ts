import {
  type Origin,
  parseElement,
  StructureError,
  structureFailure,
} from '../../export/records.ts';
import {
  type JoinedReading,
  noFinding,
  type RecordVisitor,
  readJoined,
} from '../../export/whole.ts';
import { type Compression, type TableName, tableNames } from './layout.ts';
import { writePlainFinding } from './plain-finding.ts';
import { writePlainScore } from './plain-score.ts';
import { findingRow, packageRefRows, scoreRow, serverRow, versionRows } from './rows.ts';
import {
  copyBytes,
  createTableWriter,
  type TableSize,
  type TableWriter,
  writeInteger,
} from './table-writer.ts';

export interface WrittenTables {
  readonly head: JoinedReading['head'];
  readonly tables: Readonly<Record<TableName, TableSize>>;
}

/**
 * Writes an export as tables (layout.ts), row by row.
 *
 * @param open opens the document at its beginning; each chunk is valid only until the next chunk is read
 * @param origin source of the document, for error messages
 * @param append receives the next bytes of a table's file, which are valid only until the call returns
 * @param windowSize see `readJoined`
 * @throws GateError if the document is not an export; also rethrows errors from `append`
 */
export async function writeTables(
  open: () => AsyncIterable<Uint8Array>,
  origin: Origin,
  compression: Compression,
  append: (table: TableName, bytes: Uint8Array) => void,
  windowSize?: number,
): Promise<WrittenTables> {
  const writers = Object.fromEntries(
    tableNames.map((name) => [
      name,
      createTableWriter(compression, (bytes) => append(name, bytes)),
    ]),
  ) as Record<TableName, TableWriter>;
  const write = (
    table: TableName,
    { row, isReadable }: { readonly row: object; readonly isReadable: boolean },
  ): void => writers[table].write(row, isReadable);

  const visitor: RecordVisitor = {
    server(raw, position) {
      write('servers', serverRow(raw, position));
      for (const each of packageRefRows(raw, position)) write('package_refs', each);
      for (const each of versionRows(raw, position)) write('versions', each);
    },
    score: (raw, position) => write('scores', scoreRow(raw, position)),
    plainScore: (bytes, members, position) =>
      writePlainScore(writers.scores, bytes, members, position),
    inlineFinding: (raw, position) => write('findings', findingRow(raw, position)),
    finding(bytes, start, end, members, position) {
      if (writePlainFinding(writers.findings, bytes, start, end, members, position)) return;
      write('findings', findingRow(parseElement(bytes, start, end), position));
    },
    parsedFinding: (raw, position) => write('findings', findingRow(raw, position)),
  };
  const reading = await readJoined(open, origin, visitor, windowSize);
  try {
    writeScoreFindings(writers.score_findings, reading);
    const sizes = tableNames.map((name) => [name, writers[name].finish()]);
    return { head: reading.head, tables: Object.fromEntries(sizes) as WrittenTables['tables'] };
  } catch (error) {
    // The last bytes of a table are not checked for UTF-8 until `finish` writes them.
    throw error instanceof StructureError ? structureFailure(error, origin) : error;
  }
}

const scoreFinding = {
  score: Buffer.from('{"score_index":'),
  reference: Buffer.from(',"reference_index":'),
  finding: Buffer.from(',"finding_index":'),
  minus: Buffer.from('-'),
  end: Buffer.from('}\n'),
} as const;

function writeScoreFindings(
  writer: TableWriter,
  { referenceCounts, targets }: JoinedReading,
): void {
  const { buffer } = writer;
  let next = 0;
  for (let score = 0; score < referenceCounts.length; score += 1) {
    const count = referenceCounts[score] as number;
    for (let index = 0; index < count; index += 1) {
      const target = targets[next] as number;
      next += 1;
      let offset = copyBytes(scoreFinding.score, buffer, writer.length);
      offset = copyBytes(scoreFinding.reference, buffer, writeInteger(buffer, offset, score));
      offset = writeInteger(buffer, offset, index);
      if (target !== noFinding) {
        offset = copyBytes(scoreFinding.finding, buffer, offset);
        if (target < 0) offset = copyBytes(scoreFinding.minus, buffer, offset);
        offset = writeInteger(buffer, offset, Math.abs(target));
      }
      writer.length = copyBytes(scoreFinding.end, buffer, offset);
      writer.endRow(target !== noFinding);
    }
  }
}
