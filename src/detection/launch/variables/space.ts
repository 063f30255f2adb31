import type { AlterationKind } from '../../../model/model.ts';
import type { EnvConsumer } from '../ambient-inputs.ts';
import { type Options, optionList } from '../option-list.ts';
import { wordsOfTemplate } from '../word-list.ts';

/*
 * The settings of the programs of a launch, by their names as variables. The same rows judge options and
 * lines of files (`settings.ts`). In an open space every name alters a launch unless it is listed with
 * harmless values, because programs gain settings, and applications do not use these prefixes. In a closed
 * space only listed names do, because applications use the same prefixes (`GOOGLE_API_KEY`, `NODE_ENV`).
 */

/** The values with which a variable changes nothing: these words, or values that match a rule. */
export type HarmlessValues = readonly string[] | HarmlessRule;

/** A rule for values that change nothing. */
export type HarmlessRule =
  /** Any value. */
  | 'any'
  /** None but an empty one, which is as good as unset. */
  | 'none'
  /** Paths that lead out of the tree, and the null device. */
  | 'outside'
  /** A word that is no path, nor the name of a file of the tree. */
  | 'word'
  /** Such a word that is no name of a folder of the tree either. */
  | 'free word'
  /** Values that lead nowhere in the tree but to the workspace: a word, an address, a path of the machine. */
  | 'not of the tree'
  /** The address of the default registry. */
  | 'default registry'
  /** Values that switch a protection on. */
  | 'on'
  /** A shell or a program of the system. */
  | 'system program'
  /** A search path that finds programs of the system first. */
  | 'search path'
  /** A list of folders out of the tree, perhaps with what the machine has. */
  | 'folders outside'
  /** A path that the launch has from an option, too: `UV_PROJECT` is `--project`. */
  | 'read as an option'
  /** A path under which the tree has nothing. */
  | 'unoccupied'
  /** Options of Node that load nothing. */
  | 'node options'
  /** Flags of Go that put nothing in place of a module. */
  | 'go flags'
  /** Filters of warnings without a module of their own. */
  | 'no dot'
  /** A socket of the machine. */
  | 'socket'
  /** Endings of programs in their usual order. */
  | 'usual endings'
  /** Values that exclude only pre-releases, or at most the releases of the last days. */
  | 'newest release';

/** Names with the same meaning. */
export interface NamedVariables {
  /** Names without the prefix of an open space; `*` is any text. */
  readonly names: readonly string[];
  /** The names that are also options. */
  readonly options: Options;
  readonly pattern: RegExp;
  readonly harmless: HarmlessValues;
  /** The kind of alteration that other values cause; the kind of the space if absent. */
  readonly kind?: AlterationKind;
  /** The effect on a connection: it chooses the proxy or the server, or whose certificates are trusted. */
  readonly connection?: 'proxy' | 'server' | 'trust';
  /** Whether an empty value differs from an unset variable. */
  readonly countsEmpty?: true;
  readonly reason: string;
}

/**
 * A row of a table: the meaning of its names, then the names. A name that is also an option is written as the
 * option: `--foo-bar=` is also `foo_bar`.
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

/** Returns the options in a program's table. */
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

/** Returns a name in the spelling that is compared: in capitals, with `_` for `-`. */
export function normaliseVariableName(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

/** Variables of one program. */
export interface VariableSpace {
  readonly envConsumers: readonly EnvConsumer[];
  /** The prefixes of an open space; null for a closed space, whose names are all listed. */
  readonly prefixes: readonly string[] | null;
  /** The default kind of alteration. */
  readonly kind: AlterationKind;
  readonly variables: readonly NamedVariables[];
}

/**
 * Creates the table of a program: the consumers of its variables, their prefixes, the default kind of
 * alteration, and the rows.
 */
export function space(
  readers: VariableSpace['envConsumers'],
  prefixes: VariableSpace['prefixes'],
  kind: AlterationKind,
  variables: VariableSpace['variables'],
): VariableSpace {
  return { envConsumers: readers, prefixes, kind, variables };
}

/** The entry of a table for a variable. */
interface FoundRow {
  /** The row with the name; null in an open space for a name without a row. */
  readonly row: NamedVariables | null;
  /** Whether the row has the opposite name: `NO_X` for `X`, or `X` for `NO_X`. */
  readonly isNegated: boolean;
}

/**
 * Returns the row of a space for a variable; null if the variable is not in the space.
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

/** Returns the name without a prefix. A letter must follow a prefix that does not end in `_`. */
function withoutPrefix(name: string, prefixes: readonly string[]): string | null {
  for (const prefix of prefixes) {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (rest !== '' && (prefix.endsWith('_') || /^[A-Z]/.test(rest))) return rest;
  }
  return null;
}

/** Reasons that several spaces share. */
export const reasons = {
  credentials: 'who is asking, not what is fetched',
  output: 'what is printed, and how',
  network: 'how long and how often it tries',
  cache: 'a folder that no pull request can fill',
  home: 'a folder of the user',
  image: 'the version as images and installers record it; the program does not read it',
  certificates: 'whose certificates are trusted',
  registry: 'where packages come from',
  release: 'which of the releases that the launch allows is used',
  way: 'a proxy, which cannot read what is encrypted',
  server: 'the server, where no argument names it',
} as const;

/** The alteration that a row with such a reason causes, for every program. */
const ofReasons: Readonly<Record<string, Pick<NamedVariables, 'kind' | 'connection'>>> = {
  [reasons.registry]: { kind: 'registry' },
  [reasons.certificates]: { kind: 'registry', connection: 'trust' },
  [reasons.way]: { kind: 'registry', connection: 'proxy' },
  [reasons.server]: { connection: 'server' },
};
