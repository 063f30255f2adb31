import { execFile } from 'node:child_process';
import { access, chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Addresses and folders of a line, from which a tool takes its settings. */
export interface Surroundings {
  readonly registry: string;
  readonly jsr: string;
  readonly pypi: string;
  /** A proxy of Go modules. */
  readonly modules: string;
  /** An engine of containers. */
  readonly engine: string;
  readonly home: string;
  /** The tool's own folder, which all lines share. */
  readonly folder: string;
}

/** A program that is measured. */
export interface Tool {
  readonly name: string;
  readonly version: string;
  /** The table that its rows go to: `launch/<table>.jsonl`. */
  readonly table: string;
  /** Installs it into an empty folder; without a failure everything that it needs is there. */
  readonly install: (folder: string) => Promise<void>;
  /** The words that start each of its commands, once it is installed in a folder. */
  readonly commands: (folder: string) => Readonly<Record<string, readonly string[]>>;
  /** Whether it finds programs by their names in its own folder `path` first, in place of the shared one. */
  readonly hasOwnPath?: boolean;
  /** The name of a socket in its home, at which it finds an engine of containers. */
  readonly socket?: string;
  /** Variables that lead it to the loopback registry and nowhere else. */
  readonly environment: (around: Surroundings) => Readonly<Record<string, string>>;
}

export interface InstalledTool extends Omit<Tool, 'install' | 'commands'> {
  readonly commands: Readonly<Record<string, readonly string[]>>;
  /** The folder where it is installed. */
  readonly folder: string;
  /** A folder with the programs that it finds by name. */
  readonly path: string;
}

/** A tool that is there, installed if it was not; null if that is not possible here. */
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
    // What is installed halfway is not there.
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

/** Installs a package of npm without running any of its scripts. */
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

/** Installs packages of PyPI, each with its version, into an environment of their own. */
export async function installFromPypi(
  folder: string,
  ...requirements: readonly string[]
): Promise<void> {
  const options = { timeout: 600_000 };
  await execute('python3', ['-m', 'venv', folder], options);
  const install = ['-m', 'pip', 'install', '--quiet', '--only-binary', ':all:', ...requirements];
  await execute(join(folder, 'bin/python'), install, options);
}
