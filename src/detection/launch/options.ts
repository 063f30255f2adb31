import type { Alteration, AlterationKind, Word } from '../../model/model.ts';
import { addressed } from './addressed.ts';
import type { Assignment } from './partial-launch.ts';
import type { Readings } from './readings.ts';
import { isOfOutput, type OptionSettings, settingOf } from './settings.ts';

/**
 * Whose way of reading options a program has. For `clap` and `pflag`, `-n=value` is `-n value`, for
 * `getopt` the sign belongs to the value. With `pflag` and `go` a flag may have a truth value attached;
 * with `go` one dash is as good as two, so that nothing is clustered. With `nopt` what is attached to a
 * flag is the next word. Sources: getopt_long(3), the references of clap and of the packages pflag and flag
 * of Go, and the code of nopt.
 */
export type OptionStyle = 'clap' | 'getopt' | 'pflag' | 'go' | 'nopt';

/** The options of a command, as far as they matter for finding what follows them. */
export interface OptionGrammar {
  /** Options that take no value, each with its dashes. */
  readonly flags: readonly string[];
  /** Options whose value is the next word, or follows `=`, each with its dashes. */
  readonly valued: readonly string[];
  /** Other names of options, such as short ones, each with the name under which the lists have it. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Options with a value behind which everything belongs to what they name, as behind `python -m`. */
  readonly final?: readonly string[];
  /** Options that have a value only where one is attached, each with its dashes. */
  readonly optional?: readonly string[];
  /** Options whose value must follow `=`: without it, versions read them differently. */
  readonly attached?: readonly string[];
  /** Where versions read words differently, what each of them has in place of these fields. */
  readonly versions?: readonly Partial<OptionGrammar>[];
  /** Whether a short option with more behind its letter is not read as a cluster or a value. */
  readonly refusesClusters?: boolean;
  /** Whether a next word that begins with a dash is not taken for a value: then it is not clear what is. */
  readonly refusesDashes?: boolean;
  /** Words that some versions take for the value of a flag, if they follow it: then it is not clear. */
  readonly swallowed?: readonly string[];
  /** Long names beside the listed ones that have a value where one is attached. */
  readonly furtherAttached?: RegExp;
  /** Whether `_` in a long name means `-`. */
  readonly foldsUnderscores?: boolean;
  /** How options are written; as clap reads them if it is absent. */
  readonly style?: OptionStyle;
  /** Whether the beginning of a long name is enough where no other option begins alike. */
  readonly hasAbbreviations?: boolean;
  /** Options, flags or valued, that are no settings and change what is fetched or run. */
  readonly altering?: Readonly<Record<string, AlterationKind>>;
  /**
   * Options that are no settings and only say what is printed or confirmed: without them the same is
   * fetched and run.
   */
  readonly idle?: readonly string[];
  /** The settings that all other options are: what they mean is that of a variable. Absent if none is one. */
  readonly settings?: OptionSettings;
}

/** One option as it was given. */
export interface GivenOption {
  /** Its name in the lists of the grammar. */
  readonly name: string;
  readonly value: Word | null;
  readonly at: Word;
}

/** The leading options of a command line and what follows them. */
export interface ReadOptions {
  readonly options: readonly GivenOption[];
  /** The words from the first that is not an option. */
  readonly rest: readonly Word[];
  /** An option that the grammar does not know: what follows it may be its value. Null if there is none. */
  readonly unknown: Word | null;
  readonly alterations: readonly Alteration[];
  /** The variables that options stand for, with their values. */
  readonly variables: readonly Assignment[];
}

/**
 * Reads options up to the first word that is not one, or up to `--`: `--name value`, `--name=value`,
 * `-n value`, `-nvalue` and clusters of flags such as `-it`. A flag with a value attached is unknown
 * where the style does not allow one, because tools read it differently.
 */
export function readOptions(args: readonly Word[], grammar: OptionGrammar): ReadOptions {
  const options: GivenOption[] = [];
  const names = namesOf(grammar);
  const nameOf = (written: string): string => grammar.aliases?.[written] ?? written;
  const result = (rest: readonly Word[], unknown: Word | null): ReadOptions => ({
    options,
    rest,
    unknown,
    ...meaningOf(options, grammar),
  });
  const words = [...args];
  for (let index = 0; index < words.length; index += 1) {
    const at = words[index] as Word;
    const { text } = at;
    if (text === '--') return result(words.slice(index + 1), null);
    if (!text.startsWith('-') || text === '-') return result(words.slice(index), null);
    const spelled = grammar.foldsUnderscores ? withDashes(text) : text;
    const isCluster = /^-[^-][^=]/.test(text) && grammar.refusesClusters;
    const found = isCluster ? null : splitOption(spelled, names);
    if (found === null) return result(words.slice(index + 1), at);
    for (const name of found.flags) options.push({ name: nameOf(name), value: null, at });
    if (found.next !== undefined) words.splice(index + 1, 0, { ...at, text: found.next });
    const next = words[index + 1];
    if (found.valued === null) {
      if (next !== undefined && grammar.swallowed?.includes(next.text)) return result([], next);
      continue;
    }
    const isAttached = found.attached !== null;
    const value = isAttached ? { ...at, text: found.attached } : next;
    if (value === undefined) return result([], at);
    if (!isAttached) index += 1;
    const isDashed = !isAttached && /^-./.test(value.text);
    if (isDashed && grammar.refusesDashes) return result(words.slice(index), at);
    options.push({ name: nameOf(found.valued), value, at });
    if (grammar.final?.includes(found.valued)) return result(words.slice(index + 1), null);
  }
  return result([], null);
}

/** What options change themselves, and the variables that the others stand for. */
export function meaningOf(
  options: readonly GivenOption[],
  { altering = {}, settings = {} }: Pick<OptionGrammar, 'altering' | 'settings'>,
): Pick<ReadOptions, 'alterations' | 'variables'> {
  const alterations = options.flatMap(({ name, value, at: { span } }) => {
    const kind = altering[name];
    const what = { what: name, file: null, span };
    return kind === undefined ? [] : [addressed({ kind, ...what }, value?.text ?? '')];
  });
  const others = options.filter(({ name }) => !Object.hasOwn(altering, name));
  const variables = others.flatMap((each) => settingOf(each, settings) ?? []);
  return { alterations, variables };
}

/**
 * The same in all versions of the program: where they differ, as each of them reads it. With several
 * options that they read differently there may be more readings than these: then the first is unknown.
 */
export function readInVersions(
  args: readonly Word[],
  grammar: OptionGrammar,
): Readings<ReadOptions> {
  const read = readOptions(args, grammar);
  const { versions = [], attached = [] } = grammar;
  const differing = new Set(args.map(({ text }) => text).filter((text) => attached.includes(text)));
  if (read.unknown === null || versions.length === 0 || differing.size > 1) {
    return { all: [read], differing: null };
  }
  const all = versions.map((version) => readOptions(args, { ...grammar, ...version }));
  // A version for which nothing is left starts nothing.
  const starting = all.filter(({ rest }) => rest.length > 0);
  return { all: starting.length > 0 ? starting : all, differing: read.unknown };
}

/** The options before a verb, and those behind it, as one. */
export function joined(global: ReadOptions, read: ReadOptions): ReadOptions {
  return {
    ...read,
    options: [...global.options, ...read.options],
    alterations: [...global.alterations, ...read.alterations],
    variables: [...global.variables, ...read.variables],
  };
}

/** The verbs behind the options of a command that have options of their own. */
interface Verbs {
  readonly [verb: string]: { readonly grammar: OptionGrammar; readonly verbs?: Verbs };
}

/**
 * The words without idle options before what they start; all words if an option is not known, for then it is
 * not clear which word is what.
 */
export function withoutIdle(
  args: readonly Word[],
  grammar: OptionGrammar,
  verbs: Verbs = {},
): readonly Word[] {
  const { options, rest, unknown } = readOptions(args, grammar);
  if (unknown !== null) return args;
  const { idle = [], settings = {} } = grammar;
  const isIdle = (option: GivenOption): boolean => {
    const setting = settingOf(option, settings);
    const { space } = settings;
    return (
      idle.includes(option.name) || (space && setting ? isOfOutput(setting.name, space) : false)
    );
  };
  const byWord = Map.groupBy(options, ({ at }) => at);
  const values = new Set(options.filter(isIdle).map(({ value }) => value));
  const kept = args
    .slice(0, args.length - rest.length)
    .filter((word) => !values.has(word) && !byWord.get(word)?.every(isIdle));
  const [verb, ...behind] = rest;
  if (verb === undefined || !Object.hasOwn(verbs, verb.text)) return [...kept, ...rest];
  const { grammar: next = grammar, verbs: further } = verbs[verb.text] ?? {};
  return [...kept, verb, ...withoutIdle(behind, next, further)];
}

/** The values that were given for an option under any of its names, in order. */
export function valuesOf(read: ReadOptions, ...names: readonly string[]): Word[] {
  return read.options.flatMap(({ name, value }) =>
    value !== null && names.includes(name) ? [value] : [],
  );
}

/** `--a_b=c_d` as `--a-b=c_d`. */
const withDashes = (text: string): string =>
  text.replace(/^--[^=]+/, (name) => name.replaceAll('_', '-'));

/** What each name of a grammar takes. */
interface Names {
  readonly kinds: ReadonlyMap<string, 'flag' | 'value' | 'optional value' | 'attached value'>;
  readonly style: OptionStyle;
  readonly hasAbbreviations: boolean;
  readonly further: RegExp | null;
}

function namesOf({ flags, valued, optional = [], attached = [], ...rest }: OptionGrammar): Names {
  // What stands in both lists needs no value, and may have one attached.
  const both = flags.filter((name) => valued.includes(name));
  const kinds = new Map([
    ...flags.map((name) => [name, 'flag'] as const),
    ...valued.map((name) => [name, 'value'] as const),
    ...attached.map((name) => [name, 'attached value'] as const),
    ...[...optional, ...both].map((name) => [name, 'optional value'] as const),
  ]);
  for (const [written, name] of Object.entries(rest.aliases ?? {})) {
    const kind = kinds.get(name);
    if (kind !== undefined) kinds.set(written, kind);
  }
  return {
    kinds,
    style: rest.style ?? 'clap',
    hasAbbreviations: rest.hasAbbreviations ?? false,
    further: rest.furtherAttached ?? null,
  };
}

/** What one word says: flags, and at most one option with a value, which is the next word if it is null. */
interface Split {
  readonly flags: readonly string[];
  readonly valued: string | null;
  readonly attached: string | null;
  /** What counts as the next word. */
  readonly next?: string;
}

/** Truth values, as Go's `strconv.ParseBool` reads them. */
const truth = /^(?:1|t|T|TRUE|true|True)$/;
const falsehood = /^(?:0|f|F|FALSE|false|False)$/;

/** One word taken apart; null if the grammar does not know all of it. */
function splitOption(text: string, names: Names): Split | null {
  const { kinds, style } = names;
  const isGo = style === 'go';
  const isLong = isGo || text.startsWith('--');
  const whole = isGo ? text.replace(/^--(?=.)/, '-') : text;
  const kind = kinds.get(whole);
  if (kind === 'attached value') return null;
  if (kind === 'value') return { flags: [], valued: whole, attached: null };
  if (kind !== undefined) return { flags: [whole], valued: null, attached: null };
  if (!isLong) return splitCluster(text.slice(1), names);
  const equals = whole.indexOf('=');
  const written = equals < 0 ? whole : whole.slice(0, equals);
  const name = fullName(written, names);
  if (name === null) {
    return equals > 0 && names.further?.test(written)
      ? { flags: [], valued: written, attached: whole.slice(equals + 1) }
      : null;
  }
  if (equals < 0) return splitOption(name, { ...names, hasAbbreviations: false });
  return withValue(name, whole.slice(equals + 1), names);
}

/** An option of a grammar with a value attached; null if it takes none. */
function withValue(
  name: string,
  value: string,
  { kinds, style }: Pick<Names, 'kinds' | 'style'>,
): Split | null {
  const kind = kinds.get(name);
  if (kind === undefined) return null;
  if (kind !== 'flag') return { flags: [], valued: name, attached: value };
  if (style === 'clap' || style === 'getopt') return null;
  if (style === 'nopt') {
    return value === '' ? null : { flags: [name], valued: null, attached: null, next: value };
  }
  if (truth.test(value)) return { flags: [name], valued: null, attached: null };
  return falsehood.test(value) ? { flags: [`${name}=false`], valued: null, attached: null } : null;
}

/** A long name in full; null if it is none, or the beginning of several. */
function fullName(name: string, { kinds, hasAbbreviations }: Names): string | null {
  if (kinds.has(name)) return name;
  if (!hasAbbreviations || name.length < 3) return null;
  const alike = [...kinds.keys()].filter((each) => each.startsWith(name));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Letters behind one dash: flags up to the first that takes a value, which is the rest or the next word. */
function splitCluster(letters: string, { kinds, style }: Names): Split | null {
  const flags: string[] = [];
  let hasLone = false;
  for (let at = 0; at < letters.length; at += 1) {
    const name = `-${letters[at]}`;
    const kind = kinds.get(name);
    const rest = letters.slice(at + 1);
    // Behind one whose value may be left out, what are no letters of options is the value.
    if (kind === undefined && hasLone) return { flags, valued: null, attached: null };
    if (kind === undefined || kind === 'attached value') return null;
    // Only getopt takes the letters behind an option for its value where that may be left out.
    const isLone = kind === 'optional value' && style === 'clap' && !rest.startsWith('=');
    const isAttached =
      (style === 'pflag' || (style === 'nopt' && at === 0)) && rest.startsWith('=');
    if (isLone || (kind === 'flag' && !isAttached)) {
      flags.push(name);
      hasLone ||= isLone;
      continue;
    }
    const value = style === 'getopt' ? rest : rest.replace(/^=/, '');
    if (kind !== 'flag') {
      if (rest !== '') return { flags, valued: name, attached: value };
      const [valued, more] = kind === 'value' ? [name, []] : [null, [name]];
      return { flags: [...flags, ...more], valued, attached: null };
    }
    const last = withValue(name, value, { kinds, style });
    return last && { ...last, flags: [...flags, ...last.flags] };
  }
  return { flags, valued: null, attached: null };
}
