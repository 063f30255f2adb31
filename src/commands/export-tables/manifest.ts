import { version } from '../../model/version.ts';
import { type Compression, tableNames, tablePath } from './layout.ts';
import type { WrittenTables } from './write-tables.ts';

/**
 * The manifest of a day's tables as JSON: what the export says of itself, and each table's file with the
 * number of its rows.
 *
 * @param day the UTC day of the export: `2026-11-20`
 */
export function renderManifest(
  { head, tables }: WrittenTables,
  day: string,
  compression: Compression,
): string {
  const manifest = {
    date: day,
    generated_at: new Date(head.generatedAt).toISOString(),
    schema_version: head.schemaVersion,
    rubric_version: head.rubricVersion,
    counts: head.counts,
    written_by: `mcp-grade-gate ${version}`,
    tables: Object.fromEntries(
      tableNames.map((name) => [
        name,
        { file: tablePath(name, day, compression), ...tables[name] },
      ]),
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
