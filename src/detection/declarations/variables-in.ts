import type { Word } from '../../model/model.ts';
import { readEnvFile } from './env-file.ts';
import { allRepeatedKeys } from './repeated-keys.ts';
import { memberOf, propertiesOf, type TreeDocument, type TreeNode, toWord } from './tree.ts';
import {
  type DocumentReader,
  type Environment,
  emptyContent,
  mergeContents,
  type ParsedContent,
  type Reach,
} from './types.ts';

type SpanOf = TreeDocument['spanOf'];

/** Keys under which a client's own file defines variables for all of the client's servers. */
export const environmentKeys: readonly string[] = ['env', 'environment', 'environmentVariables'];

/**
 * Returns the variables in an object or a list. A list item is a string `NAME=value`, or an object with a
 * name and a value. Variables whose value is null are omitted.
 */
export function variablesIn(node: TreeNode | null, spanOf: SpanOf): Environment {
  const items = node?.type === 'array' ? (node.children ?? []) : [];
  return new Map([
    ...propertiesOf(node).flatMap(({ key, value }) => toVariables(key, value, spanOf)),
    ...items.flatMap((item) => {
      const text = toWord(item, spanOf);
      if (text !== null) return parseAssignment(text);
      const name = memberOf(item, 'name') ?? memberOf(item, 'key');
      return toVariables(String(name?.value ?? ''), memberOf(item, 'value'), spanOf);
    }),
  ]);
}

/**
 * Parses `NAME=value`. A name without a value defines no variable, because the client then passes the
 * machine's value.
 */
function parseAssignment({ text, span }: Word): [string, Word][] {
  const equals = text.indexOf('=');
  return equals < 1 ? [] : [[text.slice(0, equals), { text: text.slice(equals + 1), span }]];
}

function toVariables(name: string, value: TreeNode | null, spanOf: SpanOf): [string, Word][] {
  if (value === null || !['string', 'number', 'boolean'].includes(value.type)) return [];
  return name === '' ? [] : [[name, { text: String(value.value), span: spanOf(value) }]];
}

/** Maximum number of values per variable; real files contain fewer. */
const maxValues = 8;

/** Splits repeated variables into several environments, each with at most one value per variable. */
function splitRepeated(variables: Iterable<readonly [string, Word]>): Environment[] {
  const environments = Array.from({ length: maxValues }, () => new Map<string, Word>());
  for (const [name, value] of variables) {
    const env = environments.find((each) => !each.has(name)) ?? environments.at(-1);
    env?.set(name, value);
  }
  return environments.filter(({ size }) => size > 0);
}

/**
 * Creates a reader for a client's own variables file. The client reads only the closest variables file, even
 * if that file is empty.
 */
export function variablesFile(client: string): DocumentReader {
  return (_document, text) => {
    const assignments = readEnvFile(text).map(
      ({ key, value, span }) => [key, { text: value, span }] as const,
    );
    const environmentList =
      assignments.length === 0 ? [new Map<string, Word>()] : splitRepeated(assignments);
    const environments = environmentList.map((env) => ({ reach: { client }, env, isAlone: true }));
    return { ...emptyContent, environments };
  };
}

export function readEnvironment(
  node: TreeNode | null,
  reach: Reach,
  spanOf: SpanOf,
): ParsedContent {
  const content = environmentContent(variablesIn(node, spanOf), reach);
  const faults: ParsedContent['faults'][number][] = [];
  if (node !== null && content.environments !== undefined) allRepeatedKeys(node, spanOf, faults);
  return { ...content, faults };
}

export function environmentContent(env: Environment, reach: Reach): ParsedContent {
  return env.size === 0 ? emptyContent : { ...emptyContent, environments: [{ reach, env }] };
}

export function ownEnvironment({ root, spanOf }: TreeDocument, reach: Reach): ParsedContent {
  return mergeContents(
    environmentKeys.map((key) => readEnvironment(memberOf(root, key), reach, spanOf)),
  );
}
