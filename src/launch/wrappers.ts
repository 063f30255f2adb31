import { dotenvOptions, starter } from './bridges.ts';
import { envWrapper } from './env.ts';
import type { Launcher } from './launcher.ts';
import { prefixWrappers } from './prefix-wrappers.ts';
import { reads } from './reads.ts';
import { separatedWrappers } from './separated-wrappers.ts';

/** `dotenv [-e FILE] [-v NAME=value] [run] [--] command …`. */
const dotenv: Launcher = {
  commands: ['dotenv'],
  reads: reads.dotenv,
  resolve: starter(dotenvOptions, 'run'),
};

/** Every command that only starts another one. */
export const wrappers = [
  dotenv,
  ...separatedWrappers,
  ...prefixWrappers,
  envWrapper,
] as const satisfies readonly Launcher[];
