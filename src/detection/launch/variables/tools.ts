import { named, reasons, type VariableSpace } from './space.ts';

/** Wrappers that fetch variables for what they start. */
const secrets: VariableSpace = {
  readers: ['secrets'],
  prefixes: null,
  kind: 'registry',
  variables: [
    named(
      `DOPPLER_API_HOST DOPPLER_DASHBOARD_HOST DOPPLER_DNS_RESOLVER_ADDRESS INFISICAL_API_URL
      INFISICAL_DOMAIN OP_CONNECT_HOST VAULT_ADDR AWS_ENDPOINT_URL AWS_ENDPOINT_URL_* AZURE_AUTHORITY_HOST`,
      'none',
      'the service whose secrets become variables',
    ),
    named('DOPPLER_VERIFY_TLS', 'on', reasons.certificates, { connection: 'trust' }),
    named('VAULT_SKIP_VERIFY', 'none', reasons.certificates, { connection: 'trust' }),
    named(
      'DOPPLER_CONFIG_DIR OP_CONFIG_DIR AWS_CONFIG_FILE AWS_SHARED_CREDENTIALS_FILE',
      'outside',
      reasons.home,
    ),
  ],
};

/** Managers of versions: which release of a tool runs is the word of a version, never a path. */
const managers: readonly VariableSpace[] = (
  [
    [
      'mise',
      `LOG_LEVEL LOG_FILE_LEVEL LOG_HTTP DEBUG TRACE QUIET SILENT VERBOSE COLOR NO_PROGRESS
        STATUS_* DISABLE_HINTS CI YES RAW JOBS TASK_OUTPUT TASK_TIMINGS TASK_TIMEOUT HTTP_TIMEOUT HTTP_RETRIES
        FETCH_REMOTE_VERSIONS_* USE_VERSIONS_HOST OFFLINE PREFER_OFFLINE EXPERIMENTAL *AUTO_INSTALL
        ALWAYS_KEEP_* GITHUB_TOKEN GITHUB_ENTERPRISE_TOKEN GITLAB_TOKEN GPG_VERIFY PARANOID LOCKED LOCKFILE
        MINIMUM_RELEASE_AGE INSTALL_BEFORE PIN DISABLE_TOOLS DISABLE_BACKENDS IDIOMATIC_VERSION_FILE*
        LEGACY_VERSION_FILE* TRUSTED_CONFIG_PATHS IGNORED_CONFIG_PATHS NO_CONFIG NO_ENV NO_HOOKS
        NODE_COREPACK NODE_VERIFY NODE_COMPILE PYTHON_COMPILE VERSION`,
      `SYSTEM_CONFIG_DIR SYSTEM_DATA_DIR CONFIG_DIR TMP_DIR LOG_FILE GLOBAL_CONFIG_FILE
        INSTALL_PATH`,
      '*_VERSION ENV',
    ],
    [
      'asdf',
      'CONCURRENCY FORCE_PREPEND NODEJS_AUTO_ENABLE_COREPACK NODEJS_LEGACY_* VERSION',
      'CONFIG_FILE',
      '*_VERSION',
    ],
    ['volta', 'FEATURE_PNPM LOGLEVEL BYPASS UNSAFE_GLOBAL', 'INSTALL_DIR', ''],
  ] as const
).map(([reader, harmless, folders, words]) => ({
  readers: [reader],
  prefixes: [`${reader.toUpperCase()}_`],
  kind: 'path',
  variables: [
    named(
      harmless,
      'any',
      'what is printed, asked and installed; settings in the tree count as trusted',
    ),
    named(`HOME DIR DATA_DIR CACHE_DIR STATE_DIR ${folders}`, 'outside', reasons.home),
    ...(words === '' ? [] : [named(words, 'free word', 'which release of a tool is used')]),
  ],
}));

/** Languages whose programs read few variables that load code. */
const languages: readonly VariableSpace[] = (
  [
    ['java', 'JAVA_TOOL_OPTIONS _JAVA_OPTIONS JDK_JAVA_OPTIONS CLASSPATH'],
    ['ruby', 'RUBYOPT RUBYLIB'],
    ['perl', 'PERL5OPT PERL5LIB PERLLIB PERL5DB'],
    ['php', 'PHPRC PHP_INI_SCAN_DIR'],
    ['nix', 'NIX_CONFIG NIX_PATH NIX_CONF_DIR NIX_USER_CONF_FILES NIX_REMOTE'],
  ] as const
).map(([reader, names]) => ({
  readers: [reader],
  prefixes: null,
  kind: reader === 'nix' ? 'registry' : 'loader',
  variables: [named(names, 'none', 'what is loaded first, and from where')],
}));

/** The spaces of wrappers, of managers of tools, and of the languages that read few variables. */
export const toolSpaces: readonly VariableSpace[] = [secrets, ...managers, ...languages];
