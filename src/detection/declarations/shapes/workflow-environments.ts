import type { GivenEnvironment, Word } from '../../../model/model.ts';
import { containerOptions, optionWords } from '../container-options.ts';
import type { Environment, Reference } from '../reader.ts';
import {
  listedWords,
  memberOf,
  nodesOf,
  type TreeDocument,
  type TreeNode,
  wordOf,
} from '../tree.ts';
import { spread, variablesIn } from '../variables-in.ts';
import { checkout } from './step-commands.ts';

/*
 * What workflows give to the clients that their steps start: variables, the container of a job, the shell,
 * and what steps hand on to the others of their job. Source: GitHub's reference of workflows and of their
 * commands.
 */

type SpanOf = TreeDocument['spanOf'];

/** The variables of a workflow, a job or a step, its shell and its container. */
export function environmentsOf(node: TreeNode | null, spanOf: SpanOf): GivenEnvironment[] {
  const container = memberOf(node, 'container');
  const {
    env,
    volumes = [],
    mounts = [],
  } = containerOptions(optionWords(wordOf(memberOf(container, 'options'), spanOf)));
  const listed = listedWords(memberOf(container, 'volumes'), spanOf);
  const shells = [node, memberOf(memberOf(node, 'defaults'), 'run')].flatMap(
    (each) => wordOf(memberOf(each, 'shell'), spanOf) ?? [],
  );
  const variables: Environment[] = [
    ...[memberOf(node, 'env'), memberOf(container, 'env')].flatMap((env) => [
      variablesIn(env, spanOf),
      computed(wordOf(env, spanOf)),
    ]),
    new Map(shells.map((shell) => ['terminal.shell', shell])),
  ];
  const ofContainer = { env, volumes: [...volumes, ...listed], mounts };
  return [...variables.map((each) => ({ env: each })), ofContainer].filter(
    (each) => !isEmpty(each),
  );
}

/** The variables that an expression makes of JSON in it. */
function computed(expression: Word | null): Environment {
  if (expression === null) return new Map();
  const { text, span } = expression;
  const pairs = text.matchAll(/"(\w{1,100})"\s{0,20}:\s{0,20}"([^"]{0,1024})"/g);
  return new Map([...pairs].map(([, name = '', value = '']) => [name, { text: value, span }]));
}

const isEmpty = ({ env, volumes = [], mounts = [] }: GivenEnvironment): boolean =>
  env.size + volumes.length + mounts.length === 0;

/**
 * What the steps of a job hand on to each other: what they write to `$GITHUB_ENV` and `$GITHUB_PATH`, by a
 * shell or by a script. Of a text that does, everything that looks like an assignment counts.
 */
export function handedOn(steps: TreeNode | null, spanOf: SpanOf): GivenEnvironment[] {
  const texts = textsOf(steps, spanOf);
  const variables = texts.flatMap((text) => [...assignmentsIn(text), ...pathsIn(text)]);
  return spread(variables).map((env) => ({ env }));
}

/**
 * The files that steps hand on variables from: those that they copy, and actions of the tree.
 *
 * @param around what these actions are given beside the variables of their step
 */
export function filesHandedOn(
  steps: TreeNode | null,
  spanOf: SpanOf,
  around: readonly GivenEnvironment[] = [],
): Reference[] {
  const actions = nodesOf(steps).flatMap((step) => {
    const uses = wordOf(memberOf(step, 'uses'), spanOf);
    if (uses === null || !/^\.{1,2}\//.test(uses.text)) return [];
    return [{ ...uses, environments: [...around, ...environmentsOf(step, spanOf)] }];
  });
  return [
    ...textsOf(steps, spanOf).flatMap(copiedBy),
    ...actions.flatMap(({ text, span, environments }) =>
      ['action.yml', 'action.yaml'].flatMap((name): Reference[] => {
        const path = { text: `${text.replace(/\/+$/, '')}/${name}`, span };
        // Its own servers, where its name does not lead to them.
        return (['action', 'own'] as const).map((readAs) => {
          return { path, search: 'upwards', readAs, environments };
        });
      }),
    ),
  ];
}

function textsOf(steps: TreeNode | null, spanOf: SpanOf): Word[] {
  return nodesOf(steps).flatMap((step) => {
    const inputs = [memberOf(step, 'run'), memberOf(memberOf(step, 'with'), 'script')];
    return inputs.flatMap((node) => wordOf(node, spanOf) ?? []);
  });
}

/** What a text that hands on variables mentions. */
const toVariables = /GITHUB_ENV|github\.env|_runner_file_commands|exportVariable|::set-env/;

/** More assignments than one step has, and more characters than a value has. */
const maxAssigned = 500;
const longestValue = 1024;

const assignment = /(["'`]?)(?<![\w$.-])([A-Za-z_]\w{0,100})=/g;
/** A value of several lines, of which the text does not tell what the shell makes. */
const severalLines = /(?<![\w$.-])([A-Za-z_]\w{0,100})<<(?=["'\w-])/g;
const exported = /\bexportVariable\(\s{0,20}["'`](\w{1,100})["'`]\s{0,20},([^\n)]{0,1024})/g;

function assignmentsIn({ text, span }: Word): [string, Word][] {
  if (!toVariables.test(text)) return [];
  return assignedIn(text, />>|[|;]|&&/).map(([name, value]) => [name, { text: value, span }]);
}

/**
 * Everything in a text that looks like an assignment, in any language of scripts.
 *
 * @param end of a value without quotes
 */
export function assignedIn(text: string, end = /[\s|;&]/): (readonly [string, string])[] {
  const plain = text
    .replace(/::set-env name=(\w{1,100})::/g, '$1=')
    .replace(/\$env:(\w{1,100})[ \t]{0,9}=[ \t]{0,9}/gi, '$1=');
  return [
    ...first(plain.matchAll(assignment)).map(({ 0: { length }, 1: quote, 2: name, index }) => {
      return [name, valueAt(plain, index + length, end, quote)] as const;
    }),
    ...first(plain.matchAll(severalLines)).map(({ 1: name }) => [name, '${?}'] as const),
    ...first(plain.matchAll(exported)).map(({ 1: name, 2: value }) => {
      return [name, value?.trim().replace(/^["'`]|["'`]$/g, '') ?? ''] as const;
    }),
  ].map(([name = '', value]) => [name, value] as const);
}

const first = (found: RegExpStringIterator<RegExpExecArray>): RegExpExecArray[] =>
  found.take(maxAssigned).toArray();

/** A value up to the quote around the assignment, or its own, or what ends the command. */
function valueAt(text: string, from: number, end: RegExp, around = ''): string {
  const [line = ''] = text.slice(from, from + longestValue).split('\n', 1);
  const [own = ''] = /^["'`]/.exec(line) ?? [];
  const quote = around || own;
  if (quote === '') return (line.split(end, 1)[0] ?? '').trim();
  return line.slice(own && !around ? 1 : 0).split(quote, 1)[0] ?? '';
}

/** The lines of a text that mention a word. */
function linesWith(text: string, mentioned: RegExp): string[] {
  return text
    .split('\n')
    .filter((line) => mentioned.test(line))
    .slice(0, maxAssigned)
    .map((line) => line.slice(0, longestValue));
}

/** The folders that a text puts before the search path. */
function pathsIn({ text, span }: Word): [string, Word][] {
  return linesWith(text, /GITHUB_PATH|github\.path|addPath\(|::add-path/).map((line) => {
    const words = line.match(/[^\s"'`;|&>()]+/g) ?? [];
    const at = words.findIndex((word) => /^(?:echo|printf|addPath|core\.addPath)$/.test(word));
    const folders = words.flatMap((word, index) => {
      if (/[\\/]/.test(word)) return [word.replace(/^::add-path::/, '')];
      return index === at + 1 && /^[\w.-]+$/.test(word) ? [`./${word}`] : [];
    });
    return ['GITHUB_PATH', { text: folders.join(' '), span }];
  });
}

/** What writes variables itself is no file of them. */
const isScript = /\.(?:[cm]?[jt]s|sh|py|rb|pl|ps1)$/;

function copiedBy({ text, span }: Word): Reference[] {
  return linesWith(text, toVariables).flatMap((line) => {
    const words = line.match(/[^\s"'`;|&<>()]+/g) ?? [];
    return words
      .map((word) => word.replace(checkout, ''))
      .filter((word) => /^[\w/-]*\.[\w./-]*$/.test(word) && !isScript.test(word))
      .map((path): Reference => {
        const readAs = { variablesFor: 'file' } as const;
        return { path: { text: path, span }, readAs };
      });
  });
}
