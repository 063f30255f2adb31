import type { Alteration, AlterationKind, Word } from '../model.ts';
import { isDefaultRegistry } from '../versions/registries.ts';
import { addressed } from './addressed.ts';
import type { Assignment } from './partial-launch.ts';

/** The options of a command, as far as they matter for finding what follows them. */
export interface OptionGrammar {
  /** Options that take no value, each with its dashes. */
  readonly flags: readonly string[];
  /** Options whose value is the next word, or follows `=`, each with its dashes. */
  readonly valued: readonly string[];
  /** Whether a flag may be written `--flag=true`. */
  readonly hasBooleans?: boolean;
  /** Whether one dash and two mean the same, before whole names: `-name=value`, as in Go's package "flag". */
  readonly hasWholeNames?: boolean;
  /** Options, flags or valued, that change what is fetched or run. */
  readonly altering: Readonly<Record<string, AlterationKind>>;
  /** Options with a value that mean what a variable does, each with its name: the rule of that decides. */
  readonly setting?: Readonly<Record<string, string>>;
}

/** One option as it was given. */
export interface GivenOption {
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
 * Reads options up to the first word that is not one, or up to `--`, the way getopt, clap and pflag do:
 * `--name value`, `--name=value`, `-n value`, `-nvalue` and clusters of flags such as `-it`. A flag
 * with a value attached is unknown, because tools read it differently.
 */
export function readOptions(args: readonly Word[], grammar: OptionGrammar): ReadOptions {
  const options: GivenOption[] = [];
  const flags = new Set(grammar.flags);
  const valued = new Set(grammar.valued);
  const result = (rest: readonly Word[], unknown: Word | null): ReadOptions => ({
    options,
    rest,
    unknown,
    alterations: options.flatMap(({ name, value, at }) =>
      Object.hasOwn(grammar.altering, name) && !isDefaultRegistry(value?.text ?? '')
        ? [
            addressed(
              {
                kind: grammar.altering[name] as AlterationKind,
                what: name,
                file: null,
                span: at.span,
              },
              value?.text ?? '',
            ),
          ]
        : [],
    ),
    variables: options.flatMap(({ name, value }) => {
      const variable = grammar.setting?.[name];
      return variable === undefined || value === null ? [] : [{ name: variable, value }];
    }),
  });
  for (let index = 0; index < args.length; index += 1) {
    const at = args[index] as Word;
    const { text } = at;
    if (text === '--') return result(args.slice(index + 1), null);
    if (!text.startsWith('-') || text === '-') return result(args.slice(index), null);
    const found =
      grammar.hasWholeNames === true
        ? splitWholeName(text, flags, valued)
        : splitOption(text, flags, valued, grammar.hasBooleans ?? false);
    if (found === null) return result(args.slice(index + 1), at);
    for (const name of found.flags) options.push({ name, value: null, at });
    if (found.valued === null) continue;
    let value: Word | undefined = { ...at, text: found.attached ?? '' };
    if (found.attached === null) {
      index += 1;
      value = args[index];
    }
    if (value === undefined) return result([], at);
    options.push({ name: found.valued, value, at });
  }
  return result([], null);
}

/** The values that were given for an option under any of its names, in order. */
export function valuesOf(read: ReadOptions, ...names: readonly string[]): Word[] {
  return read.options.flatMap(({ name, value }) =>
    value !== null && names.includes(name) ? [value] : [],
  );
}

/** One word as an option of Go, with the value behind `=`; null if unknown. */
function splitWholeName(
  text: string,
  flags: ReadonlySet<string>,
  valued: ReadonlySet<string>,
): ReturnType<typeof splitOption> {
  const [, word = '', attached = null] = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(text) ?? [];
  const name = `-${word}`;
  if (valued.has(name)) return { flags: [], valued: name, attached };
  const isBoolean = attached === null || /^(?:true|false|auto|[01tf])$/i.test(attached);
  return flags.has(name) && isBoolean ? { flags: [name], valued: null, attached: null } : null;
}

/** One word as flags and at most one option, whose value is attached or the next word; null if unknown. */
function splitOption(
  text: string,
  flags: ReadonlySet<string>,
  valued: ReadonlySet<string>,
  hasBooleans: boolean,
): { flags: string[]; valued: string | null; attached: string | null } | null {
  if (flags.has(text)) return { flags: [text], valued: null, attached: null };
  if (valued.has(text)) return { flags: [], valued: text, attached: null };
  if (text.startsWith('--')) {
    const equals = text.indexOf('=');
    const name = equals < 0 ? text : text.slice(0, equals);
    if (equals < 0) return null;
    if (hasBooleans && flags.has(name) && /^(?:true|false)$/.test(text.slice(equals + 1))) {
      return { flags: [name], valued: null, attached: null };
    }
    if (!valued.has(name)) return null;
    return { flags: [], valued: name, attached: text.slice(equals + 1) };
  }
  // A cluster: flags up to the first letter that takes a value, which is the rest or the next word.
  const letters = text.slice(1);
  let at = 0;
  while (at < letters.length && flags.has(`-${letters[at]}`)) at += 1;
  const clustered = [...letters.slice(0, at)].map((letter) => `-${letter}`);
  if (at === letters.length) return { flags: clustered, valued: null, attached: null };
  const short = `-${letters[at]}`;
  if (!valued.has(short)) return null;
  const attached = letters.slice(at + 1).replace(/^=/, '');
  return { flags: clustered, valued: short, attached: attached === '' ? null : attached };
}
