import type { Container } from './lines.ts';

/*
 * Answers docker and podman as a container engine would, up to the request to create a container, which is
 * refused. Sources: the API references for Docker and podman (`libpod`).
 */

/** An image, and the settings that a command line gives its container. */
export interface WantedContainer {
  readonly name: string;
  readonly version: string;
  readonly container: Container;
}

export interface EngineAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The container that this request asks to create. */
  readonly wanted?: WantedContainer;
}

const headers = {
  'content-type': 'application/json',
  'api-version': '1.47',
  'libpod-api-version': '5.0.0',
  ostype: 'linux',
};

function answer(body: unknown, status = 200): EngineAnswer {
  return { status, headers, body: JSON.stringify(body) };
}

const refused = { message: 'no containers are made here', cause: 'refused', response: 500 };

/** Returns the engine's answer to a request for a path relative to the engine's address. */
export function answerOfEngine(path: string, body: string): EngineAnswer {
  if (path.endsWith('/_ping') || path === '_ping') {
    return { status: 200, headers: { ...headers, 'content-type': 'text/plain' }, body: 'OK' };
  }
  if (/(?:^|\/)version$/.test(path)) return answer({ ApiVersion: '1.47', Os: 'linux' });
  if (path.endsWith('/info')) return answer({ host: { os: 'linux' }, OSType: 'linux' });
  if (path.endsWith('/images/pull')) return answer({ id: 'image', images: ['image'] });
  if (!path.endsWith('/containers/create')) return answer(refused, 500);
  const given = JSON.parse(body === '' ? '{}' : body) as Record<string, unknown>;
  const wanted = path.includes('/libpod/') ? wantedOfPodman(given) : wantedOfDocker(given);
  return { ...answer(refused, 500), ...(wanted === null ? {} : { wanted }) };
}

interface DockerContainer {
  readonly Image?: string;
  readonly Entrypoint?: readonly string[] | null;
  readonly Cmd?: readonly string[] | null;
  readonly Env?: readonly string[] | null;
  readonly HostConfig?: {
    readonly Binds?: readonly string[] | null;
    readonly Mounts?: readonly { Type?: string; Source?: string; Target?: string }[] | null;
  };
}

function wantedOfDocker(given: DockerContainer): WantedContainer | null {
  const mounts = (given.HostConfig?.Mounts ?? []).filter(({ Type }) => Type === 'bind');
  const binds = [
    ...(given.HostConfig?.Binds ?? []),
    ...mounts.map(({ Source, Target }) => `${Source}:${Target}`),
  ];
  return wanted(given.Image, given.Entrypoint, given.Cmd, given.Env, binds);
}

interface PodmanContainer {
  readonly image?: string;
  readonly entrypoint?: readonly string[] | null;
  readonly command?: readonly string[] | null;
  readonly env?: Readonly<Record<string, string>> | null;
  readonly mounts?: readonly { type?: string; source?: string; destination?: string }[] | null;
}

function wantedOfPodman(given: PodmanContainer): WantedContainer | null {
  const { image, entrypoint, command, env, mounts } = given;
  const variables = Object.entries(env ?? {}).map(([name, value]) => `${name}=${value}`);
  const binds = (mounts ?? [])
    .filter(({ type }) => type === 'bind')
    .map(({ source, destination }) => `${source}:${destination}`);
  // podman passes on some variables by default.
  const own = variables.filter((each) => !/^(?:container|TERM|HOME|PATH|\w+_proxy)=/i.test(each));
  return wanted(image, entrypoint, command, own, binds);
}

/** An image name that an engine accepts. Source: the grammar of `distribution`. */
const reference =
  /^[a-z0-9]+(?:[.:_-]+[a-z0-9]+)*(?:\/[a-z0-9]+(?:[._-]+[a-z0-9]+)*)*(?::\w[\w.-]*)?(?:@sha256:\w+)?$/;

function wanted(
  image: string | undefined,
  entrypoint: readonly string[] | null | undefined,
  args: readonly string[] | null | undefined,
  env: readonly string[] | null | undefined,
  binds: readonly string[],
): WantedContainer | null {
  if (image === undefined || !reference.test(image)) return null;
  const [, path = '', tag, digest] = /^(.*?)(?::([\w.-]+))?(?:@(sha256:\w+))?$/.exec(image) ?? [];
  const parts = path.split('/');
  const hasHost = parts.length > 1 && /[.:]|^localhost$/.test(parts[0] ?? '');
  // Docker Hub has two host names, and a folder for images without an owner.
  const host = hasHost
    ? (parts.shift() ?? '').replace(/^index\.docker\.io$/, 'docker.io')
    : 'docker.io';
  const owner = host === 'docker.io' && parts.length === 1 ? ['library'] : [];
  const name = [host, ...owner, ...parts].join('/');
  const some = (words: readonly string[] | null | undefined) =>
    words === null || words === undefined || words.length === 0 ? null : words;
  const settings = { entrypoint: some(entrypoint), args: some(args), env: some(env), binds };
  const container = Object.fromEntries(
    Object.entries(settings).filter(([, words]) => words !== null && words.length > 0),
  );
  return { name, version: digest ?? tag ?? 'latest', container };
}
