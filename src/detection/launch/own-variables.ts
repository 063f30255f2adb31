import type { ShellWord } from './shell-words.ts';

/**
 * Variables that shell text has set so far. A value is null if it is unknown, for example because the text
 * assigns two different values.
 */
export type OwnVariables = Map<string, ShellWord | null>;

/** Records a variable's value, or null if the text has already assigned a different value. */
export function recordVariable(own: OwnVariables, name: string, value: ShellWord | null): void {
  const before = own.get(name);
  const isSame = before === undefined || before?.text === value?.text;
  own.set(name, isSame ? value : null);
}

/** Characters that make a shell split an unquoted value into words or expand it to file names. */
const splitting = /[\s*?[\]\\~]/;

/**
 * Maximum length of a word after substitution, in characters; real words are shorter. Without a limit, nested
 * values could double in length with each command.
 */
const maxLength = 4096;

const variable = /\$\{(\w+)\}/g;

/**
 * Substitutes values for the variables that the text has set. A variable from `own` that remains in the
 * result has an unknown value.
 */
export function substituteVariables(word: ShellWord, own: OwnVariables): ShellWord {
  if (own.size === 0 || !word.variables.some(({ name }) => own.has(name))) return word;
  const usedVariables = Map.groupBy(word.variables, ({ name }) => name);
  const variableMatches = Map.groupBy(word.text.matchAll(variable), ([, name]) => name);
  const knownValues = new Map<string, ShellWord>();
  let length = word.text.length;
  for (const [name, uses] of usedVariables) {
    const value = own.get(name) ?? null;
    // Quoted text can look like a variable.
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
