import { reasons, row, space, type VariableSpace } from './space.ts';

/** Of npm, and of pnpm, which has the same names. Sources: the references of both. */
export const npmSettings = space(
  ['npm', 'pnpm', 'yarn', 'bun'],
  ['npm_config_', 'pnpm_config_'],
  'path',
  [
    row('any', reasons.output)`--loglevel= silent quiet verbose --yes --fund --audit --audit-level=
    --progress --update-notifier --color --unicode --timing --long --json --parseable
    --description --heading=? --message=? --logs-max= reporter use_stderr npm_version
    --user-agent=? _quiet stream aggregate_output reporter_hide_prefix lastupdatecheck
    disable_self_update_check --all --also= --depth= --diff= --diff-ignore-all-space
    --diff-name-only --diff-no-prefix --diff-text --diff-dst-prefix=? --diff-src-prefix=?
    --diff-unified= diff_* --expect-results --expect-result-count= expect_result*
    --include-attestations[=] --sbom-format= --sbom-type= sbom_* --searchexclude=? --searchopts=?
    --searchlimit= --searchstaleness= search*`,
    row('any', reasons.network)`--offline --prefer-offline --prefer-online --fetch-timeout=
    --fetch-retries= --fetch-retry-factor= --fetch-retry-maxtimeout= --fetch-retry-mintimeout=
    fetch_retry_* --maxsockets= max_sockets network_concurrency network_timeout child_concurrency
    workspace_concurrency --local-address= --cache-min= --cache-max= sort reverse parallel
    sequential`,
    row('any', reasons.credentials)`--_auth= *_auth *_auth_token *_authtoken *_password --cert=
    --key= *:username *:email *:certfile *:keyfile username email token --otp= always_auth
    npm_auth_* --auth-type= keyring_* --password== --cidr= --expires== --name== org --orgs==
    --scopes== --packages-and-scopes-permission== --orgs-permission== *_permission
    --packages-all[=] packages_and_scopes_* --token-description== --bypass-2fa[=]`,
    row('any', 'whether scripts of packages run, and what is checked before')`--ignore-scripts
    --engine-strict --foreground-scripts --rebuild-bundle rebuild_* unsafe_perm ignore_dep_scripts
    strict_dep_builds verify_deps_before_run verify_store_integrity side_effects_cache
    side_effects_cache_readonly package_manager_strict package_manager_strict_version
    manage_package_manager_versions minimum_release_age trust_policy only_built_dependencies
    ignored_built_dependencies never_built_dependencies enable_pre_post_scripts shell_emulator
    ignore_compatibility_db minimum_release_age_* trust_policy_* block_exotic_subdeps allow_builds
    dangerously_allow_all_builds ignore_pnpmfile required_scripts sync_injected_deps_after_scripts
    --ignore-patch-failures[=] --allow-unused-patches[=] ignore_engines disallow_workspace_cycles
    ignore_workspace_cycles --dry-run --read-only --usage --version --versions allow_build
    audit_config --min-release-age== --min-release-age-exclude== min_release_age*
    --allow-directory== --allow-file== --allow-git== --allow-remote== --allow-scripts-pending[=]
    --allow-scripts-pin[=] --allow-scripts== allow_scripts* --strict-allow-scripts[=]
    --dangerously-allow-all-scripts[=] --if-present build_from_source`,
    row('any', 'what of a project is installed, as its lockfile and manifest say')`
    --legacy-peer-deps --strict-peer-deps strict_peer_dependencies auto_install_peers
    dedupe_peer_dependents resolve_peers_from_workspace_root --omit= --include= --production --dev
    --optional --save --save-bundle --save-dev --save-exact --save-optional --save-peer
    --save-prod --save-prefix=? save* --package-lock --package-lock-only --shrinkwrap lockfile
    lockfile_only frozen_lockfile prefer_frozen_lockfile merge_git_branch_lockfiles*
    git_branch_lockfile lockfile_include_tarball_url dedupe --prefer-dedupe
    prefer_workspace_packages link_workspace_packages save_workspace_protocol
    inject_workspace_packages shared_workspace_lockfile ignore_workspace_root_check
    recursive_install resolution_mode registry_supports_time_field catalog_mode
    cleanup_unused_catalogs --packages== --force optimistic_repeat_install
    ignored_optional_dependencies dedupe_direct_deps dedupe_injected_deps
    exclude_links_from_lockfile peers_suffix_max_length git_shallow_hosts fail_if_no_match
    workspaces_experimental allowed_deprecated_versions catalog catalogs package_extensions
    patched_dependencies --patches-dir== peer_dependency_rules supported_architectures auto_dedupe
    frozen_store changed_files_ignore_pattern test_pattern msvs_version force_legacy_deploy
    deploy_all_files ci --lockfile-version= --format-package-lock --cpu= --os= --libc= arch target
    target_arch runtime --omit-lockfile-registry-resolved --replace-registry-host=
    --workspaces-update --include-workspace-root --only= *_skip_download *_skip_browser_download`,
    row('any', 'how installed packages are laid out')`node_linker hoist hoist_pattern
    hoist_workspace_packages public_hoist_pattern shamefully_hoist symlink --install-links
    --install-strategy= --legacy-bundling --global-style package_import_method enable_modules_dir
    modules_cache_max_age virtual_store_dir_max_length prefer_symlinked_executables
    extend_node_path dlx_cache_max_age --bin-links --umask= enable_global_virtual_store`,
    row('any', 'how packages are made and published')`--access= --init-author-email=?
    --init-author-name=? --init-license=? --init-author-url= --init-module= --init-version=
    --init-private[=] --init-type== init_* --init.author.email=? --init.author.name=?
    --init.license=? --init.author.url= --init.module= --init.version= init.* sign_git_*
    --sign-git-commit --sign-git-tag --git-tag-version --tag-version-prefix=? version_*
    --commit-hooks --preid=? --provenance publish_branch git_checks --scope=? --allow-same-version
    update_config --include-staged --pack-destination=? --provenance-file=`,
    row('outside', reasons.cache, { kind: 'registry' })`--cache= cache_dir state_dir global_dir
    global_bin_dir tmp --logs-dir=`,
    row('unoccupied', reasons.cache, { kind: 'registry' })`store_dir virtual_store_dir modules_dir`,
    row('outside', reasons.home)`--prefix=`,
    row('default registry', reasons.registry)`--registry= *registry`,
    row('none', reasons.registry)`--userconfig= --globalconfig= --tag=?`,
    row('newest release', reasons.release)`--before=`,
    row('none', reasons.way)`--proxy= http_proxy --https-proxy= --noproxy= no_proxy`,
    row('outside', reasons.certificates)`--cafile=`,
    row('none', reasons.certificates)`--ca= *:ca *:cafile`,
    row('on', reasons.certificates)`--strict-ssl`,
    row('system program', 'the shell or interpreter that runs programs')`--script-shell= --shell=?
    python`,
    row('free word', 'which release of Node runs programs')`node_version use_node_version
    execution_env`,
    row('node options', 'what Node loads first', { kind: 'loader' })`--node-options=`,
    row('none', 'what npx starts', { kind: 'loader' })`--package= --call=?`,
    row('none', 'where and by which programs npm works')`--global --link --workspaces --browser
    --editor=? --git=? --viewer=? --location= --which= --workspace= --ignore-extension[=]
    --keep-edit-dir[=] --strict-npmrc[=] --node-gyp== --to== --extension-file==
    --global-ignore-file== --edit-dir==`,
    row('none', 'what pnpm loads first', { kind: 'loader' })`config_dependencies pnpmfile
    global_pnpmfile`,
  ],
);

/** Of Yarn 1 and of later ones. Sources: the references of both. */
export const yarnSettings = space(['yarn'], ['YARN_'], 'registry', [
  row('none', 'which Yarn runs', { kind: 'path' })`YARN_PATH`,
  row('outside', reasons.certificates)`HTTPS_CA_FILE_PATH CAFILE`,
  row('any', reasons.credentials)`NPM_AUTH_* NPM_ALWAYS_AUTH --otp== HTTPS_CERT_FILE_PATH
    HTTPS_KEY_FILE_PATH`,
  row('any', 'what lockfile and manifest name')`PATCH_FOLDER IGNORE_PATH`,
  row('unoccupied', reasons.cache)`--cache-folder== --global-folder== --link-folder==
    --modules-folder== --preferred-cache-folder== *_FOLDER *_PATH`,
  row('on', reasons.certificates)`ENABLE_STRICT_SSL`,
  row('any', reasons.output)`ENABLE_TELEMETRY ENABLE_COLORS ENABLE_*_BARS ENABLE_MESSAGE_NAMES
    ENABLE_HYPERLINKS ENABLE_TIMERS ENABLE_TIPS ENABLE_INLINE_* ENABLE_NOTIFICATIONS LOG_FILTERS
    PROGRESS_BAR_STYLE PREFER_INTERACTIVE PREFER_TRUNCATED_LINES WRAP_OUTPUT TELEMETRY_*
    -s|--silent -q|--quiet --verbose --emoji[=] --json --har --non-interactive --no-progress
    LAST_UPDATE_CHECK PREFER_AGGREGATE_CACHE_INFO --inspect[=] --inspect-brk[=]`,
  row('any', 'what of a project is installed, and how it is laid out')`ENABLE_IMMUTABLE_*
    ENABLE_SCRIPTS ENABLE_HARDENED_MODE ENABLE_TRANSPARENT_WORKSPACES ENABLE_GLOBAL_CACHE
    ENABLE_MIRROR ENABLE_CONSTRAINTS_* CACHE_MIGRATION_MODE COMPRESSION_LEVEL NODE_LINKER NM_*
    PNP_* WIN_LINK_TYPE PREFER_REUSE PREFER_DEFERRED_VERSIONS NPM_MINIMAL_AGE_GATE
    NPM_PREAPPROVED_PACKAGES NPM_AUDIT_* NPM_PUBLISH_* INIT_* CHANGESET_* --ignore-optional
    --ignore-platform --ignore-scripts IGNORE_* --production[=] --prod[=] --pure-lockfile
    --frozen-lockfile --no-lockfile EXACT --force --flat --check-files ENABLE_STRICT_SETTINGS
    --enable-pnp --disable-pnp --pnp --link-duplicates --no-bin-links --strict-semver
    --no-node-version-check --scripts-prepend-node-path[=] -B|--binaries-only
    APPROVED_GIT_REPOSITORIES CATALOG CATALOGS CLONE_PNP_VERSION CONSTRAINTS_* IMMUTABLE_PATTERNS
    PACKAGE_EXTENSIONS SUPPORTED_ARCHITECTURES TS_ENABLE_AUTO_TYPES WORKSPACE_NAMES`,
  row('any', reasons.image)`VERSION`,
  row('any', reasons.network)`HTTP_TIMEOUT HTTP_RETRY --network-concurrency== --network-timeout==
    ENABLE_NETWORK ENABLE_OFFLINE_MODE --offline --prefer-offline TASK_POOL_*`,
  row(['throw'], 'what happens to another package of the same version')`CHECKSUM_BEHAVIOR`,
  row('default registry', reasons.registry)`NPM_REGISTRY_SERVER --registry==`,
  row('none', 'what is read and checked')`--no-default-rc --skip-integrity-check --use-yarnrc==`,
  row('none', reasons.way)`HTTP_PROXY --https-proxy== PROXY`,
  row('none', 'what Node loads first', { kind: 'loader' })`--require==`,
]);

/** Of Bun. Source: its references of `bunfig.toml`, of variables and of options. */
export const bunSettings = space(['bun'], ['BUN_CONFIG_', 'BUN_INSTALL_', 'BUN_'], 'registry', [
  row('none', 'what Bun loads first, and in place of other code', { kind: 'loader' })`OPTIONS
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
  row('any', 'what of a project is installed, as its lockfile and manifest say')`
    SKIP_SAVE_LOCKFILE YARN_LOCKFILE AUTO DEV EXACT DRY_RUN FROZEN_LOCKFILE GLOBAL_STORE
    HOIST_PATTERN PUBLIC_HOIST_PATTERN IGNORE_SCRIPTS LINKER LINK_WORKSPACE_PACKAGES LOCKFILE
    MINIMUM_RELEASE_AGE* OPTIONAL PEER PRODUCTION SAVE_TEXT_LOCKFILE CACHE_DISABLE* --no-install
    TRUST`,
  row('any', 'how a program runs')`--bun --smol JSX --jsx-factory= --jsx-fragment=
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
  row(['bun', 'system'], 'the shell that runs scripts', { kind: 'path' })`--shell=`,
]);

/** Of Deno. Sources: its references of variables and of `deno.json`, and its help. */
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

const node = space(['node'], null, 'loader', [
  row('node options', 'what Node loads first')`NODE_OPTIONS`,
  row('none', 'where modules and settings are found')`NODE_PATH NODE_REPL_EXTERNAL_MODULE
    NODE_CONFIG_DIR`,
  row('outside', reasons.cache)`NODE_COMPILE_CACHE NODE_ICU_DATA NODE_V8_COVERAGE
    NODE_REDIRECT_WARNINGS`,
  row('outside', reasons.certificates)`NODE_EXTRA_CA_CERTS`,
  row('on', reasons.certificates)`NODE_TLS_REJECT_UNAUTHORIZED`,
]);

const corepack = space(['corepack'], ['COREPACK_'], 'registry', [
  row('any', 'whether it prompts, writes, and follows the project’s settings')`
    ENABLE_DOWNLOAD_PROMPT ENABLE_AUTO_PIN ENABLE_STRICT ENABLE_PROJECT_SPEC ENABLE_NETWORK
    DEFAULT_TO_LATEST`,
  row('none', 'whose signatures are trusted', { countsEmpty: true })`INTEGRITY_KEYS`,
  row('any', reasons.credentials)`NPM_TOKEN NPM_USERNAME NPM_PASSWORD`,
  row('outside', reasons.cache)`HOME ROOT`,
  row('default registry', reasons.registry)`NPM_REGISTRY`,
]);

/** Names of their own beside their prefixes. */
const packageManagers = space(['npm', 'pnpm', 'yarn', 'bun', 'deno'], null, 'registry', [
  row('default registry', reasons.registry)`NPM_REGISTRY`,
  row('none', reasons.registry)`JSR_URL`,
  row('free word', 'where npm has its settings and programs')`PREFIX`,
]);

/** The spaces of JavaScript's programs. */
export const javascriptSpaces: readonly VariableSpace[] = [
  npmSettings,
  yarnSettings,
  bunSettings,
  denoSettings,
  node,
  corepack,
  packageManagers,
];
