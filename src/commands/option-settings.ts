import { readSettings, type Settings } from '../gate/settings.ts';
import { type Invocation, inputOptionNames } from './command-line.ts';
import { givenKey } from './credentials.ts';

/** The settings that the options of the command line make. */
export function settingsOf(values: Invocation['values'], needsExport: boolean): Settings {
  const inputs = Object.fromEntries(inputOptionNames.map((name) => [name, values[name] ?? '']));
  const settings = readSettings({ ...inputs, 'api-key': givenKey() }, 'command line', needsExport);
  // The input names a file of the repository; the option, one that may be anywhere.
  return values.config === undefined ? settings : { ...settings, 'config-file': values.config };
}
