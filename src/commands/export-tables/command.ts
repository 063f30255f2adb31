import { dayOf } from '../../export/loading.ts';
import { refuseEmpty } from '../../export/records.ts';
import { byteSize } from '../../model/phrase.ts';
import { version } from '../../model/version.ts';
import type { Redactor } from '../../report/redact.ts';
import { escapeForLog } from '../../report/text.ts';
import { type Invocation, UsageError } from '../command-line.ts';
import { exitStatus } from '../exit-status.ts';
import { openLocalExport } from '../ports/local-export.ts';
import { type Compression, compressions, tableNames, tablePath } from './layout.ts';
import { createTableFiles } from './ports/table-files.ts';
import { type WrittenTables, writeTables } from './write-tables.ts';

export async function exportTables(
  { argument: source, values }: Invocation,
  redact: Redactor,
): Promise<number> {
  const { out: folder = '', compress = 'none', timeout = '' } = values;
  if (folder === '') throw new UsageError('export tables requires --out DIR.');
  const compression = Object.keys(compressions).find(
    (each): each is keyof typeof compressions => each === compress,
  );
  if (compression === undefined) {
    throw new UsageError(`--compress: ${JSON.stringify(compress)} is not supported. Use zstd.`);
  }
  const localExport = await openLocalExport(source, timeout, redact);
  try {
    const files = createTableFiles(folder);
    try {
      const origin = { name: localExport.name, isFile: true };
      const writtenTables = await writeTables(localExport.open, origin, compression, files.append);
      const { servers, scores } = writtenTables.tables;
      refuseEmpty({ servers: servers.rows, scores: scores.rows }, origin);
      const day = dayOf(writtenTables.head.generatedAt);
      const paths = Object.fromEntries(
        tableNames.map((name) => [name, tablePath(name, day, compression)]),
      ) as Record<(typeof tableNames)[number], string>;
      files.publish(day, paths, renderManifest(writtenTables, day, compression));
      process.stdout.write(redact(renderTablesSummary(writtenTables, folder, day)));
      return exitStatus.pass;
    } finally {
      files.close();
    }
  } finally {
    localExport.close();
  }
}

function renderTablesSummary({ head, tables }: WrittenTables, folder: string, day: string): string {
  const rows = tableNames.map((name) => {
    const { rows: count, unreadable, bytes } = tables[name];
    const faults = unreadable === 0 ? '' : `, ${unreadable} of them unreadable`;
    return `  ${name}: ${count} rows${faults}, ${byteSize(bytes)}`;
  });
  const lines = [`Tables for ${day} in ${folder}:`, ...rows];
  for (const kind of ['servers', 'scores', 'findings'] as const) {
    const declaredCount = head.counts?.[kind] ?? null;
    // Includes findings embedded in score reports.
    const actualCount = tables[kind].rows;
    if (declaredCount !== null && declaredCount !== actualCount) {
      lines.push(`The export declares ${declaredCount} ${kind} but contains ${actualCount}.`);
    }
  }
  return `${lines.map(escapeForLog).join('\n')}\n`;
}

/** @param day the export's UTC date, such as `2026-11-20` */
function renderManifest(
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
