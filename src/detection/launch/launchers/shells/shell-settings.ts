import { row, space } from '../../variables/space.ts';

/** Shells are part of most launches, because scripts and npm use them to start programs. */
export const shellSettings = space(['system', 'shell'], null, 'loader', [
  row(
    'none',
    'determines what a shell loads and runs first',
  )`BASH_ENV BASH_FUNC_* BASHOPTS SHELLOPTS
    BASH_LOADABLES_PATH ZDOTDIR PS4 PROMPT_COMMAND`,
  row('word', 'determines what a shell loads first')`ENV`,
  row('none', 'determines which folders a shell can change to by name', { kind: 'path' })`CDPATH`,
]);
