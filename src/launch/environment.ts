import type { Alteration, AlterationKind, Word } from '../model.ts';
import { ecosystems, ecosystemTypes } from '../versions/ecosystems.ts';
import { isDefaultRegistry } from '../versions/registries.ts';
import { addressed } from './addressed.ts';
import { type ResolveInner, resolveWords } from './launcher.ts';
import { type ReadOptions, valuesOf } from './options.ts';
import { altered, type PartialLaunch } from './partial-launch.ts';
import { isOfTheSystem } from './programs.ts';

/** Variables that change what a launch fetches or runs, by their names. */
const altering: readonly (readonly [RegExp, AlterationKind])[] = [
  ...ecosystemTypes.flatMap((type) => ecosystems[type].alteringVariables),
  [/^(?:HOME|USERPROFILE|XDG_CONFIG_HOME|NIX_CONFIG|NIX_PATH)$/i, 'registry'],
  // Only a shell reads it, by exactly this name.
  [/^CDPATH$/, 'path'],
  [/^(?:PATH|COMSPEC)$/i, 'path'],
  [
    /^(?:BASH_ENV|ENV|LD_.+|DYLD_.+|ZDOTDIR|BASH_FUNC_.*|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|JDK_JAVA_OPTIONS|RUBYOPT|PERL5OPT|PHPRC)$/i,
    'loader',
  ],
];

/** The variables of a launch's environment that alter it. */
export function alterationsOf(env: ReadonlyMap<string, Word>): Alteration[] {
  return [...env].flatMap(([name, word]) => {
    const kind = altering.find(([pattern]) => pattern.test(name))?.[1];
    const value = valueOfAssignment(name, word);
    if (kind === undefined || isUsual(name.toUpperCase(), value)) return [];
    return [addressed({ kind, what: name, file: null, span: word.span }, value)];
  });
}

/** A word of a command line is the whole assignment, one of a file only its value. */
function valueOfAssignment(name: string, { text }: Word): string {
  return text.startsWith(`${name}=`) ? text.slice(name.length + 1) : text;
}

/** Whether a variable has an ordinary value, which leads to no file of the repository. */
function isUsual(name: string, value: string): boolean {
  if (name === 'HOME' || name === 'USERPROFILE') return isHome(value);
  // Many programs use these names; as settings of a shell or of npm they are paths.
  if (name === 'ENV' || name === 'PREFIX') return !/[\\/]/.test(value);
  if (/^(?:NODE_OPTIONS|NPM_CONFIG_NODE_OPTIONS)$/.test(name)) return isHarmlessForNode(value);
  if (/REGISTRY$|INDEX(?:_URL)?$/.test(name)) return isDefaultRegistry(value);
  // A cache of the machine: no pull request fills it.
  if (/CACHE(?:_DIR)?$/.test(name)) return /^(?:\/(?!proc|dev)|~|\$\{?HOME)/.test(value);
  if (name === 'UV_PYTHON') return !/[\\/]/.test(value);
  if (name === 'DOCKER_HOST') return value === 'unix:///var/run/docker.sock';
  if (/^NPM_CONFIG_SCRIPT_SHELL$/.test(name)) return /^(?:\/(?:usr\/)?bin\/)?\w+$/.test(value);
  if (/^NPM_CONFIG_PREFIX$/.test(name)) return /^(?:~|\$\{?HOME)/.test(value);
  if (value === '') return /^(?:NODE_PATH|PYTHONPATH)$/.test(name);
  if (name === 'XDG_CONFIG_HOME') return isHome(value.replace(/[\\/]\.config[\\/]?$/, ''));
  if (name !== 'PATH') return false;
  // Windows separates by semicolons, and a drive's colon separates nothing.
  const separator = /;|^[A-Za-z]:[\\/]/.test(value) ? ';' : ':';
  return value
    .replaceAll('${env:', '${')
    .split(separator)
    .every((part) => /^(?:|\$\{?PATH\}?|%PATH%)$/i.test(part) || isOfTheSystem(`${part}/x`));
}

/** Options of node that load nothing: memory, warnings, addresses. */
export function isHarmlessForNode(value: string): boolean {
  return value
    .split(/\s+/)
    .every((option) =>
      /^(?:|--max-(?:old-space|semi-space|http-header)-size=\d+|--no-(?:warnings|deprecation)|--trace-[\w-]+|--enable-source-maps|--experimental-(?:vm-modules|strip-types|transform-types|wasm-modules)|--use-(?:system|openssl|bundled)-ca|--dns-result-order=\w+|--unhandled-rejections=\w+)$/.test(
        option,
      ),
    );
}

function isHome(value: string): boolean {
  return /^(?:~|\/root|\/(?:home|Users)\/[^/]+|\$\{?(?:env:)?HOME\}?|%USERPROFILE%|\$\{env:USERPROFILE\})\/?$/i.test(
    value,
  );
}

/** The variables that options of the form `-v NAME=value` set. */
export function assigned(read: ReadOptions): ReadonlyMap<string, Word> {
  return splitAssignments(valuesOf(read, '-v')).env;
}

/** `A=b command …`, as `env` and shells read it: what the command behind the assignments starts. */
export function resolveAssignments(
  words: readonly Word[],
  at: Word,
  resolveInner: ResolveInner,
): readonly PartialLaunch[] {
  const { env, rest } = splitAssignments(words);
  const launches = resolveWords(rest, at, 'assignments without a command', resolveInner);
  return altered(launches, alterationsOf(env));
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
