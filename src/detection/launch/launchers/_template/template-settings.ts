import { reasons, row, space } from '../../variables/space.ts';

/**
 * `--quiet` can also be set with the variable `TEMPLATE_QUIET`. Source: the page that documents the settings.
 */
export const templateSettings = space(['template'], ['TEMPLATE_'], 'path', [
  row('any', reasons.output)`-q|--quiet --log-level=`,
  row('default registry', reasons.registry)`--registry=`,
]);
