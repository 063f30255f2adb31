import { row, space } from '../../variables/space.ts';

/** Applies to `system` as well as `shell`, because scripts and npm start most programs through a shell. */
export const shellSettings = space(['system', 'shell'], null, 'loader', [
  row(
    'none',
    'determines what a shell loads and runs first',
  )`BASH_ENV BASH_FUNC_* BASHOPTS SHELLOPTS
    BASH_LOADABLES_PATH ZDOTDIR PS4 PROMPT_COMMAND`,
  row('word', 'determines what a shell loads first')`ENV`,
  row('none', 'determines which folders a shell can change to by name', { kind: 'path' })`CDPATH`,
]);
