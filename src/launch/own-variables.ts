import type { ShellWord } from './shell-words.ts';

/**
 * The variables that a shell's text has set so far; null for one whose value its words do not tell, as of
 * one that is set twice.
 */
export type OwnVariables = Map<string, ShellWord | null>;

/** Records what a text gives to a variable. */
export function setOwn(own: OwnVariables, name: string, value: ShellWord | null): void {
  const before = own.get(name);
  const isSame = before === undefined || before?.text === value?.text;
  own.set(name, isSame ? value : null);
}

/** What a shell makes several words or names of files of where a value has no quotes. */
const splitting = /[\s*?[\]\\~]/;

/**
 * A word with the values that the text itself has set in place of its variables. What is left in it of
 * these has a value that cannot be known.
 */
export function withOwnValues(word: ShellWord, own: OwnVariables): ShellWord {
  const known = new Map(
    word.variables.flatMap(({ name }) => {
      const value = own.get(name) ?? null;
      const uses = word.variables.filter((each) => each.name === name);
      // A quoted text may look like a variable.
      const isClear = word.text.split(`\${${name}}`).length - 1 === uses.length;
      const isWhole = uses.every(({ isQuoted }) => isQuoted) || !splitting.test(value?.text ?? '');
      return value !== null && isClear && isWhole ? [[name, value] as const] : [];
    }),
  );
  if (known.size === 0) return word;
  return {
    ...word,
    text: word.text.replace(/\$\{(\w+)\}/g, (whole, name) => known.get(name)?.text ?? whole),
    variables: word.variables.flatMap(
      (used) =>
        known.get(used.name)?.variables.map(({ name, isQuoted }) => {
          return { name, isQuoted: isQuoted && used.isQuoted };
        }) ?? [used],
    ),
  };
}
