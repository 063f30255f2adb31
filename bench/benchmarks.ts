import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Command, compare, type Measured } from './measure.ts';
import { measureShapes } from './shapes.ts';
import { measureSweep } from './sweep.ts';
import { check, cli, file, node, serve, today, type Workbench } from './workbench.ts';

/** Sizes of exports in MB, the numbers of files in a repository, of repositories, and of runs. */
export interface Sizes {
  readonly megabytes: number;
  readonly large: number;
  readonly huge: number;
  readonly files: number;
  readonly repositories: number;
  readonly rounds: number;
}

/** The result for one promise: measured figures, their ratio, and the maximum ratio. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly ratio: string;
  /** The maximum ratio and, after a comma, peak memory; empty if it is only a comparison. */
  readonly bar: string;
  /** Peak memory in MB, if the bar has one. */
  readonly megabytes?: number;
}

/** Measures one promise, or several with the same runs. */
type Benchmark = (bench: Workbench, sizes: Sizes) => Promise<readonly Row[]>;

/** Reading a local export, compared with other ways to read it. */
const measureScan: Benchmark = async (bench, { megabytes, rounds }) => {
  const path = await bench.exportOf(megabytes);
  const project = await bench.projectOf(megabytes);
  const rivals: Command[] = [
    parseRival(path, project.names),
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
  const commands = [scanned, ...rivals].map((each) => ({ ...each, measuresCpu: true }));
  const measured = await compare(commands, rounds);
  const own = of(measured, scanned.name);
  return rivals.flatMap(({ name }) => {
    const rival = of(measured, name);
    const what = `check --export-file, ${megabytes} MB, against ${name}`;
    const isBound = name === 'JSON.parse';
    return [
      {
        what,
        figure: `${seconds(own)}, ${own.megabytes} MB : ${seconds(rival)}, ${rival.megabytes} MB`,
        ratio: ratio(own.seconds, rival.seconds),
        bar: isBound ? '0.42, 160 MB' : '',
        megabytes: own.megabytes,
      },
      cpuRow(what, own, rival, isBound ? '0.44' : ''),
    ];
  });
};

/**
 * A download into a sealed store, compared with only parsing the file. The service and the disk share
 * the machine's cores with the check, so the wall time includes their work; user CPU does not.
 */
const measureDownload: Benchmark = async (bench, { megabytes, rounds }) => {
  const path = await bench.exportOf(megabytes);
  const project = await bench.projectOf(megabytes);
  const service = await serve(path);
  const parse = { ...parseRival(path, project.names), measuresCpu: true };
  const name = 'download into the store';
  const forgotten = ['names', 'store', 'check'];
  const download = {
    ...bench.checkService(name, project.path, service.url, forgotten),
    measuresCpu: true,
  };
  const measured = await compare([download, parse], rounds);
  service.close();
  const [own, rival] = [of(measured, name), of(measured, parse.name)];
  const what = `download → store → verdict, ${megabytes} MB, against JSON.parse of the file`;
  return [
    {
      what: `${what}, user CPU`,
      figure: `${own.userCpu.toFixed(2)} s, ${own.megabytes} MB : ${rival.userCpu.toFixed(2)} s, ${rival.megabytes} MB`,
      ratio: ratio(own.userCpu, rival.userCpu),
      bar: '0.80, 220 MB',
      megabytes: own.megabytes,
    },
    wallRow(`${what}, wall time`, own, rival, '0.90'),
  ];
};

/** The whole corpus as tables, and compared with that of the day after, against parsing one file. */
const measureCorpus: Benchmark = async (bench, { megabytes, rounds }) => {
  const path = await bench.exportOf(megabytes);
  const project = await bench.projectOf(megabytes);
  const out = join(bench.folder, 'tables');
  const parse = parseRival(path, project.names);
  const commands: Command[] = [
    {
      name: 'export tables',
      program: node,
      args: [cli, 'export', 'tables', path, '--out', out],
      says: /score_findings: \d+ rows/,
      // Each day is written once.
      before: () => rm(out, { recursive: true, force: true }),
    },
    {
      name: 'export diff',
      program: node,
      args: [cli, 'export', 'diff', path, await bench.exportOf(megabytes, 'day-after')],
      statuses: [1],
      says: /began in [1-9]\d* version/,
    },
  ];
  const measured = await compare([...commands, parse], rounds);
  const rival = of(measured, parse.name);
  return commands.map(({ name }) => {
    const own = of(measured, name);
    return {
      what: `${name}, ${megabytes} MB, against JSON.parse of one file`,
      figure: `${seconds(own)}, ${own.megabytes} MB : ${seconds(rival)}, ${rival.megabytes} MB`,
      ratio: ratio(own.seconds, rival.seconds),
      bar: '1.00, 250 MB',
      megabytes: own.megabytes,
    };
  });
};

/** Memory for exports of different sizes. */
const measureMemory: Benchmark = async (bench, { megabytes, large, huge, rounds }) => {
  const commands: Command[] = [];
  const services: { close: () => void }[] = [];
  for (const size of [megabytes, large, huge]) {
    const project = await bench.projectOf(size);
    const service = await serve(await bench.exportOf(size));
    services.push(service);
    const name = `download ${size}`;
    commands.push(bench.checkService(name, project.path, service.url, ['names', 'store', 'check']));
    commands.push(check(`scan ${size}`, project.path, '--export-file', await bench.exportOf(size)));
  }
  const measured = await compare(commands, Math.min(rounds, 3));
  for (const each of services) each.close();
  return ['download', 'scan'].flatMap((way) => {
    const least = of(measured, `${way} ${megabytes}`);
    return [large, huge].map((size) => {
      const own = of(measured, `${way} ${size}`);
      return {
        what: `memory of a ${way}, ${size} MB against ${megabytes} MB`,
        figure: `${own.megabytes} MB (${seconds(own)}) : ${least.megabytes} MB`,
        ratio: ratio(own.megabytes, least.megabytes),
        bar: '1.25',
      };
    });
  });
};

/** A verdict from an existing store, for a large and a small export. */
const measureStore: Benchmark = async (bench, { large, rounds }) => {
  const small = Math.min(50, large / 4);
  const commands: Command[] = [];
  for (const size of [small, large]) {
    const project = await bench.projectOf(size);
    const service = await serve(await bench.exportOf(size));
    commands.push(bench.checkService(`store ${size}`, project.path, service.url, ['names']));
    await compare(commands.slice(-1), 1);
    service.close();
  }
  const measured = await compare(commands, rounds);
  const [own, less] = [of(measured, `store ${large}`), of(measured, `store ${small}`)];
  return [
    wallRow(`verdict from the store, 20 servers, ${large} MB against ${small} MB`, own, less, '2'),
  ];
};

/** A verdict from the small entry, compared with one on an empty export. */
const measureSmallEntry: Benchmark = async (bench, { megabytes, rounds }) => {
  const project = await bench.projectOf(megabytes);
  const service = await serve(await bench.exportOf(megabytes));
  // The same run with an empty export.
  const empty = join(bench.folder, 'empty.json');
  const head = { schema_version: '1.0', rubric_version: '1.4.0', generated_at: today };
  const counts = { servers: 0, scores: 0, findings: 0 };
  const nothing = { ...head, counts, servers: [], scores: [], findings: [] };
  await writeFile(empty, JSON.stringify(nothing));
  const kept = bench.checkService('small entry', project.path, service.url, []);
  const nobody = await serve(empty);
  const against = bench.checkService('empty export', project.path, nobody.url, []);
  await compare([kept, against], 1);
  service.close();
  nobody.close();
  const measured = await compare([kept, against], rounds * 3);
  const [own, less] = [of(measured, kept.name), of(measured, against.name)];
  return [
    wallRow('verdict from the small entry, 20 servers, against an empty export', own, less, '1.25'),
  ];
};

/** The action's first line of output, a run with nothing to judge, and a push that touches no server. */
const measureStart: Benchmark = async (bench, { megabytes, rounds }) => {
  const nothing = join(bench.folder, 'nothing');
  const pushed = join(bench.folder, 'pushed');
  await mkdir(nothing);
  await commit(nothing);
  await cp((await bench.projectOf(megabytes)).path, pushed, { recursive: true });
  for (let at = 0; at < 100; at += 1) await writeFile(join(pushed, `file-${at}.ts`), '// old\n');
  const before = await commit(pushed);
  await writeFile(join(pushed, 'file-1.ts'), '// new\n');
  const after = await commit(pushed);
  const event = join(bench.folder, 'event.json');
  await writeFile(event, JSON.stringify({ before, after }));
  const idle: Command = { name: 'node', program: node, args: ['-e', 'console.log(0)'] };
  const bare: Command = { name: 'node', program: node, args: ['-e', '0'] };
  const action = (
    name: string,
    workspace: string,
    says: RegExp,
    env: Readonly<Record<string, string>> = {},
  ): Command => ({
    name,
    program: node,
    args: [file('../dist/index.js')],
    env: {
      GITHUB_WORKSPACE: workspace,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_OUTPUT: join(bench.folder, 'output'),
      GITHUB_STEP_SUMMARY: join(bench.folder, 'summary'),
      RUNNER_TEMP: bench.folder,
      'INPUT_BASE-URL': 'https://grades.example',
      INPUT_SOURCE: 'workspace',
      ...env,
    },
    async before() {
      for (const name of ['output', 'summary']) await writeFile(join(bench.folder, name), '');
    },
    statuses: [0],
    says,
  });
  const own = action('nothing', nothing, /PASS: no MCP servers/);
  const push = action('push', pushed, /touches none of the 20 servers/, {
    GITHUB_EVENT_PATH: event,
    GITHUB_SHA: after,
  });
  const walls = await compare([own, idle], rounds * 5);
  const cpus = await compare(
    [own, push, bare].map((each) => ({ ...each, measuresCpu: true })),
    rounds * 5,
  );
  const [ours, least] = [of(walls, 'nothing'), of(walls, 'node')];
  return [
    {
      what: 'first line of the log, against node -e',
      figure: `${Math.round(ours.firstLine * 1000)} ms : ${seconds(least)}`,
      ratio: ratio(ours.firstLine, least.seconds),
      bar: '1.5',
    },
    wallRow('end of a run with nothing to judge, against node -e', ours, least, '5'),
    cpuRow(
      'a run with nothing to judge, against node -e 0',
      of(cpus, 'nothing'),
      of(cpus, 'node'),
      '7',
    ),
    cpuRow(
      'a push that touches none of 20 servers, against node -e 0',
      of(cpus, 'push'),
      of(cpus, 'node'),
      '13',
    ),
  ];
};

/** Commits all files of a folder, as a job checks them out, and returns the commit's id. */
async function commit(folder: string): Promise<string> {
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com'];
  const git = (...words: readonly string[]): string =>
    spawnSync('git', ['-C', folder, ...author, ...words], { encoding: 'utf8' }).stdout;
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '--allow-empty', '-m', 'all');
  return git('rev-parse', 'HEAD').trim();
}

/** The inventory of a large repository, compared with listing its files. */
const measureInventory: Benchmark = async (bench, { megabytes, files, rounds }) => {
  const repository = join(bench.folder, 'repository');
  for (let at = 0; at < files; at += 1) {
    const path = join(repository, `part-${at % 50}`, `folder-${at % 500}`);
    if (at < 500) await mkdir(path, { recursive: true });
    await writeFile(join(path, `file-${at}.ts`), `export const value = ${at};\n`);
  }
  const project = await bench.projectOf(megabytes);
  for (let part = 0; part < 25; part += 1) {
    await cp(project.path, join(repository, `part-${part}`), { recursive: true });
  }
  spawnSync('git', ['init', '-q', repository]);
  spawnSync('git', ['-C', repository, 'add', '.']);
  const copied = await copiedRepository(join(bench.folder, 'copied'));
  const commands = [repository, copied].flatMap((path, at): Command[] => [
    {
      name: `inventory ${at}`,
      program: node,
      args: [cli, 'inventory', path, '--json'],
      measuresCpu: true,
    },
    {
      name: `git ${at}`,
      program: 'sh',
      args: ['-c', 'git ls-files -z | xargs -0 stat > /dev/null'],
      cwd: path,
      measuresCpu: true,
    },
  ]);
  const measured = await compare(commands, rounds);
  const row = (name: string, at: number, bar: string): readonly Row[] => {
    const what = `inventory of ${name}, against git ls-files | xargs stat`;
    const [ours, theirs] = [of(measured, `inventory ${at}`), of(measured, `git ${at}`)];
    return [wallRow(what, ours, theirs, bar), cpuRow(what, ours, theirs, bar)];
  };
  return [...row(`${files} files`, 0, '2'), ...row('a monorepo of copies, 26,000 files', 1, '3')];
};

/** A repository of 1,000 copies of a package with 40 dependencies; some of them declare servers. */
async function copiedRepository(path: string): Promise<string> {
  const dependencies = Array.from({ length: 40 }, (_, at) => [`library-${at}`, `^1.${at}.0`]);
  const servers = Array.from({ length: 5 }, (_, at) => [
    `server-${at}`,
    { command: 'npx', args: ['-y', `@made-up/server-${at}@1.0.0`] },
  ]);
  for (let copy = 0; copy < 1000; copy += 1) {
    const folder = join(path, 'packages', `copy-${copy}`);
    await mkdir(folder, { recursive: true });
    const manifest = { name: `copy-${copy}`, dependencies: Object.fromEntries(dependencies) };
    const texts: Record<string, string> = { 'package.json': JSON.stringify(manifest) };
    for (let at = 0; at < 25; at += 1) texts[`file-${at}.ts`] = `export const value = ${at};\n`;
    const declared = { mcpServers: Object.fromEntries(servers) };
    if (copy % 20 === 0) texts['.mcp.json'] = JSON.stringify(declared);
    for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  }
  spawnSync('git', ['init', '-q', path]);
  spawnSync('git', ['-C', path, 'add', '.']);
  return path;
}

/** The benchmarks by their names on the command line, in the order in which they run. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  scan: measureScan,
  corpus: measureCorpus,
  download: measureDownload,
  memory: measureMemory,
  store: measureStore,
  names: measureSmallEntry,
  start: measureStart,
  inventory: measureInventory,
  shapes: measureShapes,
  sweep: measureSweep,
};

/** The obvious implementation with `JSON.parse`, for the same export and servers. */
function parseRival(path: string, names: readonly string[]): Command {
  return {
    name: 'JSON.parse',
    program: node,
    args: ['--max-old-space-size=8192', file('rivals/json-parse.ts'), path, ...names],
  };
}

/** The row of a promise about wall time. */
function wallRow(what: string, own: Measured, measure: Measured, bar: string): Row {
  const figure = `${seconds(own)} : ${seconds(measure)}`;
  return { what, figure, ratio: ratio(own.seconds, measure.seconds), bar };
}

/** The row of a promise about CPU, with that of all processes that are started. */
function cpuRow(what: string, own: Measured, measure: Measured, bar: string): Row {
  const figure = `${own.cpu.toFixed(3)} s : ${measure.cpu.toFixed(3)} s`;
  return { what: `${what}, CPU`, figure, ratio: ratio(own.cpu, measure.cpu), bar };
}

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
