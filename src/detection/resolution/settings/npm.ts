import { wordList } from '../../launch/word-list.ts';
import { isInScope, isOfTree, type Judge, registryKind } from './format.ts';

/** The keys are those of `npm_config_…`; a variable in one may make any key of it. */
export const npmrcJudge: Judge = ({ key }) => {
  if (key.includes('${')) return 'registry';
  // A program that makes a token is started to do so.
  return /tokenhelper$/i.test(key) ? 'path' : { variable: `npm_config_${key}` };
};

/** Settings of `.yarnrc.yml` that change nothing about which code is fetched or run. */
const harmlessForYarn =
  /^(?:approvedGitRepositories|cacheMigrationMode|catalogs?|changeset\w*|clonePnpmVersion|compressionLevel|constraints\w*|cacheFolder|default\w+|deferredVersionFolder|enable(?!StrictSsl$)\w+|httpRetry|httpTimeout|httpProxy|httpsProxy|httpsCertFilePath|httpsKeyFilePath|ignorePath|immutablePatterns|init\w+|installStatePath|lastUpdateCheck|logFilters|networkConcurrency|networkSettings|nm\w+|nodeLinker|npm(?:Always)?Auth\w*|npmAudit\w+|npmMinimalAgeGate|npmPreapprovedPackages|npmPublish\w+|packageExtensions|patchFolder|pnp\w+|preferAggregateCacheInfo|preferDeferredVersions|preferInteractive|preferReuse|preferTruncatedLines|progressBarStyle|supportedArchitectures|taskPool\w+|telemetry\w+|treeshake|tsEnableAutoTypes|winLinkType|workspaceNames)(?:\.|$)/;

export const yarnrcYmlJudge: Judge = ({ key, value }, of) => {
  const { name } = of;
  if (key === 'npmRegistryServer') return registryKind(value);
  const [, scope, ofScope] = /^npmScopes\.([^.]+)\.(\w+)$/.exec(key) ?? [];
  if (scope !== undefined) {
    return ofScope === 'npmRegistryServer' && isInScope(scope, name) ? registryKind(value) : null;
  }
  if (/^npmRegistries\./.test(key)) return null;
  // Releases and plugins of Yarn itself are committed by many; any other program is not Yarn's.
  if (key === 'yarnPath') return isRelease(value) ? { toolProgram: value } : 'path';
  if (/^plugins\.spec$|^plugins\.checksum$/.test(key)) return null;
  if (/^plugins(?:\.path)?$/.test(key)) {
    return /^(?:\.\/)?\.yarn\/plugins\/@yarnpkg\/plugin-[\w-]+\.cjs$/.test(value)
      ? { toolProgram: value }
      : 'loader';
  }
  if (key === 'checksumBehavior') return value === 'throw' ? null : 'registry';
  if (key === 'enableStrictSsl') return value === 'true' ? null : 'registry';
  if (key.startsWith('injectEnvironmentFiles')) return null;
  if (harmlessForYarn.test(key)) return null;
  return /(?:Folder|Path)$/.test(key) && !isOfTree(value, of) ? null : 'registry';
};

const isRelease = (path: string): boolean =>
  /^(?:\.\/)?\.yarn\/releases\/yarn-[\w.-]+\.[cm]?js$/.test(path);

/** Yarn 1. */
export const yarnrcJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (key === 'yarn-path') return isRelease(value) ? { toolProgram: value } : 'path';
  if (
    /^(?:lastUpdateCheck|version-.*|disable-self-update-check|workspaces-experimental)$/.test(key)
  ) {
    return null;
  }
  if (key.startsWith('--')) {
    const isQuiet =
      /\.(?:frozen-lockfile|ignore-\w+|silent|non-interactive|pure-lockfile|production|check-files|no-progress|network-timeout|network-concurrency|emoji|verbose|har|prefer-offline|offline)$/;
    return isQuiet.test(key) ? null : 'path';
  }
  return npmrcJudge(setting, of);
};

/** Settings that concern the packages of a project: they count where its lockfile and manifest are read. */
const ofProject = new Set(
  wordList(`
  allowBuilds allowedDeprecatedVersions auditConfig catalog catalogs executionEnv overrides
  packageExtensions packages patchedDependencies patchesDir peerDependencyRules
  supportedArchitectures updateConfig
`),
);

export const pnpmWorkspaceJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  const scope = /^registries\.(@[^.]+)$/.exec(key)?.[1];
  if (scope !== undefined) return isInScope(scope, of.name) ? registryKind(value) : null;
  if (key === 'registries.default') return registryKind(value);
  // The settings of .npmrc in another spelling; what is below a key belongs to it.
  const [top = ''] = key.split('.');
  const spelled = top.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (ofProject.has(top)) return null;
  if (/^(?:config-dependencies|pnpmfile|global-pnpmfile|node-download-mirrors)$/.test(spelled)) {
    return 'loader';
  }
  return npmrcJudge({ ...setting, key: spelled }, of);
};

/** The settings of `bunfig.toml` that concern a program that Bun runs. */
export const bunProgramJudge: Judge = ({ key, value }) => {
  if (key === 'run.shell') return /^(?:bun|system)$/.test(value) ? null : 'path';
  return /^(?:preload|define|loader|serve\.static\.plugins)(?:\.|$)/.test(key) ? 'loader' : null;
};

const harmlessForBun =
  /^(?:logLevel|smol|telemetry|jsx\w*|env|console|test|debug|serve|run|install\.(?:auto|dev|exact|dryRun|frozenLockfile|globalStore|hoistPattern|ignoreScripts|linker|linkWorkspacePackages|lockfile|logLevel|minimumReleaseAge|minimumReleaseAgeExcludes|optional|peer|prefer|production|publicHoistPattern|saveTextLockfile|concurrentScripts|cache\.disable|cache\.disableManifest))(?:\.|$)/;

export const bunfigJudge: Judge = (setting, of) => {
  const { key, value } = setting;
  if (/^install\.registry(?:\.url)?$/.test(key)) return registryKind(value);
  if (/^install\.registry\.(?:token|username|password)$/.test(key)) return null;
  const scope = /^install\.scopes\.(.+)/.exec(key)?.[1];
  if (scope !== undefined) {
    // The key of an address, or of a part of it behind another dot; a scope may have dots itself.
    const scopes = [scope, scope.slice(0, Math.max(scope.lastIndexOf('.'), 0))];
    return scopes.some((each) => isInScope(each, of.name)) ? 'registry' : null;
  }
  const ofProgram = bunProgramJudge(setting, of);
  if (ofProgram !== null) return ofProgram;
  if (harmlessForBun.test(key)) return null;
  const isPath = /^install\.(?:cache(?:\.dir)?|globalDir|globalBinDir|cafile)$/.test(key);
  return isPath && !isOfTree(value, of) ? null : 'registry';
};

/** The manager that Corepack, or pnpm itself, fetches and runs: a version is one of its releases. */
export const packageManagerJudge: Judge = ({ key, value }) => {
  if (key === 'packageManager') {
    return /^(?:npm|pnpm|yarn|bun)@[\w.-]+(?:\+sha\d+\.[\w+/=-]+)?$/.test(value) ? null : 'path';
  }
  if (/^devEngines\.(?:packageManager|runtime)\.version$/.test(key)) {
    return /[:/\\]/.test(value) ? 'path' : null;
  }
  return null;
};

/** A file that its manager runs before anything else. */
export const codeJudge: Judge = () => 'loader';
