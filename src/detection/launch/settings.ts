import { reasons, rowOf, type VariableSpace } from './variables/space.ts';

/*
 * How options and lines of settings are spelled as variables. The tables in `variables/` say what each of
 * them means, whichever way it is given.
 */

/** The settings that the options of a program are. */
export interface OptionSettings {
  /** Its table, with whose first prefix they become variables. Absent where only those with `names` are settings. */
  readonly space?: VariableSpace;
  /** Options that are no settings: they say what is started, where, and with which files. */
  readonly except?: readonly string[];
  /** Options whose variables have other names. */
  readonly names?: Readonly<Record<string, string>>;
}

/** An option as it was given, with its dashes. */
interface Given {
  readonly name: string;
  readonly value: { readonly text: string } | null;
}

/** The variable that an option means the same as. */
interface OptionSetting {
  readonly name: string;
  readonly value: string;
  /** The option, which is what the user knows it by. */
  readonly what: string;
}

/** What an option is as a variable; null if it is no setting. A flag has the value `true` or `false`. */
export function settingOf(
  { name: written, value }: Given,
  { space, except = [], names = {} }: OptionSettings,
): OptionSetting | null {
  const what = written.replace(/=false$/, '');
  const [prefix] = space?.prefixes ?? [];
  const own = what.replace(/^-+(?:config\.)?/, '');
  const name = names[what] ?? (prefix === undefined ? null : variableNamed(prefix, own));
  if (name === null || except.includes(what)) return null;
  return {
    name,
    value: value?.text ?? String(what === written),
    what,
  };
}

/** Whether an option only says what is printed. */
export function isOfOutput(option: Given, settings: OptionSettings): boolean {
  const setting = settingOf(option, settings);
  const { space } = settings;
  return (
    setting !== null &&
    space !== undefined &&
    rowOf(setting.name, space)?.row?.reason === reasons.output
  );
}

/**
 * The variable of a setting: `fooBar` and `foo-bar` are `PREFIX_foo_bar`. What stands before a colon, a
 * scope or a host, stays as it is.
 *
 * @param prefix of the variables of the program
 * @param written the option without its dashes, or the key of the line
 */
export function variableNamed(prefix: string, written: string): string {
  const at = written.lastIndexOf(':') + 1;
  const own = written.slice(at).replace(/(?<=[a-z\d])[A-Z]/g, (letter) => `_${letter}`);
  return `${prefix}${written.slice(0, at)}${own.replaceAll('-', '_')}`;
}
