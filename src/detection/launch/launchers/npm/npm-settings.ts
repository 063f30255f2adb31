import { reasons, row, space } from '../../variables/space.ts';

/** Settings for npm and for pnpm, which shares npm's names. Sources: the npm and pnpm references. */
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
    row('any', 'determines which package scripts and checks run')`--ignore-scripts
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
    row('any', reasons.selection)`
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
    row('any', 'determines how installed packages are laid out')`node_linker hoist hoist_pattern
    hoist_workspace_packages public_hoist_pattern shamefully_hoist symlink --install-links
    --install-strategy= --legacy-bundling --global-style package_import_method enable_modules_dir
    modules_cache_max_age virtual_store_dir_max_length prefer_symlinked_executables
    extend_node_path dlx_cache_max_age --bin-links --umask= enable_global_virtual_store`,
    row('any', 'determines how packages are created and published')`--access= --init-author-email=?
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
    row(
      'system program',
      'sets the shell or interpreter that runs programs',
    )`--script-shell= --shell=?
    python`,
    row('free word', 'determines which Node release runs programs')`node_version use_node_version
    execution_env`,
    row('node options', reasons.node, { kind: 'loader' })`--node-options=`,
    row('none', 'determines what npx starts', { kind: 'loader' })`--package= --call=?`,
    row(
      'none',
      'determines where npm works and which programs it uses',
    )`--global --link --workspaces --browser
    --editor=? --git=? --viewer=? --location= --which= --workspace= --ignore-extension[=]
    --keep-edit-dir[=] --strict-npmrc[=] --node-gyp== --to== --extension-file==
    --global-ignore-file== --edit-dir==`,
    row('none', 'determines what pnpm loads first', { kind: 'loader' })`config_dependencies pnpmfile
    global_pnpmfile`,
  ],
);

/** Unprefixed variables that all JavaScript package managers share. */
export const packageManagerSettings = space(
  ['npm', 'pnpm', 'yarn', 'bun', 'deno'],
  null,
  'registry',
  [
    row('default registry', reasons.registry)`NPM_REGISTRY`,
    row('none', reasons.registry)`JSR_URL`,
    row('free word', 'determines where npm finds its settings and programs')`PREFIX`,
  ],
);
