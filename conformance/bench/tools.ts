import { execFile } from 'node:child_process';
import { access, chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The addresses and folders for a line, from which a tool's settings are derived. */
export interface Surroundings {
  readonly registry: string;
  readonly jsr: string;
  readonly pypi: string;
  /** The address of a Go module proxy. */
  readonly modules: string;
  /** The address of a container engine. */
  readonly engine: string;
  readonly home: string;
  /** The tool's own folder, which all lines share. */
  readonly folder: string;
}

/** A program to measure. */
export interface Tool {
  readonly name: string;
  readonly version: string;
  /** The table for its rows: `launch/<table>.jsonl`. */
  readonly table: string;
  /** Installs the tool and everything that it needs into an empty folder, or fails. */
  readonly install: (folder: string) => Promise<void>;
  /** The words that start each of its commands once it is installed in a folder. */
  readonly commands: (folder: string) => Readonly<Record<string, readonly string[]>>;
  /** Whether it looks up programs by name in its own `path` folder first, instead of in the shared one. */
  readonly hasOwnPath?: boolean;
  /** The name of the socket in its home folder where it finds a container engine. */
  readonly socket?: string;
  /** Variables that direct it to the loopback registry and nowhere else. */
  readonly environment: (around: Surroundings) => Readonly<Record<string, string>>;
}

export interface InstalledTool extends Omit<Tool, 'install' | 'commands'> {
  readonly commands: Readonly<Record<string, readonly string[]>>;
  /** The folder where it is installed. */
  readonly folder: string;
  /** The folder with the programs that it looks up by name. */
  readonly path: string;
}

/** Returns a tool, after installing it if necessary; null if it cannot be installed here. */
export async function installed(tool: Tool, folder: string): Promise<InstalledTool | null> {
  const own = join(folder, 'tools', `${tool.name}-${tool.version}`);
  const path = join(folder, 'path');
  await mkdir(path, { recursive: true });
  await symlink(process.execPath, join(path, 'node')).catch(() => {});
  const isThere = await access(own).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    // A temporary name, so that an interrupted installation does not count as installed.
    const making = `${own}.part`;
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true });
    try {
      await tool.install(making);
    } catch (error) {
      process.stderr.write(`${tool.name} ${tool.version} cannot be installed: ${error}\n`);
      return null;
    }
    await rename(making, own);
  }
  const found = tool.hasOwnPath === true ? join(own, 'path') : path;
  return { ...tool, commands: tool.commands(own), folder: own, path: found };
}

/** Installs an npm package without running any of its scripts. */
export async function installFromNpm(
  folder: string,
  specifier: string,
  programs: readonly string[] = [],
): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  await execute('npm', ['install', ...options, specifier], { cwd: folder, timeout: 600_000 });
  for (const program of programs) await chmod(join(folder, program), 0o755);
}

/** Installs PyPI packages at the given versions into a separate environment. */
export async function installFromPypi(
  folder: string,
  ...requirements: readonly string[]
): Promise<void> {
  const options = { timeout: 600_000 };
  await execute('python3', ['-m', 'venv', folder], options);
  const install = ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', ...requirements];
  await execute(join(folder, 'bin/python'), install, options);
}
