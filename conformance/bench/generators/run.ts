/*
 * Runs programs that write the configuration files of many clients, and records the files that they write:
 *
 *   npm run conformance:clients
 *
 * `test/detection/conformance/generators.test.ts` requires every server in every file.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** The servers that each program receives. */
const local = { name: 'files', package: '@fictional-mcp/files@1.0.0' };
const remote = { name: 'docs', url: 'https://mcp.fictional.example/mcp' };

const work = await mkdtemp(join(tmpdir(), 'generators-'));
const bin = (name: string): string => join(work, 'node_modules', name);

/**
 * Runs a program in a folder. Failures are ignored, because a program cannot write some of its targets and
 * reports an error for them.
 */
function run(folder: string, script: string, ...args: readonly string[]): void {
  spawnSync(process.execPath, [script, ...args], { cwd: folder, stdio: 'ignore' });
}

async function scriptOf(name: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(bin(name), 'package.json'), 'utf8'));
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name];
  return join(bin(name), script);
}

const generators = {
  async rulesync(folder: string, script: string) {
    const mcpServers = {
      [local.name]: { type: 'stdio', command: 'npx', args: ['-y', local.package] },
      [remote.name]: { type: 'http', url: remote.url },
    };
    await mkdir(join(folder, '.rulesync'));
    await writeFile(join(folder, '.rulesync/mcp.json'), JSON.stringify({ mcpServers }, null, 2));
    run(folder, script, 'generate', '--targets', '*', '--features', 'mcp');
  },
  async 'add-mcp'(folder: string, script: string) {
    const { stdout } = spawnSync(process.execPath, [script, 'list-agents'], { encoding: 'utf8' });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
    const agents = [...stdout.replace(/\u001b\[[\d;]*m/g, '').matchAll(/^ {2}([\w-]+) /gm)];
    for (const [, agent = ''] of agents) {
      const rest = ['-a', agent, '-y', '-n'];
      run(folder, script, local.package, ...rest, local.name);
      run(folder, script, remote.url, ...rest, remote.name);
    }
  },
} as const;

for (const [name, generate] of Object.entries(generators)) {
  execFileSync('npm', ['install', '--prefix', work, '--no-audit', '--no-fund', `${name}@latest`], {
    stdio: 'inherit',
  });
  const { version } = JSON.parse(await readFile(join(bin(name), 'package.json'), 'utf8'));
  const folder = join(work, `project-${name}`);
  await mkdir(join(folder, '.git'), { recursive: true });
  await generate(folder, await scriptOf(name));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
  const files: Record<string, string> = {};
  for (const path of paths) files[path] = await readFile(join(folder, path), 'utf8');
  const record = join(import.meta.dirname, '../../generated', `${name}.json`);
  await writeFile(record, `${JSON.stringify({ name, version, files }, null, 2)}\n`);
  process.stdout.write(`${name} ${version}: ${paths.length} files\n`);
}
await rm(work, { recursive: true, force: true });
