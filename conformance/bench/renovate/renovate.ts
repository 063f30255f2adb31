import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '../../../test/allowlist/renovate/records.ts';
import { installFromNpm } from '../tools.ts';

/** A configuration of Renovate, as its own functions pass it on. */
export type Config = Readonly<Record<string, unknown>>;

/** A dependency that it found in a file, with the updates that it found for it. */
export interface Found {
  readonly depName: string;
  readonly packageName: string;
  readonly currentValue: string;
  readonly currentDigest?: string;
  readonly datasource: string;
  readonly versioning: string;
  readonly updates: readonly { readonly newValue: string; readonly newDigest?: string }[];
  readonly warnings?: readonly unknown[];
}

export interface PackageFile {
  readonly packageFile: string;
  deps: Found[];
}

// biome-ignore lint/suspicious/noExplicitAny: modules of a program that is not a dependency.
type Modules = Record<string, any>;

/** The functions of an installed Renovate that are used here, with its own settings around them. */
export type Renovate = Awaited<ReturnType<typeof installedRenovate>>;

/** The folder of a package below a folder, where it is installed unless it is there. */
async function packageFolder(name: string, version: string, folder: string): Promise<string> {
  const own = join(folder, 'tools', `${name}-${version}`);
  const isThere = await access(own).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const making = `${own}.part`;
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true });
    await installFromNpm(making, `${name}@${version}`);
    await rename(making, own);
  }
  return join(own, 'node_modules', name);
}

/**
 * What an engine with RE2's grammar, which is Renovate's own engine, matches: it refuses expressions that
 * take more than linear time. Here it is a port, because RE2 itself has to be compiled.
 */
export async function re2Matcher(
  folder: string,
): Promise<(expression: string, text: string) => string[]> {
  const own = await packageFolder('re2js', '2.10.0', folder);
  const { RE2JS } = (await import(pathToFileURL(join(own, 'build/index.js')).href)) as Modules;
  return (expression, text) => {
    const matcher = RE2JS.compile(expression).matcher(text);
    const found: string[] = [];
    while (matcher.find()) found.push(matcher.group(0));
    return found;
  };
}

/** Installs a version of Renovate below a folder, unless it is there, and loads what is used of it. */
export async function installedRenovate(version: string, folder: string) {
  const own = await packageFolder('renovate', version, folder);
  process.env['LOG_LEVEL'] ??= 'fatal';
  const load = async (module: string): Promise<Modules> => {
    const path = join(own, 'dist', `${module}.js`);
    const loaded = (await import(pathToFileURL(path).href)) as Modules;
    // A module of CommonJS has its exports in `default`.
    return { ...loaded, ...(loaded['default'] as object | undefined) };
  };
  const { init } = await load('logger/index');
  await init?.();
  const { GlobalConfig } = await load('config/global');
  const { getConfig } = await load('config/defaults');
  const { mergeChildConfig } = await load('config/utils');
  const { replaceArgs } = await load('config/presets/index');
  const { validateConfig } = await load('config/validation');
  const { getMatchingFiles } = await load('workers/repository/extract/file-match');
  const { getManagerPackageFiles } = await load('workers/repository/extract/manager-files');
  const { fetchUpdates } = await load('workers/repository/process/fetch');
  const { doAutoReplace } = await load('workers/repository/update/branch/auto-replace');
  const { CustomDatasource } = await load('modules/datasource/custom/index');
  const { massageCustomDatasourceConfig } = await load('modules/datasource/custom/utils');
  const memCache = await load('util/cache/memory/index');
  const { parsePreset } = await load('config/presets/parse');
  memCache['init']();

  const lookupOf = ({ type, name }: { type: string; name: string }, config: Config) => ({
    ...config,
    datasource: `custom.mcp-${type}`,
    packageName: name,
  });

  return {
    useFolders: (folders: { localDir: string; cacheDir: string }): void =>
      GlobalConfig.set(folders),

    /** The configuration of a repository that extends a preset by its address in another one. */
    resolvePreset(preset: object, address: string): Config {
      const { params } = parsePreset(`github>acme/policy//lists/renovate/mcp-servers(${address})`);
      const filled = replaceArgs(preset, { arg0: params[0] });
      return mergeChildConfig(getConfig(), filled);
    },

    /** What Renovate says about a preset. */
    async faultsOf(preset: object): Promise<unknown[]> {
      const { errors, warnings } = await validateConfig('repo', preset, true);
      return [...errors, ...warnings];
    },

    /** Where it looks for the versions of a package, below the address. */
    pathOf(identity: { type: string; name: string }, config: Config): string | null {
      const massaged = massageCustomDatasourceConfig(
        `mcp-${identity.type}`,
        lookupOf(identity, config),
      );
      return massaged === null
        ? null
        : massaged.defaultRegistryUrlTemplate.replace(/^file:\/\/\.\//, '');
    },

    /** The versions that it reads; null for a package that it finds no file of. */
    async releasesOf(
      identity: { type: string; name: string },
      config: Config,
    ): Promise<Release[] | null> {
      const found = await new CustomDatasource().getReleases(lookupOf(identity, config));
      return found === null ? null : JSON.parse(JSON.stringify(found.releases));
    },

    /** The dependencies that each of its managers finds in the files of the clone, with their updates. */
    async updatesIn(paths: readonly string[], config: Config): Promise<PackageFile[][]> {
      const managers = config['customManagers'] as readonly Config[];
      const all: PackageFile[][] = [];
      for (const manager of managers) {
        const own = { ...config, ...manager, manager: 'regex', enabled: true };
        const fileList: string[] = getMatchingFiles(own, paths);
        const packageFiles = await getManagerPackageFiles({ ...own, fileList });
        await fetchUpdates({ ...config, regex: {} }, { regex: packageFiles });
        all.push(packageFiles);
      }
      return all;
    },

    /** The text of a file with an update written into it; it is the text itself where nothing changes. */
    async write(upgrade: object, text: string, isFirst: boolean): Promise<string> {
      return doAutoReplace(upgrade, text, false, isFirst);
    },
  };
}
