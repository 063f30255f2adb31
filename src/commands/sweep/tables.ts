/**
 * The tables in a sweep's history, with their columns. Each complete run writes all rows for its day. A
 * column has the same type in every row.
 */

type ColumnType = keyof ColumnValues;

interface Column {
  readonly type: ColumnType;
  readonly meaning: string;
}

const column = <const Type extends ColumnType>(type: Type, meaning: string) => ({ type, meaning });

const repository = column('VARCHAR', 'The repository, as `owner/name`.');
const repositoryId = column(
  'VARCHAR',
  "The repository's node id on GitHub, which does not change when the repository is renamed; null if unknown.",
);
const file = column('VARCHAR', 'Path of the file; null if there is none.');
const line = column('BIGINT', 'Line in the file; null if unknown.');
const owners = column('VARCHAR[]', 'The owners of the file; empty if there are none.');
const rule = column('VARCHAR', 'Id of the rule.');
const asOfColumn = column(
  'TIMESTAMP',
  'If this run could not read or judge the entry, the start time of the earlier run that found it; otherwise null.',
);
const lastDay = column('DATE', 'The last day of the waiver.');
const count = (what: string) => column('BIGINT', `Number of ${what}.`);

export const historyTables = {
  runs: {
    started_at: column('TIMESTAMP', 'When the run began.'),
    organisation: column('VARCHAR', 'The organisation; null for a list of repositories.'),
    verdict: column('VARCHAR', '`pass`, `warn`, `fail` or `error`.'),
    selection: column(
      'VARCHAR',
      'The repository filters, such as `include api-*`; null if there are none.',
    ),
    policies: column(
      'VARCHAR[]',
      "The organisation's policy and the policies that it extends, as `owner/name/path@commit`; empty for a local file.",
    ),
    seconds: count('seconds that the run took, excluding the time to write its output'),
    requests: count("requests that the run made to GitHub's API"),
    tool_version: column('VARCHAR', 'Version of MCP Grade Gate.'),
    export_at: column('TIMESTAMP', 'When the export was made; null if no export was needed.'),
    rubric_version: column('VARCHAR', "The export's rubric version; null if unknown."),
    listed: count('repositories to judge, not counting excluded ones'),
    read: count('repositories that were read'),
    empty: count('repositories without commits'),
    not_read: count('repositories that could not be read'),
    with_servers: count('repositories that declare servers'),
    servers: count('servers, each counted once however often it is declared'),
    places: count('places that declare servers'),
    earlier_places: count('places that show a result from an earlier run'),
    failing_places: count('places with a failing server'),
    failing_servers: count('failing servers, each counted once'),
    failing_repositories: count('repositories with a failure'),
    pinned: count('pinned places'),
    unpinned: count('places with versions that are not pinned'),
    brought_in: count(
      'failing places that a commit added or edited since the previous day in the history',
    ),
    graded_anew: count('failing places whose grade changed since the previous day in the history'),
    rubric_changed: count(
      'failing places for which the rubric changed since the previous day in the history',
    ),
    policy_changed: count(
      'failing places for which the policy changed since the previous day in the history',
    ),
  },
  repositories: {
    repository,
    repository_id: repositoryId,
    custom_properties: column(
      'MAP(VARCHAR, VARCHAR[])',
      'Values of the custom properties named in `--properties`, keyed by lower-case name.',
    ),
    visibility: column('VARCHAR', '`public`, `internal` or `private`; null if unknown.'),
    branch: column('VARCHAR', 'The default branch; null if unknown.'),
    commit: column('VARCHAR', 'The judged commit; null if nothing was read.'),
    status: column('VARCHAR', '`read`, `empty` or `not-read`.'),
    reason: column('VARCHAR', 'The reason if the repository was not read; otherwise null.'),
    verdict: column('VARCHAR', '`pass`, `warn`, `fail` or `error`.'),
    unread_since: column(
      'TIMESTAMP',
      'The first of the consecutive runs that could not read the repository.',
    ),
    as_of: asOfColumn,
  },
  places: {
    repository,
    repository_id: repositoryId,
    file,
    line,
    alias: column('VARCHAR', 'Name of the server in the file.'),
    client: column('VARCHAR', 'The program that reads the file.'),
    role: column(
      'VARCHAR',
      '`server`, or `launcher` for a program that only starts or connects to another one.',
    ),
    type: column(
      'VARCHAR',
      "The server's ecosystem if it has one; otherwise `local` or `unidentified`.",
    ),
    name: column('VARCHAR', 'Name of the server in its ecosystem; null if there is none.'),
    version: column('VARCHAR', 'The declared version; null if there is none.'),
    judged_version: column('VARCHAR', 'The judged version; null if there is none.'),
    is_pinned: column(
      'BOOLEAN',
      'Whether each start fetches the same version; null if there are no versions.',
    ),
    grade: column('VARCHAR', "The server's grade; null if there is none."),
    score: column('DOUBLE', "The server's score, from 0 to 100; null if there is none."),
    verdict: column(
      'VARCHAR',
      '`pass`, `warn`, `fail` or `error`; null if the server was not judged.',
    ),
    below: column(
      'DOUBLE',
      "How far the server's score is below the minimum; 0 if it is not below.",
    ),
    fails: column('VARCHAR[]', 'The rules that the server fails, except waived ones.'),
    owners,
    news: column(
      'VARCHAR',
      'Why the place is new since the last run on an earlier day: `brought-in`, `graded-anew`, `rubric-changed` or `policy-changed`; null if it is not new.',
    ),
    declared_by: column(
      'TIMESTAMP',
      'The first run that found this version here; null if unknown.',
    ),
    as_of: asOfColumn,
  },
  problems: {
    repository,
    repository_id: repositoryId,
    file,
    line,
    alias: column(
      'VARCHAR',
      'Name of the server in the file; null if the problem concerns no server.',
    ),
    rule,
    level: column('VARCHAR', '`fail`, `warn` or `error`.'),
    message: column('VARCHAR', 'The problem.'),
    waived: column(
      'VARCHAR',
      'The reason given in the waiver that covers the problem; null if there is none.',
    ),
    waived_until: lastDay,
    owners,
    since: column(
      'TIMESTAMP',
      'For a problem that concerns no server, the first of the consecutive runs that found it; otherwise null.',
    ),
    as_of: asOfColumn,
  },
  waivers: {
    repository: column('VARCHAR', 'The repository that uses the waiver.'),
    repository_id: repositoryId,
    written_in: column(
      'VARCHAR',
      "The policy that contains the waiver; null for the repository's own policy.",
    ),
    match: column(
      'VARCHAR',
      'Pattern that matches the servers that the waiver covers; null if there is none.',
    ),
    file: column(
      'VARCHAR',
      'Pattern that matches the files that the waiver covers; null if there is none.',
    ),
    alias: column('VARCHAR', 'The entry that the waiver covers; null if there is none.'),
    rule,
    check_name: column(
      'VARCHAR',
      'The only check that the waiver covers; null if it covers all checks.',
    ),
    reason: column('VARCHAR', 'Why the waiver was granted.'),
    expires: lastDay,
    covers: count('problems that the waiver covers'),
    as_of: asOfColumn,
  },
} as const satisfies Record<string, Record<string, Column>>;

type Tables = typeof historyTables;
export type HistoryTable = keyof Tables;
export const historyTableNames = Object.keys(historyTables) as readonly HistoryTable[];

interface ColumnValues {
  readonly BIGINT: number;
  readonly BOOLEAN: boolean;
  /** `2026-11-20`. */
  readonly DATE: string;
  readonly DOUBLE: number;
  /** ISO 8601. */
  readonly TIMESTAMP: string;
  readonly VARCHAR: string;
  readonly 'VARCHAR[]': readonly string[];
  readonly 'MAP(VARCHAR, VARCHAR[])': Readonly<Record<string, readonly string[]>>;
}

export type HistoryRow<Table extends HistoryTable> = {
  readonly [Name in keyof Tables[Table]]: Tables[Table][Name] extends { readonly type: infer Type }
    ? ColumnValues[Type & ColumnType] | null
    : never;
};

export type HistoryDay = { readonly [Table in HistoryTable]: readonly HistoryRow<Table>[] };

export const tableFile = (table: HistoryTable): string => `${table}.ndjson.gz`;

export const dayFolder = (day: string): string => `date=${day}`;

export function readFolderDay(name: string): string | null {
  const [, day = ''] = /^date=(\d{4}-\d\d-\d\d)$/.exec(name) ?? [];
  return Number.isNaN(Date.parse(day)) ? null : day;
}

const isOfType: Readonly<Record<ColumnType, (value: unknown) => boolean>> = {
  BIGINT: Number.isSafeInteger,
  BOOLEAN: (value) => typeof value === 'boolean',
  DATE: (value) => typeof value === 'string',
  DOUBLE: (value) => typeof value === 'number',
  TIMESTAMP: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  VARCHAR: (value) => typeof value === 'string',
  'VARCHAR[]': isTexts,
  'MAP(VARCHAR, VARCHAR[])': (value) => Object.values(Object(value)).every(isTexts),
};

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** Reports whether a value is a row of a table; additional columns are allowed. */
export function isTableRow<Table extends HistoryTable>(
  table: Table,
  value: unknown,
): value is HistoryRow<Table> {
  const row = Object(value) as Record<string, unknown>;
  return Object.entries<Column>(historyTables[table]).every(
    ([name, { type }]) => row[name] === null || isOfType[type](row[name]),
  );
}

/** Returns SQL that defines a DuckDB view for each table, with the type of every column. */
export function historyViews(): string {
  const views = historyTableNames.map((table) => {
    const columns = Object.entries<Column>(historyTables[table]).map(
      ([name, { type }]) => `    ${name}: '${type}'`,
    );
    return `CREATE OR REPLACE VIEW ${table} AS
SELECT * FROM read_json('date=*/${tableFile(table)}',
  format = 'newline_delimited', hive_partitioning = true, hive_types = {date: DATE},
  columns = {
${columns.join(',\n')}
  });
`;
  });
  return `-- Views of a sweep history. To create them, run this command in this folder: duckdb -init views.sql\n\n${views.join('\n')}`;
}

const textListSchema = { type: 'array', items: { type: 'string' } } as const;

const jsonTypes: Readonly<Record<ColumnType, object>> = {
  BIGINT: { type: ['integer', 'null'] },
  BOOLEAN: { type: ['boolean', 'null'] },
  DATE: { type: ['string', 'null'], format: 'date' },
  DOUBLE: { type: ['number', 'null'] },
  TIMESTAMP: { type: ['string', 'null'], format: 'date-time' },
  VARCHAR: { type: ['string', 'null'] },
  'VARCHAR[]': textListSchema,
  'MAP(VARCHAR, VARCHAR[])': { type: 'object', additionalProperties: textListSchema },
};

export function historyTablesSchema(): object {
  const tables = historyTableNames.map((table) => {
    const columns = Object.entries<Column>(historyTables[table]);
    const properties = Object.fromEntries(
      columns.map(([name, { type, meaning }]) => [
        name,
        { description: meaning, ...jsonTypes[type] },
      ]),
    );
    const required = columns.map(([name]) => name);
    return [table, { type: 'object', properties, required, additionalProperties: false }] as const;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Tables of an MCP Grade Gate sweep history',
    description: 'Each line of a table is one object.',
    anyOf: historyTableNames.map((table) => ({ $ref: `#/$defs/${table}` })),
    $defs: Object.fromEntries(tables),
  };
}
