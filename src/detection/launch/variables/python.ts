import { named, reasons, type VariableSpace } from './space.ts';

/** Of uv. Sources: its references of settings and of variables, and its help. */
export const uvSettings: VariableSpace = {
  readers: ['uv'],
  prefixes: ['UV_'],
  kind: 'registry',
  variables: [
    named(
      `--no-progress NO_WRAP --show-resolution HIDE_BUILD_OUTPUT LOG_CONTEXT -q|--quiet
        -v|--verbose --color= --no-color`,
      'any',
      reasons.output,
    ),
    named('VERSION', 'any', reasons.image),
    named(
      `HTTP_TIMEOUT REQUEST_TIMEOUT HTTP_CONNECT_TIMEOUT HTTP_RETRIES CONCURRENT_* --offline
        UPLOAD_HTTP_TIMEOUT LOCK_TIMEOUT NO_GITHUB_FAST_PATH CHECK_URL INDEX_CACHE_CONTROL
        INDEX_IGNORE_ERROR_CODES`,
      'any',
      reasons.network,
    ),
    named(
      `INDEX_*_USERNAME INDEX_*_PASSWORD INDEX_AUTHENTICATE PUBLISH_* INDEX_PUBLISH_URL
        TRUSTED_PUBLISHING GITHUB_TOKEN NO_HF_TOKEN --keyring-provider=`,
      'any',
      reasons.credentials,
    ),
    named(
      `--link-mode= --compile-bytecode COMPILE_BYTECODE* -n|--no-cache STACK_SIZE ADD_BOUNDS
        VENV_CLEAR VENV_SEED VENV_RELOCATABLE NO_INSTALLER_METADATA NO_MODIFY_PATH
        --no-editable-package= NO_EDITABLE* --editable BREAK_SYSTEM_PACKAGES INIT_BUILD_BACKEND
        --lfs GIT_LFS --preview --preview-features= CUSTOM_COMPILE_COMMAND OUTPUT_FILE EMIT_* NO_EMIT_*
        NO_STRIP_* NO_HEADER NO_ANNOTATE ANNOTATION_STYLE GENERATE_HASHES UNIVERSAL --reinstall
        --reinstall-package= REINSTALL* --refresh --refresh-package= REFRESH* AUDIT`,
      'any',
      'how files are written',
    ),
    named(
      `SYSTEM_PYTHON SYSTEM PYTHON_DOWNLOADS --no-python-downloads --allow-python-downloads
        --python-fetch= --python-preference= --managed-python PYTHON_INSTALL_BIN
        PYTHON_INSTALL_REGISTRY PYTHON_VERSION --python-platform=`,
      'any',
      'which of the machine’s interpreters is used',
    ),
    named('--native-tls --system-certs', 'any', 'the certificates of the machine'),
    named(
      `--no-config --no-env-file --frozen --locked --no-sync NO_BUILD --build --no-build-package=
        --no-binary-package= NO_BINARY* --binary --no-index --no-sources --no-sources-package=
        NO_SOURCES* REQUIRE_HASHES --require-build-hashes VERIFY_HASHES --isolated --no-project
        STRICT REQUIRED_VERSION ALLOW_EMPTY_REQUIREMENTS`,
      'any',
      'what is not read, made or accepted',
    ),
    named(
      `NO_DEV --dev --only-dev --no-default-groups DEFAULT_GROUPS --group= --no-group=
        --only-group= --all-groups --extra= --no-extra= --all-extras --all-packages --active --exact
        --inexact NO_INSTALL_* NO_DEPS DEV_DEPENDENCIES DEPENDENCY_GROUPS DEPENDENCY_METADATA
        CONFLICTS ENVIRONMENTS REQUIRED_ENVIRONMENTS SOURCES WORKSPACE PACKAGE MANAGED BUILD_BACKEND
        CACHE_KEYS`,
      'any',
      'what of a project is installed, as its lockfile and manifest say',
    ),
    named(
      `--fork-strategy= --index-strategy= INDEX_NAME INDEX_EXPLICIT INDEX_DEFAULT INDEX_FORMAT
        INDEX_EXCLUDE_NEWER LIBC --torch-backend= -U|--upgrade -P|--upgrade-package=
        --upgrade-group= UPGRADE*`,
      'any',
      'which of the same releases are considered',
    ),
    named(
      `--resolution= --prerelease= --pre --prerelease-package= --exclude-newer=
        --exclude-newer-package=`,
      'newest release',
      reasons.release,
      { kind: 'path' },
    ),
    named(
      `--config-file= -c|--constraints= -b|--build-constraints= --overrides= -C|--config-setting=
        --config-settings-package= --no-build-isolation-package=`,
      'none',
      'what is fetched in place of what, and how it is built',
    ),
    named('--build-isolation', 'on', 'what a build may load', { kind: 'path' }),
    named('--with-editable= --with-requirements=', 'none', 'what is installed beside', {
      kind: 'path',
    }),
    named('-p|--python=', 'free word', 'which interpreter is used', { kind: 'path' }),
    named('--cache-dir= PYTHON_CACHE_DIR', 'outside', reasons.cache),
    named(
      `TOOL_DIR TOOL_BIN_DIR PYTHON_INSTALL_DIR PYTHON_BIN_DIR CREDENTIALS_DIR INSTALL_DIR
        UNMANAGED_INSTALL PROJECT_ENVIRONMENT`,
      'outside',
      reasons.home,
      { kind: 'path' },
    ),
    named(
      'PROJECT WORKING_DIR WORKING_DIRECTORY ENV_FILE',
      'read as an option',
      'where and how it works',
      {
        kind: 'path',
      },
    ),
    named(
      '--default-index= -i|--index-url= --index= --extra-index-url= -f|--find-links=',
      'default registry',
      reasons.registry,
    ),
    named('NO_PROXY', 'any', 'what is asked for without a proxy'),
    named('HTTP_PROXY HTTPS_PROXY ALL_PROXY', 'none', reasons.way, { connection: 'proxy' }),
    named('INSECURE_HOST --allow-insecure-host=', 'none', reasons.certificates, {
      connection: 'trust',
    }),
  ],
};

const pip: VariableSpace = {
  readers: ['pip'],
  prefixes: ['PIP_'],
  kind: 'registry',
  variables: [
    named(
      'PROGRESS_BAR QUIET VERBOSE NO_COLOR NO_WARN_* NO_PYTHON_VERSION_WARNING DEBUG',
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
    named('INDEX_URL EXTRA_INDEX_URL FIND_LINKS', 'default registry', reasons.registry),
    named('PROXY', 'none', reasons.way, { connection: 'proxy' }),
    named('CERT', 'outside', reasons.certificates, { connection: 'trust' }),
    named('TRUSTED_HOST', 'none', reasons.certificates, { connection: 'trust' }),
  ],
};

export const pipxSettings: VariableSpace = {
  readers: ['pipx'],
  prefixes: ['PIPX_'],
  kind: 'registry',
  variables: [
    named(
      `--fetch-missing-python --fetch-python= VERSION --system-site-packages --global
        --skip-maintenance --no-cache --refresh --no-path-check --pypackages -e|--editable`,
      'any',
      'where Python comes from, and what is kept',
    ),
    named('USE_EMOJI -q|--quiet -v|--verbose', 'any', reasons.output),
    // They may start another module.
    named('--python-args=', 'none', 'what Python loads first', { kind: 'loader' }),
    named(
      'HOME BIN_DIR MAN_DIR SHARED_LIBS GLOBAL_HOME GLOBAL_BIN_DIR GLOBAL_MAN_DIR',
      'outside',
      reasons.home,
    ),
    named(
      'DEFAULT_PYTHON --python= DEFAULT_BACKEND --backend=',
      'free word',
      'which interpreter and which installer are used',
    ),
    named('-i|--index-url=', 'default registry', reasons.registry),
    named('--path --pip-args=', 'none', reasons.registry),
    named('--cooldown=', 'newest release', reasons.release, { kind: 'path' }),
  ],
};

const python: VariableSpace = {
  readers: ['python'],
  prefixes: ['PYTHON'],
  kind: 'loader',
  variables: [
    named(
      'UTF8 UNBUFFERED IOENCODING COERCECLOCALE LEGACYWINDOWS*',
      'any',
      'how text is read and written',
    ),
    named('NOUSERSITE SAFEPATH DONTWRITEBYTECODE', 'any', 'what is not loaded or written'),
    named(
      `HASHSEED FAULTHANDLER OPTIMIZE DEVMODE VERBOSE TRACEMALLOC ASYNCIODEBUG MALLOC MALLOCSTATS
        INTMAXSTRDIGITS NODEBUGRANGES PROFILEIMPORTTIME DEBUG DUMPREFS CASEOK`,
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
export const pythonSpaces: readonly VariableSpace[] = [
  uvSettings,
  pip,
  pipxSettings,
  python,
  pyenv,
];
