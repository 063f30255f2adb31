import { crc32, deflateRawSync } from 'node:zlib';
import served from '../launch/served.json' with { type: 'json' };

/*
 * A Go module proxy that serves a module for every path, except for paths below a `cmd` folder. Source: the
 * Go Modules Reference, "GOPROXY protocol".
 */

/** The proxy's answer and, if the request is for a module's content, that module. */
export interface ModuleAnswer {
  readonly type: string;
  readonly body: string | Buffer;
  readonly fetched?: { readonly name: string; readonly version: string };
}

const { versions, tags } = served.golang;

/**
 * Returns the proxy's answer for a path, such as `example.com/mcp-a/@v/v1.0.0.info`; null if the path does
 * not exist.
 */
export function answerOfModules(path: string): ModuleAnswer | null {
  const [, name, file] = /^(.+)\/@(latest|v\/.+)$/.exec(path) ?? [];
  if (name === undefined || file === undefined) return null;
  if (!/^[a-z]+\.example\/[\w.-]+$/.test(name)) return null;
  const info = (version: string): ModuleAnswer => ({
    type: 'application/json',
    body: JSON.stringify({ Version: version, Time: '2020-01-01T00:00:00Z' }),
  });
  if (file === 'latest') return info(tags.latest);
  if (file === 'v/list') return { type: 'text/plain', body: versions.join('\n') };
  const [, asked = '', kind] = /^v\/(.+)\.(info|mod|zip)$/.exec(file) ?? [];
  const version = (tags as Record<string, string>)[asked] ?? asked;
  if (!versions.includes(version)) return null;
  if (kind === 'info') return info(version);
  const manifest = `module ${name}\n`;
  if (kind === 'mod') return { type: 'text/plain', body: manifest };
  const main = 'package main\n\nfunc main() { println("ran package") }\n';
  const files = { 'go.mod': manifest, 'main.go': main, 'cmd/srv/main.go': main };
  const entries = Object.entries(files).map(
    ([path, text]) => [`${name}@${version}/${path}`, text] as const,
  );
  return { type: 'application/zip', body: zipOf(entries), fetched: { name, version } };
}

/** Returns a ZIP archive with the given paths and texts. */
function zipOf(entries: readonly (readonly [path: string, text: string])[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, text] of entries) {
    const name = Buffer.from(path);
    const data = deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(Buffer.byteLength(text), 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const maker = Buffer.from([20, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), maker, common, place, name]));
    locals.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end]);
}
