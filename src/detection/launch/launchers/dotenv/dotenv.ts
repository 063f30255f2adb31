import { createCommandBridge, dotenvOptions } from '../../bridges.ts';
import type { LauncherFamily } from '../../launcher.ts';
import { dotenvAmbient } from './dotenv-ambient.ts';

/** `dotenv [-e FILE] [-v NAME=value] [run] [--] command …`. */
export const dotenvLaunchers: LauncherFamily = {
  launchers: [
    {
      commands: ['dotenv'],
      ambient: dotenvAmbient,
      resolve: createCommandBridge(dotenvOptions, 'run'),
    },
  ],
};
