import { reasons, row, space } from '../../variables/space.ts';

export const pipxSettings = space(['pipx'], ['PIPX_'], 'registry', [
  row(
    'any',
    'determines where Python comes from and what pipx caches',
  )`--fetch-missing-python --fetch-python=
    VERSION --system-site-packages --global --skip-maintenance --no-cache --refresh
    --no-path-check --pypackages -e|--editable`,
  row('any', reasons.output)`USE_EMOJI -q|--quiet -v|--verbose`,
  // Arguments that `--python-args` passes to Python can start another module.
  row('none', 'determines what Python loads first', { kind: 'loader' })`--python-args=`,
  row('outside', reasons.home)`HOME BIN_DIR MAN_DIR SHARED_LIBS GLOBAL_HOME GLOBAL_BIN_DIR
    GLOBAL_MAN_DIR`,
  row('free word', 'determines which interpreter or installer is used')`DEFAULT_PYTHON --python=
    DEFAULT_BACKEND --backend=`,
  row('default registry', reasons.registry)`-i|--index-url=`,
  row('none', reasons.registry)`--path --pip-args=`,
  row('newest release', reasons.release, { kind: 'path' })`--cooldown=`,
]);
