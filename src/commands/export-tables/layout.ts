import { memberMeanings } from '../../export/records.ts';

/**
 * Tables written by `export tables`. A column has the same type in every row, even if the export mixes types.
 */

export type ColumnType = 'BIGINT' | 'BOOLEAN' | 'DOUBLE' | 'VARCHAR' | 'VARCHAR[]';

interface Column {
  readonly type: ColumnType;
  readonly meaning: string;
}

const column = <const Type extends ColumnType>(type: Type, meaning: string) => ({ type, meaning });

const serverIndex = column('BIGINT', "Position of the server in the export's `servers`.");
const scoreIndex = column('BIGINT', "Position of the score report in the export's `scores`.");
const findingIndex = column(
  'BIGINT',
  "Position of the finding in the export's `findings`. Negative if the finding is written inside a score report.",
);
const other = column('VARCHAR', 'All other fields of the record, as JSON; null if there are none.');
const unreadable = column('VARCHAR', 'Why the gate cannot read the record; null if it can.');
const digest = column('VARCHAR', 'Digest, for images.');

export const tables = {
  servers: {
    server_index: serverIndex,
    id: column('VARCHAR', "The server's id, to which `scores.server_id` refers."),
    name: column('VARCHAR', memberMeanings.serverName),
    publisher: column('VARCHAR', "The namespace of the server's publisher."),
    verified: column('BOOLEAN', 'Whether the publisher is verified.'),
    categories: column('VARCHAR[]', 'Its categories.'),
    other,
    unreadable,
  },
  package_refs: {
    server_index: serverIndex,
    ref_index: column('BIGINT', "Position among the server's references."),
    ecosystem: column(
      'VARCHAR',
      'Ecosystem of the package (`npm`, `pypi`, `oci`, `remote`, …); null if not given.',
    ),
    name: column(
      'VARCHAR',
      'Normalised name that the gate compares; null if the reference cannot be read.',
    ),
    version: column('VARCHAR', 'Version, if the reference contains one.'),
    digest,
    raw: column('VARCHAR', 'The reference as written in the export, as JSON.'),
  },
  versions: {
    server_index: serverIndex,
    version_index: column('BIGINT', "Position among the server's versions."),
    version: column('VARCHAR', 'The version; null if it cannot be read.'),
    digest,
    raw: column(
      'VARCHAR',
      'The element as written in the export, as JSON; null if it contains only the version.',
    ),
  },
  scores: {
    score_index: scoreIndex,
    server_id: column('VARCHAR', "The server's id."),
    version: column('VARCHAR', 'The version that was graded.'),
    score: column('DOUBLE', '0 to 100; null means unscannable.'),
    grade: column('VARCHAR', 'The grade.'),
    rubric_version: column('VARCHAR', 'The rubric that was used.'),
    generated_at: column('VARCHAR', 'When the version was graded.'),
    other,
    unreadable,
  },
  findings: {
    finding_index: findingIndex,
    id: column('VARCHAR', "The finding's id, as text; null if it has none."),
    check_name: column('VARCHAR', memberMeanings.findingCheck),
    result: column('VARCHAR', '`pass`, `warn`, `fail` or `unscannable`, in lower case.'),
    weight: column('DOUBLE', "The check's weight."),
    evidence: column('VARCHAR', 'The evidence: plain text, or JSON.'),
    evidence_is_json: column('BOOLEAN', 'True if the evidence is JSON; null if it is plain text.'),
    other,
    unreadable,
  },
  score_findings: {
    score_index: scoreIndex,
    reference_index: column('BIGINT', "Position among the score report's references."),
    finding_index: column(
      'BIGINT',
      `${findingIndex.meaning} Null if the reference matches no finding.`,
    ),
  },
} as const satisfies Record<string, Record<string, Column>>;

export type TableName = keyof typeof tables;
export const tableNames = Object.keys(tables) as readonly TableName[];

export const compressions = { none: '', zstd: '.zst' } as const;
export type Compression = keyof typeof compressions;

/** Returns a path relative to the output folder, such as `servers/date=2026-11-20/part-0.ndjson`. */
export function tablePath(table: TableName, day: string, compression: Compression): string {
  return `${table}/date=${day}/part-0.ndjson${compressions[compression]}`;
}

export function dayManifestPath(day: string): string {
  return `manifest-${day}.json`;
}
