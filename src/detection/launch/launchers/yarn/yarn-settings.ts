import { reasons, row, space } from '../../variables/space.ts';

/** Settings for all Yarn versions. Sources: the references for Yarn 1 and for later versions. */
export const yarnSettings = space(['yarn'], ['YARN_'], 'registry', [
  row('none', 'determines which Yarn program runs', { kind: 'path' })`YARN_PATH`,
  row('outside', reasons.certificates)`HTTPS_CA_FILE_PATH CAFILE`,
  row('any', reasons.credentials)`NPM_AUTH_* NPM_ALWAYS_AUTH --otp== HTTPS_CERT_FILE_PATH
    HTTPS_KEY_FILE_PATH`,
  row('any', 'affects only what the lockfile and manifest specify')`PATCH_FOLDER IGNORE_PATH`,
  row('unoccupied', reasons.cache)`--cache-folder== --global-folder== --link-folder==
    --modules-folder== --preferred-cache-folder== *_FOLDER *_PATH`,
  row('on', reasons.certificates)`ENABLE_STRICT_SSL`,
  row('any', reasons.output)`ENABLE_TELEMETRY ENABLE_COLORS ENABLE_*_BARS ENABLE_MESSAGE_NAMES
    ENABLE_HYPERLINKS ENABLE_TIMERS ENABLE_TIPS ENABLE_INLINE_* ENABLE_NOTIFICATIONS LOG_FILTERS
    PROGRESS_BAR_STYLE PREFER_INTERACTIVE PREFER_TRUNCATED_LINES WRAP_OUTPUT TELEMETRY_*
    -s|--silent -q|--quiet --verbose --emoji[=] --json --har --non-interactive --no-progress
    LAST_UPDATE_CHECK PREFER_AGGREGATE_CACHE_INFO --inspect[=] --inspect-brk[=]`,
  row(
    'any',
    'determines which dependencies of a project are installed and how they are laid out',
  )`ENABLE_IMMUTABLE_*
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
  row(['throw'], 'determines what happens if a checksum differs')`CHECKSUM_BEHAVIOR`,
  row('default registry', reasons.registry)`NPM_REGISTRY_SERVER --registry==`,
  row(
    'none',
    'determines what Yarn reads and checks',
  )`--no-default-rc --skip-integrity-check --use-yarnrc==`,
  row('none', reasons.way)`HTTP_PROXY --https-proxy== PROXY`,
  row('none', reasons.node, { kind: 'loader' })`--require==`,
]);
