import { row, space } from '../../variables/space.ts';

export const nixSettings = space(['nix'], null, 'registry', [
  row(
    'none',
    'determines what is loaded first, and from where',
  )`NIX_CONFIG NIX_PATH NIX_CONF_DIR NIX_USER_CONF_FILES NIX_REMOTE`,
]);
