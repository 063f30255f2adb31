import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import served from '../launch/served.json' with { type: 'json' };
import { answerOfEngine } from './engine.ts';
import type { Container } from './lines.ts';
import { answerOfModules } from './modules.ts';
import { answerOfPython } from './python-registry.ts';

/** A program's request to the registry. */
export interface RegistryRequest {
  readonly ecosystem: 'npm' | 'jsr' | 'pypi' | 'golang' | 'oci';
  readonly name: string;
  /** Null for a request for the list of versions. */
  readonly version: string | null;
  readonly isOther: boolean;
  /** The settings for the container that the image is fetched for. */
  readonly container?: Container;
}

/** A registry on the loopback interface that serves a package under every name. */
export interface Registry {
  /** The address of a line's default registry. */
  readonly address: (line: string) => string;
  /** The address of another registry, for lines that name one. */
  readonly otherAddress: (line: string) => string;
  readonly jsrAddress: (line: string) => string;
  readonly pypiAddress: (line: string) => string;
  /** The address of a Go module proxy. */
  readonly modulesAddress: (line: string) => string;
  /** The address of a container engine, after `tcp:`. */
  readonly engineAddress: (line: string) => string;
  /** Opens the same engine on a socket, for programs that drop the path from the engine's address. */
  readonly openEngine: (line: string, path: string) => Promise<void>;
  /** The address of a proxy that refuses all connections, for all other destinations. */
  readonly proxy: (line: string) => string;
  /** Returns a line's requests in order, and forgets them. */
  readonly take: (line: string) => {
    readonly requests: readonly RegistryRequest[];
    /** Other hosts that the line tried to reach. */
    readonly elsewhere: readonly string[];
  };
  readonly close: () => void;
}

/** The versions of every package, whatever its name. */
export const { versions: servedVersions, tags: servedTags } = served.npm;

/**
 * Returns the text that a package prints when it runs; `fileMarker` returns the text that a local file
 * prints.
 */
export function packageMarker(name: string, version: string): string {
  return `ran package ${name}@${version}`;
}
export function fileMarker(path: string): string {
  return `ran file ${path}`;
}

/** Starts the registry on a free port. */
export async function startRegistry(): Promise<Registry> {
  const requests = new Map<string, RegistryRequest[]>();
  const elsewhere = new Map<string, string[]>();
  const sockets = new Map<string, Server>();
  const handleBelow =
    (base: string): RequestListener =>
    async (request, response) => {
      const { pathname } = new URL(`${base}${request.url ?? '/'}`, 'http://127.0.0.1');
      const [, line = '', kind = '', ...rest] = decodeURIComponent(pathname).split('/');
      const origin = `http://${request.headers.host}/${line}/${kind}`;
      const log = (entry: RegistryRequest): void => {
        requests.set(line, [...(requests.get(line) ?? []), entry]);
      };
      const path = rest.filter((part) => part !== '').join('/');
      if (kind === 'engine') {
        const sent = await textOf(request).catch(() => '');
        const { status, headers, body, wanted } = answerOfEngine(path, sent);
        if (wanted !== undefined) log({ ecosystem: 'oci', ...wanted, isOther: false });
        response.writeHead(status, headers).end(body);
        return;
      }
      const { accept = '' } = request.headers;
      // The other address serves both kinds of registry; only Python registries use HTML and wheels.
      const isPython = kind === 'pypi' || /pypi|html/.test(accept) || path.includes('.whl');
      const answer =
        request.method !== 'GET'
          ? null
          : isPython
            ? answerOfPython(path, accept, origin, kind === 'other', log)
            : answerTo(kind, path, origin, log);
      if (answer === null) response.writeHead(404).end('{}');
      else response.writeHead(200, { 'content-type': answer.type }).end(answer.body);
    };
  const server: Server = createServer(handleBelow(''));
  server.on('connect', ({ url = '', headers }, socket) => {
    const [, given = ''] = (headers['proxy-authorization'] ?? '').split(' ');
    const [line = ''] = Buffer.from(given, 'base64').toString().split(':');
    elsewhere.set(line, [...(elsewhere.get(line) ?? []), url]);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  return {
    address: (line) => `${base}/${line}/npm/`,
    otherAddress: (line) => `${base}/${line}/other/`,
    jsrAddress: (line) => `${base}/${line}/jsr/`,
    pypiAddress: (line) => `${base}/${line}/pypi/`,
    modulesAddress: (line) => `${base}/${line}/modules`,
    engineAddress: (line) => `tcp://127.0.0.1:${port}/${line}/engine`,
    openEngine: async (line, path) => {
      const socket = createServer(handleBelow(`/${line}/engine`));
      sockets.set(line, socket);
      await new Promise<void>((resolve) => socket.listen(path, resolve));
    },
    proxy: (line) => `http://${line}:none@127.0.0.1:${port}`,
    take: (line) => {
      const found = {
        requests: requests.get(line) ?? [],
        elsewhere: elsewhere.get(line) ?? [],
      };
      requests.delete(line);
      sockets.get(line)?.close();
      sockets.delete(line);
      elsewhere.delete(line);
      return found;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A registry's response for a path that exists. */
export interface RegistryAnswer {
  readonly type: string;
  readonly body: string | Buffer;
}

function json(value: unknown): RegistryAnswer {
  return { type: 'application/json', body: JSON.stringify(value) };
}

function answerTo(
  kind: string,
  path: string,
  origin: string,
  log: (entry: RegistryRequest) => void,
): RegistryAnswer | null {
  if (kind === 'jsr') return answerOfJsr(path, log);
  if (kind === 'modules') {
    const answer = answerOfModules(path);
    const { fetched } = answer ?? {};
    if (fetched !== undefined) log({ ecosystem: 'golang', ...fetched, isOther: false });
    return answer;
  }
  if (path.startsWith('-/')) return null;
  const isOther = kind === 'other';
  const [, tarballOf, version] =
    /^((?:@[^/]+\/)?[^/]+)\/-\/[^/]*?-(\d+\.\d+\.\d+[^/]*)\.tgz$/.exec(path) ?? [];
  if (tarballOf !== undefined && version !== undefined) {
    log({ ecosystem: 'npm', name: tarballOf, version, isOther });
    return { type: 'application/octet-stream', body: tarball(tarballOf, version) };
  }
  const [, name, wanted] = /^((?:@[^/]+\/)?[^/@]+)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (name === undefined) return null;
  log({ ecosystem: 'npm', name, version: null, isOther });
  const packument = packumentOf(name, origin);
  if (wanted === undefined) return json(packument);
  const tag = servedTags[wanted as 'latest'] ?? wanted;
  const manifest = packument.versions[tag];
  return manifest === undefined ? null : json(manifest);
}

function packumentOf(name: string, origin: string) {
  const versions = Object.fromEntries(
    servedVersions.map((version) => {
      const file = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;
      const integrity = createHash('sha512').update(tarball(name, version)).digest('base64');
      const shasum = createHash('sha1').update(tarball(name, version)).digest('hex');
      const dist = {
        tarball: `${origin}/${name}/-/${file}`,
        integrity: `sha512-${integrity}`,
        shasum,
      };
      return [version, { ...manifestOf(name, version), _id: `${name}@${version}`, dist }];
    }),
  );
  const times = servedVersions.map((version) => [version, '2020-01-01T00:00:00.000Z']);
  return { name, 'dist-tags': servedTags, versions, time: Object.fromEntries(times) };
}

function manifestOf(name: string, version: string) {
  const program = name.slice(name.lastIndexOf('/') + 1);
  return { name, version, main: 'program.js', bin: { [program]: 'program.js' } };
}

const tarballs = new Map<string, Buffer>();

/** Returns a package with one program, which prints its marker. */
function tarball(name: string, version: string): Buffer {
  const key = `${name}@${version}`;
  const known = tarballs.get(key);
  if (known !== undefined) return known;
  const marker = JSON.stringify(packageMarker(name, version));
  const made = gzipSync(
    Buffer.concat([
      tarEntry('package/package.json', JSON.stringify(manifestOf(name, version)), '644'),
      tarEntry('package/program.js', `#!/usr/bin/env node\nconsole.log(${marker});\n`, '755'),
      Buffer.alloc(1024),
    ]),
  );
  tarballs.set(key, made);
  return made;
}

/** Returns a file's entry in a tar archive (POSIX ustar). */
function tarEntry(path: string, text: string, mode: string): Buffer {
  const header = Buffer.alloc(512);
  const body = Buffer.from(text);
  const field = (value: string, at: number): number => header.write(value, at, 'latin1');
  field(path, 0);
  field(mode.padStart(7, '0'), 100);
  field('0000000', 108);
  field('0000000', 116);
  field(body.length.toString(8).padStart(11, '0'), 124);
  field('00000000000', 136);
  field('        ', 148);
  field('0', 156);
  field('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  field(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const padding = Buffer.alloc((512 - (body.length % 512)) % 512);
  return Buffer.concat([header, body, padding]);
}

/** Answers requests to JSR's own API: a package's versions, a version's files, and their contents. */
function answerOfJsr(path: string, log: (entry: RegistryRequest) => void): RegistryAnswer | null {
  const [, name, rest] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(path) ?? [];
  if (name === undefined || rest === undefined) return null;
  const entry = { ecosystem: 'jsr', name, isOther: false } as const;
  if (rest === 'meta.json') {
    log({ ...entry, version: null });
    const versions = Object.fromEntries(servedVersions.map((version) => [version, {}]));
    const [scope, own] = name.slice(1).split('/');
    return json({ scope, name: own, latest: servedTags.latest, versions });
  }
  const version = rest.split(/[_/]/)[0] ?? '';
  const text = `console.log(${JSON.stringify(packageMarker(name, version))});\n`;
  if (rest.endsWith('_meta.json')) {
    log({ ...entry, version });
    const checksum = `sha256-${createHash('sha256').update(text).digest('hex')}`;
    const manifest = { '/mod.ts': { size: text.length, checksum } };
    return json({ manifest, exports: { '.': './mod.ts' } });
  }
  return { type: 'application/typescript', body: text };
}
