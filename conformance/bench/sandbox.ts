import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Container, Fetched, Line, Outcome } from './lines.ts';
import type { Registry, RegistryRequest } from './registry.ts';
import type { InstalledTool } from './tools.ts';

/** A placeholder in lines for the address of a registry other than the default one. */
export const otherRegistry = 'https://registry.other.example/';

/** Matches the text that a launcher's stand-in prints instead of fetching a package. */
const standInMarker = /^fetched (\w+) (\S+) (\S+)$/gm;

/** The maximum time for a line, and the time that it has left once a program has run, in milliseconds. */
const maxTime = 30_000;
const graceTime = 1_500;

/** More output than any marker needs. */
const maxOutput = 1 << 18;

let played = 0;

/** Runs a line in separate folders, without anything left over from earlier lines. */
export async function play(
  line: Line,
  tool: InstalledTool,
  registry: Registry,
): Promise<{ readonly outcome: Outcome | null; readonly why?: string }> {
  played += 1;
  const id = `${process.pid}-${played}`;
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  try {
    const work = join(folder, 'work');
    const here = (text: string): string =>
      text.replaceAll(otherRegistry, registry.otherAddress(id));
    for (const each of ['work', 'home', 'tmp']) await mkdir(join(folder, each));
    for (const [path, text] of Object.entries(line.files ?? {})) {
      const file = join(work, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, here(text));
    }
    const start = tool.commands[line.command];
    if (start === undefined) return { outcome: null, why: 'a command that the tool has not' };
    if (tool.socket !== undefined) await registry.openEngine(id, join(folder, 'home', tool.socket));
    const given = Object.entries(line.env ?? {}).map(([name, value]) => [name, here(value)]);
    const env = {
      ...isolation(folder, tool.path, registry.proxy(id)),
      ...tool.environment({
        registry: registry.address(id),
        jsr: registry.jsrAddress(id),
        pypi: registry.pypiAddress(id),
        modules: registry.modulesAddress(id),
        engine: registry.engineAddress(id),
        folder: tool.folder,
        home: join(folder, 'home'),
      }),
      ...Object.fromEntries(given),
    };
    const ended = await run([...start, ...line.args.map(here)], work, env);
    const { requests, elsewhere } = registry.take(id);
    const outcome = outcomeOf(ended.output, requests);
    const isNothing = outcome.file === undefined && outcome.packages === undefined;
    if (ended.isTimeout && isNothing) return { outcome: null, why: 'it did not end' };
    if (isNothing && elsewhere.length > 0) {
      return { outcome: null, why: `it looked for ${elsewhere[0]}` };
    }
    return { outcome };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Returns variables that hide the machine's settings and allow only loopback connections: the proxy refuses
 * all others.
 */
function isolation(folder: string, path: string, nowhere: string): Record<string, string> {
  return {
    PATH: `${path}:/usr/local/bin:/usr/bin:/bin`,
    HOME: join(folder, 'home'),
    TMPDIR: join(folder, 'tmp'),
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    NO_COLOR: '1',
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    http_proxy: nowhere,
    https_proxy: nowhere,
    NO_PROXY: '127.0.0.1,localhost',
    no_proxy: '127.0.0.1,localhost',
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

/** Runs a command until it ends or its time is up, then kills its entire process group. */
function run(
  [command = '', ...args]: readonly string[],
  cwd: string,
  env: Record<string, string>,
): Promise<{ readonly output: string; readonly isTimeout: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isTimeout = false;
    const end = (): void => {
      isTimeout = true;
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The process group has already ended.
      }
    };
    let timer = setTimeout(end, maxTime);
    let hasRun = false;
    const add = (text: string): void => {
      if (output.length < maxOutput) output += text;
      if (hasRun || !/^(?:ran (?:package|file)|fetched) /m.test(output)) return;
      hasRun = true;
      clearTimeout(timer);
      timer = setTimeout(end, graceTime);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add);
    const finish = (): void => {
      clearTimeout(timer);
      resolve({ output, isTimeout });
    };
    child.once('error', finish);
    child.once('close', finish);
  });
}

/** Returns the packages that the registry saw being fetched, and the local file that printed its marker. */
function outcomeOf(output: string, requests: readonly RegistryRequest[]): Outcome {
  const fetched = new Map<string, Fetched>();
  let container: Container = {};
  for (const [, ecosystem = '', name = '', version = ''] of output.matchAll(standInMarker)) {
    fetched.set(`${ecosystem} ${name} ${version}`, { ecosystem, name, version });
  }
  for (const { ecosystem, name, version, isOther, container: set } of requests) {
    if (version === null) continue;
    container = set ?? container;
    const from = isOther ? { registry: otherRegistry } : {};
    fetched.set(`${ecosystem} ${name} ${version}`, { ecosystem, name, version, ...from });
  }
  // A program can cache a fetched package where other lines find it. In that case, only the package's marker
  // reveals it.
  for (const [, name = '', version = ''] of output.matchAll(/^ran package (\S+)@([^@\s]+)$/gm)) {
    const isKnown = [...fetched.values()].some((each) => each.name === name);
    if (!isKnown) fetched.set(`npm ${name} ${version}`, { ecosystem: 'npm', name, version });
  }
  const packages = [...fetched.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, p]) => p);
  const file = [...output.matchAll(/(?:^|\s)ran file (\S+)/g)].at(-1)?.[1];
  return {
    ...(packages.length > 0 ? { packages } : {}),
    ...(file === undefined ? {} : { file }),
    ...(Object.keys(container).length > 0 ? { container } : {}),
  };
}
