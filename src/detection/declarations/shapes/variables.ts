import type { Word } from '../../../model/model.ts';
import { readEnvFile } from '../env-file.ts';
import {
  emptyReading,
  joinReadings,
  type Reach,
  type Reading,
  type ShapeReader,
} from '../reader.ts';
import {
  listedWords,
  memberOf,
  nodesOf,
  propertiesOf,
  type TreeDocument,
  wordOf,
} from '../tree.ts';
import { environmentOf, spread, variablesIn } from '../variables-in.ts';

/** Variables that may stand several times: each value counts. */
function givenTo(reach: Reach, variables: Iterable<readonly [string, Word]>): Reading {
  const all = spread(variables);
  // Of its own files of variables a client reads the nearest one alone, even if nothing is in it.
  const isAlone = typeof reach === 'object';
  const environments = isAlone && all.length === 0 ? [new Map()] : all;
  return {
    ...emptyReading,
    environments: environments.map((env) => ({ reach, env, ...(isAlone && { isAlone }) })),
  };
}

/** A file of variables, which is one of names and values in JSON, TOML or YAML if it has a tree. */
export const variablesFile =
  (reach: Reach): ShapeReader =>
  ({ root, spanOf }, text) =>
    root === null
      ? givenTo(
          reach,
          readEnvFile(text).map(({ key, value, span }) => [key, { text: value, span }] as const),
        )
      : environmentOf(variablesIn(root, spanOf), reach);

const terminal = { variablesFor: 'terminal' } as const;

function filesFor(paths: readonly Word[]): Reading {
  const refersTo = paths.map((path) => ({ path, readAs: terminal }));
  return { ...emptyReading, refersTo };
}

/** The folder of its file in a template of mise. */
const ofConfig = /^\{\{\s*(?:config_root|cwd)\s*\}\}\//;

/** What mise sets where a terminal is opened. Source: its reference of `[env]`. */
export const miseVariables: ShapeReader = ({ root, spanOf }: TreeDocument) => {
  const own = nodesOf(memberOf(root, 'env')).flatMap(propertiesOf);
  const directives = own.flatMap(({ key, value }) => (/^(?:_|mise)$/.test(key) ? [value] : []));
  const wordsAt = (key: string): Word[] =>
    [root, memberOf(root, 'settings'), ...directives]
      .flatMap((node) => nodesOf(memberOf(node, key)))
      .flatMap((item) => wordOf(item, spanOf) ?? wordOf(memberOf(item, 'path'), spanOf) ?? [])
      .map((word) => ({ ...word, text: word.text.replace(ofConfig, '').replace(/\?$/, '') }));
  const variables = own.flatMap(({ node, value }): [string, Word][] => {
    const inner = memberOf(value, 'value') ?? memberOf(value, 'default') ?? value;
    const [name] = node.children ?? [];
    return name === undefined || inner.value === false
      ? []
      : [
          ...variablesIn(
            { ...node, type: 'object', children: [{ ...node, children: [name, inner] }] },
            spanOf,
          ),
        ];
  });
  // It puts folders before the path, most of which only an installation fills.
  const path = directives.flatMap((each) => listedWords(memberOf(each, 'path'), spanOf));
  return joinReadings([
    givenTo('terminal', [
      ...variables,
      ...path.map(({ text, span }) => ['PATH', { text: `$PATH:${text}`, span }] as const),
    ]),
    filesFor(['file', 'source', 'env_file', 'env_path'].flatMap(wordsAt)),
  ]);
};

/** What stands before a command of a script. */
const command = String.raw`(?<=(?:^|[;&|{(\n]|\b(?:then|do|else))[ \t]*)`;
const argument = String.raw`[ \t]+(?:"([^"$\n]*)"|'([^'\n]*)'|([\w./~@-]+))`;
const files = new RegExp(
  `${command}(?:dotenv|dotenv_if_exists|source_env|source_env_if_exists|source|\\.)(?:${argument})?(?![\\w-])`,
  'g',
);
const paths = new RegExp(`${command}(?:PATH_add|path_add[ \\t]+PATH)${argument}`, 'g');
const exports = new RegExp(
  `${command}(?:export|declare[ \\t]+-x|typeset[ \\t]+-x)[ \\t]+([^\\n]{1,4096})`,
  'g',
);
const assignment = /([A-Za-z_]\w*)\+?=(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s;&|]*))/g;

/** What direnv sets where a terminal is opened: its plain exports, and files that it reads. */
export const direnvVariables: ShapeReader = ({ spanOf }, text) => {
  const plain = text.replace(/^[ \t]*#.*$/gm, (comment) => ' '.repeat(comment.length));
  const wordAt = (offset: number, length: number, value: string): Word => ({
    text: value,
    span: spanOf({ offset, length }),
  });
  const variables = [...plain.matchAll(exports)].flatMap(
    ({ 1: all = '', index, 0: { length } }) => {
      const start = index + length - all.length;
      return [...all.matchAll(assignment)].map(
        ({ 0: whole, 1: name = '', 2: double, 3: single, 4: bare, index: at }) =>
          [name, wordAt(start + at, whole.length, double ?? single ?? bare ?? '')] as const,
      );
    },
  );
  const named = (found: RegExp): Word[] =>
    [...plain.matchAll(found)].map(({ 0: whole, 1: double, 2: single, 3: bare, index }) =>
      wordAt(index, whole.length, double ?? single ?? bare ?? '.env'),
    );
  return joinReadings([
    givenTo('terminal', [
      ...variables,
      ...named(paths).map(
        ({ text: path, span }) => ['PATH', { text: `$PATH:${path}`, span }] as const,
      ),
    ]),
    filesFor(named(files)),
  ]);
};
