import { reasons, row, space } from '../../variables/space.ts';

/** Sources: Bun's references for `bunfig.toml`, variables and options. */
export const bunSettings = space(['bun'], ['BUN_CONFIG_', 'BUN_INSTALL_', 'BUN_'], 'registry', [
  row('none', 'determines what Bun loads first or instead of other code', {
    kind: 'loader',
  })`OPTIONS
    -r|--preload= --require= --import= -c|--config[=] -d|--define= DEFINE* -l|--loader= LOADER*
    SERVE_STATIC_PLUGINS --tsconfig-override= --main-fields= --extension-order=`,
  row('any', reasons.credentials)`TOKEN`,
  row('any', reasons.output)`VERBOSE_FETCH NO_CLEAR_TERMINAL_ON_RELOAD DEBUG_QUIET_LOGS
    ENABLE_CRASH_REPORTING --silent VERBOSE YES LOG_LEVEL --elide-lines= --no-clear-screen
    --console-depth= CONSOLE_* TELEMETRY --title=`,
  row('any', reasons.network)`MAX_HTTP_REQUESTS HTTP_IDLE_TIMEOUT HTTP_RETRY_COUNT
    DNS_TIME_TO_LIVE_SECONDS --port= PREFER --prefer-offline --prefer-latest PREFER_*
    CONCURRENT_SCRIPTS --user-agent= --max-http-header-size= --dns-result-order=
    --fetch-preconnect= --redis-preconnect --sql-preconnect --insecure-http-parser --tls-min-v1.0
    --tls-min-v1.1 --tls-min-v1.2 --tls-min-v1.3 --tls-max-v1.2 --tls-max-v1.3 TLS_*
    --use-system-ca --use-openssl-ca --use-bundled-ca USE_*_CA`,
  row('any', reasons.selection)`
    SKIP_SAVE_LOCKFILE YARN_LOCKFILE AUTO DEV EXACT DRY_RUN FROZEN_LOCKFILE GLOBAL_STORE
    HOIST_PATTERN PUBLIC_HOIST_PATTERN IGNORE_SCRIPTS LINKER LINK_WORKSPACE_PACKAGES LOCKFILE
    MINIMUM_RELEASE_AGE* OPTIONAL PEER PRODUCTION SAVE_TEXT_LOCKFILE CACHE_DISABLE* --no-install
    TRUST`,
  row('any', 'determines how a program runs')`--bun --smol JSX --jsx-factory= --jsx-fragment=
    --jsx-import-source= --jsx-runtime= --jsx-side-effects JSX_* ENV TEST_* DEBUG_* SERVE_*
    --watch --watch-kill-signal== --hot --if-present --no-orphans --no-exit-on-error
    --cpu-prof-name== --cpu-prof-dir== --cpu-prof-interval== --cpu-prof --cpu-prof-md CPU_PROF*
    --heap-prof-name== --heap-prof-dir== --heap-prof-interval== --heap-prof --heap-prof-md
    HEAP_PROF* --experimental-http2-fetch --experimental-http3-fetch --experimental-stream-iter
    EXPERIMENTAL_* --expose-gc --no-deprecation --throw-deprecation --trace-deprecation
    --pending-deprecation *_DEPRECATION --no-warnings --redirect-warnings== --trace-warnings
    *_WARNINGS --disable-warning== --zero-fill-buffers --no-addons --no-ffi-cc --preserve-symlinks
    --preserve-symlinks-main PRESERVE_SYMLINKS* --no-macros --ignore-dce-annotations --no-env-file
    --check --interactive --inspect[=] --inspect-brk[=] --inspect-wait[=] --conditions=
    --unhandled-rejections= --drop= --feature== --cron-title== --cron-period== CRON_* PARALLEL
    SEQUENTIAL WORKSPACES`,
  row('any', reasons.image)`VERSION`,
  row('outside', reasons.cache)`CACHE CACHE_DIR RUNTIME_TRANSPILER_CACHE_PATH TMPDIR`,
  row('outside', reasons.home)`INSTALL BIN GLOBAL_DIR GLOBAL_BIN_DIR`,
  row('default registry', reasons.registry)`REGISTRY REGISTRY_URL`,
  row('any', reasons.credentials)`REGISTRY_TOKEN REGISTRY_USERNAME REGISTRY_PASSWORD`,
  row('none', reasons.certificates)`CA`,
  row('outside', reasons.certificates)`CAFILE`,
  row(['bun', 'system'], 'sets the shell that runs scripts', { kind: 'path' })`--shell=`,
]);
