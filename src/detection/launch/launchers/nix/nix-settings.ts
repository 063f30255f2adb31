import { reasons, row, space } from '../../variables/space.ts';

export const nixSettings = space(['nix'], null, 'registry', [
  row('none', reasons.loaded)`NIX_CONFIG NIX_PATH NIX_CONF_DIR NIX_USER_CONF_FILES NIX_REMOTE`,
]);
