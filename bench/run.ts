/*
 * Measures what the gate promises of its speed, each promise against its measure on the same files in
 * the same run, and prints medians and ratios:
 *
 *   npm run bench                                        some minutes, on small exports
 *   npm run bench -- --megabytes 300 --large 1000        the sizes of the promises
 *   npm run bench -- --only memory --huge 4000           one of them
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serversOf, writeExport } from './generate.ts';
import { type Command, compare, type Measured } from './measure.ts';

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '100' },
    large: { type: 'string', default: '300' },
    huge: { type: 'string', default: '600' },
    files: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
/** A number of the command line. */
function numberOf(name: 'megabytes' | 'large' | 'huge' | 'files' | 'rounds'): number {
  const number = Number(values[name]);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0`);
  return number;
}
const rounds = numberOf('rounds');
const apiKey = 'key-of-the-benchmarks-0123456789';
const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const cli = file('../dist/cli.js');
const action = file('../dist/index.js');
const node = process.execPath;
const folder = await mkdtemp(join(tmpdir(), 'mcp-grade-gate-bench-'));
const today = new Date(new Date().setUTCHours(0, 0, 0, 0)).toISOString();

const exports = new Map<number, string>();
/** An export of a size, made when it is first asked for. */
async function exportOf(megabytes: number): Promise<string> {
  const known = exports.get(megabytes);
  if (known !== undefined) return known;
  const path = join(folder, `${megabytes}.json`);
  const shape = { bytes: megabytes * 1e6, seed: 1, generatedAt: today };
  await writeExport(shape, createWriteStream(path));
  exports.set(megabytes, path);
  return path;
}

/** A project with 20 servers, spread over an export of a size. */
async function projectOf(megabytes: number): Promise<{ path: string; names: string[] }> {
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
}

/** Serves a file as the export service does. */
async function serve(path: string): Promise<{ url: string; close: () => void }> {
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

/** Statuses of a verdict, whatever it is. */
const anyVerdict = [0, 1] as const;

function check(name: string, project: string, ...args: readonly string[]): Command {
  const command = [cli, 'check', project, ...args];
  return { name, program: node, args: command, statuses: anyVerdict, says: /20 servers/ };
}

/** A check that downloads, with a cache folder of its own that is emptied of some kinds before. */
function checkService(
  name: string,
  project: string,
  url: string,
  forgotten: readonly string[],
): Command {
  const cache = join(folder, `cache-${name.replace(/\W+/g, '-')}`);
  return {
    ...check(name, project, '--base-url', url),
    env: { MCP_GRADE_GATE_API_KEY: apiKey, XDG_CACHE_HOME: cache },
    async before() {
      const kept = join(cache, 'mcp-grade-gate');
      for (const entry of await readdir(kept).catch(() => [])) {
        if (forgotten.some((kind) => entry.includes(`-${kind}-`))) await rm(join(kept, entry));
      }
    },
  };
}

interface Row {
  readonly what: string;
  readonly figure: string;
  readonly ratio: string;
  readonly bar: string;
}
const rows: Row[] = [];

function ratio(of: number, to: number): string {
  return (of / to).toFixed(2);
}
function seconds({ seconds: wall }: Measured): string {
  return wall < 1 ? `${Math.round(wall * 1000)} ms` : `${wall.toFixed(2)} s`;
}
function of(measured: ReadonlyMap<string, Measured>, name: string): Measured {
  const found = measured.get(name);
  if (found === undefined) throw new Error(`${name} was not measured`);
  return found;
}

const megabytes = numberOf('megabytes');
const large = numberOf('large');
const huge = numberOf('huge');

const benchmarks: Readonly<Record<string, () => Promise<void>>> = {
  /** A local export against the other ways to read it. */
  async scan() {
    const path = await exportOf(megabytes);
    const project = await projectOf(megabytes);
    const rivals: Command[] = [
      {
        name: 'JSON.parse',
        program: node,
        args: ['--max-old-space-size=8192', file('rivals/json-parse.ts'), path, ...project.names],
      },
      {
        name: 'stream-json',
        program: node,
        args: [file('rivals/stream-json.ts'), path, ...project.names],
      },
    ];
    const filter = `. as $d | ($d.servers | map(select(.name == "${project.names[0]}").id)) as $ids
      | ($d.scores | map(select(.server as $s | $ids | index($s)).findings) | add) as $f
      | $d.findings | map(select(.id as $i | $f | index($i))) | length`;
    if (spawnSync('jq', ['--version']).status === 0) {
      rivals.push({ name: 'jq', program: 'jq', args: [filter, path] });
    }
    const scanned = check('check --export-file', project.path, '--export-file', path);
    const measured = await compare([scanned, ...rivals], rounds);
    const own = of(measured, scanned.name);
    for (const { name } of rivals) {
      const rival = of(measured, name);
      rows.push({
        what: `check --export-file, ${megabytes} MB, against ${name}`,
        figure: `${seconds(own)}, ${own.megabytes} MB : ${seconds(rival)}, ${rival.megabytes} MB`,
        ratio: ratio(own.seconds, rival.seconds),
        bar: name === 'JSON.parse' ? '0.30, 160 MB' : '',
      });
    }
  },

  /** A download into a sealed store, against only parsing the file. */
  async download() {
    const path = await exportOf(megabytes);
    const project = await projectOf(megabytes);
    const service = await serve(path);
    const parse: Command = {
      name: 'JSON.parse',
      program: node,
      args: ['--max-old-space-size=8192', file('rivals/json-parse.ts'), path, ...project.names],
    };
    const name = 'download into the store';
    const download = checkService(name, project.path, service.url, ['names', 'store', 'check']);
    const measured = await compare([download, parse], rounds);
    service.close();
    const [own, rival] = [of(measured, name), of(measured, 'JSON.parse')];
    rows.push({
      what: `download → store → verdict, ${megabytes} MB, against JSON.parse of the file`,
      figure: `${seconds(own)}, ${own.megabytes} MB : ${seconds(rival)}, ${rival.megabytes} MB`,
      ratio: ratio(own.seconds, rival.seconds),
      bar: '0.75, 220 MB',
    });
  },

  /** What a larger export costs in memory. */
  async memory() {
    const names = new Map<number, string>();
    const commands: Command[] = [];
    const services: { close: () => void }[] = [];
    for (const size of [megabytes, large, huge]) {
      const project = await projectOf(size);
      const service = await serve(await exportOf(size));
      services.push(service);
      const name = `download ${size}`;
      names.set(size, name);
      commands.push(checkService(name, project.path, service.url, ['names', 'store', 'check']));
      commands.push(check(`scan ${size}`, project.path, '--export-file', await exportOf(size)));
    }
    const measured = await compare(commands, Math.min(rounds, 3));
    for (const each of services) each.close();
    for (const way of ['download', 'scan']) {
      const least = of(measured, `${way} ${megabytes}`);
      for (const size of [large, huge]) {
        const own = of(measured, `${way} ${size}`);
        rows.push({
          what: `memory of a ${way}, ${size} MB against ${megabytes} MB`,
          figure: `${own.megabytes} MB (${seconds(own)}) : ${least.megabytes} MB`,
          ratio: ratio(own.megabytes, least.megabytes),
          bar: '1.25',
        });
      }
    }
  },

  /** A verdict from a store that is there, large against small. */
  async store() {
    const small = Math.min(50, large / 4);
    const commands: Command[] = [];
    for (const size of [small, large]) {
      const project = await projectOf(size);
      const service = await serve(await exportOf(size));
      commands.push(checkService(`store ${size}`, project.path, service.url, ['names']));
      await compare(commands.slice(-1), 1);
      service.close();
    }
    const measured = await compare(commands, rounds);
    const [own, less] = [of(measured, `store ${large}`), of(measured, `store ${small}`)];
    rows.push({
      what: `verdict from the store, 20 servers, ${large} MB against ${small} MB`,
      figure: `${seconds(own)} : ${seconds(less)}`,
      ratio: ratio(own.seconds, less.seconds),
      bar: '2',
    });
  },

  /** A verdict from the small entry, against one on an export that holds nothing. */
  async names() {
    const project = await projectOf(megabytes);
    const service = await serve(await exportOf(megabytes));
    // The same run, but for what the export says: nothing at all.
    const empty = join(folder, 'empty.json');
    const head = { schema_version: '1.0', rubric_version: '1.4.0', generated_at: today };
    const counts = { servers: 0, scores: 0, findings: 0 };
    const nothing = { ...head, counts, servers: [], scores: [], findings: [] };
    await writeFile(empty, JSON.stringify(nothing));
    const kept = checkService('small entry', project.path, service.url, []);
    const nobody = await serve(empty);
    const against = checkService('empty export', project.path, nobody.url, []);
    await compare([kept, against], 1);
    service.close();
    nobody.close();
    const measured = await compare([kept, against], rounds * 3);
    const [own, less] = [of(measured, kept.name), of(measured, against.name)];
    rows.push({
      what: 'verdict from the small entry, 20 servers, against an empty export',
      figure: `${seconds(own)} : ${seconds(less)}`,
      ratio: ratio(own.seconds, less.seconds),
      bar: '1.25',
    });
  },

  /** The action's first sign of life, and a run with nothing to judge. */
  async start() {
    const workspace = join(folder, 'nothing');
    await mkdir(join(workspace, '.git'), { recursive: true });
    const idle: Command = { name: 'node', program: node, args: ['-e', 'console.log(0)'] };
    const own: Command = {
      name: 'action',
      program: node,
      args: [action],
      env: {
        GITHUB_WORKSPACE: workspace,
        GITHUB_EVENT_NAME: 'push',
        RUNNER_TEMP: folder,
        'INPUT_BASE-URL': 'https://grades.example',
      },
      statuses: [0],
      says: /nothing to judge|PASS/i,
    };
    const measured = await compare([own, idle], rounds * 5);
    const [ours, least] = [of(measured, 'action'), of(measured, 'node')];
    rows.push({
      what: 'first line of the log, against node -e',
      figure: `${Math.round(ours.firstLine * 1000)} ms : ${seconds(least)}`,
      ratio: ratio(ours.firstLine, least.seconds),
      bar: '1.5',
    });
    rows.push({
      what: 'end of a run with nothing to judge, against node -e',
      figure: `${seconds(ours)} : ${seconds(least)}`,
      ratio: ratio(ours.seconds, least.seconds),
      bar: '5',
    });
  },

  /** The inventory of a large repository, against looking at its files. */
  async inventory() {
    const repository = join(folder, 'repository');
    const count = numberOf('files');
    for (let at = 0; at < count; at += 1) {
      const path = join(repository, `part-${at % 50}`, `folder-${at % 500}`);
      if (at < 500) await mkdir(path, { recursive: true });
      await writeFile(join(path, `file-${at}.ts`), `export const value = ${at};\n`);
    }
    const project = await projectOf(megabytes);
    for (let part = 0; part < 25; part += 1) {
      await cp(project.path, join(repository, `part-${part}`), { recursive: true });
    }
    spawnSync('git', ['init', '-q', repository]);
    spawnSync('git', ['-C', repository, 'add', '.']);
    const own: Command = {
      name: 'inventory',
      program: node,
      args: [cli, 'inventory', repository, '--json'],
    };
    const look: Command = {
      name: 'git',
      program: 'sh',
      args: ['-c', 'git ls-files -z | xargs -0 stat > /dev/null'],
      cwd: repository,
    };
    const measured = await compare([own, look], rounds);
    const [ours, theirs] = [of(measured, 'inventory'), of(measured, 'git')];
    rows.push({
      what: `inventory of ${count} files, against git ls-files | xargs stat`,
      figure: `${seconds(ours)} : ${seconds(theirs)}`,
      ratio: ratio(ours.seconds, theirs.seconds),
      bar: '2',
    });
  },
};

try {
  const chosen = values.only === undefined ? Object.keys(benchmarks) : values.only.split(',');
  for (const name of chosen) {
    const benchmark = benchmarks[name];
    if (benchmark === undefined) {
      throw new Error(`${name} is none of ${Object.keys(benchmarks).join(', ')}`);
    }
    const first = rows.length;
    await benchmark();
    for (const { what, figure, ratio: value, bar } of rows.slice(first)) {
      const limit = bar === '' ? '' : ` (bar ${bar})`;
      const mark = bar !== '' && Number(value) > Number.parseFloat(bar) ? '✗' : ' ';
      process.stdout.write(`${mark}${value.padStart(6)}${limit.padEnd(16)} ${what}: ${figure}\n`);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
