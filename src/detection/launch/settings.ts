import type { Word } from '../../model/model.ts';
import type { Assignment } from './partial-launch.ts';
import { findRow, reasons, type VariableSpace } from './variables/space.ts';

/**
 * Maps options and lines in settings files to variables. A setting then has the same meaning whether an
 * option, a file or a variable sets it.
 */

export interface OptionSettings {
  /**
   * The program's settings table, whose first prefix turns option names into variable names. If absent, only
   * the options in `names` are settings.
   */
  readonly space?: VariableSpace;
  /**
   * A variable whose value lists options. If this field is present, each option maps to one word of the
   * variable's value.
   */
  readonly words?: string;
  /** Variable names for options that do not follow the naming rule of `variableName`. */
  readonly names?: Readonly<Record<string, string>>;
}

interface Given {
  readonly name: string;
  readonly value: Word | null;
  readonly at: Word;
}

/**
 * Returns the variable equivalent to an option; null if the option is not a setting. A flag's value is `true`
 * or `false`.
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

export function affectsOutputOnly(option: Given, settings: OptionSettings = {}): boolean {
  const setting = optionToVariable(option, settings);
  const row = setting && settings.space && findRow(setting.name, settings.space)?.row;
  return row?.reason === reasons.output;
}

/**
 * Returns the variable name for a setting: `PREFIX_foo_bar` for `fooBar` and `foo-bar`. The part up to the
 * last colon (a scope or a host) stays unchanged.
 * @param written the option without its dashes, or the key of a line in a settings file
 */
export function variableName(prefix: string, written: string): string {
  const at = written.lastIndexOf(':') + 1;
  const own = written.slice(at).replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`);
  return `${prefix}${written.slice(0, at)}${own.replaceAll('-', '_')}`;
}
