import { tableNames, tables } from '../../../src/commands/export-tables/layout.ts';

/** Returns the SQL in docs/queries/views.sql, which names every column with its type. */
export function viewsSql(): string {
  const views = tableNames.map((table) => {
    const columns = Object.entries(tables[table]).map(
      ([name, { type }]) => `    ${name}: '${type}'`,
    );
    return `CREATE OR REPLACE VIEW ${table} AS
SELECT * FROM read_json('${table}/date=*/part-*.ndjson*',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
${columns.join(',\n')}
  })
WHERE date IN (SELECT date FROM days);
`;
  });
  return `-- Defines the tables as views. Run this file first, in the folder that "export tables" wrote:
--
--   cd corpus && duckdb
--   .read PATH/docs/queries/views.sql
--
-- A day counts only if its manifest exists, because the manifest is written last.

CREATE OR REPLACE VIEW days AS
SELECT CAST(date AS DATE) AS date, generated_at, schema_version, rubric_version
FROM read_json('manifest-*.json', columns = {
  date: 'VARCHAR', generated_at: 'VARCHAR', schema_version: 'VARCHAR', rubric_version: 'VARCHAR'
});

${views.join('\n')}`;
}
