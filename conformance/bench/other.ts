import { execFile, execFileSync } from 'node:child_process';
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { containerShapes } from './containers.ts';
import { linesOf, type Shape } from './generate.ts';
import { goShapes } from './go.ts';
import type { Suite } from './run.ts';
import type { InstalledTool, Tool } from './tools.ts';
import { shellShapes, wrapperShapes } from './wrappers.ts';

/*
 * Measures container engines, Go, and programs that only start another program. They are the ones on this
 * machine, and podman from the Debian packages.
 */

const execute = promisify(execFile);

/** Returns the version that a program prints; `not there` if the program is missing. */
function versionOf(program: string, ...args: readonly string[]): string {
  try {
    const text = execFileSync(program, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
    return /\d+(?:\.\d+)+/.exec(text)?.[0] ?? 'unknown';
  } catch {
    return 'not there';
  }
}

/** Returns the version of the Debian package, for a program that does not print its own version. */
function packagedVersion(name: string): string {
  return versionOf('dpkg-query', '--show', '--showformat=${Version}', name);
}

/** Returns the path of a program on this machine. */
async function find(name: string): Promise<string> {
  for (const folder of ['/usr/bin', '/bin', '/usr/local/bin', '/usr/local/go/bin', '/usr/sbin']) {
    const path = join(folder, name);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  throw new Error(`there is no ${name}`);
}

/** Returns the commands for programs that are already installed, each under its own name. */
function present(names: readonly string[]): Pick<Tool, 'install' | 'commands'> {
  return {
    install: async (folder) => {
      const found = await Promise.all(names.map(async (name) => [name, [await find(name)]]));
      await writeFile(join(folder, 'commands.json'), JSON.stringify(Object.fromEntries(found)));
    },
    commands: (folder) =>
      JSON.parse(execFileSync('cat', [join(folder, 'commands.json')]).toString()) as Readonly<
        Record<string, readonly string[]>
      >,
  };
}

const docker: Tool = {
  ...{ name: 'docker', version: versionOf('docker', '--version'), table: 'docker' },
  ...present(['docker']),
  environment: ({ engine }) => ({ DOCKER_HOST: engine }),
};

const podmanPackages = [
  ...['podman', 'libgpgme11', 'libsubid4', 'libdevmapper1.02.1', 'libseccomp2', 'libassuan0'],
  ...['libgpg-error0'],
];

const librariesOf = (folder: string): string =>
  ['usr/lib', 'lib'].map((each) => join(folder, 'root', each, 'x86_64-linux-gnu')).join(':');

const podman: Tool = {
  ...{ name: 'podman', version: '4.3.1', table: 'podman' },
  install: async (folder) => {
    const options = { cwd: folder, timeout: 600_000 };
    await execute('apt-get', ['download', ...podmanPackages], options);
    for (const file of await readdir(folder)) {
      if (file.endsWith('.deb')) await execute('dpkg', ['-x', file, 'root'], options);
    }
    const env = { LD_LIBRARY_PATH: librariesOf(folder) };
    const { stdout } = await execute(join(folder, 'root/usr/bin/podman'), ['--version'], { env });
    if (!stdout.includes(podman.version)) throw new Error(`another version: ${stdout}`);
  },
  commands: (folder) => ({ podman: [join(folder, 'root/usr/bin/podman')] }),
  socket: 'engine.sock',
  environment: ({ folder, home }) => ({
    CONTAINER_HOST: `unix://${home}/engine.sock`,
    LD_LIBRARY_PATH: librariesOf(folder),
    XDG_RUNTIME_DIR: home,
  }),
};

const go: Tool = {
  ...{ name: 'go', version: versionOf('go', 'version'), table: 'go' },
  ...present(['go']),
  environment: ({ modules, folder, home }) => ({
    GOPROXY: modules,
    GOSUMDB: 'off',
    GOPATH: join(home, 'go'),
    GOCACHE: join(folder, 'cache'),
    GOFLAGS: '-modcacherw',
    GOTOOLCHAIN: 'local',
    GOTELEMETRY: 'off',
  }),
};

/**
 * Returns a script that replaces a launcher behind a wrapper. It skips a leading `-y` and takes the next word
 * for the package; if that word is an option, the script fails.
 */
const standIn = (ecosystem: string, version: string): string => `#!/bin/sh
if test "$1" = -y; then shift; fi
case "$1" in ''|-*) exit 2;; esac
echo "fetched ${ecosystem} $1 ${version}"
`;

function wrapping(name: string, version: string, programs: readonly string[]): Tool {
  const { install, commands } = present(programs);
  return {
    ...{ name, version, table: 'wrappers', commands, hasOwnPath: true },
    install: async (folder) => {
      await install(folder);
      const path = join(folder, 'path');
      await mkdir(path);
      await writeFile(join(path, 'npx'), standIn('npm', '2.0.0'), { mode: 0o755 });
      await writeFile(join(path, 'uvx'), standIn('pypi', '2.0.0'), { mode: 0o755 });
      await mkdir(join(folder, 'home'));
      // A login shell sets a different path before it reads this file.
      await writeFile(join(folder, 'home/.profile'), `PATH=${path}:$PATH\n`.replace('.part/', '/'));
    },
    environment: ({ folder }) => ({ HOME: join(folder, 'home') }),
  };
}

const coreutils = wrapping('coreutils', versionOf('env', '--version'), [
  ...['env', 'timeout', 'nice', 'nohup', 'stdbuf'],
]);
const utilLinux = wrapping('util-linux', versionOf('setsid', '--version'), [
  ...['setsid', 'ionice', 'chrt', 'taskset', 'prlimit', 'flock', 'unshare'],
]);
const time = wrapping('time', packagedVersion('time'), ['time']);
const bash = wrapping('bash', versionOf('bash', '--version'), ['bash']);
const dash = wrapping('dash', packagedVersion('dash'), ['dash']);

const generators: Readonly<Record<string, (tool: InstalledTool) => Promise<readonly Shape[]>>> = {
  docker: containerShapes,
  podman: containerShapes,
  go: goShapes,
  coreutils: wrapperShapes,
  'util-linux': wrapperShapes,
  time: wrapperShapes,
  bash: shellShapes,
  dash: shellShapes,
};

export const suite: Suite = {
  tools: [docker, coreutils, utilLinux, time, bash, dash, podman, go],
  lines: async (tool, seed) => linesOf((await generators[tool.name]?.(tool)) ?? [], seed),
};
