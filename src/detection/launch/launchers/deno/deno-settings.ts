import { reasons, row, space } from '../../variables/space.ts';

/** Sources: Deno's references for environment variables and for `deno.json`, and Deno's help output. */
export const denoSettings = space(['deno'], ['DENO_'], 'path', [
  row('any', reasons.output)`NO_UPDATE_CHECK LOG --log-level= --quiet TRACE_PERMISSIONS
    --strace-ops`,
  row('any', reasons.credentials)`AUTH_TOKENS DEPLOY_TOKEN KV_ACCESS_TOKEN`,
  row(
    'any',
    'determines how a program runs, what it may do, and what Deno ignores',
  )`JOBS EMIT_CACHE_MODE
    NO_PACKAGE_JSON USE_CGROUPS SERVE_ADDRESS --no-prompt --yes --allow-all ALLOW_* DENY_*
    IGNORE_* --permission-set --no-remote --no-npm --no-config --no-lock --cached-only -r|--reload
    --frozen --frozen-lockfile --check --no-check --unstable UNSTABLE_* --inspect --inspect-brk
    --inspect-wait --inspect-publish-uid= INSPECT_* --enable-testing-features-do-not-use
    ENABLE_TESTING_FEATURES_* --node-modules-linker= --location= --seed= --conditions=
    --no-clear-screen --no-code-cache --use-env-proxy --watch --watch-hmr --watch-exclude WATCH_*
    --hmr --coverage --ext=`,
  row('any', reasons.image)`VERSION`,
  row('any', 'describes where the program is hosted')`DEPLOYMENT_ID REGION`,
  row('any', 'selects the system or Mozilla certificate store by name')`TLS_CA_STORE`,
  row('newest release', reasons.release)`--min-dep-age= --minimum-dependency-age=`,
  row(['true', 'false', 'deno.lock', './deno.lock'], 'determines which lockfile Deno uses')`--lock=
    LOCK_PATH`,
  row(
    ['auto', 'none', 'true', 'false'],
    'determines what fills `node_modules`',
  )`--node-modules-dir`,
  row('node options', reasons.compilation)`--v8-flags`,
  row(['false'], 'determines whether code in the tree takes precedence')`--vendor`,
  row('none', 'determines what Deno loads first or instead of other code', { kind: 'loader' })`
    --import-map= -c|--config= --preload= --require=`,
  row('none', reasons.certificates)`--unsafely-ignore-certificate-errors`,
  row('outside', reasons.cache)`DIR REPL_HISTORY`,
  row('outside', reasons.home)`INSTALL_ROOT`,
  row('outside', reasons.certificates)`--cert=`,
]);
