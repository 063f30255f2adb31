import { named, reasons, type VariableSpace } from './space.ts';

const uv: VariableSpace = {
  readers: ['uv'],
  prefixes: ['UV_'],
  kind: 'registry',
  variables: [
    named(
      `NO_PROGRESS NO_WRAP SHOW_RESOLUTION HIDE_BUILD_OUTPUT LOG_CONTEXT PREVIEW
        PREVIEW_FEATURES CUSTOM_COMPILE_COMMAND`,
      'any',
      reasons.output,
    ),
    named('VERSION', 'any', reasons.image),
    named(
      `HTTP_TIMEOUT REQUEST_TIMEOUT HTTP_CONNECT_TIMEOUT HTTP_RETRIES CONCURRENT_* OFFLINE
        UPLOAD_HTTP_TIMEOUT LOCK_TIMEOUT NO_GITHUB_FAST_PATH`,
      'any',
      reasons.network,
    ),
    named(
      'INDEX_*_USERNAME INDEX_*_PASSWORD PUBLISH_* GITHUB_TOKEN NO_HF_TOKEN KEYRING_PROVIDER',
      'any',
      reasons.credentials,
    ),
    named(
      `LINK_MODE COMPILE_BYTECODE* NO_CACHE STACK_SIZE ADD_BOUNDS VENV_CLEAR VENV_SEED
        VENV_RELOCATABLE NO_INSTALLER_METADATA NO_MODIFY_PATH NO_EDITABLE BREAK_SYSTEM_PACKAGES
        INIT_BUILD_BACKEND GIT_LFS`,
      'any',
      'how files are written',
    ),
    named(
      `SYSTEM_PYTHON PYTHON_DOWNLOADS PYTHON_PREFERENCE MANAGED_PYTHON NO_MANAGED_PYTHON
        PYTHON_INSTALL_BIN PYTHON_INSTALL_REGISTRY`,
      'any',
      'which of the machine’s interpreters is used',
    ),
    named('NATIVE_TLS SYSTEM_CERTS', 'any', 'the certificates of the machine'),
    named(
      `NO_CONFIG NO_ENV_FILE FROZEN LOCKED NO_SYNC NO_DEV NO_BUILD NO_BUILD_PACKAGE NO_BINARY*
        NO_DEFAULT_GROUPS NO_GROUP NO_INSTALL_* NO_INDEX NO_SOURCES REQUIRE_HASHES VERIFY_HASHES
        ISOLATED`,
      'any',
      'what is not read, made or accepted',
    ),
    named(
      'FORK_STRATEGY INDEX_STRATEGY LIBC TORCH_BACKEND',
      'any',
      'which of the same releases are considered',
    ),
    named(
      'RESOLUTION PRERELEASE PRERELEASE_PACKAGE EXCLUDE_NEWER EXCLUDE_NEWER_PACKAGE',
      'newest release',
      reasons.release,
      { kind: 'path' },
    ),
    named('PYTHON', 'free word', 'which interpreter is used', { kind: 'path' }),
    named('CACHE_DIR PYTHON_CACHE_DIR', 'outside', reasons.cache),
    named(
      `TOOL_DIR TOOL_BIN_DIR PYTHON_INSTALL_DIR PYTHON_BIN_DIR CREDENTIALS_DIR INSTALL_DIR
        UNMANAGED_INSTALL
        PROJECT_ENVIRONMENT`,
      'outside',
      reasons.home,
      { kind: 'path' },
    ),
    named('PROJECT WORKING_DIR WORKING_DIRECTORY ENV_FILE', 'none', 'where and how it works', {
      kind: 'path',
    }),
    named('DEFAULT_INDEX INDEX_URL INDEX', 'default registry', reasons.registry),
    named('NO_PROXY', 'any', 'what is asked for without a proxy'),
    named('HTTP_PROXY HTTPS_PROXY ALL_PROXY', 'none', reasons.way, { connection: 'proxy' }),
    named('INSECURE_HOST', 'none', reasons.certificates, { connection: 'trust' }),
  ],
};

const pip: VariableSpace = {
  readers: ['pip'],
  prefixes: ['PIP_'],
  kind: 'registry',
  variables: [
    named(
      `PROGRESS_BAR QUIET VERBOSE NO_COLOR NO_WARN_* NO_PYTHON_VERSION_WARNING DEBUG`,
      'any',
      reasons.output,
    ),
    named('VERSION', 'any', reasons.image),
    named(
      'DISABLE_PIP_VERSION_CHECK NO_INPUT ROOT_USER_ACTION',
      'any',
      'what it asks and warns of',
    ),
    named('DEFAULT_TIMEOUT TIMEOUT RETRIES', 'any', reasons.network),
    named(
      `NO_CACHE_DIR REQUIRE_VIRTUALENV BREAK_SYSTEM_PACKAGES PREFER_BINARY ONLY_BINARY NO_BINARY
        NO_COMPILE NO_CLEAN NO_DEPS USE_PEP517 USE_FEATURE USE_DEPRECATED USER UPGRADE
        UPGRADE_STRATEGY REQUIRE_HASHES EXISTS_ACTION KEYRING_PROVIDER`,
      'any',
      'where and how it installs',
    ),
    named('PRE', 'newest release', reasons.release, { kind: 'path' }),
    named('CACHE_DIR LOG', 'outside', reasons.cache),
    named('INDEX_URL', 'default registry', reasons.registry),
    named('PROXY', 'none', reasons.way, { connection: 'proxy' }),
    named('CERT', 'outside', reasons.certificates, { connection: 'trust' }),
    named('TRUSTED_HOST', 'none', reasons.certificates, { connection: 'trust' }),
  ],
};

const pipx: VariableSpace = {
  readers: ['pipx'],
  prefixes: ['PIPX_'],
  kind: 'registry',
  variables: [
    named(
      'USE_EMOJI FETCH_MISSING_PYTHON FETCH_PYTHON VERSION',
      'any',
      'what is printed, and where Python comes from',
    ),
    named(
      'HOME BIN_DIR MAN_DIR SHARED_LIBS GLOBAL_HOME GLOBAL_BIN_DIR GLOBAL_MAN_DIR',
      'outside',
      reasons.home,
    ),
    named(
      'DEFAULT_PYTHON DEFAULT_BACKEND',
      'free word',
      'which interpreter and which installer are used',
    ),
    named('COOLDOWN', 'newest release', reasons.release, { kind: 'path' }),
  ],
};

const python: VariableSpace = {
  readers: ['python'],
  prefixes: ['PYTHON'],
  kind: 'loader',
  variables: [
    named(
      `UTF8 UNBUFFERED IOENCODING COERCECLOCALE LEGACYWINDOWS*`,
      'any',
      'how text is read and written',
    ),
    named('NOUSERSITE SAFEPATH DONTWRITEBYTECODE', 'any', 'what is not loaded or written'),
    named(
      `HASHSEED FAULTHANDLER OPTIMIZE DEVMODE VERBOSE
        TRACEMALLOC ASYNCIODEBUG MALLOC MALLOCSTATS INTMAXSTRDIGITS
        NODEBUGRANGES PROFILEIMPORTTIME DEBUG DUMPREFS CASEOK`,
      'any',
      'checks and limits of the interpreter',
    ),
    named('WARNINGS', 'no dot', 'a category with a dot in it is imported'),
    named('PYCACHEPREFIX', 'outside', reasons.cache),
    named('USERBASE', 'outside', reasons.home),
    named('HTTPSVERIFY', 'on', reasons.certificates, { connection: 'trust' }),
  ],
};

const pyenv: VariableSpace = {
  readers: ['pyenv'],
  prefixes: ['PYENV_'],
  kind: 'path',
  variables: [
    named('DEBUG VIRTUALENV_DISABLE_PROMPT VIRTUALENV_VERBOSE_ACTIVATE', 'any', reasons.output),
    named('ROOT', 'outside', reasons.home),
    named('VERSION', 'free word', 'which interpreter is used'),
  ],
};

/** The spaces of Python’s programs. */
export const pythonSpaces: readonly VariableSpace[] = [uv, pip, pipx, python, pyenv];
