import type { Word } from '../../model/model.ts';
import type { Assignment } from './partial-launch.ts';
import { findRow, reasons, type VariableSpace } from './variables/space.ts';

/*
 * Maps options and lines of settings files to variables. Each launcher's settings define their meaning, in
 * whichever way they are given.
 */

/** How the options of a program map to its settings. */
export interface OptionSettings {
  /**
   * Its table, whose first prefix turns options into variables; if absent, only options in `names` are
   * settings.
   */
  readonly space?: VariableSpace;
  /** The variable whose value is a list of options: then each option is one word of it. */
  readonly words?: string;
  /** Options whose variables have other names. */
  readonly names?: Readonly<Record<string, string>>;
}

/** An option as given: its name, its value and its word. */
interface Given {
  readonly name: string;
  readonly value: Word | null;
  readonly at: Word;
}

/** Returns an option as a variable; null if it is not a setting. A flag has the value `true` or `false`. */
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

/** Whether an option of a program only affects output. */
export function affectsOutputOnly(option: Given, settings: OptionSettings = {}): boolean {
  const setting = optionToVariable(option, settings);
  const row = setting && settings.space && findRow(setting.name, settings.space)?.row;
  return row?.reason === reasons.output;
}

/**
 * Returns the variable of a setting: `PREFIX_foo_bar` for `fooBar` and `foo-bar`. The part before a colon, a
 * scope or a host, stays unchanged.
 *
 * @param prefix of the variables of the program
 * @param written the option without its dashes, or the key of the line
 */
export function variableName(prefix: string, written: string): string {
  const at = written.lastIndexOf(':') + 1;
  const own = written.slice(at).replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`);
  return `${prefix}${written.slice(0, at)}${own.replaceAll('-', '_')}`;
}
