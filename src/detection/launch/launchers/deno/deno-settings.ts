import { reasons, row, space } from '../../variables/space.ts';

/** Deno's settings. Sources: Deno's references for variables and `deno.json`, and its help. */
export const denoSettings = space(['deno'], ['DENO_'], 'path', [
  row('any', reasons.output)`NO_UPDATE_CHECK LOG --log-level= --quiet TRACE_PERMISSIONS
    --strace-ops`,
  row('any', reasons.credentials)`AUTH_TOKENS DEPLOY_TOKEN KV_ACCESS_TOKEN`,
  row('any', 'how a program runs, what it may do, and what is not read')`JOBS EMIT_CACHE_MODE
    NO_PACKAGE_JSON USE_CGROUPS SERVE_ADDRESS --no-prompt --yes --allow-all ALLOW_* DENY_*
    IGNORE_* --permission-set --no-remote --no-npm --no-config --no-lock --cached-only -r|--reload
    --frozen --frozen-lockfile --check --no-check --unstable UNSTABLE_* --inspect --inspect-brk
    --inspect-wait --inspect-publish-uid= INSPECT_* --enable-testing-features-do-not-use
    ENABLE_TESTING_FEATURES_* --node-modules-linker= --location= --seed= --conditions=
    --no-clear-screen --no-code-cache --use-env-proxy --watch --watch-hmr --watch-exclude WATCH_*
    --hmr --coverage --ext=`,
  row('any', reasons.image)`VERSION`,
  row('any', 'where it is hosted')`DEPLOYMENT_ID REGION`,
  row('any', 'the stores of the system and of Mozilla, by their names')`TLS_CA_STORE`,
  row('newest release', reasons.release)`--min-dep-age= --minimum-dependency-age=`,
  row(['true', 'false', 'deno.lock', './deno.lock'], 'the versions that it believes')`--lock=
    LOCK_PATH`,
  row(['auto', 'none', 'true', 'false'], 'who fills `node_modules`')`--node-modules-dir`,
  row('node options', 'memory, and how code is compiled')`--v8-flags`,
  row(['false'], 'whether code of the tree comes first')`--vendor`,
  row('none', 'what Deno loads first, or in place of other code', { kind: 'loader' })`
    --import-map= -c|--config= --preload= --require=`,
  row('none', reasons.certificates)`--unsafely-ignore-certificate-errors`,
  row('outside', reasons.cache)`DIR REPL_HISTORY`,
  row('outside', reasons.home)`INSTALL_ROOT`,
  row('outside', reasons.certificates)`--cert=`,
]);
