import { reasons, type VariableSpace } from './space.ts';

const uv: VariableSpace = {
  readers: ['uv'],
  prefixes: ['UV_'],
  kind: 'registry',
  variables: [
    { names: 'NO_PROGRESS', harmless: 'any', reason: reasons.output },
    {
      names: `HTTP_TIMEOUT REQUEST_TIMEOUT HTTP_CONNECT_TIMEOUT HTTP_RETRIES CONCURRENT_* OFFLINE`,
      harmless: 'any',
      reason: reasons.network,
    },
    {
      names: 'INDEX_*_USERNAME INDEX_*_PASSWORD PUBLISH_USERNAME PUBLISH_PASSWORD PUBLISH_TOKEN',
      harmless: 'any',
      reason: reasons.credentials,
    },
    {
      names: 'LINK_MODE COMPILE_BYTECODE NO_CACHE STACK_SIZE',
      harmless: 'any',
      reason: 'how files are written',
    },
    {
      names: `SYSTEM_PYTHON PYTHON_DOWNLOADS PYTHON_PREFERENCE MANAGED_PYTHON NO_MANAGED_PYTHON`,
      harmless: 'any',
      reason: 'which of the machine’s interpreters is taken',
    },
    {
      names: 'NATIVE_TLS SYSTEM_CERTS',
      harmless: 'any',
      reason: 'the certificates of the machine',
    },
    {
      names: 'NO_CONFIG NO_ENV_FILE FROZEN LOCKED NO_SYNC NO_DEV NO_BUILD REQUIRE_HASHES',
      harmless: 'any',
      reason: 'what is not read, made or accepted',
    },
    {
      names: 'PYTHON',
      harmless: 'free word',
      kind: 'path',
      reason: 'which interpreter is taken',
    },
    { names: 'CACHE_DIR PYTHON_CACHE_DIR', harmless: 'outside', reason: reasons.cache },
    {
      names: `TOOL_DIR TOOL_BIN_DIR PYTHON_INSTALL_DIR PYTHON_BIN_DIR CREDENTIALS_DIR INSTALL_DIR
        PROJECT_ENVIRONMENT`,
      harmless: 'outside',
      kind: 'path',
      reason: reasons.home,
    },
    {
      names: 'PROJECT WORKING_DIR WORKING_DIRECTORY RESOLUTION ENV_FILE',
      harmless: 'none',
      kind: 'path',
      reason: 'where and how it works',
    },
    {
      names: 'DEFAULT_INDEX INDEX_URL INDEX',
      harmless: 'default registry',
      reason: reasons.registry,
    },
    {
      names: 'HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY',
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
    { names: 'PROGRESS_BAR QUIET NO_COLOR', harmless: 'any', reason: reasons.output },
    {
      names: 'DISABLE_PIP_VERSION_CHECK NO_INPUT ROOT_USER_ACTION',
      harmless: 'any',
      reason: 'what it asks and warns of',
    },
    { names: 'DEFAULT_TIMEOUT TIMEOUT RETRIES', harmless: 'any', reason: reasons.network },
    {
      names: 'NO_CACHE_DIR REQUIRE_VIRTUALENV BREAK_SYSTEM_PACKAGES PREFER_BINARY',
      harmless: 'any',
      reason: 'where and how it installs',
    },
    { names: 'CACHE_DIR', harmless: 'outside', reason: reasons.cache },
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
    { names: 'HOME BIN_DIR MAN_DIR SHARED_LIBS', harmless: 'outside', reason: reasons.home },
    { names: 'DEFAULT_PYTHON', harmless: 'free word', reason: 'which interpreter is taken' },
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
        NODEBUGRANGES`,
      harmless: 'any',
      reason: 'checks and limits of the interpreter',
    },
    {
      names: 'WARNINGS',
      harmless: 'no dot',
      reason: 'a category with a dot in it is imported',
    },
    { names: 'PYCACHEPREFIX', harmless: 'outside', reason: reasons.cache },
    { names: 'USERBASE', harmless: 'outside', reason: reasons.home },
    {
      names: 'HTTPSVERIFY',
      harmless: 'on',
      connection: 'trust',
      reason: reasons.certificates,
    },
  ],
};

const pyenv: VariableSpace = {
  readers: ['pyenv'],
  prefixes: ['PYENV_'],
  kind: 'path',
  variables: [
    { names: 'ROOT', harmless: 'outside', reason: reasons.home },
    { names: 'VERSION', harmless: 'free word', reason: 'which interpreter is taken' },
  ],
};

/** The spaces of Python’s programs. */
export const pythonSpaces: readonly VariableSpace[] = [uv, pip, pipx, python, pyenv];
