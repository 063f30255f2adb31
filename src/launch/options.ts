import type { Word } from '../model.ts';

/** The options of a command, as far as they matter for finding what stands behind them. */
export interface OptionGrammar {
  /** Options that take no value, each with its dashes. */
  readonly flags: readonly string[];
  /** Options whose value is the next word, or stands behind `=`, each with its dashes. */
  readonly valued: readonly string[];
}

/** The leading options of a command line and what follows them. */
export interface ReadOptions {
  readonly options: readonly { readonly name: string; readonly value: Word | null }[];
  /** The words from the first that is no option. */
  readonly rest: readonly Word[];
  /** An option that the grammar does not know: what follows it cannot be told. Null where none is. */
  readonly unknown: Word | null;
}

/**
 * Reads options up to the first word that is none, or up to `--`, the way getopt and its kin do:
 * `--name value`, `--name=value`, `-n value`, `-nvalue` and clusters of flags such as `-it`.
 */
export function readOptions(args: readonly Word[], grammar: OptionGrammar): ReadOptions {
  const options: { name: string; value: Word | null }[] = [];
  const flags = new Set(grammar.flags);
  const valued = new Set(grammar.valued);
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] as Word;
    const { text } = word;
    if (text === '--') return { options, rest: args.slice(index + 1), unknown: null };
    if (!text.startsWith('-') || text === '-') {
      return { options, rest: args.slice(index), unknown: null };
    }
    const equals = text.indexOf('=');
    const name = equals < 0 ? text : text.slice(0, equals);
    if (flags.has(name)) {
      options.push({ name, value: null });
    } else if (valued.has(name)) {
      if (equals >= 0) {
        options.push({ name, value: { ...word, text: text.slice(equals + 1) } });
      } else {
        index += 1;
        const value = args[index];
        if (value === undefined) return { options, rest: [], unknown: word };
        options.push({ name, value });
      }
    } else if (!text.startsWith('--')) {
      // A cluster: flags up to the first letter that takes a value, which is the remainder or the next word.
      const letters = text.slice(1);
      let at = 0;
      while (at < letters.length && flags.has(`-${letters[at]}`)) at += 1;
      for (const letter of letters.slice(0, at)) options.push({ name: `-${letter}`, value: null });
      if (at === letters.length) continue;
      const short = `-${letters[at]}`;
      if (!valued.has(short)) return { options, rest: args.slice(index + 1), unknown: word };
      const attached = letters.slice(at + 1).replace(/^=/, '');
      if (attached !== '') {
        options.push({ name: short, value: { ...word, text: attached } });
      } else {
        index += 1;
        const value = args[index];
        if (value === undefined) return { options, rest: [], unknown: word };
        options.push({ name: short, value });
      }
    } else {
      return { options, rest: args.slice(index + 1), unknown: word };
    }
  }
  return { options, rest: [], unknown: null };
}

/** The values that were given for an option under any of its names, in order. */
export function valuesOf(read: ReadOptions, ...names: readonly string[]): Word[] {
  return read.options.flatMap(({ name, value }) =>
    value !== null && names.includes(name) ? [value] : [],
  );
}
