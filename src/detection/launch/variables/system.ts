import { reasons, row, space, type VariableSpace } from './space.ts';

/** Of the engines of containers. */
export const containersSettings = space(['docker'], ['CONTAINERS_'], 'path', [
  row('none', reasons.registry)`*CONF CONF_* *_CONF_*`,
  row('any', reasons.output)`DEBUG LOG_LEVEL SYSLOG NOOUT OUT VERSION TLS`,
]);

/** Builds and projects of containers, which no launch of an image takes part in. */
const compose = space(['compose'], ['BUILDKIT_', 'COMPOSE_'], 'registry', []);

const docker = space(['docker'], null, 'path', [
  row('socket', 'the machine that runs containers')`DOCKER_HOST CONTAINER_HOST`,
  row('none', 'the machine that runs containers')`DOCKER_CONTEXT CONTAINER_CONNECTION`,
  row('outside', reasons.home, { kind: 'registry' })`DOCKER_CONFIG DOCKER_CERT_PATH
    REGISTRY_AUTH_FILE`,
  row('none', reasons.registry)`DOCKER_AUTH_CONFIG`,
  row('on', reasons.certificates)`DOCKER_TLS* DOCKER_CONTENT_TRUST`,
  row(['false', '0'], reasons.certificates)`DOCKER_DISABLE_CONTENT_TRUST`,
  row('none', 'which image a name means', { kind: 'registry' })`DOCKER_CONTENT_TRUST_*`,
  row('any', 'for which processor an image is')`DOCKER_DEFAULT_PLATFORM`,
]);

const dotnet = space(['dotnet'], ['DOTNET_', 'CORECLR_', 'COMPlus_'], 'loader', [
  row('any', 'the environment of the application, and which release of .NET suits it')`ENVIRONMENT
    SYSTEM_GLOBALIZATION_INVARIANT ROLL_FORWARD ROLL_FORWARD_* RUNNING_IN_CONTAINER*
    MULTILEVEL_LOOKUP EnableDiagnostics* DbgEnable* SYSTEM_NET_HTTP_* SYSTEM_CONSOLE_*
    SYSTEM_GLOBALIZATION_PREDEFINED_CULTURES_ONLY USE_POLLING_FILE_WATCHER WATCH_*`,
  row('any', reasons.output)`NOLOGO CLI_TELEMETRY_OPTOUT SKIP_FIRST_TIME_EXPERIENCE
    CLI_UI_LANGUAGE GENERATE_ASPNET_CERTIFICATE CLI_WORKLOAD_UPDATE_NOTIFY_DISABLE
    SKIP_WORKLOAD_INTEGRITY_CHECK PRINT_TELEMETRY_MESSAGE ADD_GLOBAL_TOOLS_TO_PATH CLI_VERBOSE`,
  row('any', 'memory, and how code is compiled')`gcServer gcConcurrent GC* Tiered* TC_*
    ReadyToRun`,
  row('any', reasons.image)`VERSION SDK_VERSION`,
  row('outside', reasons.home)`CLI_HOME ROOT* INSTALL_DIR`,
  row('outside', reasons.cache)`BUNDLE_EXTRACT_BASE_DIR`,
]);

const aspnet = space(['dotnet'], null, 'loader', [
  row('none', 'what an application loads first')`ASPNETCORE_HOSTINGSTARTUPASSEMBLIES`,
]);

/** Of NuGet, and of `dnx`, which fetches by it. Sources: the references of `NuGet.config` and of `dotnet tool`. */
export const nugetSettings = space(['dotnet'], ['NUGET_'], 'registry', [
  row('any', reasons.credentials)`API_KEY TOKEN AUTH_TOKEN USERNAME PASSWORD HTTP*_PROXY.*`,
  row('any', reasons.output)`-y|--yes -v|--verbosity=`,
  row('any', reasons.image)`VERSION`,
  row('any', reasons.network)`CERT_REVOCATION_MODE CONCURRENCY_LIMIT ENHANCED_*
    ENABLE_ENHANCED_HTTP_RETRY SHOW_STACK NO_PROXY MAXHTTPREQUESTSPERSOURCE --disable-parallel
    --no-http-cache --ignore-failed-sources --interactive`,
  row('any', 'how packages are unpacked, and which release of .NET suits')`XMLDOC_MODE
    DEPENDENCYVERSION DEFAULTPUSHSOURCE SIGNATUREVALIDATIONMODE UPDATEPACKAGELASTACCESSTIME
    --allow-roll-forward --framework=`,
  row('newest release', reasons.release)`PRERELEASE`,
  row('none', reasons.registry)`--configfile=`,
  row('default registry', reasons.registry)`--source= --add-source=`,
  row('none', reasons.way)`HTTP_PROXY HTTPS_PROXY`,
  row('unoccupied', reasons.cache)`GLOBALPACKAGESFOLDER REPOSITORYPATH FALLBACK_PACKAGES`,
  row('outside', reasons.cache)`PACKAGES HTTP_CACHE_PATH SCRATCH PLUGINS_CACHE_PATH`,
]);

/** The names that `go env` prints. */
const go = space(['go'], null, 'registry', [
  row('none', 'where modules come from, and which programs compile them')`GOPROXY GOSUMDB
    GONOSUMDB GONOPROXY GOPRIVATE GOINSECURE GOENV GOVCS GOAUTH GOWORK GOMOD GOROOT GOBIN GOEXE
    GOTOOLDIR GOCACHEPROG GCCGO GOGCCFLAGS GOEXPERIMENT GODEBUG GOFIPS140 AR CC CXX FC PKG_CONFIG
    CGO_*FLAGS* GOTELEMETRYDIR`,
  row('go flags', 'which programs and files take part', { kind: 'path' })`GOFLAGS`,
  row('free word', 'which release of Go is used')`GOTOOLCHAIN`,
  row('outside', reasons.cache)`GOCACHE GOMODCACHE GOPATH GOTMPDIR`,
]);

const git = space(['git'], null, 'path', [
  row('none', 'which programs fetch a repository, and from where')`GIT_SSH GIT_SSH_COMMAND
    GIT_ASKPASS GIT_EXEC_PATH GIT_TEMPLATE_DIR GIT_DIR GIT_WORK_TREE GIT_COMMON_DIR
    GIT_OBJECT_DIRECTORY GIT_ALTERNATE_* GIT_PROXY_COMMAND GIT_EXTERNAL_DIFF GIT_CONFIG*`,
  row('outside', reasons.certificates)`GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_SSL_CERT GIT_SSL_KEY`,
  row('none', reasons.certificates, { countsEmpty: true })`GIT_SSL_*`,
]);

/** Shells take part in most launches: as scripts that start programs, and in what npm starts. */
const shell = space(['system', 'shell'], null, 'loader', [
  row('none', 'what a shell loads and runs first')`BASH_ENV BASH_FUNC_* BASHOPTS SHELLOPTS
    BASH_LOADABLES_PATH ZDOTDIR PS4 PROMPT_COMMAND`,
  row('word', 'what a shell loads first')`ENV`,
  row('none', 'where a shell changes to', { kind: 'path' })`CDPATH`,
]);

const loader = space(['system'], ['LD_', 'DYLD_'], 'loader', [
  row('any', 'of LaunchDarkly; no loader knows them')`API_KEY SDK_KEY ACCESS_TOKEN CLIENT_SIDE_ID
    MOBILE_KEY`,
  row('folders outside', 'where libraries are found')`LIBRARY_PATH FALLBACK_LIBRARY_PATH
    FRAMEWORK_PATH FALLBACK_FRAMEWORK_PATH`,
]);

const openssl: VariableSpace = {
  readers: ['system'],
  prefixes: ['OPENSSL_'],
  kind: 'loader',
  variables: [row('outside', 'settings of the machine')`*`],
};

const xdg = space(['system'], ['XDG_'], 'registry', [
  row('any', 'which desktop is in use')`SESSION_* CURRENT_DESKTOP SEAT VTNR MENU_PREFIX`,
  row('unoccupied', reasons.cache)`CACHE_HOME`,
  row('outside', reasons.home)`*`,
]);

const system = space(['system'], null, 'loader', [
  row('outside', reasons.home, { countsEmpty: true, kind: 'registry' })`HOME USERPROFILE APPDATA
    LOCALAPPDATA`,
  row('search path', 'where programs are found', { countsEmpty: true, kind: 'path' })`PATH`,
  row('usual endings', 'what is a program', { countsEmpty: true, kind: 'path' })`PATHEXT`,
  row('system program', 'the shell of Windows', { kind: 'path' })`COMSPEC`,
  row('none', 'which machine a name means', { kind: 'registry' })`HOSTALIASES RES_OPTIONS
    LOCALDOMAIN`,
  row('none', reasons.way)`HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY`,
  row('outside', reasons.certificates)`SSL_CERT_FILE SSL_CERT_DIR NIX_SSL_CERT_FILE
    REQUESTS_CA_BUNDLE CURL_CA_BUNDLE`,
]);

/** The spaces of systems, shells, containers and git. */
export const systemSpaces: readonly VariableSpace[] = [
  containersSettings,
  compose,
  docker,
  dotnet,
  aspnet,
  nugetSettings,
  go,
  git,
  shell,
  loader,
  openssl,
  xdg,
  system,
];
