import { row, space } from '../../variables/space.ts';

/** Shells are part of most launches, because scripts and npm use them to start programs. */
export const shellSettings = space(['system', 'shell'], null, 'loader', [
  row('none', 'what a shell loads and runs first')`BASH_ENV BASH_FUNC_* BASHOPTS SHELLOPTS
    BASH_LOADABLES_PATH ZDOTDIR PS4 PROMPT_COMMAND`,
  row('word', 'what a shell loads first')`ENV`,
  row('none', 'where a shell changes to', { kind: 'path' })`CDPATH`,
]);
