import type { ShellWord } from './shell-words.ts';

/**
 * The variables that shell text has set so far; null if a value is unknown, for example because the variable
 * is set twice.
 */
export type OwnVariables = Map<string, ShellWord | null>;

/** Records the value that the text sets for a variable. */
export function recordVariable(own: OwnVariables, name: string, value: ShellWord | null): void {
  const before = own.get(name);
  const isSame = before === undefined || before?.text === value?.text;
  own.set(name, isSame ? value : null);
}

/** Characters at which a shell splits an unquoted value into words, or which it expands to file names. */
const splitting = /[\s*?[\]\\~]/;

/**
 * Maximum length of a value in characters; real values are shorter. Nested values may double in length with
 * each command.
 */
const maxLength = 4096;

const variable = /\$\{(\w+)\}/g;

/**
 * Returns a word in which each variable that the text itself has set is replaced by its value. If a variable
 * that the text has set is not replaced, its value is unknown.
 */
export function substituteVariables(word: ShellWord, own: OwnVariables): ShellWord {
  if (own.size === 0 || !word.variables.some(({ name }) => own.has(name))) return word;
  const usedVariables = Map.groupBy(word.variables, ({ name }) => name);
  const variableMatches = Map.groupBy(word.text.matchAll(variable), ([, name]) => name);
  const knownValues = new Map<string, ShellWord>();
  let length = word.text.length;
  for (const [name, uses] of usedVariables) {
    const value = own.get(name) ?? null;
    // Quoted text may look like a variable.
    const isClear = variableMatches.get(name)?.length === uses.length;
    const isWhole = uses.every(({ isQuoted }) => isQuoted) || !splitting.test(value?.text ?? '');
    if (value === null || !isClear || !isWhole) continue;
    length += value.text.length * uses.length;
    knownValues.set(name, value);
  }
  if (length > maxLength) return word;
  return {
    ...word,
    text: word.text.replace(variable, (whole, name) => knownValues.get(name)?.text ?? whole),
    variables: word.variables.flatMap(
      (each) =>
        knownValues.get(each.name)?.variables.map(({ name, isQuoted }) => {
          return { name, isQuoted: isQuoted && each.isQuoted };
        }) ?? [each],
    ),
  };
}
