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

/* Reads variables in the forms that client files use. */

type SpanOf = TreeDocument['spanOf'];

/** Keys under which clients' own files define variables for all their servers. */
export const environmentKeys: readonly string[] = ['env', 'environment', 'environmentVariables'];

/**
 * Returns variables by name: the members of an object, or the items of a list. Each item is an object with a
 * name and a value, or a string `NAME=value`. Variables with the value null are unset.
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
 * Parses `NAME=value` as one variable. A name without a value defines no variable here, because the client
 * then passes the machine's own value.
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
 * Reads a client's own file with variables. The client reads only the closest file with variables, even if
 * that file is empty.
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

/** Returns the variables in a value as an environment, with faults for repeated keys. */
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

/** Returns variables as content. If there are no variables, the content is empty. */
export function environmentContent(env: Environment, reach: Reach): ParsedContent {
  return env.size === 0 ? emptyContent : { ...emptyContent, environments: [{ reach, env }] };
}

/** Returns the variables that a client's own file defines for all its servers. */
export function ownEnvironment({ root, spanOf }: TreeDocument, reach: Reach): ParsedContent {
  return mergeContents(
    environmentKeys.map((key) => readEnvironment(memberOf(root, key), reach, spanOf)),
  );
}
