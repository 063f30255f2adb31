import { readSettings, type Settings } from '../gate/settings.ts';
import { type Invocation, inputOptionNames } from './command-line.ts';
import { readApiKey } from './credentials.ts';

export function commandSettings(values: Invocation['values'], needsExport: boolean): Settings {
  const settings = exportSettings(values, inputOptionNames, needsExport);
  // The `config-file` input must name a file in the repository, but the `--config` option accepts any file.
  return values.config === undefined ? settings : { ...settings, 'config-file': values.config };
}

export const exportOptionNames = ['export-file', 'base-url', 'timeout'] as const;

export function exportSettings(
  values: Invocation['values'],
  names: readonly (typeof inputOptionNames)[number][] = exportOptionNames,
  needsExport = true,
): Settings {
  const inputs = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
  return readSettings({ ...inputs, 'api-key': readApiKey() }, 'command line', needsExport);
}
