import type { Alteration, AlterationKind, Word } from '../../model/model.ts';
import type { Ambiguous } from './ambiguous.ts';
import type { ListedOption, Options } from './option-list.ts';
import type { Assignment } from './partial-launch.ts';
import { affectsOutputOnly, type OptionSettings, optionToVariable } from './settings.ts';
import { withValueDigest } from './value-digest.ts';

/**
 * The option parser that a program uses. `clap` and `pflag` treat `-n=value` as `-n value`; with `getopt`,
 * the equals sign is part of the value. With `pflag` and `go`, a flag can have an attached truth value. With
 * `go`, one dash is equivalent to two, so letters do not cluster. With `nopt`, a value attached to a flag is
 * treated as the next word. Sources: getopt_long(3), the references for clap and for Go's pflag and flag
 * packages, and nopt's code.
 */
export type OptionStyle = 'clap' | 'getopt' | 'pflag' | 'go' | 'nopt';

/** The parts of a command's option syntax that determine where its operands start. */
export interface OptionGrammar {
  /**
   * The command's options. An option that shares its name with a setting has the same meaning as the
   * setting's variable.
   */
  readonly options: Options;
  /** Options that are not settings but control what starts, in which folder, and with which files. */
  readonly ownOptions?: Options;
  /** Options whose value receives all following words as arguments, as in `python -m`. */
  readonly final?: readonly string[];
  /**
   * How to parse `attached value` options, which the program's versions parse differently. If absent, these
   * options require an attached value.
   */
  readonly readsDiffering?: 'value' | 'optional value';
  /**
   * Whether a short option followed by more characters is treated as unknown, rather than as a cluster or as
   * an option with its value.
   */
  readonly refusesClusters?: boolean;
  /**
   * Whether options reject a separate value that starts with a dash. An option followed by such a value is
   * treated as unknown.
   */
  readonly refusesDashes?: boolean;
  /**
   * Words that some versions treat as the value of the flag before them, which makes the command line
   * ambiguous.
   */
  readonly swallowed?: readonly string[];
  /** Matches unlisted long names that take an attached value. */
  readonly furtherAttached?: RegExp;
  /** Matches unlisted long names that take either no value or an attached value. */
  readonly furtherOptional?: RegExp;
  /** Whether each flag has an opposite: `--no-flag`. */
  readonly hasNegations?: boolean;
  /** Whether `_` in a long name is the same as `-`. */
  readonly foldsUnderscores?: boolean;
  /** Whether the program ignores a value attached to a flag. */
  readonly flagsTakeValues?: boolean;
  /** Defaults to `clap`. */
  readonly style?: OptionStyle;
  /** Whether the program accepts unambiguous abbreviations of long names. */
  readonly hasAbbreviations?: boolean;
  /** Options, keyed by full name, that are not settings but change what is fetched or run. */
  readonly altering?: Readonly<Record<string, AlterationKind>>;
  /**
   * Options that are not settings and affect only output or prompts, so the launch fetches and runs the same
   * code without them.
   */
  readonly idle?: readonly string[];
  /** Absent if no option is a setting. */
  readonly settings?: OptionSettings;
}

export interface GivenOption {
  /** The option's full name, whichever of its names was given. */
  readonly name: string;
  readonly value: Word | null;
  readonly second?: Word;
  readonly at: Word;
}

export interface ReadOptions {
  readonly options: readonly GivenOption[];
  /** The words from the first non-option onwards. */
  readonly rest: readonly Word[];
  /**
   * The word that makes the parse ambiguous, such as an unknown option that might take the next word as its
   * value; null if none.
   */
  readonly unknown: Word | null;
  readonly alterations: readonly Alteration[];
  readonly variables: readonly Assignment[];
}

/**
 * Parses options up to the first non-option or `--`: `--name value`, `--name=value`, `-n value`, `-nvalue`
 * and clusters of flags such as `-it`. A flag with an attached value is treated as unknown unless the style
 * allows attached values, because tools handle `--flag=value` differently.
 */
export function readOptions(args: readonly Word[], grammar: OptionGrammar): ReadOptions {
  const options: GivenOption[] = [];
  const result = (rest: readonly Word[], unknown: Word | null): ReadOptions => ({
    options,
    rest,
    unknown,
    ...interpretOptions(options, grammar),
  });
  const words = [...args];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    const { text } = word;
    if (text === '--') return result(words.slice(index + 1), null);
    if (!text.startsWith('-') || text === '-') return result(words.slice(index), null);
    const normalisedText = grammar.foldsUnderscores ? withDashes(text) : text;
    const isCluster = /^-[^-][^=]/.test(text) && grammar.refusesClusters;
    const splitWord = isCluster ? null : splitOption(normalisedText, grammar);
    if (splitWord === null) return result(words.slice(index + 1), word);
    for (const name of splitWord.flags) options.push({ name, value: null, at: word });
    if (splitWord.next !== undefined) words.splice(index + 1, 0, { ...word, text: splitWord.next });
    const nextWord = words[index + 1];
    if (splitWord.valued === null) {
      if (nextWord !== undefined && grammar.swallowed?.includes(nextWord.text))
        return result([], nextWord);
      continue;
    }
    const isAttached = splitWord.attached !== null;
    const value = isAttached ? { ...word, text: splitWord.attached } : nextWord;
    if (value === undefined) return result([], word);
    if (!isAttached) index += 1;
    const isDashed = !isAttached && /^-./.test(value.text);
    if (isDashed && grammar.refusesDashes) return result(words.slice(index), word);
    const secondValue = splitWord.isPair ? words[index + 1] : undefined;
    if (splitWord.isPair && secondValue === undefined) return result([], word);
    if (secondValue !== undefined) index += 1;
    options.push({
      name: splitWord.valued,
      value,
      at: word,
      ...(secondValue && { second: secondValue }),
    });
    if (grammar.final?.includes(splitWord.valued)) return result(words.slice(index + 1), null);
  }
  return result([], null);
}

/**
 * Returns the alterations that options in `altering` cause, and the variables equivalent to options that are
 * settings.
 */
export function interpretOptions(
  options: readonly GivenOption[],
  {
    altering = {},
    settings,
    ownOptions,
  }: Pick<OptionGrammar, 'altering' | 'settings' | 'ownOptions'>,
): Pick<ReadOptions, 'alterations' | 'variables'> {
  const alterations = options.flatMap(({ name, value, at: { span } }) => {
    const kind = altering[name];
    const what = { what: name, file: null, span };
    return kind === undefined ? [] : [withValueDigest({ kind, ...what }, value?.text ?? '')];
  });
  const otherOptions = options.filter(
    ({ name }) => !Object.hasOwn(altering, name) && !isOwnOption(name, ownOptions),
  );
  const variables = otherOptions.flatMap((each) => optionToVariable(each, settings) ?? []);
  return { alterations, variables };
}

const isOwnOption = (name: string, own: Options | undefined): boolean =>
  own?.has(name.replace(/=false$/, '')) ?? false;

/**
 * Parses the options once for each way in which the program's versions parse them. If versions disagree on
 * several of the given options, parses only once and treats the first of these options as unknown.
 */
export function readOptionsInAllVersions(
  args: readonly Word[],
  grammar: OptionGrammar,
): Ambiguous<ReadOptions> {
  const read = readOptions(args, grammar);
  const matchingOptions = args.flatMap(({ text }) => findOption(text, grammar) ?? []);
  const differing = new Set(
    matchingOptions.flatMap(({ name, kind }) => (kind === 'attached value' ? [name] : [])),
  );
  if (read.unknown === null || differing.size !== 1)
    return { variants: [read], differingWord: null };
  const all = (['optional value', 'value'] as const).map((readsDiffering) =>
    readOptions(args, { ...grammar, readsDiffering }),
  );
  // A version whose parse leaves no words starts nothing.
  const starting = all.filter(({ rest }) => rest.length > 0);
  return { variants: starting.length > 0 ? starting : all, differingWord: read.unknown };
}

/** Merges the options before a verb with the options after it. */
export function mergeReadOptions(global: ReadOptions, read: ReadOptions): ReadOptions {
  return {
    ...read,
    options: [...global.options, ...read.options],
    alterations: [...global.alterations, ...read.alterations],
    variables: [...global.variables, ...read.variables],
  };
}

interface Verbs {
  readonly [verb: string]: { readonly grammar: OptionGrammar; readonly verbs?: Verbs };
}

/**
 * Returns the words without the idle options that precede the command to start. Returns all words if an
 * option is unknown, because the command line is then ambiguous.
 */
export function withoutIdleOptions(
  args: readonly Word[],
  grammar: OptionGrammar,
  verbs: Verbs = {},
): readonly Word[] {
  const { options, rest, unknown } = readOptions(args, grammar);
  if (unknown !== null) return args;
  const { idle = [], settings, ownOptions } = grammar;
  const isIdle = (option: GivenOption): boolean =>
    idle.includes(option.name) ||
    (!isOwnOption(option.name, ownOptions) && affectsOutputOnly(option, settings));
  const byWord = Map.groupBy(options, ({ at }) => at);
  const values = new Set(options.filter(isIdle).map(({ value }) => value));
  const keptWords = args
    .slice(0, args.length - rest.length)
    .filter((word) => !values.has(word) && !byWord.get(word)?.every(isIdle));
  const [verb, ...afterVerb] = rest;
  if (verb === undefined || !Object.hasOwn(verbs, verb.text)) return [...keptWords, ...rest];
  const { grammar: next = grammar, verbs: further } = verbs[verb.text] ?? {};
  return [...keptWords, verb, ...withoutIdleOptions(afterVerb, next, further)];
}

export function givenValues(read: ReadOptions, ...names: readonly string[]): Word[] {
  return read.options.flatMap(({ name, value }) =>
    value !== null && names.includes(name) ? [value] : [],
  );
}

/** Converts `--a_b=c_d` to `--a-b=c_d`. */
const withDashes = (text: string): string =>
  text.replace(/^--[^=]+/, (name) => name.replaceAll('_', '-'));

/**
 * Returns the option with the given name, including `--no-` negations and names that match `furtherOptional`;
 * null if the grammar has no such option.
 */
function findOption(written: string, grammar: OptionGrammar): ListedOption | null {
  const { ownOptions, options, readsDiffering, hasNegations, flagsTakeValues, furtherOptional } =
    grammar;
  const flag = flagsTakeValues ? 'optional value' : 'flag';
  const listedOption = ownOptions?.get(written) ?? options.get(written);
  if (listedOption?.kind === 'flag') return { ...listedOption, kind: flag };
  if (listedOption?.kind === 'attached value')
    return { ...listedOption, kind: readsDiffering ?? listedOption.kind };
  if (listedOption !== undefined) return listedOption;
  if (furtherOptional?.test(written)) return { name: written, kind: 'optional value' };
  const opposite = /^--no-(?!no-)/.test(written) ? written.replace('--no-', '--') : '';
  const isNegation = hasNegations && options.get(opposite)?.kind === 'flag';
  return isNegation ? { name: written, kind: flag } : null;
}

/**
 * The options in one word: flags, and at most one option with a value. If `attached` is null, the value is
 * the next word.
 */
interface Split {
  readonly flags: readonly string[];
  readonly valued: string | null;
  readonly attached: string | null;
  readonly isPair?: boolean;
  /** Text to parse as the next word. */
  readonly next?: string;
}

/** Truth values that Go's `strconv.ParseBool` accepts. */
const truth = /^(?:1|t|T|TRUE|true|True)$/;
const falsehood = /^(?:0|f|F|FALSE|false|False)$/;

/** Splits one word into options; returns null if the grammar does not cover the word. */
function splitOption(text: string, grammar: OptionGrammar): Split | null {
  const isGo = grammar.style === 'go';
  const normalised = isGo ? text.replace(/^--(?=.)/, '-') : text;
  const isLong = isGo || text.startsWith('--');
  const equals = normalised.indexOf('=');
  const optionText = isLong && equals > 0 ? normalised.slice(0, equals) : normalised;
  const option =
    findOption(optionText, grammar) ?? (isLong ? completeOption(optionText, grammar) : null);
  if (!isLong && option === null) return splitCluster(text.slice(1), grammar);
  const attachedText = optionText === normalised ? null : normalised.slice(equals + 1);
  if (option === null) {
    return attachedText !== null && grammar.furtherAttached?.test(optionText)
      ? { flags: [], valued: optionText, attached: attachedText }
      : null;
  }
  if (attachedText !== null) return withValue(option, attachedText, grammar);
  const { name, kind } = option;
  if (kind === 'attached value') return null;
  const isPair = kind === 'two values';
  return kind === 'value' || isPair
    ? { flags: [], valued: name, attached: attachedText, isPair }
    : { flags: [name], valued: null, attached: attachedText };
}

function withValue(
  { name, kind }: ListedOption,
  value: string,
  grammar: OptionGrammar,
): Split | null {
  const { style = 'clap' } = grammar;
  if (kind === 'two values') return null;
  if (kind !== 'flag') return { flags: [], valued: name, attached: value };
  if (style === 'clap' || style === 'getopt') return null;
  if (style === 'nopt') {
    return value === '' ? null : { flags: [name], valued: null, attached: null, next: value };
  }
  if (truth.test(value)) return { flags: [name], valued: null, attached: null };
  return falsehood.test(value) ? { flags: [`${name}=false`], valued: null, attached: null } : null;
}

/**
 * Returns the only option that a long name abbreviates; null if the name abbreviates no option or several.
 */
function completeOption(name: string, grammar: OptionGrammar): ListedOption | null {
  if (!grammar.hasAbbreviations || name.length < 3) return null;
  const allOptions = [...(grammar.ownOptions ?? []), ...grammar.options];
  const alike = allOptions.filter(([each]) => each.startsWith(name));
  return alike.length === 1 ? (alike[0]?.[1] ?? null) : null;
}

/**
 * Parses the letters after one dash: flags up to the first option with a value. The value is the rest of the
 * letters or the next word.
 */
function splitCluster(letters: string, grammar: OptionGrammar): Split | null {
  const { style = 'clap' } = grammar;
  const flags: string[] = [];
  let hasLone = false;
  for (let at = 0; at < letters.length; at += 1) {
    const option = findOption(`-${letters[at]}`, grammar);
    const remaining = letters.slice(at + 1);
    // After an option with an optional value, letters that are not options are the value.
    if (option === null && hasLone) return { flags, valued: null, attached: null };
    if (option === null || ['attached value', 'two values'].includes(option.kind)) return null;
    const { name, kind } = option;
    // With `clap`, letters directly after an option with an optional value are parsed as options.
    const isLone = kind === 'optional value' && style === 'clap' && !remaining.startsWith('=');
    const isAttached =
      (style === 'pflag' || (style === 'nopt' && at === 0)) && remaining.startsWith('=');
    if (isLone || (kind === 'flag' && !isAttached)) {
      flags.push(name);
      hasLone ||= isLone;
      continue;
    }
    const value = style === 'getopt' ? remaining : remaining.replace(/^=/, '');
    if (kind !== 'flag') {
      if (remaining !== '') return { flags, valued: name, attached: value };
      const [valued, more] = kind === 'value' ? [name, []] : [null, [name]];
      return { flags: [...flags, ...more], valued, attached: null };
    }
    const lastOption = withValue(option, value, grammar);
    return lastOption && { ...lastOption, flags: [...flags, ...lastOption.flags] };
  }
  return { flags, valued: null, attached: null };
}
