import { reasons, type VariableSpace } from './space.ts';

const uv: VariableSpace = {
  readers: ['uv'],
  prefixes: ['UV_'],
  kind: 'registry',
  variables: [
    {
      names: `NO_PROGRESS NO_WRAP SHOW_RESOLUTION HIDE_BUILD_OUTPUT LOG_CONTEXT PREVIEW
        PREVIEW_FEATURES CUSTOM_COMPILE_COMMAND`,
      harmless: 'any',
      reason: reasons.output,
    },
    { names: 'VERSION', harmless: 'any', reason: reasons.image },
    {
      names: `HTTP_TIMEOUT REQUEST_TIMEOUT HTTP_CONNECT_TIMEOUT HTTP_RETRIES CONCURRENT_* OFFLINE
        UPLOAD_HTTP_TIMEOUT LOCK_TIMEOUT NO_GITHUB_FAST_PATH`,
      harmless: 'any',
      reason: reasons.network,
    },
    {
      names:
        'INDEX_*_USERNAME INDEX_*_PASSWORD PUBLISH_* GITHUB_TOKEN NO_HF_TOKEN KEYRING_PROVIDER',
      harmless: 'any',
      reason: reasons.credentials,
    },
    {
      names: `LINK_MODE COMPILE_BYTECODE* NO_CACHE STACK_SIZE ADD_BOUNDS VENV_CLEAR VENV_SEED
        VENV_RELOCATABLE NO_INSTALLER_METADATA NO_MODIFY_PATH NO_EDITABLE BREAK_SYSTEM_PACKAGES
        INIT_BUILD_BACKEND GIT_LFS`,
      harmless: 'any',
      reason: 'how files are written',
    },
    {
      names: `SYSTEM_PYTHON PYTHON_DOWNLOADS PYTHON_PREFERENCE MANAGED_PYTHON NO_MANAGED_PYTHON
        PYTHON_INSTALL_BIN PYTHON_INSTALL_REGISTRY`,
      harmless: 'any',
      reason: 'which of the machine’s interpreters is used',
    },
    {
      names: 'NATIVE_TLS SYSTEM_CERTS',
      harmless: 'any',
      reason: 'the certificates of the machine',
    },
    {
      names: `NO_CONFIG NO_ENV_FILE FROZEN LOCKED NO_SYNC NO_DEV NO_BUILD NO_BUILD_PACKAGE NO_BINARY*
        NO_DEFAULT_GROUPS NO_GROUP NO_INSTALL_* NO_INDEX NO_SOURCES REQUIRE_HASHES VERIFY_HASHES
        ISOLATED`,
      harmless: 'any',
      reason: 'what is not read, made or accepted',
    },
    {
      names: 'FORK_STRATEGY INDEX_STRATEGY LIBC TORCH_BACKEND',
      harmless: 'any',
      reason: 'which of the same releases are considered',
    },
    {
      names: 'RESOLUTION PRERELEASE PRERELEASE_PACKAGE EXCLUDE_NEWER EXCLUDE_NEWER_PACKAGE',
      harmless: 'newest release',
      kind: 'path',
      reason: reasons.release,
    },
    { names: 'PYTHON', harmless: 'free word', kind: 'path', reason: 'which interpreter is used' },
    { names: 'CACHE_DIR PYTHON_CACHE_DIR', harmless: 'outside', reason: reasons.cache },
    {
      names: `TOOL_DIR TOOL_BIN_DIR PYTHON_INSTALL_DIR PYTHON_BIN_DIR CREDENTIALS_DIR INSTALL_DIR
        UNMANAGED_INSTALL
        PROJECT_ENVIRONMENT`,
      harmless: 'outside',
      kind: 'path',
      reason: reasons.home,
    },
    {
      names: 'PROJECT WORKING_DIR WORKING_DIRECTORY ENV_FILE',
      harmless: 'none',
      kind: 'path',
      reason: 'where and how it works',
    },
    {
      names: 'DEFAULT_INDEX INDEX_URL INDEX',
      harmless: 'default registry',
      reason: reasons.registry,
    },
    { names: 'NO_PROXY', harmless: 'any', reason: 'what is asked for without a proxy' },
    {
      names: 'HTTP_PROXY HTTPS_PROXY ALL_PROXY',
      harmless: 'none',
      connection: 'proxy',
      reason: reasons.way,
    },
    { names: 'INSECURE_HOST', harmless: 'none', connection: 'trust', reason: reasons.certificates },
  ],
};

const pip: VariableSpace = {
  readers: ['pip'],
  prefixes: ['PIP_'],
  kind: 'registry',
  variables: [
    {
      names: `PROGRESS_BAR QUIET VERBOSE NO_COLOR NO_WARN_* NO_PYTHON_VERSION_WARNING DEBUG`,
      harmless: 'any',
      reason: reasons.output,
    },
    { names: 'VERSION', harmless: 'any', reason: reasons.image },
    {
      names: 'DISABLE_PIP_VERSION_CHECK NO_INPUT ROOT_USER_ACTION',
      harmless: 'any',
      reason: 'what it asks and warns of',
    },
    { names: 'DEFAULT_TIMEOUT TIMEOUT RETRIES', harmless: 'any', reason: reasons.network },
    {
      names: `NO_CACHE_DIR REQUIRE_VIRTUALENV BREAK_SYSTEM_PACKAGES PREFER_BINARY ONLY_BINARY NO_BINARY
        NO_COMPILE NO_CLEAN NO_DEPS USE_PEP517 USE_FEATURE USE_DEPRECATED USER UPGRADE
        UPGRADE_STRATEGY REQUIRE_HASHES EXISTS_ACTION KEYRING_PROVIDER`,
      harmless: 'any',
      reason: 'where and how it installs',
    },
    { names: 'PRE', harmless: 'newest release', kind: 'path', reason: reasons.release },
    { names: 'CACHE_DIR LOG', harmless: 'outside', reason: reasons.cache },
    { names: 'INDEX_URL', harmless: 'default registry', reason: reasons.registry },
    { names: 'PROXY', harmless: 'none', connection: 'proxy', reason: reasons.way },
    { names: 'CERT', harmless: 'outside', connection: 'trust', reason: reasons.certificates },
    { names: 'TRUSTED_HOST', harmless: 'none', connection: 'trust', reason: reasons.certificates },
  ],
};

const pipx: VariableSpace = {
  readers: ['pipx'],
  prefixes: ['PIPX_'],
  kind: 'registry',
  variables: [
    {
      names: 'USE_EMOJI FETCH_MISSING_PYTHON FETCH_PYTHON VERSION',
      harmless: 'any',
      reason: 'what is printed, and where Python comes from',
    },
    {
      names: 'HOME BIN_DIR MAN_DIR SHARED_LIBS GLOBAL_HOME GLOBAL_BIN_DIR GLOBAL_MAN_DIR',
      harmless: 'outside',
      reason: reasons.home,
    },
    {
      names: 'DEFAULT_PYTHON DEFAULT_BACKEND',
      harmless: 'free word',
      reason: 'which interpreter and which installer are used',
    },
    { names: 'COOLDOWN', harmless: 'newest release', kind: 'path', reason: reasons.release },
  ],
};

const python: VariableSpace = {
  readers: ['python'],
  prefixes: ['PYTHON'],
  kind: 'loader',
  variables: [
    {
      names: `UTF8 UNBUFFERED IOENCODING COERCECLOCALE LEGACYWINDOWS*`,
      harmless: 'any',
      reason: 'how text is read and written',
    },
    {
      names: 'NOUSERSITE SAFEPATH DONTWRITEBYTECODE',
      harmless: 'any',
      reason: 'what is not loaded or written',
    },
    {
      names: `HASHSEED FAULTHANDLER OPTIMIZE DEVMODE VERBOSE
        TRACEMALLOC ASYNCIODEBUG MALLOC MALLOCSTATS INTMAXSTRDIGITS
        NODEBUGRANGES PROFILEIMPORTTIME DEBUG DUMPREFS CASEOK`,
      harmless: 'any',
      reason: 'checks and limits of the interpreter',
    },
    { names: 'WARNINGS', harmless: 'no dot', reason: 'a category with a dot in it is imported' },
    { names: 'PYCACHEPREFIX', harmless: 'outside', reason: reasons.cache },
    { names: 'USERBASE', harmless: 'outside', reason: reasons.home },
    { names: 'HTTPSVERIFY', harmless: 'on', connection: 'trust', reason: reasons.certificates },
  ],
};

const pyenv: VariableSpace = {
  readers: ['pyenv'],
  prefixes: ['PYENV_'],
  kind: 'path',
  variables: [
    {
      names: 'DEBUG VIRTUALENV_DISABLE_PROMPT VIRTUALENV_VERBOSE_ACTIVATE',
      harmless: 'any',
      reason: reasons.output,
    },
    { names: 'ROOT', harmless: 'outside', reason: reasons.home },
    { names: 'VERSION', harmless: 'free word', reason: 'which interpreter is used' },
  ],
};

/** The spaces of Python’s programs. */
export const pythonSpaces: readonly VariableSpace[] = [uv, pip, pipx, python, pyenv];
