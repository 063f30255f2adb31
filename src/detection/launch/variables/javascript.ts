import { named, reasons, type VariableSpace } from './space.ts';

const npm: VariableSpace = {
  readers: ['npm', 'pnpm', 'yarn', 'bun'],
  prefixes: ['npm_config_', 'pnpm_config_'],
  kind: 'path',
  variables: [
    named(
      `loglevel silent quiet verbose yes fund audit audit_level progress update_notifier color
        unicode timing usage long json parseable description heading message logs_max
        reporter use_stderr npm_version user_agent _quiet stream aggregate_output reporter_hide_prefix lastupdatecheck disable_self_update_check
        __*.silent __*.non_interactive
        disallow_workspace_cycles ignore_workspace_cycles all also depth diff diff_* dry_run expect_result*
        include_attestations read_only sbom_* search* version versions msvs_version`,
      'any',
      reasons.output,
    ),
    named(
      `offline prefer_offline prefer_online fetch_timeout fetch_retries fetch_retry_* maxsockets
        max_sockets
        network_concurrency network_timeout child_concurrency workspace_concurrency local_address
        cache_min cache_max`,
      'any',
      reasons.network,
    ),
    named(
      `*_auth *_authtoken *_password cert key *:username *:email *:certfile *:keyfile username email token
        otp always_auth npm_auth_* auth_type keyring_* password cidr expires name org orgs scopes
        *_permission packages_all packages_and_scopes_* token_description bypass_2fa`,
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
        ignore_patch_failures allow_unused_patches ignore_engines __*.ignore_engines
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
        shared_workspace_lockfile ignore_workspace_root_check recursive_install
        resolution_mode registry_supports_time_field catalog_mode cleanup_unused_catalogs packages
        force optimistic_repeat_install ignored_optional_dependencies dedupe_direct_deps
        dedupe_injected_deps exclude_links_from_lockfile peers_suffix_max_length git_shallow_hosts
        fail_if_no_match workspaces_experimental __*.exact __*.frozen_lockfile __*.production
        force_legacy_deploy deploy_all_files ci lockfile_version format_package_lock cpu os libc arch
        target target_arch runtime omit_lockfile_registry_resolved replace_registry_host
        workspaces_update include_workspace_root only *_skip_download *_skip_browser_download`,
      'any',
      'what of a project is installed, as its lockfile and manifest say',
    ),
    named(
      `node_linker hoist hoist_pattern hoist_workspace_packages public_hoist_pattern
        shamefully_hoist symlink install_links install_strategy legacy_bundling global_style
        package_import_method enable_modules_dir modules_cache_max_age virtual_store_dir_max_length
        prefer_symlinked_executables extend_node_path dlx_cache_max_age bin_links umask
        enable_global_virtual_store`,
      'any',
      'how installed packages are laid out',
    ),
    named(
      `access init_* init.* sign_git_* sign_git_commit sign_git_tag git_tag_version
        tag_version_prefix commit_hooks preid provenance publish_branch git_checks scope allow_same_version
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
    named('node_version use_node_version', 'free word', 'which release of Node runs programs'),
    named('node_options', 'node options', 'what Node loads first', { kind: 'loader' }),
    named('package call', 'none', 'what npx starts', { kind: 'loader' }),
  ],
};

const yarn: VariableSpace = {
  readers: ['yarn'],
  prefixes: ['YARN_'],
  kind: 'registry',
  variables: [
    named('ENABLE_STRICT_SSL', 'on', reasons.certificates, { connection: 'trust' }),
    named(
      `ENABLE_TELEMETRY ENABLE_COLORS ENABLE_*_BARS ENABLE_MESSAGE_NAMES ENABLE_HYPERLINKS
        ENABLE_TIMERS ENABLE_TIPS ENABLE_INLINE_* ENABLE_NOTIFICATIONS LOG_FILTERS PROGRESS_BAR_STYLE
        PREFER_INTERACTIVE PREFER_TRUNCATED_LINES SILENT WRAP_OUTPUT TELEMETRY_*`,
      'any',
      reasons.output,
    ),
    named(
      `ENABLE_IMMUTABLE_* ENABLE_SCRIPTS ENABLE_HARDENED_MODE ENABLE_TRANSPARENT_WORKSPACES
        ENABLE_GLOBAL_CACHE ENABLE_MIRROR ENABLE_CONSTRAINTS_* CACHE_MIGRATION_MODE COMPRESSION_LEVEL
        NODE_LINKER NM_* PNP_* WIN_LINK_TYPE PREFER_REUSE PREFER_DEFERRED_VERSIONS
        NPM_MINIMAL_AGE_GATE NPM_AUDIT_* NPM_PUBLISH_ACCESS INIT_SCOPE INIT_LICENSE INIT_VERSION
        IGNORE_ENGINES PRODUCTION PURE_LOCKFILE FROZEN_LOCKFILE`,
      'any',
      'what of a project is installed, and how it is laid out',
    ),
    named('VERSION', 'any', reasons.image),
    named(
      `HTTP_TIMEOUT HTTP_RETRY NETWORK_CONCURRENCY NETWORK_TIMEOUT ENABLE_NETWORK
        ENABLE_OFFLINE_MODE TASK_POOL_*`,
      'any',
      reasons.network,
    ),
    named('NPM_AUTH_TOKEN NPM_AUTH_IDENT NPM_ALWAYS_AUTH', 'any', reasons.credentials),
    named('CACHE_FOLDER GLOBAL_FOLDER', 'outside', reasons.cache),
    named('NPM_REGISTRY_SERVER REGISTRY', 'default registry', reasons.registry),
    named('HTTP_PROXY HTTPS_PROXY PROXY', 'none', reasons.way, { connection: 'proxy' }),
    named('HTTPS_CA_FILE_PATH CAFILE', 'outside', reasons.certificates, { connection: 'trust' }),
  ],
};

const bun: VariableSpace = {
  readers: ['bun'],
  prefixes: ['BUN_'],
  kind: 'registry',
  variables: [
    named('CONFIG_TOKEN', 'any', reasons.credentials),
    named(
      `CONFIG_VERBOSE_FETCH CONFIG_NO_CLEAR_TERMINAL_ON_RELOAD DEBUG_QUIET_LOGS
        ENABLE_CRASH_REPORTING`,
      'any',
      reasons.output,
    ),
    named(
      `CONFIG_MAX_HTTP_REQUESTS CONFIG_HTTP_IDLE_TIMEOUT CONFIG_HTTP_RETRY_COUNT
        CONFIG_DNS_TIME_TO_LIVE_SECONDS PORT`,
      'any',
      reasons.network,
    ),
    named('CONFIG_SKIP_SAVE_LOCKFILE CONFIG_YARN_LOCKFILE', 'any', 'whether a lockfile may change'),
    named('VERSION', 'any', reasons.image),
    named('INSTALL_CACHE_DIR RUNTIME_TRANSPILER_CACHE_PATH TMPDIR', 'outside', reasons.cache),
    named('INSTALL INSTALL_BIN INSTALL_GLOBAL_DIR', 'outside', reasons.home),
    named('CONFIG_REGISTRY', 'default registry', reasons.registry),
    named('OPTIONS', 'none', 'what Bun loads first', { kind: 'loader' }),
  ],
};

const deno: VariableSpace = {
  readers: ['deno'],
  prefixes: ['DENO_'],
  kind: 'path',
  variables: [
    named('NO_UPDATE_CHECK NO_PROMPT LOG TRACE_PERMISSIONS', 'any', reasons.output),
    named('AUTH_TOKENS DEPLOY_TOKEN KV_ACCESS_TOKEN', 'any', reasons.credentials),
    named(
      'JOBS EMIT_CACHE_MODE NO_PACKAGE_JSON USE_CGROUPS SERVE_ADDRESS',
      'any',
      'how much runs at once, and what is not read',
    ),
    named('VERSION', 'any', reasons.image),
    named('DEPLOYMENT_ID REGION', 'any', 'where it is hosted'),
    named('TLS_CA_STORE', 'any', 'the stores of the system and of Mozilla, by their names'),
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
  npm,
  yarn,
  bun,
  deno,
  node,
  corepack,
  packageManagers,
];
