import { ambientInputs, upwards, withProjectFiles } from '../../ambient-inputs.ts';
import { npmrcFiles } from '../npm/npm-ambient.ts';

declare module '../../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly bun: true;
  }
  interface AmbientFormats {
    readonly 'bunfig.toml': true;
    readonly 'bunfig.toml of a program': true;
  }
  interface ManagerNames {
    readonly bun: true;
  }
}

/**
 * `bunx` ignores the project's settings when it fetches a package, but the settings can apply to the program
 * if Bun runs it.
 */
export const bunAmbient = ambientInputs(
  ['bun', 'npm', 'node', 'shell'],
  upwards('bunfig.toml of a program', 'bunfig.toml'),
);

export const bunProjectAmbient = withProjectFiles(
  bunAmbient,
  upwards('bunfig.toml', 'bunfig.toml'),
  npmrcFiles,
);
