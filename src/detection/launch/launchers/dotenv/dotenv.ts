import { dotenvOptions, starter } from '../../bridges.ts';
import type { LauncherFamily } from '../../launcher.ts';
import { dotenvReads } from './dotenv-reads.ts';

/** `dotenv [-e FILE] [-v NAME=value] [run] [--] command …`. */
export const dotenvLaunchers: LauncherFamily = {
  launchers: [{ commands: ['dotenv'], reads: dotenvReads, resolve: starter(dotenvOptions, 'run') }],
};
