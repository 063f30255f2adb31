import type { AlterationKind } from '../../../model/model.ts';
import type { EnvConsumer } from '../ambient-inputs.ts';
import { type Options, optionList } from '../option-list.ts';
import { wordsOfTemplate } from '../word-list.ts';

/**
 * The settings of the programs in a launch, by variable name. The same rows apply to options and to lines in
 * settings files (`settings.ts`).
 *
 * In an open space, every name alters a launch unless a row lists its value as harmless, because programs add
 * settings over time. Applications do not use the prefixes of an open space. In a closed space, only listed
 * names alter a launch, because applications use the same prefixes (`GOOGLE_API_KEY`, `NODE_ENV`).
 */

/** Values for which a variable does not alter a launch: a list of words, or a rule. */
export type HarmlessValues = readonly string[] | HarmlessRule;

export type HarmlessRule =
  | 'any'
  /** Only an empty value, which is equivalent to no value. */
  | 'none'
  /** Paths outside the tree, and the null device. */
  | 'outside'
  /** A word that is neither a path nor the name of a file in the tree. */
  | 'word'
  /** A word that is neither a path nor the name of a file or folder in the tree. */
  | 'free word'
  /**
   * Values that refer to nothing in the tree except the workspace: a word, an address, or a path on the
   * machine.
   */
  | 'not of the tree'
  | 'default registry'
  /** Values that turn on a safeguard. */
  | 'on'
  /** A shell or a system program. */
  | 'system program'
  /** A search path in which system programs are found first. */
  | 'search path'
  /** A list of folders outside the tree, which can include the variable's existing value on the machine. */
  | 'folders outside'
  /** A path that the launch already receives from an option: `UV_PROJECT` is equivalent to `--project`. */
  | 'read as an option'
  /** A path at which the tree contains neither a file nor a folder. */
  | 'unoccupied'
  /** Node options that load no code. */
  | 'node options'
  /** Go flags that do not replace a module. */
  | 'go flags'
  /**
   * Warning filters without a dot. Python imports a module only for a warning category whose name contains a
   * dot.
   */
  | 'no dot'
  /** A socket on the machine. */
  | 'socket'
  /** Program file extensions in their usual order. */
  | 'usual endings'
  /** Values that exclude at most pre-releases and recent releases. */
  | 'newest release';

export interface NamedVariables {
  /** Names, listed without the prefix if the space is open. `*` matches any text. */
  readonly names: readonly string[];
  /** The names that are also options. */
  readonly options: Options;
  readonly pattern: RegExp;
  readonly harmless: HarmlessValues;
  /** The kind of alteration that a harmful value causes. Defaults to the space's kind. */
  readonly kind?: AlterationKind;
  /**
   * The part of a connection that the variable selects: the proxy, the server, or the trusted certificates.
   */
  readonly connection?: 'proxy' | 'server' | 'trust';
  /** Whether setting the variable to an empty value differs from leaving it unset. */
  readonly countsEmpty?: true;
  readonly reason: string;
}

/**
 * Creates a table row. The arguments give the meaning, and the template that follows lists the names. A name
 * that is also an option is written as the option: `--foo-bar=` also defines `foo_bar`.
 */
export function row(
  harmless: HarmlessValues,
  reason: string,
  more: Pick<NamedVariables, 'kind' | 'countsEmpty'> = {},
): (texts: readonly string[], ...inside: readonly string[]) => NamedVariables {
  return (texts, ...inside) => {
    const words = wordsOfTemplate(texts, inside);
    const isOption = (word: string): boolean => word.startsWith('-');
    const options = optionList(words.filter(isOption).join(' '));
    const names = words.flatMap((word) => {
      if (!isOption(word)) return [word];
      const [, name] = /--([^=[]+)/.exec(word.split('|').at(-1) ?? '') ?? [];
      return name === undefined ? [] : [name.replaceAll('-', '_')];
    });
    const pattern = namesPattern(names);
    return { names, options, pattern, harmless, ...ofReasons[reason], ...more, reason };
  };
}

export function tableOptions({ variables }: VariableSpace): Options {
  return new Map(variables.flatMap(({ options }) => [...options]));
}

function namesPattern(names: readonly string[]): RegExp {
  const alternatives = names.map(normaliseVariableName).map((name) =>
    name
      .split('*')
      .map((part) => part.replace(/[.\\+^$()[\]{}|?]/g, '\\$&'))
      .join('.*'),
  );
  return new RegExp(`^(?:${alternatives.join('|')})$`, 's');
}

export function normaliseVariableName(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

export interface VariableSpace {
  readonly envConsumers: readonly EnvConsumer[];
  /** The prefixes of an open space; null for a closed space, which lists all its names. */
  readonly prefixes: readonly string[] | null;
  readonly kind: AlterationKind;
  readonly variables: readonly NamedVariables[];
}

export function space(
  readers: VariableSpace['envConsumers'],
  prefixes: VariableSpace['prefixes'],
  kind: AlterationKind,
  variables: VariableSpace['variables'],
): VariableSpace {
  return { envConsumers: readers, prefixes, kind, variables };
}

interface FoundRow {
  /** The row that lists the name; null for a name in an open space that no row lists. */
  readonly row: NamedVariables | null;
  /** Whether the row lists the opposite name: `NO_X` for `X`, or `X` for `NO_X`. */
  readonly isNegated: boolean;
}

/**
 * Returns a variable's row in a space; null if the variable is not in the space.
 *
 * @param name in any case, with `-` or `_`
 */
export function findRow(name: string, { prefixes, variables }: VariableSpace): FoundRow | null {
  const normalisedName = normaliseVariableName(name.trim());
  const unprefixedName =
    prefixes === null
      ? normalisedName
      : withoutPrefix(normalisedName, prefixes.map(normaliseVariableName));
  if (unprefixedName === null) return null;
  const find = (each: string) => variables.find(({ pattern }) => pattern.test(each));
  const row = find(unprefixedName);
  if (row !== undefined) return { row, isNegated: false };
  if (prefixes === null) return null;
  const negated = find(
    unprefixedName.startsWith('NO_') ? unprefixedName.slice('NO_'.length) : `NO_${unprefixedName}`,
  );
  return { row: negated ?? null, isNegated: negated !== undefined };
}

/**
 * Returns a name without its prefix, or null if no prefix matches. A prefix that does not end in `_` matches
 * only if a letter follows it.
 */
function withoutPrefix(name: string, prefixes: readonly string[]): string | null {
  for (const prefix of prefixes) {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (rest !== '' && (prefix.endsWith('_') || /^[A-Z]/.test(rest))) return rest;
  }
  return null;
}

export const reasons = {
  credentials: 'identifies the user, not the package',
  output: 'affects only the output',
  network: 'affects only network behaviour, such as timeouts and retries',
  cache: 'sets a folder to which pull requests cannot add files',
  home: 'sets a user folder',
  image: 'records the version in images and installers, but the program does not read the variable',
  certificates: 'determines which certificates are trusted',
  registry: 'determines where packages come from',
  release: 'selects one of the releases that the launch allows',
  way: 'sets a proxy, which cannot read encrypted traffic',
  server: 'sets the server if no argument specifies it',
  selection: 'selects what to install from the project’s lockfile and manifest',
  compilation: 'affects memory use and compilation',
  interpreter: 'determines which interpreter is used',
  node: 'determines what Node loads first',
  loaded: 'determines what is loaded first, and from where',
} as const;

/** The default kind and connection for rows that share a reason. */
const ofReasons: Readonly<Record<string, Pick<NamedVariables, 'kind' | 'connection'>>> = {
  [reasons.registry]: { kind: 'registry' },
  [reasons.certificates]: { kind: 'registry', connection: 'trust' },
  [reasons.way]: { kind: 'registry', connection: 'proxy' },
  [reasons.server]: { connection: 'server' },
};
