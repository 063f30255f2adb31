/*
 * The tables into which an export is written, with their columns. A column has one type in every row,
 * whatever shape the export uses. What a record has besides is in `other`.
 */

/** Types of columns, in the words of SQL. */
export type ColumnType = 'BIGINT' | 'BOOLEAN' | 'DOUBLE' | 'VARCHAR' | 'VARCHAR[]';

interface Column {
  readonly type: ColumnType;
  readonly meaning: string;
}

const serverIndex = {
  type: 'BIGINT',
  meaning: 'Which server: its position in the `servers` of the export.',
} as const;
const scoreIndex = {
  type: 'BIGINT',
  meaning: 'Which score report: its position in the `scores` of the export.',
} as const;
const findingIndex = {
  type: 'BIGINT',
  meaning:
    'Which finding: its position in the `findings` of the export. Negative if it is written in a score report instead.',
} as const;
const other = {
  type: 'VARCHAR',
  meaning: 'What the record has besides, as JSON; null if nothing.',
} as const;
const unreadable = {
  type: 'VARCHAR',
  meaning: 'Why the gate cannot read the record; null if it can.',
} as const;
const digest = { type: 'VARCHAR', meaning: 'Digest, for images.' } as const;

/** The columns by table, in their order. */
export const tables = {
  servers: {
    server_index: serverIndex,
    id: { type: 'VARCHAR', meaning: 'Its id, to which `scores.server_id` refers.' },
    name: { type: 'VARCHAR', meaning: 'Its name in the registry.' },
    publisher: { type: 'VARCHAR', meaning: 'The namespace of its publisher.' },
    verified: { type: 'BOOLEAN', meaning: 'Whether the publisher is verified.' },
    categories: { type: 'VARCHAR[]', meaning: 'Its categories.' },
    other,
    unreadable,
  },
  package_refs: {
    server_index: serverIndex,
    ref_index: { type: 'BIGINT', meaning: 'Position among the references of the server.' },
    ecosystem: {
      type: 'VARCHAR',
      meaning:
        'Ecosystem of the package (`npm`, `pypi`, `oci`, `remote`, …); null if it is not named.',
    },
    name: {
      type: 'VARCHAR',
      meaning: 'Name as the gate compares it; null if the reference cannot be read.',
    },
    version: { type: 'VARCHAR', meaning: 'Version, if the reference names one.' },
    digest,
    raw: { type: 'VARCHAR', meaning: 'The reference as the export has it, as JSON.' },
  },
  versions: {
    server_index: serverIndex,
    version_index: { type: 'BIGINT', meaning: 'Position among the versions of the server.' },
    version: { type: 'VARCHAR', meaning: 'The version; null if it cannot be read.' },
    digest,
    raw: {
      type: 'VARCHAR',
      meaning: 'The element as the export has it, as JSON; null if it is only the version.',
    },
  },
  scores: {
    score_index: scoreIndex,
    server_id: { type: 'VARCHAR', meaning: 'The id of the server.' },
    version: { type: 'VARCHAR', meaning: 'The version that was graded.' },
    score: { type: 'DOUBLE', meaning: '0 to 100; null means unscannable.' },
    grade: { type: 'VARCHAR', meaning: 'The grade.' },
    rubric_version: { type: 'VARCHAR', meaning: 'The rubric that was used.' },
    generated_at: { type: 'VARCHAR', meaning: 'When the version was graded.' },
    other,
    unreadable,
  },
  findings: {
    finding_index: findingIndex,
    id: { type: 'VARCHAR', meaning: 'Its id, as text; null if it has none.' },
    check_name: { type: 'VARCHAR', meaning: 'The check that it is the result of.' },
    result: { type: 'VARCHAR', meaning: '`pass`, `warn`, `fail` or `unscannable`, in lower case.' },
    weight: { type: 'DOUBLE', meaning: 'The weight of the check.' },
    evidence: { type: 'VARCHAR', meaning: 'The evidence: a text, or JSON.' },
    evidence_is_json: {
      type: 'BOOLEAN',
      meaning: 'True if the evidence is JSON; null if it is a text.',
    },
    other,
    unreadable,
  },
  score_findings: {
    score_index: scoreIndex,
    reference_index: {
      type: 'BIGINT',
      meaning: 'Position among the references of the score report.',
    },
    finding_index: {
      type: 'BIGINT',
      meaning: `${findingIndex.meaning} Null if the reference leads to no finding.`,
    },
  },
} as const satisfies Record<string, Record<string, Column>>;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as readonly TableName[];

/** How the files are compressed, with the ending that this adds to their names. */
export const compressions = { none: '', zstd: '.zst' } as const;
export type Compression = keyof typeof compressions;

/** The path of a table's file in the folder of all tables: `servers/date=2026-11-20/part-0.ndjson`. */
export function tablePath(table: TableName, day: string, compression: Compression): string {
  return `${table}/date=${day}/part-0.ndjson${compressions[compression]}`;
}

/** The manifest's path, which is written when all files of the day are complete. */
export function dayManifestPath(day: string): string {
  return `manifest-${day}.json`;
}
