import type { Alteration, AlterationKind, Word } from '../model.ts';

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
