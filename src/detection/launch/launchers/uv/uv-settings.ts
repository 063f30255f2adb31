import { reasons, row, space } from '../../variables/space.ts';

/** Sources: uv's references for settings and environment variables, and its help output. */
export const uvSettings = space(['uv'], ['UV_'], 'registry', [
  row('any', reasons.output)`--no-progress NO_WRAP --show-resolution HIDE_BUILD_OUTPUT LOG_CONTEXT
    -q|--quiet -v|--verbose --color= --no-color`,
  row('any', reasons.image)`VERSION`,
  row('any', reasons.network)`HTTP_TIMEOUT REQUEST_TIMEOUT HTTP_CONNECT_TIMEOUT HTTP_RETRIES
    CONCURRENT_* --offline UPLOAD_HTTP_TIMEOUT LOCK_TIMEOUT NO_GITHUB_FAST_PATH CHECK_URL
    INDEX_CACHE_CONTROL INDEX_IGNORE_ERROR_CODES`,
  row('any', reasons.credentials)`INDEX_*_USERNAME INDEX_*_PASSWORD INDEX_AUTHENTICATE PUBLISH_*
    INDEX_PUBLISH_URL TRUSTED_PUBLISHING GITHUB_TOKEN NO_HF_TOKEN --keyring-provider=`,
  row('any', 'determines how files are written')`--link-mode= --compile-bytecode COMPILE_BYTECODE*
    -n|--no-cache STACK_SIZE ADD_BOUNDS VENV_CLEAR VENV_SEED VENV_RELOCATABLE
    NO_INSTALLER_METADATA NO_MODIFY_PATH --no-editable-package= NO_EDITABLE* --editable
    BREAK_SYSTEM_PACKAGES INIT_BUILD_BACKEND --lfs GIT_LFS --preview --preview-features=
    CUSTOM_COMPILE_COMMAND OUTPUT_FILE EMIT_* NO_EMIT_* NO_STRIP_* NO_HEADER NO_ANNOTATE
    ANNOTATION_STYLE GENERATE_HASHES UNIVERSAL --reinstall --reinstall-package= REINSTALL*
    --refresh --refresh-package= REFRESH* AUDIT`,
  row(
    'any',
    'determines which of the machine’s interpreters is used',
  )`SYSTEM_PYTHON SYSTEM PYTHON_DOWNLOADS
    --no-python-downloads --allow-python-downloads --python-fetch= --python-preference=
    --managed-python PYTHON_INSTALL_BIN PYTHON_INSTALL_REGISTRY PYTHON_VERSION
    --python-platform=`,
  row('any', "uses the machine's certificates")`--native-tls --system-certs`,
  row(
    'any',
    'restricts what uv reads, builds or accepts',
  )`--no-config --no-env-file --frozen --locked
    --no-sync NO_BUILD --build --no-build-package= --no-binary-package= NO_BINARY* --binary
    --no-index --no-sources --no-sources-package= NO_SOURCES* REQUIRE_HASHES
    --require-build-hashes VERIFY_HASHES --isolated --no-project STRICT REQUIRED_VERSION
    ALLOW_EMPTY_REQUIREMENTS`,
  row('any', reasons.selection)`NO_DEV --dev
    --only-dev --no-default-groups DEFAULT_GROUPS --group= --no-group= --only-group= --all-groups
    --extra= --no-extra= --all-extras --all-packages --active --exact --inexact NO_INSTALL_*
    NO_DEPS DEV_DEPENDENCIES DEPENDENCY_GROUPS DEPENDENCY_METADATA CONFLICTS ENVIRONMENTS
    REQUIRED_ENVIRONMENTS SOURCES WORKSPACE PACKAGE MANAGED BUILD_BACKEND CACHE_KEYS`,
  row('any', 'selects among the releases that the launch allows')`--fork-strategy= --index-strategy=
    INDEX_NAME INDEX_EXPLICIT INDEX_DEFAULT INDEX_FORMAT INDEX_EXCLUDE_NEWER LIBC --torch-backend=
    -U|--upgrade -P|--upgrade-package= --upgrade-group= UPGRADE*`,
  row('newest release', reasons.release, { kind: 'path' })`--resolution= --prerelease= --pre
    --prerelease-package= --exclude-newer= --exclude-newer-package=`,
  row('none', 'determines which packages are replaced and how packages are built')`--config-file=
    -c|--constraints= -b|--build-constraints= --overrides= -C|--config-setting=
    --config-settings-package= --no-build-isolation-package=`,
  row('on', 'determines what a build can load', { kind: 'path' })`--build-isolation`,
  row('none', 'installs additional packages', { kind: 'path' })`--with-editable=
    --with-requirements=`,
  row('free word', reasons.interpreter, { kind: 'path' })`-p|--python=`,
  row('outside', reasons.cache)`--cache-dir= PYTHON_CACHE_DIR`,
  row('outside', reasons.home, { kind: 'path' })`TOOL_DIR TOOL_BIN_DIR PYTHON_INSTALL_DIR
    PYTHON_BIN_DIR CREDENTIALS_DIR INSTALL_DIR UNMANAGED_INSTALL PROJECT_ENVIRONMENT`,
  row('read as an option', 'sets the project, folder or variables file that uv uses', {
    kind: 'path',
  })`PROJECT WORKING_DIR
    WORKING_DIRECTORY ENV_FILE`,
  row('default registry', reasons.registry)`--default-index= -i|--index-url= --index=
    --extra-index-url= -f|--find-links=`,
  row('any', 'lists the hosts that uv reaches without a proxy')`NO_PROXY`,
  row('none', reasons.way)`HTTP_PROXY HTTPS_PROXY ALL_PROXY`,
  row('none', reasons.certificates)`INSECURE_HOST --allow-insecure-host=`,
]);
