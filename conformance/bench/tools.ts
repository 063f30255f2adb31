import { execFile } from 'node:child_process';
import { access, chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Addresses and folders of a line, from which a tool takes its settings. */
export interface Surroundings {
  readonly registry: string;
  readonly jsr: string;
  readonly home: string;
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
  /** Variables that lead it to the loopback registry and nowhere else. */
  readonly environment: (around: Surroundings) => Readonly<Record<string, string>>;
}

export interface InstalledTool extends Omit<Tool, 'install' | 'commands'> {
  readonly commands: Readonly<Record<string, readonly string[]>>;
  /** A folder with the interpreter that its programs find by name. */
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
  return { ...tool, commands: tool.commands(own), path };
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
