-- Defines the tables as views. Run this file first, in the folder that "export tables" wrote:
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

CREATE OR REPLACE VIEW servers AS
SELECT * FROM read_json('servers/date=*/part-*.ndjson*',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
    server_index: 'BIGINT',
    id: 'VARCHAR',
    name: 'VARCHAR',
    publisher: 'VARCHAR',
    verified: 'BOOLEAN',
    categories: 'VARCHAR[]',
    other: 'VARCHAR',
    unreadable: 'VARCHAR'
  })
WHERE date IN (SELECT date FROM days);

CREATE OR REPLACE VIEW package_refs AS
SELECT * FROM read_json('package_refs/date=*/part-*.ndjson*',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
    server_index: 'BIGINT',
    ref_index: 'BIGINT',
    ecosystem: 'VARCHAR',
    name: 'VARCHAR',
    version: 'VARCHAR',
    digest: 'VARCHAR',
    raw: 'VARCHAR'
  })
WHERE date IN (SELECT date FROM days);

CREATE OR REPLACE VIEW versions AS
SELECT * FROM read_json('versions/date=*/part-*.ndjson*',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
    server_index: 'BIGINT',
    version_index: 'BIGINT',
    version: 'VARCHAR',
    digest: 'VARCHAR',
    raw: 'VARCHAR'
  })
WHERE date IN (SELECT date FROM days);

CREATE OR REPLACE VIEW scores AS
SELECT * FROM read_json('scores/date=*/part-*.ndjson*',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
    score_index: 'BIGINT',
    server_id: 'VARCHAR',
    version: 'VARCHAR',
    score: 'DOUBLE',
    grade: 'VARCHAR',
    rubric_version: 'VARCHAR',
    generated_at: 'VARCHAR',
    other: 'VARCHAR',
    unreadable: 'VARCHAR'
  })
WHERE date IN (SELECT date FROM days);

CREATE OR REPLACE VIEW findings AS
SELECT * FROM read_json('findings/date=*/part-*.ndjson*',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
    finding_index: 'BIGINT',
    id: 'VARCHAR',
    check_name: 'VARCHAR',
    result: 'VARCHAR',
    weight: 'DOUBLE',
    evidence: 'VARCHAR',
    evidence_is_json: 'BOOLEAN',
    other: 'VARCHAR',
    unreadable: 'VARCHAR'
  })
WHERE date IN (SELECT date FROM days);

CREATE OR REPLACE VIEW score_findings AS
SELECT * FROM read_json('score_findings/date=*/part-*.ndjson*',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
    score_index: 'BIGINT',
    reference_index: 'BIGINT',
    finding_index: 'BIGINT'
  })
WHERE date IN (SELECT date FROM days);
