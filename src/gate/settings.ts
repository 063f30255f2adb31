/* Inputs and policy files → settings. */

export { actionNameOf, isGate, repositoryName } from './settings/actions.ts';
export { duration, type Input, onOff, pathInside } from './settings/input.ts';
export {
  type InputName,
  inputs,
  previousKeyInput,
  previousKeyName,
  warmInputs,
} from './settings/inputs.ts';
export type { Layers } from './settings/layers.ts';
export { similarName } from './settings/nearest.ts';
export {
  defaultConfigFile,
  readSettings,
  readValues,
  type SettingFault,
  type Settings,
  SettingsError,
} from './settings/settings.ts';
