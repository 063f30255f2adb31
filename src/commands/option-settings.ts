import { readSettings, type Settings } from '../gate/settings.ts';
import { type Invocation, inputOptionNames } from './command-line.ts';
import { readApiKey } from './credentials.ts';

/** The settings that the options of the command line make. */
export function commandSettings(values: Invocation['values'], needsExport: boolean): Settings {
  const settings = exportSettings(values, inputOptionNames, needsExport);
  // The input names a file of the repository; the option, one that may be anywhere.
  return values.config === undefined ? settings : { ...settings, 'config-file': values.config };
}

/** The options that say where the export is. */
export const exportOptionNames = ['export-file', 'base-url', 'timeout'] as const;

/** The settings that some of the options make, with the API key of the environment. */
export function exportSettings(
  values: Invocation['values'],
  names: readonly (typeof inputOptionNames)[number][] = exportOptionNames,
  needsExport = true,
): Settings {
  const inputs = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  return readSettings({ ...inputs, 'api-key': readApiKey() }, 'command line', needsExport);
}
