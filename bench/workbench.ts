import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serversOf, writeExport } from './generate.ts';
import type { Command } from './measure.ts';

/** A folder with the exports and projects of the benchmarks. */
export interface Workbench {
  readonly folder: string;
  /** The variable with the API key. */
  readonly keyEnv: Readonly<Record<string, string>>;
  /** The path of an export of a size, which is generated when it is first needed. */
  readonly exportOf: (megabytes: number, day?: 'today' | 'day-after') => Promise<string>;
  /** A project with 20 servers that are spread over an export of a size. */
  readonly projectOf: (megabytes: number) => Promise<{ path: string; names: string[] }>;
  /** A check that uses the service, with a cache folder of its own from which some kinds of entries are removed first. */
  readonly checkService: (
    name: string,
    project: string,
    url: string,
    removed: readonly string[],
  ) => Command;
}

export const node = process.execPath;
export const today = new Date(new Date().setUTCHours(0, 0, 0, 0)).toISOString();

/** The path of a file of the project, given relative to this folder. */
export const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
export const cli = file('../dist/cli.js');

const apiKey = 'key-of-the-benchmarks-0123456789';
/** Exit statuses of any verdict. */
const anyVerdict = [0, 1] as const;

export function createWorkbench(folder: string): Workbench {
  const exports = new Map<string, string>();
  const keyEnv = { MCP_GRADE_GATE_API_KEY: apiKey };
  return {
    folder,
    keyEnv,
    async exportOf(megabytes, day = 'today') {
      const name = `${megabytes}-${day}.json`;
      const known = exports.get(name);
      if (known !== undefined) return known;
      const path = join(folder, name);
      const isDayAfter = day === 'day-after';
      const shape = { bytes: megabytes * 1e6, seed: 1, generatedAt: today, isDayAfter };
      await writeExport(shape, createWriteStream(path));
      exports.set(name, path);
      return path;
    },
    async projectOf(megabytes) {
      const path = join(folder, `project-${megabytes}`);
      const servers = serversOf({ bytes: megabytes * 1e6, seed: 1 });
      const chosen = Array.from({ length: 20 }, (_, at) => Math.floor(((at + 0.5) * servers) / 20));
      const mcpServers = Object.fromEntries(
        chosen.map((server) => [
          `server-${server}`,
          { command: 'npx', args: ['-y', `@made-up/server-${server}@1.${server % 4}.0`] },
        ]),
      );
      await mkdir(path, { recursive: true });
      await writeFile(join(path, '.mcp.json'), JSON.stringify({ mcpServers }, null, 2));
      return { path, names: chosen.map((server) => `io.example.made-up/server-${server}`) };
    },
    checkService(name, project, url, removed) {
      const cache = join(folder, `cache-${name.replace(/\W+/g, '-')}`);
      return {
        ...check(name, project, '--base-url', url),
        env: { ...keyEnv, XDG_CACHE_HOME: cache },
        async before() {
          const kept = join(cache, 'mcp-grade-gate');
          for (const entry of await readdir(kept).catch(() => [])) {
            if (removed.some((kind) => entry.includes(`-${kind}-`))) await rm(join(kept, entry));
          }
        },
      };
    },
  };
}

export function check(name: string, project: string, ...args: readonly string[]): Command {
  const command = [cli, 'check', project, ...args];
  return { name, program: node, args: command, statuses: anyVerdict, says: /20 servers/ };
}

/** Serves a file like the export service. */
export async function serve(path: string): Promise<{ url: string; close: () => void }> {
  const { size } = await stat(path);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': size });
    createReadStream(path, { highWaterMark: 1024 * 1024 }).pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
