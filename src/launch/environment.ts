import type { Alteration, AlterationKind, LaunchedThing, Word } from '../model.ts';
import { altered, type ResolveInner, resolveWords } from './launcher.ts';

/** Variables that change what a launch fetches or runs, by their names. */
const altering: readonly (readonly [RegExp, AlterationKind])[] = [
  [/^npm_config_(?:.*registry|userconfig|globalconfig|cache)$/i, 'registry'],
  [/^npm_config_(?:prefix|script[_-]shell|shell)$/i, 'path'],
  [/^npm_config_(?:node[_-]options|package|call)$/i, 'loader'],
  [
    /^(?:UV|PIP)_(?:.*INDEX.*|FIND_LINKS|CONFIG_FILE|OVERRIDE|CONSTRAINT|REQUIREMENT|INSECURE_HOST|TRUSTED_HOST)$/i,
    'registry',
  ],
  [
    /^(?:NODE_OPTIONS|NODE_PATH|PYTHONPATH|PYTHONSTARTUP|PYTHONHOME|BASH_ENV|ENV|LD_.+|DYLD_.+)$/i,
    'loader',
  ],
  [/^(?:PATH|UV_PYTHON|UV_ENV_FILE|DOCKER_HOST|DOCKER_CONTEXT|CONTAINER_HOST)$/i, 'path'],
];

/** The variables of a launch's environment that alter it; their values are not looked at. */
export function alterationsOf(env: ReadonlyMap<string, Word>): Alteration[] {
  return [...env].flatMap(([name, { span }]) => {
    const kind = altering.find(([pattern]) => pattern.test(name))?.[1];
    return kind === undefined ? [] : [{ kind, what: name, span }];
  });
}

/** `A=b command …`, as `env` and shells take it: the assignments, and what stands behind them. */
export function resolveAssignments(
  words: readonly Word[],
  at: Word,
  resolveInner: ResolveInner,
): readonly LaunchedThing[] {
  const { env, rest } = splitAssignments(words);
  const things = resolveWords(rest, at, 'assignments without a command', resolveInner);
  return altered(things, alterationsOf(env));
}

/** Leading words of the form `NAME=value`, and the others. */
export function splitAssignments(words: readonly Word[]): {
  readonly env: ReadonlyMap<string, Word>;
  readonly rest: readonly Word[];
} {
  const first = words.findIndex(({ text }) => !/^[A-Za-z_][A-Za-z0-9_]*=/.test(text));
  const count = first < 0 ? words.length : first;
  const env = new Map(words.slice(0, count).map((word) => [word.text.split('=')[0] ?? '', word]));
  return { env, rest: words.slice(count) };
}
