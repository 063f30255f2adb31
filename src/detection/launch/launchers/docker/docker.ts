import type { Alteration, Word } from '../../../../model/model.ts';
import { readOciSpec } from '../../../ecosystems/oci.ts';
import { readRegistryName } from '../../../ecosystems/registry.ts';
import { launchesInArguments } from '../../arguments.ts';
import type { Launcher, LauncherFamily } from '../../launcher.ts';
import { optionList } from '../../option-list.ts';
import {
  givenValues,
  mergeReadOptions,
  type OptionGrammar,
  type ReadOptions,
  readOptions,
  withoutIdleOptions,
} from '../../options.ts';
import {
  type Assignment,
  asBridge,
  detachedFromTree,
  type PartialLaunch,
  serverLaunch,
  unidentifiedLaunch,
  withAlterations,
  withVariables,
  withVariablesInside,
} from '../../partial-launch.ts';
import { withAmbientFiles, withAmbientInputs } from '../../places.ts';
import { commandName } from '../../programs.ts';
import { wordList } from '../../word-list.ts';
import { containerAmbient, dockerAmbient } from './docker-ambient.ts';
import { type ReadMounts, readMounts } from './docker-mounts.ts';
import { containersSettings, dockerSettings } from './docker-settings.ts';

/** Options before the subcommand. Sources: `docker --help`, `podman --help` and `podman --remote --help`. */
const globalGrammar: OptionGrammar = {
  options: optionList(`
    --debug --version --log-level= --tls --tlsverify -r|--remote --noout --syslog --config= -c|--context= -H|--host= --tlscacert=
    --tlscert= --tlskey= --connection= --url= --identity= --ssh= --cgroup-manager= --conmon=
    --events-backend= --hooks-dir= --imagestore= --module= --network-cmd-path= --network-config-dir=
    --out= --pull-option= --root= --runroot= --runtime= --runtime-flag= --storage-driver=
    --storage-opt= --tmpdir= --volumepath= -n|--namespace= -a|--address= --snapshotter=
  `),
  ownOptions: optionList('-D -v -l='),
  style: 'pflag',
  // Global options can select another engine, the engine's programs and settings, or another image store.
  settings: {
    space: containersSettings,
    names: {
      '--host': 'DOCKER_HOST',
      '--context': 'DOCKER_CONTEXT',
      '--config': 'DOCKER_CONFIG',
      '--tlsverify': 'DOCKER_TLS_VERIFY',
      '--tlscacert': 'DOCKER_CERT_PATH',
      '--tlscert': 'DOCKER_CERT_PATH',
      '--tlskey': 'DOCKER_CERT_PATH',
      '--url': 'CONTAINER_HOST',
      '--connection': 'CONTAINER_CONNECTION',
    },
  },
};

/**
 * Options for `run` in both Docker and Podman. No option differs in meaning between the two engines. Sources:
 * `docker run --help`, `podman run --help` and `podman --remote run --help`, plus the hidden options of both
 * engines.
 */
const dockerRunOptions: OptionGrammar = {
  options: optionList(`
    -d|--detach --disable-content-trust --env-host --http-proxy --init -i|--interactive
    --no-healthcheck --no-hostname --no-hosts --oom-kill-disable --passwd --privileged
    -P|--publish-all -q|--quiet --read-only --read-only-tmpfs --replace --rm --rmi --rootfs
    --sig-proxy --tls-verify -t|--tty --unsetenv-all --use-api-socket --add-host= --annotation=
    --arch= -a|--attach= --authfile= --blkio-weight= --blkio-weight-device= --cap-add= --cap-drop=
    --cert-dir= --cgroup-conf= --cgroup-parent= --cgroupns= --cgroups= --chrootdirs= --cidfile=
    --conmon-pidfile= --cpu-count= --cpu-percent= --cpu-period= --cpu-quota= --cpu-rt-period=
    --cpu-rt-runtime= -c|--cpu-shares= --cpus= --cpuset-cpus= --cpuset-mems= --creds=
    --decryption-key= --detach-keys= --device= --device-cgroup-rule= --device-read-bps=
    --device-read-iops= --device-write-bps= --device-write-iops= --dns= --dns-opt= --dns-option=
    --dns-search= --domainname= --entrypoint= -e|--env= --env-file= --env-merge= --expose= --gidmap=
    --gpus= --group-add= --group-entry= --health-cmd= --health-interval= --health-log-destination=
    --health-max-log-count= --health-max-log-size= --health-on-failure= --health-retries=
    --health-start-interval= --health-start-period= --health-startup-cmd= --health-startup-interval=
    --health-startup-retries= --health-startup-success= --health-startup-timeout= --health-timeout=
    -h|--hostname= --hosts-file= --hostuser= --image-volume= --init-path= --io-maxbandwidth=
    --io-maxiops= --ip= --ip6= --ipc= --isolation= --kernel-memory= -l|--label= --label-file=
    --link= --link-local-ip= --log-driver= --log-opt= --mac-address= -m|--memory=
    --memory-reservation= --memory-swap= --memory-swappiness= --mount= --name= --net=
    --net-alias= --network= --network-alias= --oom-score-adj= --os= --passwd-entry= --personality= --pid=
    --pidfile= --pids-limit= --platform= --pod= --pod-id-file= --preserve-fd= --preserve-fds=
    -p|--publish= --pull= --rdt-class= --requires= --restart= --retry= --retry-delay= --runtime=
    --sdnotify= --seccomp-policy= --secret= --security-opt= --shm-size= --shm-size-systemd=
    --stop-signal= --stop-timeout= --storage-opt= --subgidname= --subuidname= --sysctl= --systemd=
    --timeout= --tmpfs= --tz= --uidmap= --ulimit= --umask= --unsetenv= -u|--user= --userns= --uts=
    --variant= -v|--volume= --volume-driver= --volumes-from= -w|--workdir=
  `),
  style: 'pflag',
  idle: wordList('--interactive --tty --rm --quiet'),
  altering: {
    '--entrypoint': 'entrypoint',
    '--health-cmd': 'entrypoint',
    '--health-startup-cmd': 'entrypoint',
    '--runtime': 'path',
    '--rootfs': 'path',
    '--init-path': 'path',
  },
  settings: {
    names: {
      '--platform': 'DOCKER_DEFAULT_PLATFORM',
      '--disable-content-trust': 'DOCKER_DISABLE_CONTENT_TRUST',
      '--tls-verify': 'DOCKER_TLS_VERIFY',
      '--cert-dir': 'DOCKER_CERT_PATH',
      '--authfile': 'REGISTRY_AUTH_FILE',
    },
  },
};

const run = { grammar: dockerRunOptions } as const;
const verbs = { run } as const;

/** Images that contain a language and its tools but no server. The container's command starts the server. */
const baseImages = new Set(
  wordList(`
  docker.io/library/node docker.io/library/python docker.io/oven/bun docker.io/denoland/deno
  docker.io/library/golang ghcr.io/astral-sh/uv ghcr.io/github/gh-aw-node
`),
);

/**
 * `docker run [options] image …`, also for Podman and nerdctl. The engine passes the words after the image to
 * the container.
 */
const docker: Launcher = {
  commands: ['docker', 'podman', 'nerdctl'],
  ambient: dockerAmbient,
  startsCatalog: startsGateway,
  resolve(args, command, resolveInner) {
    const global = readOptions(args, globalGrammar);
    if (global.rest[0]?.text === 'mcp') return resolveGateway(global.rest, command);
    const words = global.rest[0]?.text === 'container' ? global.rest.slice(1) : global.rest;
    const [verb, ...afterVerb] = words;
    if (global.unknown !== null || verb?.text !== 'run') {
      return [unidentifiedLaunch(command, 'not a "run" command for an image')];
    }
    const read = mergeReadOptions(global, readOptions(afterVerb, dockerRunOptions));
    if (read.unknown !== null) {
      return [unidentifiedLaunch(read.unknown, 'a "run" option that makes the image ambiguous')];
    }
    const [image, ...innerWords] = read.rest;
    if (image === undefined) return [unidentifiedLaunch(verb, '"run" without an image')];
    // Podman accepts a transport prefix before the image; `docker://` stands for a registry.
    const isPodman = commandName(command.text) === 'podman';
    const spec = readOciSpec(isPodman ? image.text.replace(/^docker:\/\//, '') : image.text);
    if (/(?:^|\/)mcp-gateway$/.test(spec.name ?? '') && innerWords.length > 0) {
      const verb = ['mcp', 'gateway', 'run'].map((text) => ({ ...image, text }));
      const started = withAlterations(
        resolveGateway([...verb, ...innerWords], command),
        read.alterations,
      );
      return [...started, asBridge(serverLaunch(spec, image))];
    }
    const mounted = mountsFromOptions(read, innerWords);
    const privileges = privilegeOptions(read);
    const entrypoint = givenValues(read, '--entrypoint').at(-1);
    const line = entrypoint === undefined ? innerWords : [entrypoint, ...innerWords];
    const [program, ...programArgs] = line;
    if (
      baseImages.has(spec.name ?? '') &&
      program !== undefined &&
      resolveInner.isRunner(program)
    ) {
      const innerLaunches = resolveInner({ command: program, args: programArgs });
      const otherAlterations = read.alterations.filter(({ what }) => what !== '--entrypoint');
      return withAlterations(
        withPrivileges(
          withContainerVariables(
            withMounts(
              [
                ...withAmbientFiles(
                  detachedInImage(innerLaunches, program),
                  givenValues(read, '--env-file'),
                  'variables of a container',
                ),
                asBridge(serverLaunch(spec, image)),
              ],
              mounted,
            ),
            read,
          ),
          privileges,
        ),
        otherAlterations,
      );
    }
    const alterations: Alteration[] = [...read.alterations];
    if (innerWords[0] !== undefined && resolveInner.isRunner(innerWords[0])) {
      const what = 'another program as the command';
      alterations.push({ kind: 'entrypoint', what, file: null, span: innerWords[0].span });
    }
    const files = givenValues(read, '--env-file');
    const server = withAmbientFiles(
      [serverLaunch(spec, image, alterations)],
      files,
      'variables of a container',
    );
    return [
      ...withPrivileges(withContainerVariables(withMounts(server, mounted), read), privileges),
      ...detachedInImage(launchesInArguments(innerWords, resolveInner), image),
    ];
  },
  essential: (args) =>
    withoutIdleOptions(args, globalGrammar, { ...verbs, container: { ...run, verbs } }),
};

/**
 * Returns the mounts from `-v` and `--mount`, which replace parts of the image. Volumes from another
 * container can hide any part.
 */
function mountsFromOptions(read: ReadOptions, innerWords: readonly Word[]): ReadMounts {
  const { mounts, alterations } = readMounts(
    givenValues(read, '--volume'),
    givenValues(read, '--mount'),
    givenValues(read, '--workdir').map(({ text }) => text),
    [...givenValues(read, '--entrypoint'), ...innerWords].map(({ text }) => text),
  );
  const others = givenValues(read, '--volumes-from', '--volume-driver').map(({ span }) => {
    return { kind: 'path', what: 'a volume from another container', file: null, span } as const;
  });
  return { mounts, alterations: [...alterations, ...others] };
}

function withMounts(
  launches: readonly PartialLaunch[],
  { mounts, alterations }: ReadMounts,
): readonly PartialLaunch[] {
  const mounted = launches.map((each) => ({ ...each, mounts: [...each.mounts, ...mounts] }));
  return withAlterations(mounted, alterations);
}

function withPrivileges(
  launches: readonly PartialLaunch[],
  privileges: readonly Word[],
): readonly PartialLaunch[] {
  if (privileges.length === 0) return launches;
  return launches.map((each) => ({ ...each, launch: { ...each.launch, privileges } }));
}

const privilege =
  /^--(?:privileged|use-api-socket|(?:device|cap-add) .*|(?:net|network|pid|ipc) host)$/s;
/**
 * Matches the machine's root in any spelling, a socket that can start containers, or the folder that holds
 * such a socket.
 */
const ofMachine = String.raw`(?:/[/.]*|/(?:var/)?run/*|[^:,]*(?:\.sock|/docker_engine))`;
const mountOfMachine = new RegExp(
  `^--(?:volume ${ofMachine}(?::|$)|mount (?:.*,)?"?(?:src|source)=${ofMachine}"?(?:,|$))`,
  's',
);

/** Returns the options that give a container access to the machine. Source: `docker run --help`. */
function privilegeOptions({ options }: ReadOptions): readonly Word[] {
  return options.flatMap(({ name, value, at: { span } }) => {
    const text = value === null ? name : `${name} ${value.text}`;
    return privilege.test(text) || mountOfMachine.test(text) ? [{ text, span }] : [];
  });
}

const detachedInImage = (
  launches: readonly PartialLaunch[],
  program: Word,
): readonly PartialLaunch[] => detachedFromTree(launches, program, 'a program in the image');

/**
 * Returns the variables that `-e NAME=value` sets. `-e NAME` passes on the value from outside the container.
 */
function variablesFromOptions(read: ReadOptions): readonly Assignment[] {
  return givenValues(read, '--env', '--env-merge').map((value) => {
    const equals = value.text.indexOf('=');
    if (equals < 0) return { name: value.text, value: { ...value, text: `\${${value.text}}` } };
    const name = value.text.slice(0, equals);
    return { name, value: { ...value, text: value.text.slice(equals + 1) } };
  });
}

/**
 * Adds the container's variables to the launches. `--env-file`, `--env-host` and `-e NAME*` can pass on
 * variables that the command line does not list.
 */
function withContainerVariables(
  launches: readonly PartialLaunch[],
  read: ReadOptions,
): readonly PartialLaunch[] {
  const passesOn =
    givenValues(read, '--env-file').length > 0 ||
    read.options.some(({ name }) => name === '--env-host') ||
    givenValues(read, '--env').some(({ text }) => /^[^=]*\*/.test(text));
  const inside = withVariables(
    withVariablesInside(launches, variablesFromOptions(read)),
    read.variables,
  );
  return passesOn ? withAmbientInputs(inside, containerAmbient) : inside;
}

/** Resolves `docker mcp gateway run --servers=a,b`. Each name is a server in Docker's catalog. */
function resolveGateway(words: readonly Word[], command: Word): readonly PartialLaunch[] {
  const [, second, third, ...args] = words;
  const names = args.flatMap((word, index): readonly Word[] => {
    const [, attached] = /^--servers?(?:=(.*))?$/s.exec(word.text) ?? [null, null];
    if (attached === null) return [];
    const value = attached === undefined ? args[index + 1] : { ...word, text: attached };
    return value === undefined ? [] : [value];
  });
  const servers = names.flatMap((word) =>
    word.text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => serverLaunch(readRegistryName(name), word)),
  );
  if (second?.text !== 'gateway' || third?.text !== 'run' || servers.length === 0) {
    return [unidentifiedLaunch(command, 'a gateway without a list of its servers')];
  }
  // Another catalog can list a different server under the same name.
  const catalogs = args.filter(({ text }) => /^--[a-z-]*(?:catalog|registry)\b/.test(text));
  const alterations = catalogs.map(({ span }): Alteration => {
    return { kind: 'registry', what: 'another catalog', file: null, span };
  });
  const values = args.map((word) => ({ ...word, text: word.text.replace(/^--[a-z-]+=/, '') }));
  return withAlterations(withAmbientFiles(servers, values, 'code'), alterations);
}

/** Reports whether a command line starts the gateway with an option for servers, a catalog or a registry. */
function startsGateway(line: string): boolean {
  const [start] = /^(?:\S*\/)?docker (?:mcp gateway run|run .*?\bmcp-gateway\b) /s.exec(line) ?? [];
  if (start === undefined) return false;
  return /(?<![\w-])--[\w-]*(?:server|catalog|registry)/.test(line.slice(start.length));
}

export const dockerLaunchers: LauncherFamily = { launchers: [docker], settings: dockerSettings };
