import { named, reasons, type VariableSpace } from './space.ts';

/** Of npm, and of pnpm, which has the same names. Sources: the references of both. */
export const npmSettings: VariableSpace = {
  readers: ['npm', 'pnpm', 'yarn', 'bun'],
  prefixes: ['npm_config_', 'pnpm_config_'],
  kind: 'path',
  variables: [
    named(
      `loglevel silent quiet verbose yes fund audit audit_level progress update_notifier color unicode
        timing long json parseable description heading message logs_max reporter use_stderr
        npm_version user_agent _quiet stream aggregate_output reporter_hide_prefix lastupdatecheck
        disable_self_update_check all also depth diff diff_* expect_result* include_attestations
        sbom_* search*`,
      'any',
      reasons.output,
    ),
    named(
      `offline prefer_offline prefer_online fetch_timeout fetch_retries fetch_retry_* maxsockets
        max_sockets network_concurrency network_timeout child_concurrency workspace_concurrency
        local_address cache_min cache_max sort reverse parallel sequential`,
      'any',
      reasons.network,
    ),
    named(
      `*_auth *_auth_token *_authtoken *_password cert key *:username *:email *:certfile *:keyfile
        username email token otp always_auth npm_auth_* auth_type keyring_* password cidr expires name
        org orgs scopes *_permission packages_all packages_and_scopes_* token_description bypass_2fa`,
      'any',
      reasons.credentials,
    ),
    named(
      `ignore_scripts engine_strict foreground_scripts rebuild_* unsafe_perm ignore_dep_scripts
        strict_dep_builds verify_deps_before_run verify_store_integrity side_effects_cache
        side_effects_cache_readonly package_manager_strict package_manager_strict_version
        manage_package_manager_versions minimum_release_age trust_policy only_built_dependencies
        ignored_built_dependencies never_built_dependencies enable_pre_post_scripts shell_emulator
        ignore_compatibility_db minimum_release_age_* trust_policy_* block_exotic_subdeps allow_builds
        dangerously_allow_all_builds ignore_pnpmfile required_scripts sync_injected_deps_after_scripts
        ignore_patch_failures allow_unused_patches ignore_engines disallow_workspace_cycles
        ignore_workspace_cycles dry_run read_only usage version versions allow_build audit_config
        min_release_age* allow_directory allow_file allow_git allow_remote allow_scripts*
        strict_allow_scripts dangerously_allow_all_scripts if_present build_from_source`,
      'any',
      'whether scripts of packages run, and what is checked before',
    ),
    named(
      `legacy_peer_deps strict_peer_deps strict_peer_dependencies auto_install_peers
        dedupe_peer_dependents resolve_peers_from_workspace_root omit include production dev optional
        save* package_lock package_lock_only shrinkwrap lockfile lockfile_only frozen_lockfile
        prefer_frozen_lockfile merge_git_branch_lockfiles* git_branch_lockfile
        lockfile_include_tarball_url dedupe prefer_dedupe prefer_workspace_packages
        link_workspace_packages save_workspace_protocol inject_workspace_packages
        shared_workspace_lockfile ignore_workspace_root_check recursive_install resolution_mode
        registry_supports_time_field catalog_mode cleanup_unused_catalogs packages force
        optimistic_repeat_install ignored_optional_dependencies dedupe_direct_deps
        dedupe_injected_deps exclude_links_from_lockfile peers_suffix_max_length git_shallow_hosts
        fail_if_no_match workspaces_experimental allowed_deprecated_versions catalog catalogs
        package_extensions patched_dependencies patches_dir peer_dependency_rules
        supported_architectures auto_dedupe frozen_store changed_files_ignore_pattern test_pattern
        msvs_version force_legacy_deploy deploy_all_files ci lockfile_version format_package_lock cpu
        os libc arch target target_arch runtime omit_lockfile_registry_resolved replace_registry_host
        workspaces_update include_workspace_root only *_skip_download *_skip_browser_download`,
      'any',
      'what of a project is installed, as its lockfile and manifest say',
    ),
    named(
      `node_linker hoist hoist_pattern hoist_workspace_packages public_hoist_pattern shamefully_hoist
        symlink install_links install_strategy legacy_bundling global_style package_import_method
        enable_modules_dir modules_cache_max_age virtual_store_dir_max_length
        prefer_symlinked_executables extend_node_path dlx_cache_max_age bin_links umask
        enable_global_virtual_store`,
      'any',
      'how installed packages are laid out',
    ),
    named(
      `access init_* init.* sign_git_* sign_git_commit sign_git_tag git_tag_version tag_version_prefix
        version_* commit_hooks preid provenance publish_branch git_checks scope allow_same_version
        update_config include_staged pack_destination provenance_file`,
      'any',
      'how packages are made and published',
    ),
    named(
      'cache cache_dir state_dir global_dir global_bin_dir tmp logs_dir',
      'outside',
      reasons.cache,
      { kind: 'registry' },
    ),
    named('store_dir virtual_store_dir modules_dir', 'unoccupied', reasons.cache, {
      kind: 'registry',
    }),
    named('prefix', 'outside', reasons.home),
    named('registry *registry', 'default registry', reasons.registry, { kind: 'registry' }),
    named('userconfig globalconfig tag before', 'none', reasons.registry, { kind: 'registry' }),
    named('proxy http_proxy https_proxy noproxy no_proxy', 'none', reasons.way, {
      kind: 'registry',
      connection: 'proxy',
    }),
    named('cafile', 'outside', reasons.certificates, { kind: 'registry', connection: 'trust' }),
    named('ca *:ca *:cafile', 'none', reasons.certificates, {
      kind: 'registry',
      connection: 'trust',
    }),
    named('strict_ssl', 'on', reasons.certificates, { kind: 'registry', connection: 'trust' }),
    named(
      'script_shell shell python',
      'system program',
      'the shell or interpreter that runs programs',
    ),
    named(
      'node_version use_node_version execution_env',
      'free word',
      'which release of Node runs programs',
    ),
    named('node_options', 'node options', 'what Node loads first', { kind: 'loader' }),
    named('package call', 'none', 'what npx starts', { kind: 'loader' }),
    named('config_dependencies pnpmfile global_pnpmfile', 'none', 'what pnpm loads first', {
      kind: 'loader',
    }),
  ],
};

/** Of Yarn 1 and of later ones. Sources: the references of both. */
export const yarnSettings: VariableSpace = {
  readers: ['yarn'],
  prefixes: ['YARN_'],
  kind: 'registry',
  variables: [
    named('YARN_PATH', 'none', 'which Yarn runs', { kind: 'path' }),
    named('HTTPS_CA_FILE_PATH CAFILE', 'outside', reasons.certificates, { connection: 'trust' }),
    named(
      'NPM_AUTH_* NPM_ALWAYS_AUTH OTP HTTPS_CERT_FILE_PATH HTTPS_KEY_FILE_PATH',
      'any',
      reasons.credentials,
    ),
    named('PATCH_FOLDER IGNORE_PATH', 'any', 'what lockfile and manifest name'),
    named('*_FOLDER *_PATH', 'unoccupied', reasons.cache),
    named('ENABLE_STRICT_SSL', 'on', reasons.certificates, { connection: 'trust' }),
    named(
      `ENABLE_TELEMETRY ENABLE_COLORS ENABLE_*_BARS ENABLE_MESSAGE_NAMES ENABLE_HYPERLINKS
        ENABLE_TIMERS ENABLE_TIPS ENABLE_INLINE_* ENABLE_NOTIFICATIONS LOG_FILTERS PROGRESS_BAR_STYLE
        PREFER_INTERACTIVE PREFER_TRUNCATED_LINES WRAP_OUTPUT TELEMETRY_* SILENT QUIET VERBOSE EMOJI
        JSON HAR NON_INTERACTIVE NO_PROGRESS LAST_UPDATE_CHECK PREFER_AGGREGATE_CACHE_INFO INSPECT
        INSPECT_BRK`,
      'any',
      reasons.output,
    ),
    named(
      `ENABLE_IMMUTABLE_* ENABLE_SCRIPTS ENABLE_HARDENED_MODE ENABLE_TRANSPARENT_WORKSPACES
        ENABLE_GLOBAL_CACHE ENABLE_MIRROR ENABLE_CONSTRAINTS_* CACHE_MIGRATION_MODE COMPRESSION_LEVEL
        NODE_LINKER NM_* PNP_* WIN_LINK_TYPE PREFER_REUSE PREFER_DEFERRED_VERSIONS
        NPM_MINIMAL_AGE_GATE NPM_PREAPPROVED_PACKAGES NPM_AUDIT_* NPM_PUBLISH_* INIT_* CHANGESET_*
        IGNORE_* PRODUCTION PROD PURE_LOCKFILE FROZEN_LOCKFILE NO_LOCKFILE EXACT FORCE FLAT
        CHECK_FILES ENABLE_STRICT_SETTINGS ENABLE_PNP DISABLE_PNP PNP LINK_DUPLICATES NO_BIN_LINKS
        STRICT_SEMVER NO_NODE_VERSION_CHECK SCRIPTS_PREPEND_NODE_PATH BINARIES_ONLY
        APPROVED_GIT_REPOSITORIES CATALOG CATALOGS CLONE_PNP_VERSION CONSTRAINTS_* IMMUTABLE_PATTERNS
        PACKAGE_EXTENSIONS SUPPORTED_ARCHITECTURES TS_ENABLE_AUTO_TYPES WORKSPACE_NAMES`,
      'any',
      'what of a project is installed, and how it is laid out',
    ),
    named('VERSION', 'any', reasons.image),
    named(
      `HTTP_TIMEOUT HTTP_RETRY NETWORK_CONCURRENCY NETWORK_TIMEOUT ENABLE_NETWORK ENABLE_OFFLINE_MODE
        OFFLINE PREFER_OFFLINE TASK_POOL_*`,
      'any',
      reasons.network,
    ),
    named('CHECKSUM_BEHAVIOR', ['throw'], 'what happens to another package of the same version'),
    named('NPM_REGISTRY_SERVER REGISTRY', 'default registry', reasons.registry),
    named('HTTP_PROXY HTTPS_PROXY PROXY', 'none', reasons.way, { connection: 'proxy' }),
    named('REQUIRE', 'none', 'what Node loads first', { kind: 'loader' }),
  ],
};

/** Of Bun. Source: its references of `bunfig.toml`, of variables and of options. */
export const bunSettings: VariableSpace = {
  readers: ['bun'],
  prefixes: ['BUN_CONFIG_', 'BUN_INSTALL_', 'BUN_'],
  kind: 'registry',
  variables: [
    named(
      `OPTIONS PRELOAD REQUIRE IMPORT CONFIG DEFINE* LOADER* SERVE_STATIC_PLUGINS TSCONFIG_OVERRIDE
        MAIN_FIELDS EXTENSION_ORDER`,
      'none',
      'what Bun loads first, and in place of other code',
      { kind: 'loader' },
    ),
    named('TOKEN', 'any', reasons.credentials),
    named(
      `VERBOSE_FETCH NO_CLEAR_TERMINAL_ON_RELOAD DEBUG_QUIET_LOGS ENABLE_CRASH_REPORTING SILENT
        VERBOSE YES LOG_LEVEL ELIDE_LINES NO_CLEAR_SCREEN CONSOLE_* TELEMETRY TITLE`,
      'any',
      reasons.output,
    ),
    named(
      `MAX_HTTP_REQUESTS HTTP_IDLE_TIMEOUT HTTP_RETRY_COUNT DNS_TIME_TO_LIVE_SECONDS PORT PREFER
        PREFER_* CONCURRENT_SCRIPTS USER_AGENT MAX_HTTP_HEADER_SIZE DNS_RESULT_ORDER FETCH_PRECONNECT
        REDIS_PRECONNECT SQL_PRECONNECT INSECURE_HTTP_PARSER TLS_* USE_*_CA`,
      'any',
      reasons.network,
    ),
    named(
      `SKIP_SAVE_LOCKFILE YARN_LOCKFILE AUTO DEV EXACT DRY_RUN FROZEN_LOCKFILE GLOBAL_STORE
        HOIST_PATTERN PUBLIC_HOIST_PATTERN IGNORE_SCRIPTS LINKER LINK_WORKSPACE_PACKAGES LOCKFILE
        MINIMUM_RELEASE_AGE* OPTIONAL PEER PRODUCTION SAVE_TEXT_LOCKFILE CACHE_DISABLE* NO_INSTALL
        TRUST`,
      'any',
      'what of a project is installed, as its lockfile and manifest say',
    ),
    named(
      `BUN SMOL JSX JSX_* ENV TEST_* DEBUG_* SERVE_* WATCH WATCH_KILL_SIGNAL HOT IF_PRESENT NO_ORPHANS
        NO_EXIT_ON_ERROR CPU_PROF* HEAP_PROF* EXPERIMENTAL_* EXPOSE_GC *_DEPRECATION NO_WARNINGS
        *_WARNINGS DISABLE_WARNING ZERO_FILL_BUFFERS NO_ADDONS NO_FFI_CC PRESERVE_SYMLINKS* NO_MACROS
        IGNORE_DCE_ANNOTATIONS NO_ENV_FILE CHECK INTERACTIVE INSPECT INSPECT_BRK INSPECT_WAIT
        CONDITIONS UNHANDLED_REJECTIONS DROP FEATURE CRON_* PARALLEL SEQUENTIAL WORKSPACES`,
      'any',
      'how a program runs',
    ),
    named('VERSION', 'any', reasons.image),
    named('CACHE CACHE_DIR RUNTIME_TRANSPILER_CACHE_PATH TMPDIR', 'outside', reasons.cache),
    named('INSTALL BIN GLOBAL_DIR GLOBAL_BIN_DIR', 'outside', reasons.home),
    named('REGISTRY REGISTRY_URL', 'default registry', reasons.registry),
    named('REGISTRY_TOKEN REGISTRY_USERNAME REGISTRY_PASSWORD', 'any', reasons.credentials),
    named('CA', 'none', reasons.certificates, { connection: 'trust' }),
    named('CAFILE', 'outside', reasons.certificates, { connection: 'trust' }),
    named('SHELL', ['bun', 'system'], 'the shell that runs scripts', { kind: 'path' }),
  ],
};

/** Of Deno. Sources: its references of variables and of `deno.json`, and its help. */
export const denoSettings: VariableSpace = {
  readers: ['deno'],
  prefixes: ['DENO_'],
  kind: 'path',
  variables: [
    named(
      'NO_UPDATE_CHECK LOG LOG_LEVEL QUIET TRACE_PERMISSIONS STRACE_OPS',
      'any',
      reasons.output,
    ),
    named('AUTH_TOKENS DEPLOY_TOKEN KV_ACCESS_TOKEN', 'any', reasons.credentials),
    named(
      `JOBS EMIT_CACHE_MODE NO_PACKAGE_JSON USE_CGROUPS SERVE_ADDRESS NO_PROMPT YES ALLOW_* DENY_*
        IGNORE_* PERMISSION_SET NO_REMOTE NO_NPM NO_CONFIG CACHED_ONLY RELOAD FROZEN FROZEN_LOCKFILE
        CHECK UNSTABLE UNSTABLE_* INSPECT INSPECT_* ENABLE_TESTING_FEATURES_* NODE_MODULES_LINKER
        LOCATION SEED CONDITIONS NO_CLEAR_SCREEN NO_CODE_CACHE USE_ENV_PROXY WATCH WATCH_* HMR
        COVERAGE EXT`,
      'any',
      'how a program runs, what it may do, and what is not read',
    ),
    named('VERSION', 'any', reasons.image),
    named('DEPLOYMENT_ID REGION', 'any', 'where it is hosted'),
    named('TLS_CA_STORE', 'any', 'the stores of the system and of Mozilla, by their names'),
    named('MIN_DEP_AGE MINIMUM_DEPENDENCY_AGE', 'newest release', reasons.release),
    named(
      'LOCK LOCK_PATH',
      ['true', 'false', 'deno.lock', './deno.lock'],
      'the versions that it believes',
    ),
    named('NODE_MODULES_DIR', ['auto', 'none', 'true', 'false'], 'who fills `node_modules`'),
    named('V8_FLAGS', 'node options', 'memory, and how code is compiled'),
    named('VENDOR', ['false'], 'whether code of the tree comes first'),
    named(
      'IMPORT_MAP CONFIG PRELOAD REQUIRE',
      'none',
      'what Deno loads first, or in place of other code',
      {
        kind: 'loader',
      },
    ),
    named('UNSAFELY_IGNORE_CERTIFICATE_ERRORS', 'none', reasons.certificates, {
      kind: 'registry',
      connection: 'trust',
    }),
    named('DIR REPL_HISTORY', 'outside', reasons.cache),
    named('INSTALL_ROOT', 'outside', reasons.home),
    named('CERT', 'outside', reasons.certificates, { kind: 'registry', connection: 'trust' }),
  ],
};

const node: VariableSpace = {
  readers: ['node'],
  prefixes: null,
  kind: 'loader',
  variables: [
    named('NODE_OPTIONS', 'node options', 'what Node loads first'),
    named(
      'NODE_PATH NODE_REPL_EXTERNAL_MODULE NODE_CONFIG_DIR',
      'none',
      'where modules and settings are found',
    ),
    named(
      'NODE_COMPILE_CACHE NODE_ICU_DATA NODE_V8_COVERAGE NODE_REDIRECT_WARNINGS',
      'outside',
      reasons.cache,
    ),
    named('NODE_EXTRA_CA_CERTS', 'outside', reasons.certificates, {
      kind: 'registry',
      connection: 'trust',
    }),
    named('NODE_TLS_REJECT_UNAUTHORIZED', 'on', reasons.certificates, {
      kind: 'registry',
      connection: 'trust',
    }),
  ],
};

const corepack: VariableSpace = {
  readers: ['corepack'],
  prefixes: ['COREPACK_'],
  kind: 'registry',
  variables: [
    named(
      `ENABLE_DOWNLOAD_PROMPT ENABLE_AUTO_PIN ENABLE_STRICT ENABLE_PROJECT_SPEC ENABLE_NETWORK
        DEFAULT_TO_LATEST`,
      'any',
      'whether it prompts, writes, and follows the project’s settings',
    ),
    named('INTEGRITY_KEYS', 'none', 'whose signatures are trusted', { countsEmpty: true }),
    named('NPM_TOKEN NPM_USERNAME NPM_PASSWORD', 'any', reasons.credentials),
    named('HOME ROOT', 'outside', reasons.cache),
    named('NPM_REGISTRY', 'default registry', reasons.registry),
  ],
};

/** Names of their own beside their prefixes. */
const packageManagers: VariableSpace = {
  readers: ['npm', 'pnpm', 'yarn', 'bun', 'deno'],
  prefixes: null,
  kind: 'registry',
  variables: [
    named('NPM_REGISTRY', 'default registry', reasons.registry),
    named('JSR_URL', 'none', reasons.registry),
    named('PREFIX', 'free word', 'where npm has its settings and programs'),
  ],
};

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
