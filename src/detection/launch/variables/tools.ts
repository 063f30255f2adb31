import { reasons, row, space, type VariableSpace } from './space.ts';

/** Wrappers that fetch variables for what they start. */
const secrets = space(['secrets'], null, 'registry', [
  row('none', 'the service whose secrets become variables')`DOPPLER_API_HOST
    DOPPLER_DASHBOARD_HOST DOPPLER_DNS_RESOLVER_ADDRESS INFISICAL_API_URL INFISICAL_DOMAIN
    OP_CONNECT_HOST VAULT_ADDR AWS_ENDPOINT_URL AWS_ENDPOINT_URL_* AZURE_AUTHORITY_HOST`,
  row('on', reasons.certificates)`DOPPLER_VERIFY_TLS`,
  row('none', reasons.certificates)`VAULT_SKIP_VERIFY`,
  row('outside', reasons.home)`DOPPLER_CONFIG_DIR OP_CONFIG_DIR AWS_CONFIG_FILE
    AWS_SHARED_CREDENTIALS_FILE`,
]);

const trusted = 'what is printed, asked and installed; settings in the tree count as trusted';
const release = 'which release of a tool is used';

/** Managers of versions: which release of a tool runs is the word of a version, never a path. */
const managers: readonly VariableSpace[] = [
  space(['mise'], ['MISE_'], 'path', [
    row('any', trusted)`LOG_LEVEL LOG_FILE_LEVEL LOG_HTTP DEBUG TRACE QUIET SILENT VERBOSE COLOR
      NO_PROGRESS STATUS_* DISABLE_HINTS CI YES RAW JOBS TASK_OUTPUT TASK_TIMINGS TASK_TIMEOUT
      HTTP_TIMEOUT HTTP_RETRIES FETCH_REMOTE_VERSIONS_* USE_VERSIONS_HOST OFFLINE PREFER_OFFLINE
      EXPERIMENTAL *AUTO_INSTALL ALWAYS_KEEP_* GITHUB_TOKEN GITHUB_ENTERPRISE_TOKEN GITLAB_TOKEN
      GPG_VERIFY PARANOID LOCKED LOCKFILE MINIMUM_RELEASE_AGE INSTALL_BEFORE PIN DISABLE_TOOLS
      DISABLE_BACKENDS IDIOMATIC_VERSION_FILE* LEGACY_VERSION_FILE* TRUSTED_CONFIG_PATHS
      IGNORED_CONFIG_PATHS NO_CONFIG NO_ENV NO_HOOKS NODE_COREPACK NODE_VERIFY NODE_COMPILE
      PYTHON_COMPILE VERSION`,
    row('outside', reasons.home)`HOME DIR DATA_DIR CACHE_DIR STATE_DIR SYSTEM_CONFIG_DIR
      SYSTEM_DATA_DIR CONFIG_DIR TMP_DIR LOG_FILE GLOBAL_CONFIG_FILE INSTALL_PATH`,
    row('free word', release)`*_VERSION ENV`,
  ]),
  space(['asdf'], ['ASDF_'], 'path', [
    row('any', trusted)`CONCURRENCY FORCE_PREPEND NODEJS_AUTO_ENABLE_COREPACK NODEJS_LEGACY_*
      VERSION`,
    row('outside', reasons.home)`HOME DIR DATA_DIR CACHE_DIR STATE_DIR CONFIG_FILE`,
    row('free word', release)`*_VERSION`,
  ]),
  space(['volta'], ['VOLTA_'], 'path', [
    row('any', trusted)`FEATURE_PNPM LOGLEVEL BYPASS UNSAFE_GLOBAL`,
    row('outside', reasons.home)`HOME DIR DATA_DIR CACHE_DIR STATE_DIR INSTALL_DIR`,
  ]),
];

const loaded = 'what is loaded first, and from where';

/** Languages whose programs read few variables that load code. */
const languages: readonly VariableSpace[] = [
  space(['java'], null, 'loader', [
    row('none', loaded)`JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH`,
  ]),
  space(['ruby'], null, 'loader', [row('none', loaded)`RUBYOPT RUBYLIB`]),
  space(['perl'], null, 'loader', [row('none', loaded)`PERL5OPT PERL5LIB PERLLIB PERL5DB`]),
  space(['php'], null, 'loader', [row('none', loaded)`PHPRC PHP_INI_SCAN_DIR`]),
  space(['nix'], null, 'registry', [
    row('none', loaded)`NIX_CONFIG NIX_PATH NIX_CONF_DIR NIX_USER_CONF_FILES NIX_REMOTE`,
  ]),
];

/** The spaces of wrappers, of managers of tools, and of the languages that read few variables. */
export const toolSpaces: readonly VariableSpace[] = [secrets, ...managers, ...languages];
