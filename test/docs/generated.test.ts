/*
 * Checks the documents that are generated from the code. `npx vitest run --config test/vitest.config.ts
 * test/docs -u` rewrites them, and CI fails if they differ.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { listSchema } from '../../src/commands/allowlist/formats/json-schema.ts';
import { exportDiffSchema } from '../../src/commands/export-diff/schema.ts';
import { tables } from '../../src/commands/export-tables/layout.ts';
import { replaySchema } from '../../src/commands/replay/schema.ts';
import { showSchema } from '../../src/commands/show/schema.ts';
import { sweepOutputs } from '../../src/commands/sweep/outputs.ts';
import { sweepLineSchema, sweepSchema } from '../../src/commands/sweep/schema.ts';
import { historyTablesSchema } from '../../src/commands/sweep/tables.ts';
import { clientFiles } from '../../src/detection/declarations/clients.ts';
import { ecosystems } from '../../src/detection/ecosystems/ecosystems.ts';
import type { AmbientInputs } from '../../src/detection/launch/ambient-inputs.ts';
import { bridges } from '../../src/detection/launch/bridges.ts';
import { launchers, projectAmbient } from '../../src/detection/launch/launchers.ts';
import { variableSpaces } from '../../src/detection/launch/variables/meanings.ts';
import type {
  HarmlessRule,
  HarmlessValues,
  VariableSpace,
} from '../../src/detection/launch/variables/space.ts';
import { contractRules, notices } from '../../src/export/contract/contract.ts';
import { exportSchema } from '../../src/export/reading/schema.ts';
import { floorSchema, policySchema } from '../../src/gate/settings/policy-schema.ts';
import {
  catalogue,
  findingRules,
  ruleIds,
  ungradedRules,
  waivableRules,
} from '../../src/judging/policy/catalogue.ts';
import { serverKeys } from '../../src/judging/policy/keys/servers.ts';
import { policyKeyEntries } from '../../src/judging/policy/keys.ts';
import { headings, type Rule } from '../../src/judging/policy/rule.ts';
import { requiredColumns, reviewColumns } from '../../src/model/grade.ts';
import { ecosystemTypes, presetNames } from '../../src/model/model.ts';
import { publishedSchema } from '../../src/report/json/fields.ts';
import { reportSchema } from '../../src/report/json/schema.ts';
import { launcherFolders } from '../detection/launch/launcher-folders.ts';
import { exportDocument, type Shapes } from '../export-service/corpus.ts';
import { renderRuleExample } from './rule-example-page.ts';
import { table, withSections } from './sections.ts';

const root = join(import.meta.dirname, '../..');

function levelsOf(rule: Rule): string[] {
  return presetNames.map((preset) => {
    const level = rule.levels[preset];
    if (rule.about !== 'file' || rule.touchedLevels[preset] === level) return level;
    return `${level}; ${rule.touchedLevels[preset]} in a file that the change adds or touches`;
  });
}

/** Returns links to the sections of rules, separated by commas. */
const linked = (ids: readonly string[]): string =>
  ids.map((id) => `[\`${id}\`](#${id})`).join(', ');

async function rulesPage(): Promise<string> {
  // If two rules share an id, the first describes both.
  const described = ruleIds.flatMap((id) => catalogue.find((each) => each.id === id) ?? []);
  const tables = headings.map((heading) => {
    const rows = described
      .filter((rule) => rule.heading === heading)
      .map((rule) => [`[\`${rule.id}\`](#${rule.id})`, rule.title, ...levelsOf(rule)]);
    const titles = [heading, 'fires when', ...presetNames.map((preset) => `\`${preset}\``)];
    return table(titles, rows);
  });
  const ofRules = described.map(async ({ id, title, help }) => {
    const examples = await Promise.all(
      catalogue.filter((each) => each.id === id).map(renderRuleExample),
    );
    const heading = `${title.charAt(0).toUpperCase()}${title.slice(1)}.`;
    return `## ${id}\n\n${heading} ${help}\n\n${examples.join('\n\n')}\n`;
  });
  const rulesOfLaunchers = described.filter(
    (rule) => rule.about === 'dependency' && rule.judges !== 'servers',
  );
  const sections = await Promise.all(ofRules);
  return `<!-- Made of src/judging/policy/catalogue.ts by test/docs/generated.test.ts: edit the rules, not this page. -->

# The rules

Each rule has a level: \`fail\`, \`warn\` or \`off\`. The preset sets the levels. In the [policy](policy.md), \`rules\` overrides the preset, and \`servers\` overrides it for individual servers. If a case cannot be judged, the verdict is \`error\`. Levels and waivers do not affect errors.

${tables.join('\n\n')}

- \`ungraded\` under \`rules\` sets the levels of ${linked(ungradedRules)}.
- Waivers do not apply to ${linked(ruleIds.filter((id) => !waivableRules.includes(id)))}. A waiver of ${linked(findingRules)} can be limited to one \`check\`.
- Only these rules apply to a bridge to another server, such as \`mcp-remote\`: ${linked(rulesOfLaunchers.map(({ id }) => id))}.
- In the JSON report, each problem contains the \`facts\` of its rule ([schema](../schema/report.schema.json)).
- [internals/rules.md](internals/rules.md) describes the exact comparisons.

Each section shows an example that fires the rule, the message, and a solution. JSON blocks are the repository's \`.mcp.json\`, and YAML blocks are its policy. All servers and grades are fictional. The examples assume the date 20 November 2026.

${sections.join('\n')}`;
}

test('docs/rules.md is made of the catalogue', async () => {
  await expect(await rulesPage()).toMatchFileSnapshot(join(root, 'docs/rules.md'));
});

test.for(catalogue.map((rule) => [rule.id, rule.help] as const))(
  '%s is explained in two sentences',
  ([, help]) => {
    expect(help.split(/(?<=[.!?]) (?=[^a-z])/).length).toBeLessThanOrEqual(2);
  },
);

test('docs/organisation.md names each form of the report of a sweep', async () => {
  const formats = Object.values(sweepOutputs).map(({ format }) => format);
  const manual = await readFile(join(root, 'docs/organisation.md'), 'utf8');
  const rows = [...manual.matchAll(/^\| `(\w+)` \| /gm)].map(([, name]) => name);
  expect(rows).toEqual(expect.arrayContaining(formats));
});

test.for([
  ['policy', policySchema],
  ['org-policy', floorSchema],
] as const)('schema/%s.schema.json is made of what is read', async ([name, schema]) => {
  const text = `${JSON.stringify(publishedSchema(schema), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(root, `schema/${name}.schema.json`));
});

test('schema/export.schema.json is made of what the reader takes', async () => {
  const text = `${JSON.stringify(publishedSchema(exportSchema()), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(root, 'schema/export.schema.json'));
  const check = new Ajv2020({ strict: false, validateFormats: false }).compile(JSON.parse(text));
  for (const shape of [{}, { findings: 'inline' }, { packages: 'camel' }, { versions: 'object' }]) {
    check(exportDocument(new Date(0), shape as Shapes));
    expect(check.errors).toBe(null);
  }
});

test.for([
  ['report', publishedSchema(reportSchema)],
  ['sweep', publishedSchema(sweepSchema)],
  ['replay', publishedSchema(replaySchema)],
  ['sweep-line', publishedSchema(sweepLineSchema)],
  ['sweep-tables', historyTablesSchema()],
  ['export-diff', publishedSchema(exportDiffSchema)],
  ['show', publishedSchema(showSchema)],
  ['allowlist', publishedSchema(listSchema)],
] as const)('schema/%s.schema.json is made of what is written', async ([name, schema]) => {
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(root, `schema/${name}.schema.json`));
  // Every field has a description, except those whose names and values explain themselves.
  const plain = new Set(['type', 'status', 'source', 'schemaVersion']);
  const nameless = [...fieldsOf(schema)].filter(
    ([field, about]) => !plain.has(field) && !('description' in about),
  );
  expect(nameless.map(([field]) => field)).toEqual([]);
});

/** Yields the fields of a schema and of all schemas within it. */
function* fieldsOf(schema: object): Generator<[string, object]> {
  for (const [key, inner] of Object.entries(schema)) {
    if (typeof inner !== 'object' || inner === null) continue;
    if (key === 'properties') yield* Object.entries<object>(inner);
    yield* fieldsOf(inner);
  }
}

test('docs/export-tools.md has the columns of all tables', async () => {
  const path = join(root, 'docs/export-tools.md');
  const parts = Object.entries(tables).map(([name, columns]) => {
    const rows = Object.entries(columns).map(([column, { type, meaning }]) => [
      `\`${column}\``,
      `\`${type}\``,
      meaning,
    ]);
    return `**${name}**\n\n${table(['column', 'type', 'meaning'], rows)}\n`;
  });
  const sections = {
    columns: `\n${parts.join('\n')}`,
    contract: contractTable,
    notices: Object.values(notices)
      .map((each) => `- ${each}`)
      .join('\n'),
  };
  const page = withSections(await readFile(path, 'utf8'), sections);
  await expect(page).toMatchFileSnapshot(path);
});

test('docs/grades.md has the columns of a review list', async () => {
  const path = join(root, 'docs/grades.md');
  const rows = Object.entries(reviewColumns).map(([name, meaning]) => [
    `\`${name}\``,
    meaning,
    requiredColumns.some((each) => each === name) ? 'yes' : '',
  ]);
  const sections = { columns: table(['column', 'content', 'required'], rows) };
  const page = withSections(await readFile(path, 'utf8'), sections);
  await expect(page).toMatchFileSnapshot(path);
});

const contractTable = table(
  ['section', 'rule', 'what must hold'],
  contractRules.map(([rule, { section, requirement }]) => [section, `\`${rule}\``, requirement]),
);

const keysTable = table(
  [
    'key',
    'what it sets',
    'default',
    'allowed in `servers`',
    '[overridable](#an-organisations-floor)',
  ],
  policyKeyEntries.map(([name, key]) => [
    `\`${name}\``,
    key.schema().description ?? '',
    key.defaultWords ?? '',
    Object.hasOwn(serverKeys, name) ? 'yes' : '',
    key.isOverridable ? 'yes' : '',
  ]),
);

const typesLine = `The types are ${ecosystemTypes
  .map((type) => ecosystems[type].patternTypes.map((name) => `\`${name}\``).join(' or '))
  .filter((names) => names !== '')
  .join(', ')}.`;

test('docs/policy.md has the keys and the types of patterns', async () => {
  const path = join(root, 'docs/policy.md');
  const page = withSections(await readFile(path, 'utf8'), { keys: keysTable, types: typesLine });
  await expect(page).toMatchFileSnapshot(path);
});

const clientsTable = table(
  ['client', 'files'],
  [...Map.groupBy(clientFiles, ({ client }) => client)].map(([client, entries]) => [
    client,
    codes(entries.flatMap(({ paths }) => paths)),
  ]),
);

/** The values with which a variable alters nothing, in words. */
const harmlessWords: Readonly<Record<HarmlessRule, string>> = {
  any: 'harmless',
  none: '',
  outside: 'harmless outside the tree',
  word: 'harmless if it is a word and no file in the tree has that name',
  'free word': 'harmless if it is a word and nothing in the tree has that name',
  'not of the tree': 'harmless unless it refers to something in the tree',
  'default registry': 'harmless for the default registry',
  on: 'harmless if on',
  'system program': 'harmless if it is a system program',
  'search path': 'harmless if system programs come first',
  'folders outside': 'harmless with folders outside the tree',
  'read as an option': 'same effect as the option with that name',
  unoccupied: 'harmless if the tree contains nothing at that path',
  'node options': 'harmless with options that load nothing',
  'go flags': 'harmless with flags that replace no module',
  'no dot': 'harmless without a dot',
  socket: 'harmless for a local socket',
  'usual endings': 'harmless if the usual file extensions come first',
  'newest release':
    'harmless if it stands for the newest release, or if the launch specifies a version',
};

const inWords = (harmless: HarmlessValues): string =>
  typeof harmless === 'string' ? harmlessWords[harmless] : `harmless if ${harmless.join(' or ')}`;

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Describes the variables of a space, with one statement for all that have the same meaning. */
function meaningsIn({ variables, prefixes }: VariableSpace): string {
  const [prefix = ''] = prefixes ?? [];
  const isUpper = prefix !== '' && prefix === prefix.toUpperCase();
  const cased = (name: string): string =>
    isUpper && name === name.toLowerCase() ? name.toUpperCase() : name;
  const statements = Map.groupBy(variables, ({ harmless, connection, reason }) => {
    const words = connection === 'proxy' ? 'harmless alone' : inWords(harmless);
    return [words, reason].filter((each) => each !== '').join('; ');
  });
  return [...statements]
    .map(([words, same]) => {
      const names = new Set(same.flatMap((each) => each.names.map(cased)));
      return `${codes([...names])}: ${words}`;
    })
    .join('.<br>');
}

/**
 * The variables that each program reads, with a row for each of its spaces; equal open spaces share a row.
 */
const variablesTable = table(
  ['read by', 'open', 'variables'],
  [
    ...Map.groupBy(variableSpaces, (space) => {
      const isOpen = (space.prefixes ?? []).length > 0 && space.variables.length > 0;
      return isOpen ? meaningsIn(space) : space;
    }).values(),
  ].map((spaces) => [
    [...new Set(spaces.flatMap(({ envConsumers }) => envConsumers))].join(', '),
    codes(spaces.flatMap(({ prefixes }) => (prefixes ?? []).map((prefix) => `${prefix}*`))),
    spaces.slice(0, 1).map(meaningsIn).join(''),
  ]),
);

/** Lists the files that a program reads without being told to. */
function filesRead({ files }: AmbientInputs): string {
  return [...new Set(files.map(({ path }) => `\`${path}\``))].join(', ');
}

/**
 * The variables and files that each launcher, wrapper and bridge reads; programs that read the same share a
 * row.
 */
const readsTable = table(
  ['started by', 'variables of', 'files that it reads'],
  [
    ...Map.groupBy(
      [
        ...launchers.map(({ commands, ambient }) => [codes(commands), ambient] as const),
        ...[...bridges].map(
          ([name, { ambient }]) => [`the package ${codes([name])}`, ambient] as const,
        ),
        ...Object.entries(projectAmbient).map(
          ([manager, reads]) => [`programs installed with \`${manager}\``, reads] as const,
        ),
      ],
      ([, reads]) => `${reads.programs.join(', ')} | ${filesRead(reads)}`,
    ),
  ].map(([statement, rows]) => [rows.map(([name]) => name).join(', '), statement]),
);

/** Each launcher, linked to its manual, with its commands. */
const launchersTable = table(
  ['launcher', 'commands'],
  launcherFolders.map(({ name, families }) => [
    `[${name}](../../src/detection/launch/launchers/${name}/manual.md)`,
    codes(families.flatMap(({ launchers }) => launchers.flatMap(({ commands }) => commands))),
  ]),
);

test('docs/detection.md has the clients', async () => {
  const path = join(root, 'docs/detection.md');
  const page = withSections(await readFile(path, 'utf8'), { clients: clientsTable });
  await expect(page).toMatchFileSnapshot(path);
});

test.for([
  ['detection', { launchers: launchersTable }],
  ['variables', { variables: variablesTable, reads: readsTable }],
] as const)('docs/internals/%s.md has its tables', async ([name, sections]) => {
  const path = join(root, `docs/internals/${name}.md`);
  const page = withSections(await readFile(path, 'utf8'), sections);
  await expect(page).toMatchFileSnapshot(path);
});
