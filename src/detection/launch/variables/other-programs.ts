import { reasons, row, space, type VariableSpace } from './space.ts';

declare module '../ambient-inputs.ts' {
  interface EnvConsumerNames {
    readonly corepack: true;
    readonly pip: true;
    readonly pyenv: true;
    readonly git: true;
  }
}

/* Programs that start no servers themselves but take part in launches by several launchers. */

const corepack = space(['corepack'], ['COREPACK_'], 'registry', [
  row(
    'any',
    'determines whether Corepack prompts, edits package.json, and follows the project’s settings',
  )`
    ENABLE_DOWNLOAD_PROMPT ENABLE_AUTO_PIN ENABLE_STRICT ENABLE_PROJECT_SPEC ENABLE_NETWORK
    DEFAULT_TO_LATEST`,
  row('none', 'determines whose signatures are trusted', { countsEmpty: true })`INTEGRITY_KEYS`,
  row('any', reasons.credentials)`NPM_TOKEN NPM_USERNAME NPM_PASSWORD`,
  row('outside', reasons.cache)`HOME ROOT`,
  row('default registry', reasons.registry)`NPM_REGISTRY`,
]);

const pip = space(['pip'], ['PIP_'], 'registry', [
  row('any', reasons.output)`PROGRESS_BAR QUIET VERBOSE NO_COLOR NO_WARN_*
    NO_PYTHON_VERSION_WARNING DEBUG`,
  row('any', reasons.image)`VERSION`,
  row(
    'any',
    'determines when pip prompts and warns',
  )`DISABLE_PIP_VERSION_CHECK NO_INPUT ROOT_USER_ACTION`,
  row('any', reasons.network)`DEFAULT_TIMEOUT TIMEOUT RETRIES`,
  row(
    'any',
    'determines where and how pip installs',
  )`NO_CACHE_DIR REQUIRE_VIRTUALENV BREAK_SYSTEM_PACKAGES
    PREFER_BINARY ONLY_BINARY NO_BINARY NO_COMPILE NO_CLEAN NO_DEPS USE_PEP517 USE_FEATURE
    USE_DEPRECATED USER UPGRADE UPGRADE_STRATEGY REQUIRE_HASHES EXISTS_ACTION KEYRING_PROVIDER`,
  row('newest release', reasons.release, { kind: 'path' })`PRE`,
  row('outside', reasons.cache)`CACHE_DIR LOG`,
  row('default registry', reasons.registry)`INDEX_URL EXTRA_INDEX_URL FIND_LINKS`,
  row('none', reasons.way)`PROXY`,
  row('outside', reasons.certificates)`CERT`,
  row('none', reasons.certificates)`TRUSTED_HOST`,
]);

const pyenv = space(['pyenv'], ['PYENV_'], 'path', [
  row('any', reasons.output)`DEBUG VIRTUALENV_DISABLE_PROMPT VIRTUALENV_VERBOSE_ACTIVATE`,
  row('outside', reasons.home)`ROOT`,
  row('free word', reasons.interpreter)`VERSION`,
]);

const git = space(['git'], null, 'path', [
  row(
    'none',
    'determines which programs fetch a repository, and from where',
  )`GIT_SSH GIT_SSH_COMMAND
    GIT_ASKPASS GIT_EXEC_PATH GIT_TEMPLATE_DIR GIT_DIR GIT_WORK_TREE GIT_COMMON_DIR
    GIT_OBJECT_DIRECTORY GIT_ALTERNATE_* GIT_PROXY_COMMAND GIT_EXTERNAL_DIFF GIT_CONFIG*`,
  row('outside', reasons.certificates)`GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_SSL_CERT GIT_SSL_KEY`,
  row('none', reasons.certificates, { countsEmpty: true })`GIT_SSL_*`,
]);

export const otherPrograms: readonly VariableSpace[] = [corepack, pip, pyenv, git];
