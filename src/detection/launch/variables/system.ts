import { reasons, type VariableSpace } from './space.ts';

const containers: VariableSpace = {
  readers: ['docker'],
  prefixes: ['CONTAINERS_'],
  kind: 'registry',
  variables: [],
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
    {
      names: 'DOCKER_HOST CONTAINER_HOST',
      harmless: 'socket',
      reason: 'the machine that runs containers',
    },
    { names: 'DOCKER_CONTEXT', harmless: 'none', reason: 'the machine that runs containers' },
    {
      names: 'DOCKER_CONFIG DOCKER_CERT_PATH REGISTRY_AUTH_FILE',
      harmless: 'outside',
      kind: 'registry',
      reason: reasons.home,
    },
    { names: 'DOCKER_AUTH_CONFIG', harmless: 'none', kind: 'registry', reason: reasons.registry },
    {
      names: 'DOCKER_TLS* DOCKER_CONTENT_TRUST',
      harmless: 'on',
      kind: 'registry',
      connection: 'trust',
      reason: reasons.certificates,
    },
    {
      names: 'DOCKER_CONTENT_TRUST_* DOCKER_DEFAULT_PLATFORM',
      harmless: 'none',
      kind: 'registry',
      reason: 'which image a name means',
    },
  ],
};

const dotnet: VariableSpace = {
  readers: ['dotnet'],
  prefixes: ['DOTNET_', 'CORECLR_', 'COMPlus_'],
  kind: 'loader',
  variables: [
    {
      names: `ENVIRONMENT SYSTEM_GLOBALIZATION_INVARIANT ROLL_FORWARD
        ROLL_FORWARD_* RUNNING_IN_CONTAINER* MULTILEVEL_LOOKUP EnableDiagnostics* DbgEnable*
        SYSTEM_NET_HTTP_* SYSTEM_CONSOLE_* SYSTEM_GLOBALIZATION_PREDEFINED_CULTURES_ONLY
        USE_POLLING_FILE_WATCHER WATCH_*`,
      harmless: 'any',
      reason: 'the environment of the application, and which release of .NET suits it',
    },
    {
      names: `NOLOGO CLI_TELEMETRY_OPTOUT SKIP_FIRST_TIME_EXPERIENCE
        CLI_UI_LANGUAGE GENERATE_ASPNET_CERTIFICATE CLI_WORKLOAD_UPDATE_NOTIFY_DISABLE
        SKIP_WORKLOAD_INTEGRITY_CHECK PRINT_TELEMETRY_MESSAGE ADD_GLOBAL_TOOLS_TO_PATH CLI_VERBOSE`,
      harmless: 'any',
      reason: reasons.output,
    },
    {
      names: 'gcServer gcConcurrent GC* Tiered* TC_* ReadyToRun',
      harmless: 'any',
      reason: 'memory, and how code is compiled',
    },
    { names: 'VERSION SDK_VERSION', harmless: 'any', reason: reasons.image },
    { names: 'CLI_HOME ROOT* INSTALL_DIR', harmless: 'outside', reason: reasons.home },
    { names: 'BUNDLE_EXTRACT_BASE_DIR', harmless: 'outside', reason: reasons.cache },
  ],
};

const aspnet: VariableSpace = {
  readers: ['dotnet'],
  prefixes: null,
  kind: 'loader',
  variables: [
    {
      names: 'ASPNETCORE_HOSTINGSTARTUPASSEMBLIES',
      harmless: 'none',
      reason: 'what an application loads first',
    },
  ],
};

const nuget: VariableSpace = {
  readers: ['dotnet'],
  prefixes: ['NUGET_'],
  kind: 'registry',
  variables: [
    {
      names: 'API_KEY TOKEN AUTH_TOKEN USERNAME PASSWORD',
      harmless: 'any',
      reason: reasons.credentials,
    },
    { names: 'VERSION', harmless: 'any', reason: reasons.image },
    {
      names:
        'CERT_REVOCATION_MODE CONCURRENCY_LIMIT ENHANCED_* ENABLE_ENHANCED_HTTP_RETRY SHOW_STACK',
      harmless: 'any',
      reason: reasons.network,
    },
    { names: 'XMLDOC_MODE', harmless: 'any', reason: 'how documentation is unpacked' },
    {
      names: 'PACKAGES HTTP_CACHE_PATH SCRATCH PLUGINS_CACHE_PATH',
      harmless: 'outside',
      reason: reasons.cache,
    },
  ],
};

/** The names that `go env` prints. */
const go: VariableSpace = {
  readers: ['go'],
  prefixes: null,
  kind: 'registry',
  variables: [
    {
      names: `GOPROXY GOSUMDB GONOSUMDB GONOPROXY GOPRIVATE GOINSECURE GOFLAGS GOENV GOVCS GOAUTH
        GOWORK GOMOD GOROOT GOBIN GOEXE GOTOOLDIR GOCACHEPROG GCCGO GOGCCFLAGS GOEXPERIMENT
        GODEBUG GOFIPS140 AR CC CXX FC PKG_CONFIG CGO_*FLAGS* GOTELEMETRYDIR`,
      harmless: 'none',
      reason: 'where modules come from, and which programs compile them',
    },
    { names: 'GOTOOLCHAIN', harmless: 'free word', reason: 'which release of Go is used' },
    { names: 'GOCACHE GOMODCACHE GOPATH GOTMPDIR', harmless: 'outside', reason: reasons.cache },
  ],
};

const git: VariableSpace = {
  readers: ['git'],
  prefixes: null,
  kind: 'path',
  variables: [
    {
      names: `GIT_SSH GIT_SSH_COMMAND GIT_ASKPASS GIT_EXEC_PATH GIT_TEMPLATE_DIR GIT_DIR GIT_WORK_TREE
        GIT_COMMON_DIR GIT_OBJECT_DIRECTORY GIT_ALTERNATE_* GIT_PROXY_COMMAND GIT_EXTERNAL_DIFF
        GIT_CONFIG*`,
      harmless: 'none',
      reason: 'which programs fetch a repository, and from where',
    },
    {
      names: 'GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_SSL_CERT GIT_SSL_KEY',
      harmless: 'outside',
      kind: 'registry',
      connection: 'trust',
      reason: reasons.certificates,
    },
    {
      names: 'GIT_SSL_*',
      harmless: 'none',
      countsEmpty: true,
      kind: 'registry',
      connection: 'trust',
      reason: reasons.certificates,
    },
  ],
};

/** Shells take part in most launches: as scripts that start programs, and in what npm starts. */
const shell: VariableSpace = {
  readers: ['system', 'shell'],
  prefixes: null,
  kind: 'loader',
  variables: [
    {
      names: `BASH_ENV BASH_FUNC_* BASHOPTS SHELLOPTS BASH_LOADABLES_PATH ZDOTDIR PS4 PROMPT_COMMAND`,
      harmless: 'none',
      reason: 'what a shell loads and runs first',
    },
    { names: 'ENV', harmless: 'word', reason: 'what a shell loads first' },
    { names: 'CDPATH', harmless: 'none', kind: 'path', reason: 'where a shell changes to' },
  ],
};

const loader: VariableSpace = {
  readers: ['system'],
  prefixes: ['LD_', 'DYLD_'],
  kind: 'loader',
  variables: [
    {
      names: 'API_KEY SDK_KEY ACCESS_TOKEN CLIENT_SIDE_ID MOBILE_KEY',
      harmless: 'any',
      reason: 'of LaunchDarkly; no loader knows them',
    },
    {
      names: 'LIBRARY_PATH FALLBACK_LIBRARY_PATH FRAMEWORK_PATH FALLBACK_FRAMEWORK_PATH',
      harmless: 'folders outside',
      reason: 'where libraries are found',
    },
  ],
};

const openssl: VariableSpace = {
  readers: ['system'],
  prefixes: ['OPENSSL_'],
  kind: 'loader',
  variables: [{ names: '*', harmless: 'outside', reason: 'settings of the machine' }],
};

const xdg: VariableSpace = {
  readers: ['system'],
  prefixes: ['XDG_'],
  kind: 'registry',
  variables: [
    {
      names: 'SESSION_* CURRENT_DESKTOP SEAT VTNR MENU_PREFIX',
      harmless: 'any',
      reason: 'which desktop is in use',
    },
    { names: 'CACHE_HOME', harmless: 'unoccupied', reason: reasons.cache },
    { names: '*', harmless: 'outside', reason: reasons.home },
  ],
};

const system: VariableSpace = {
  readers: ['system'],
  prefixes: null,
  kind: 'loader',
  variables: [
    {
      names: 'HOME USERPROFILE APPDATA LOCALAPPDATA',
      harmless: 'outside',
      countsEmpty: true,
      kind: 'registry',
      reason: reasons.home,
    },
    {
      names: 'PATH',
      harmless: 'search path',
      countsEmpty: true,
      kind: 'path',
      reason: 'where programs are found',
    },
    {
      names: 'PATHEXT',
      harmless: 'usual endings',
      countsEmpty: true,
      kind: 'path',
      reason: 'what is a program',
    },
    { names: 'COMSPEC', harmless: 'system program', kind: 'path', reason: 'the shell of Windows' },
    {
      names: 'HOSTALIASES RES_OPTIONS LOCALDOMAIN',
      harmless: 'none',
      kind: 'registry',
      reason: 'which machine a name means',
    },
    {
      names: 'HTTP_PROXY HTTPS_PROXY ALL_PROXY FTP_PROXY',
      harmless: 'none',
      kind: 'registry',
      connection: 'proxy',
      reason: reasons.way,
    },
    {
      names: 'SSL_CERT_FILE SSL_CERT_DIR NIX_SSL_CERT_FILE REQUESTS_CA_BUNDLE CURL_CA_BUNDLE',
      harmless: 'outside',
      kind: 'registry',
      connection: 'trust',
      reason: reasons.certificates,
    },
  ],
};

/** The spaces of systems, shells, containers and git. */
export const systemSpaces: readonly VariableSpace[] = [
  containers,
  compose,
  docker,
  dotnet,
  aspnet,
  nuget,
  go,
  git,
  shell,
  loader,
  openssl,
  xdg,
  system,
];
