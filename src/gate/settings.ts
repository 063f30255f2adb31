export { duration, flag, type InputTable, pathInside } from './settings/input.ts';
export {
  fileInputs,
  type InputName,
  inputs,
  warmInputs,
} from './settings/inputs.ts';
export { emptyLayer, type Layers } from './settings/layers.ts';
export { similarName } from './settings/nearest.ts';
export {
  defaultConfigFile,
  readActionSettings,
  readSettings,
  type Settings,
  SettingsError,
} from './settings/settings.ts';
