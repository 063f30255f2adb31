import type { Word } from '../../model/model.ts';
import type { Assignment } from './partial-launch.ts';
import { findRow, reasons, type VariableSpace } from './variables/space.ts';

/*
 * How options and lines of settings are spelled as variables. The settings of each launcher say what each of
 * them means, whichever way it is given.
 */

/** The settings that the options of a program are. */
export interface OptionSettings {
  /** Its table, with whose first prefix they become variables; absent if only those with `names` do. */
  readonly space?: VariableSpace;
  /** The variable whose words are options: then each is such a word. */
  readonly words?: string;
  /** Options whose variables have other names. */
  readonly names?: Readonly<Record<string, string>>;
}

/** An option as it was given: its name, its value and its word. */
interface Given {
  readonly name: string;
  readonly value: Word | null;
  readonly at: Word;
}

/** What an option is as a variable; null if it is no setting. A flag has the value `true` or `false`. */
export function optionToVariable(
  option: Given,
  { space, words, names = {} }: OptionSettings = {},
): Assignment | null {
  const optionName = option.name.replace(/=false$/, '');
  const [prefix] = space?.prefixes ?? [];
  const plainName = optionName.replace(/^-+(?:config\.)?/, '');
  const name =
    words ?? names[optionName] ?? (prefix === undefined ? null : variableName(prefix, plainName));
  if (name === null) return null;
  const { text, ...value } = option.value ?? {
    ...option.at,
    text: String(optionName === option.name),
  };
  const word = option.value === null ? optionName : `${optionName}=${text}`;
  return { name, value: { ...value, text: words === undefined ? text : word }, what: optionName };
}

/** Whether an option of a program only says what is printed. */
export function affectsOutputOnly(option: Given, settings: OptionSettings = {}): boolean {
  const setting = optionToVariable(option, settings);
  const row = setting && settings.space && findRow(setting.name, settings.space)?.row;
  return row?.reason === reasons.output;
}

/**
 * The variable of a setting: `fooBar` and `foo-bar` are `PREFIX_foo_bar`. What stands before a colon, a
 * scope or a host, stays as it is.
 *
 * @param prefix of the variables of the program
 * @param written the option without its dashes, or the key of the line
 */
export function variableName(prefix: string, written: string): string {
  const at = written.lastIndexOf(':') + 1;
  const own = written.slice(at).replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`);
  return `${prefix}${written.slice(0, at)}${own.replaceAll('-', '_')}`;
}
