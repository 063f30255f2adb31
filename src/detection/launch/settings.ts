import type { Word } from '../../model/model.ts';
import type { Assignment } from './partial-launch.ts';
import { findRow, reasons, type VariableSpace } from './variables/space.ts';

/**
 * Maps options, and lines in settings files, to variables. Each launcher's settings define the meaning of a
 * variable, however the variable is set.
 */

/** How a program's options map to its settings. */
export interface OptionSettings {
  /**
   * The program's settings table, whose first prefix is used to turn option names into variable names. If
   * this field is absent, only the options in `names` are settings.
   */
  readonly space?: VariableSpace;
  /**
   * A variable whose value is a list of options. If this field is set, each option is one word in the
   * variable's value.
   */
  readonly words?: string;
  /** Variable names for options to which the usual naming rule does not apply. */
  readonly names?: Readonly<Record<string, string>>;
}

/** An option as given, with its name, value and word. */
interface Given {
  readonly name: string;
  readonly value: Word | null;
  readonly at: Word;
}

/**
 * Returns the variable for an option; null if the option is not a setting. A flag's value is `true` or
 * `false`.
 */
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

/** Whether a program's option affects only output. */
export function affectsOutputOnly(option: Given, settings: OptionSettings = {}): boolean {
  const setting = optionToVariable(option, settings);
  const row = setting && settings.space && findRow(setting.name, settings.space)?.row;
  return row?.reason === reasons.output;
}

/**
 * Returns the variable for a setting: `PREFIX_foo_bar` for `fooBar` and `foo-bar`. The part before a colon (a
 * scope or a host) stays unchanged.
 *
 * @param prefix the prefix of the program's variables
 * @param written the option without its dashes, or the line's key
 */
export function variableName(prefix: string, written: string): string {
  const at = written.lastIndexOf(':') + 1;
  const own = written.slice(at).replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`);
  return `${prefix}${written.slice(0, at)}${own.replaceAll('-', '_')}`;
}
