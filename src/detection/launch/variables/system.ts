import { named, reasons, type VariableSpace } from './space.ts';

/** Of the engines of containers. */
export const containersSettings: VariableSpace = {
  readers: ['docker'],
  prefixes: ['CONTAINERS_'],
  kind: 'path',
  variables: [
    named('*CONF CONF_* *_CONF_*', 'none', reasons.registry, { kind: 'registry' }),
    named('DEBUG LOG_LEVEL SYSLOG NOOUT OUT VERSION TLS', 'any', reasons.output),
  ],
};

/** Builds and projects of containers, which no launch of an image takes part in. */
const compose: VariableSpace = {
  readers: ['compose'],
  prefixes: ['BUILDKIT_', 'COMPOSE_'],
  kind: 'registry',
  variables: [],
};

const docker: VariableSpace = {
  readers: ['docker'],
  prefixes: null,
  kind: 'path',
  variables: [
    named('DOCKER_HOST CONTAINER_HOST', 'socket', 'the machine that runs containers'),
    named('DOCKER_CONTEXT CONTAINER_CONNECTION', 'none', 'the machine that runs containers'),
    named('DOCKER_CONFIG DOCKER_CERT_PATH REGISTRY_AUTH_FILE', 'outside', reasons.home, {
      kind: 'registry',
    }),
    named('DOCKER_AUTH_CONFIG', 'none', reasons.registry, { kind: 'registry' }),
    named('DOCKER_TLS* DOCKER_CONTENT_TRUST', 'on', reasons.certificates, {
      kind: 'registry',
      connection: 'trust',
    }),
    named('DOCKER_DISABLE_CONTENT_TRUST', ['false', '0'], reasons.certificates, {
      kind: 'registry',
      connection: 'trust',
    }),
    named('DOCKER_CONTENT_TRUST_*', 'none', 'which image a name means', { kind: 'registry' }),
    named('DOCKER_DEFAULT_PLATFORM', 'any', 'for which processor an image is'),
  ],
};

const dotnet: VariableSpace = {
  readers: ['dotnet'],
  prefixes: ['DOTNET_', 'CORECLR_', 'COMPlus_'],
  kind: 'loader',
  variables: [
    named(
      `ENVIRONMENT SYSTEM_GLOBALIZATION_INVARIANT ROLL_FORWARD ROLL_FORWARD_* RUNNING_IN_CONTAINER*
        MULTILEVEL_LOOKUP EnableDiagnostics* DbgEnable* SYSTEM_NET_HTTP_* SYSTEM_CONSOLE_*
        SYSTEM_GLOBALIZATION_PREDEFINED_CULTURES_ONLY USE_POLLING_FILE_WATCHER WATCH_*`,
      'any',
      'the environment of the application, and which release of .NET suits it',
    ),
    named(
      `NOLOGO CLI_TELEMETRY_OPTOUT SKIP_FIRST_TIME_EXPERIENCE CLI_UI_LANGUAGE
        GENERATE_ASPNET_CERTIFICATE CLI_WORKLOAD_UPDATE_NOTIFY_DISABLE SKIP_WORKLOAD_INTEGRITY_CHECK
        PRINT_TELEMETRY_MESSAGE ADD_GLOBAL_TOOLS_TO_PATH CLI_VERBOSE`,
      'any',
      reasons.output,
    ),
    named(
      'gcServer gcConcurrent GC* Tiered* TC_* ReadyToRun',
      'any',
      'memory, and how code is compiled',
    ),
    named('VERSION SDK_VERSION', 'any', reasons.image),
    named('CLI_HOME ROOT* INSTALL_DIR', 'outside', reasons.home),
    named('BUNDLE_EXTRACT_BASE_DIR', 'outside', reasons.cache),
  ],
};

const aspnet: VariableSpace = {
  readers: ['dotnet'],
  prefixes: null,
  kind: 'loader',
  variables: [
    named('ASPNETCORE_HOSTINGSTARTUPASSEMBLIES', 'none', 'what an application loads first'),
  ],
};

/** Of NuGet, and of `dnx`, which fetches by it. Sources: the references of `NuGet.config` and of `dotnet tool`. */
export const nugetSettings: VariableSpace = {
  readers: ['dotnet'],
  prefixes: ['NUGET_'],
  kind: 'registry',
  variables: [
    named('API_KEY TOKEN AUTH_TOKEN USERNAME PASSWORD HTTP*_PROXY.*', 'any', reasons.credentials),
    named('-y|--yes -v|--verbosity=', 'any', reasons.output),
    named('VERSION', 'any', reasons.image),
    named(
      `CERT_REVOCATION_MODE CONCURRENCY_LIMIT ENHANCED_* ENABLE_ENHANCED_HTTP_RETRY SHOW_STACK
        NO_PROXY MAXHTTPREQUESTSPERSOURCE --disable-parallel --no-http-cache --ignore-failed-sources
        --interactive`,
      'any',
      reasons.network,
    ),
    named(
      `XMLDOC_MODE DEPENDENCYVERSION DEFAULTPUSHSOURCE SIGNATUREVALIDATIONMODE
        UPDATEPACKAGELASTACCESSTIME --allow-roll-forward --framework=`,
      'any',
      'how packages are unpacked, and which release of .NET suits',
    ),
    named('PRERELEASE', 'newest release', reasons.release),
    named('--configfile=', 'none', reasons.registry),
    named('--source= --add-source=', 'default registry', reasons.registry),
    named('HTTP_PROXY HTTPS_PROXY', 'none', reasons.way, { connection: 'proxy' }),
    named('GLOBALPACKAGESFOLDER REPOSITORYPATH FALLBACK_PACKAGES', 'unoccupied', reasons.cache),
    named('PACKAGES HTTP_CACHE_PATH SCRATCH PLUGINS_CACHE_PATH', 'outside', reasons.cache),
  ],
};

/** The names that `go env` prints. */
const go: VariableSpace = {
  readers: ['go'],
  prefixes: null,
  kind: 'registry',
  variables: [
    named(
      `GOPROXY GOSUMDB GONOSUMDB GONOPROXY GOPRIVATE GOINSECURE GOENV GOVCS GOAUTH GOWORK GOMOD GOROOT
        GOBIN GOEXE GOTOOLDIR GOCACHEPROG GCCGO GOGCCFLAGS GOEXPERIMENT GODEBUG GOFIPS140 AR CC CXX FC
        PKG_CONFIG CGO_*FLAGS* GOTELEMETRYDIR`,
      'none',
      'where modules come from, and which programs compile them',
    ),
    named('GOFLAGS', 'go flags', 'which programs and files take part', { kind: 'path' }),
    named('GOTOOLCHAIN', 'free word', 'which release of Go is used'),
    named('GOCACHE GOMODCACHE GOPATH GOTMPDIR', 'outside', reasons.cache),
  ],
};

const git: VariableSpace = {
  readers: ['git'],
  prefixes: null,
  kind: 'path',
  variables: [
    named(
      `GIT_SSH GIT_SSH_COMMAND GIT_ASKPASS GIT_EXEC_PATH GIT_TEMPLATE_DIR GIT_DIR GIT_WORK_TREE
        GIT_COMMON_DIR GIT_OBJECT_DIRECTORY GIT_ALTERNATE_* GIT_PROXY_COMMAND GIT_EXTERNAL_DIFF
        GIT_CONFIG*`,
      'none',
      'which programs fetch a repository, and from where',
    ),
    named(
      'GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_SSL_CERT GIT_SSL_KEY',
      'outside',
      reasons.certificates,
      { kind: 'registry', connection: 'trust' },
    ),
    named('GIT_SSL_*', 'none', reasons.certificates, {
      countsEmpty: true,
      kind: 'registry',
      connection: 'trust',
    }),
  ],
};

/** Shells take part in most launches: as scripts that start programs, and in what npm starts. */
const shell: VariableSpace = {
  readers: ['system', 'shell'],
  prefixes: null,
  kind: 'loader',
  variables: [
    named(
      'BASH_ENV BASH_FUNC_* BASHOPTS SHELLOPTS BASH_LOADABLES_PATH ZDOTDIR PS4 PROMPT_COMMAND',
      'none',
      'what a shell loads and runs first',
    ),
    named('ENV', 'word', 'what a shell loads first'),
    named('CDPATH', 'none', 'where a shell changes to', { kind: 'path' }),
  ],
};

const loader: VariableSpace = {
  readers: ['system'],
  prefixes: ['LD_', 'DYLD_'],
  kind: 'loader',
  variables: [
    named(
      'API_KEY SDK_KEY ACCESS_TOKEN CLIENT_SIDE_ID MOBILE_KEY',
      'any',
      'of LaunchDarkly; no loader knows them',
    ),
    named(
      'LIBRARY_PATH FALLBACK_LIBRARY_PATH FRAMEWORK_PATH FALLBACK_FRAMEWORK_PATH',
      'folders outside',
      'where libraries are found',
    ),
  ],
};

const openssl: VariableSpace = {
  readers: ['system'],
  prefixes: ['OPENSSL_'],
  kind: 'loader',
  variables: [named('*', 'outside', 'settings of the machine')],
};

const xdg: VariableSpace = {
  readers: ['system'],
  prefixes: ['XDG_'],
  kind: 'registry',
  variables: [
    named('SESSION_* CURRENT_DESKTOP SEAT VTNR MENU_PREFIX', 'any', 'which desktop is in use'),
    named('CACHE_HOME', 'unoccupied', reasons.cache),
    named('*', 'outside', reasons.home),
  ],
};

const system: VariableSpace = {
  readers: ['system'],
  prefixes: null,
  kind: 'loader',
  variables: [
    named('HOME USERPROFILE APPDATA LOCALAPPDATA', 'outside', reasons.home, {
      countsEmpty: true,
      kind: 'registry',
    }),
    named('PATH', 'search path', 'where programs are found', { countsEmpty: true, kind: 'path' }),
    named('PATHEXT', 'usual endings', 'what is a program', { countsEmpty: true, kind: 'path' }),
    named('COMSPEC', 'system program', 'the shell of Windows', { kind: 'path' }),
    named('HOSTALIASES RES_OPTIONS LOCALDOMAIN', 'none', 'which machine a name means', {
      kind: 'registry',
    }),
    named('HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY', 'none', reasons.way, {
      kind: 'registry',
      connection: 'proxy',
    }),
    named(
      'SSL_CERT_FILE SSL_CERT_DIR NIX_SSL_CERT_FILE REQUESTS_CA_BUNDLE CURL_CA_BUNDLE',
      'outside',
      reasons.certificates,
      { kind: 'registry', connection: 'trust' },
    ),
  ],
};

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
