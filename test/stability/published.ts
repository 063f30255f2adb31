/* Lists the names in the code that workflows, policies and programs rely on, one per line. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { exitStatus } from '../../src/commands/exit-status.ts';
import { commands } from '../../src/entry/command-table.ts';
import { optionRows } from '../../src/entry/usage.ts';
import { catalogue } from '../../src/judging/policy/catalogue.ts';
import { failureEntries } from '../docs/failure-groups.ts';

const root = join(import.meta.dirname, '../..');

/** The parts of a JSON Schema that contain names. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Returns a schema's fields, such as `servers[].grade`, and their possible values, without duplicates. */
function namesIn(schema: Schema): string[] {
  return [...new Set(namesOf(schema, '', new Set(), schema))];
}

function* namesOf(
  schema: Schema,
  path: string,
  isOpened: ReadonlySet<Schema>,
  whole: Schema,
): Generator<string> {
  const target = schema.$ref === undefined ? schema : resolved(schema.$ref, whole);
  // A recursive schema adds no more names.
  if (isOpened.has(target)) return;
  yield* innerNames(target, path, new Set([...isOpened, target]), whole);
}

function* innerNames(
  schema: Schema,
  path: string,
  isOpened: ReadonlySet<Schema>,
  whole: Schema,
): Generator<string> {
  for (const value of [...(schema.enum ?? []), schema.const ?? []].flat()) {
    yield `${path} = ${value}`;
  }
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const at = path === '' ? name : `${path}.${name}`;
    yield at;
    yield* namesOf(field, at, isOpened, whole);
  }
  const { items, additionalProperties: values } = schema;
  if (items !== undefined) yield* namesOf(items, `${path}[]`, isOpened, whole);
  if (typeof values === 'object') yield* namesOf(values, `${path}.*`, isOpened, whole);
  for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    yield* namesOf(each, path, isOpened, whole);
  }
}

function resolved(reference: string, whole: Schema): Schema {
  if (reference === '#') return whole;
  const found = whole.$defs?.[reference.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`nothing at ${reference}`);
  return found;
}

async function schemaLines(): Promise<string[]> {
  const files = (await readdir(join(root, 'schema'))).sort();
  const lines = files.map(async (file) => {
    const schema: Schema = JSON.parse(await readFile(join(root, 'schema', file), 'utf8'));
    return namesIn(schema).map((name) => `${file.replace('.schema.json', '')} ${name}`);
  });
  return (await Promise.all(lines)).flat();
}

interface ActionFile {
  readonly inputs?: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
}

async function actionLines(): Promise<string[]> {
  const lines = ['', 'warm', 'sweep', 'export-diff'].map(async (folder) => {
    const text = await readFile(join(root, folder, 'action.yml'), 'utf8');
    const { inputs = {}, outputs = {} } = parse(text) as ActionFile;
    const name = folder === '' ? 'gate' : folder;
    return [
      ...Object.entries(inputs).map(
        ([input, { default: usual }]) => `${name} input ${defaulted(input, usual)}`,
      ),
      ...Object.keys(outputs).map((output) => `${name} output ${output}`),
    ];
  });
  return (await Promise.all(lines)).flat();
}

interface Called {
  readonly inputs?: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly secrets?: Readonly<Record<string, unknown>>;
  readonly outputs?: Readonly<Record<string, unknown>>;
}

/** Returns the lines for the reusable workflows and the pre-commit hooks. */
async function otherLines(): Promise<string[]> {
  const read = async (path: string) => parse(await readFile(join(root, path), 'utf8'));
  const lines = ['gate', 'sweep'].map(async (name) => {
    const workflow = await read(`.github/workflows/${name}.yml`);
    const { inputs = {}, secrets = {}, outputs = {} }: Called = workflow.on.workflow_call;
    return [
      ...Object.entries(inputs).map(
        ([input, { default: usual }]) => `input ${defaulted(input, usual)}`,
      ),
      ...Object.keys(secrets).map((secret) => `secret ${secret}`),
      ...Object.keys(outputs).map((output) => `output ${output}`),
    ].map((line) => `workflow ${name}.yml ${line}`);
  });
  const hooks: { readonly id: string }[] = await read('.pre-commit-hooks.yaml');
  return [...(await Promise.all(lines)).flat(), ...hooks.map(({ id }) => `pre-commit hook ${id}`)];
}

function defaulted(name: string, usual: unknown): string {
  return usual === undefined ? name : `${name}, by default ${usual}`;
}

function commandLines(): string[] {
  return Object.entries(commands).flatMap(([name, command]) => [
    `command ${name}`,
    ...optionRows(command).map(({ option }) => `command ${name} ${option.replace(/,.*/, '')}`),
    ...command.formats.map((format) => `command ${name} -o ${format}`),
    ...Object.keys(command.statuses).map((status) => `command ${name} exit status ${status}`),
  ]);
}

function ruleLines(): string[] {
  const lines = catalogue.flatMap((rule) => {
    const { id } = rule;
    const facts = z.toJSONSchema(rule.facts()) as Schema;
    return [
      `rule ${id}`,
      `rule ${id}, level under recommended: ${rule.levels.recommended}`,
      // The report's schema already lists the possible values of facts.
      ...namesIn(facts)
        .filter((name) => !name.includes(' = '))
        .map((name) => `rule ${id}, fact ${name}`),
    ];
  });
  // A server rule and a package rule can share an id.
  return [...new Set(lines)];
}

/** Returns every name that docs/trust.md calls stable. */
export async function publishedNames(): Promise<string[]> {
  return [
    ...(await actionLines()),
    ...(await otherLines()),
    ...commandLines(),
    ...Object.entries(exitStatus).map(([outcome, status]) => `exit status ${outcome} ${status}`),
    ...ruleLines(),
    ...failureEntries.map(([code]) => `error code ${code}`),
    ...(await schemaLines()),
  ];
}
