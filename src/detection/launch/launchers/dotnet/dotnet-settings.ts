import { reasons, row, space, type VariableSpace } from '../../variables/space.ts';

/**
 * Settings for NuGet and for `dnx`, which fetches packages through NuGet. Sources: the references for
 * `NuGet.config` and `dotnet tool`.
 */
export const nugetSettings = space(['dotnet'], ['NUGET_'], 'registry', [
  row('any', reasons.credentials)`API_KEY TOKEN AUTH_TOKEN USERNAME PASSWORD HTTP*_PROXY.*`,
  row('any', reasons.output)`-y|--yes -v|--verbosity=`,
  row('any', reasons.image)`VERSION`,
  row('any', reasons.network)`CERT_REVOCATION_MODE CONCURRENCY_LIMIT ENHANCED_*
    ENABLE_ENHANCED_HTTP_RETRY SHOW_STACK NO_PROXY MAXHTTPREQUESTSPERSOURCE --disable-parallel
    --no-http-cache --ignore-failed-sources --interactive`,
  row('any', 'determines how packages are unpacked and which .NET release is accepted')`XMLDOC_MODE
    DEPENDENCYVERSION DEFAULTPUSHSOURCE SIGNATUREVALIDATIONMODE UPDATEPACKAGELASTACCESSTIME
    --allow-roll-forward --framework=`,
  row('newest release', reasons.release)`PRERELEASE`,
  row('none', reasons.registry)`--configfile=`,
  row('default registry', reasons.registry)`--source= --add-source=`,
  row('none', reasons.way)`HTTP_PROXY HTTPS_PROXY`,
  row('unoccupied', reasons.cache)`GLOBALPACKAGESFOLDER REPOSITORYPATH FALLBACK_PACKAGES`,
  row('outside', reasons.cache)`PACKAGES HTTP_CACHE_PATH SCRATCH PLUGINS_CACHE_PATH`,
]);

const dotnet = space(['dotnet'], ['DOTNET_', 'CORECLR_', 'COMPlus_'], 'loader', [
  row('any', 'sets the application’s environment and the accepted .NET releases')`ENVIRONMENT
    SYSTEM_GLOBALIZATION_INVARIANT ROLL_FORWARD ROLL_FORWARD_* RUNNING_IN_CONTAINER*
    MULTILEVEL_LOOKUP EnableDiagnostics* DbgEnable* SYSTEM_NET_HTTP_* SYSTEM_CONSOLE_*
    SYSTEM_GLOBALIZATION_PREDEFINED_CULTURES_ONLY USE_POLLING_FILE_WATCHER WATCH_*`,
  row('any', reasons.output)`NOLOGO CLI_TELEMETRY_OPTOUT SKIP_FIRST_TIME_EXPERIENCE
    CLI_UI_LANGUAGE GENERATE_ASPNET_CERTIFICATE CLI_WORKLOAD_UPDATE_NOTIFY_DISABLE
    SKIP_WORKLOAD_INTEGRITY_CHECK PRINT_TELEMETRY_MESSAGE ADD_GLOBAL_TOOLS_TO_PATH CLI_VERBOSE`,
  row('any', reasons.compilation)`gcServer gcConcurrent GC* Tiered* TC_*
    ReadyToRun`,
  row('any', reasons.image)`VERSION SDK_VERSION`,
  row('outside', reasons.home)`CLI_HOME ROOT* INSTALL_DIR`,
  row('outside', reasons.cache)`BUNDLE_EXTRACT_BASE_DIR`,
]);

const aspnet = space(['dotnet'], null, 'loader', [
  row('none', 'determines what an application loads first')`ASPNETCORE_HOSTINGSTARTUPASSEMBLIES`,
]);

export const dotnetSettings: readonly VariableSpace[] = [dotnet, aspnet, nugetSettings];
