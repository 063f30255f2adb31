import { place, type Shape } from './generate.ts';
import { type NamedOption, optionsIn, textOf } from './help.ts';
import type { InstalledTool } from './tools.ts';

/* Generates command lines for docker and podman. */

/** A value that options accept, by the type that the help gives for it. */
const byType: Readonly<Record<string, string>> = {
  int: '1',
  uint: '1',
  uint16: '500',
  uint32: '1',
  uint64: '1',
  int64: '1',
  float: '1.5',
  decimal: '1.5',
  duration: '10s',
  bytes: '64m',
  'number[unit]': '64m',
  mount: 'type=bind,source=/srv,target=/srv',
  map: 'a.b=1',
  ulimit: 'nofile=64',
  gpu: 'all',
  network: 'none',
};

/** A value for each option that does not accept arbitrary text. */
const byName: Readonly<Record<string, string>> = {
  '--add-host': 'other:10.0.0.2',
  '--annotation': 'a=b',
  '--attach': 'stdout',
  '--blkio-weight-device': '/dev/null:500',
  '--cap-add': 'NET_ADMIN',
  '--cap-drop': 'ALL',
  '--cgroupns': 'host',
  '--cpuset-cpus': '0',
  '--cpuset-mems': '0',
  '--detach-keys': 'ctrl-p,ctrl-q',
  '--device': '/dev/null',
  '--device-cgroup-rule': 'c 1:3 mr',
  '--device-read-bps': '/dev/null:1mb',
  '--device-read-iops': '/dev/null:10',
  '--device-write-bps': '/dev/null:1mb',
  '--device-write-iops': '/dev/null:10',
  '--dns': '10.0.0.2',
  '--entrypoint': './value',
  '--env': 'A=b',
  '--env-file': '/dev/null',
  '--expose': '80',
  '--gpus': 'all',
  '--health-interval': '10s',
  '--health-timeout': '10s',
  '--ip': '10.0.0.2',
  '--ip6': 'fd00::2',
  '--ipc': 'host',
  '--label': 'a=b',
  '--label-file': '/dev/null',
  '--link-local-ip': '169.254.1.2',
  '--log-driver': 'none',
  '--mac-address': '02:42:ac:11:00:02',
  '--memory': '64m',
  '--memory-reservation': '64m',
  '--memory-swap': '64m',
  '--mount': 'type=bind,source=/srv,target=/srv',
  '--network': 'none',
  '--pid': 'host',
  '--platform': 'linux/amd64',
  '--publish': '8080:80',
  '--pull': 'always',
  '--restart': 'no',
  '--rootfs': 'true',
  '--secret': 'some',
  '--security-opt': 'no-new-privileges',
  '--shm-size': '64m',
  '--storage-opt': 'size=1G',
  '--sysctl': 'net.core.somaxconn=1024',
  '--timeout': '10',
  '--tmpfs': '/tmp',
  '--ulimit': 'nofile=64',
  '--user': '1000',
  '--userns': 'host',
  '--uts': 'host',
  '--volume': '/srv:/srv',
  '--workdir': '/srv',
  '--log-level': 'debug',
  '--config': './some',
};

/** Returns the options in a help text in Go's usual form: `-x, --name type   description`. */
function optionsOf(help: string): readonly NamedOption[] {
  const values = new Map<string, string>();
  for (const [, short, long = '', type] of help.matchAll(
    /^\s+(?:(-\w), )?(--[\w-]+)(?: ([^\s(]+))?(?:\s{2,}|$)/gm,
  )) {
    const valid = byName[long] ?? (type === undefined ? undefined : (byType[type] ?? 'some'));
    if (valid === undefined) continue;
    values.set(long, valid);
    if (short !== undefined) values.set(short, valid);
  }
  return optionsIn(help).map((option) => {
    const valid = values.get(option.name);
    return valid === undefined ? option : { ...option, valid };
  });
}

const image = 'ghcr.io/acme/mcp-a:1.0.0';

/** Ways to name an image. */
const named = [
  ...['mcp-a', 'acme/mcp-a', 'acme/mcp-a:latest', 'acme/mcp-a:1.2', 'docker.io/acme/mcp-a:1.2.3'],
  ...['docker.io/mcp-a', 'index.docker.io/acme/mcp-a', 'ghcr.io/acme/sub/mcp-a:v1.0.0'],
  ...['localhost/mcp-a', 'localhost:5000/mcp-a:1', 'registry.example:443/acme/mcp-a'],
  `acme/mcp-a@sha256:${'a'.repeat(64)}`,
  `ghcr.io/acme/mcp-a:1.0.0@sha256:${'b'.repeat(64)}`,
  ...['Acme/mcp-a', 'acme/mcp-a:', 'acme/mcp_a', 'acme/mcp__a', 'acme//mcp-a', 'acme/mcp-a:a:b'],
  ...['https://ghcr.io/acme/mcp-a', '-', '--', ''],
];

export async function containerShapes(tool: InstalledTool): Promise<readonly Shape[]> {
  const command = tool.name;
  const helpOf = (...args: readonly string[]): Promise<string> =>
    textOf(tool, command, args, tool.environment(surroundings(tool)));
  const [general, run] = await Promise.all([helpOf('--help'), helpOf('run', '--help')]);
  const [global, options] = [optionsOf(general), optionsOf(run)];
  const value = 'docker.io/acme/mcp-value';

  const shape = (words: readonly string[], more: Partial<Shape> = {}): Shape => ({
    ...{ command, words, value, options, isThorough: false, mixtures: 0 },
    ...more,
  });
  return [
    shape(['run', place, image], { isThorough: true, mixtures: 250 }),
    shape(['run', '-i', '--rm', place, image, 'stdio'], { mixtures: 150 }),
    shape(['container', 'run', place, image], { mixtures: 50 }),
    shape(['run', place, '--', image], { mixtures: 50 }),
    shape(['run', image, place], { mixtures: 50 }),
    shape([place, 'run', '-i', image], { options: global, mixtures: 30 }),
    shape([place, 'container', 'run', '-i', image], { options: global }),
    ...['create', 'start', 'exec', 'compose'].map((verb) => shape([verb, image], { options: [] })),
    ...named.map((each) => shape(['run', '-i', '--rm', each], { options: [] })),
  ];
}

function surroundings({ folder }: InstalledTool) {
  const nowhere = 'tcp://127.0.0.1:1/';
  return { registry: '', jsr: '', pypi: '', modules: '', engine: nowhere, home: folder, folder };
}
