/*
 * Runs the clients that are available from registries on the files in `declare/`, and writes the servers that
 * they list into the tables:
 *
 *   npm run conformance:declare                 all clients; Python packages need Python 3.13
 *   npm run conformance:declare -- --only codex
 *
 * A row keeps the details that a client does not show: the line, and the variables if the client lists none.
 */
import { spawnSync } from 'node:child_process';
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type DeclareRow, rowsOf, type Server, tablesOf } from '../../run.mjs';
import { type Client, clients, type Shown } from './clients.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    folder: { type: 'string', default: join(tmpdir(), 'mcp-grade-gate-conformance') },
  },
});
const only = values.only?.split(',');
/** Leaves only the loopback interface, if the system allows it. */
const [alone, ...withoutNetwork] = ['unshare', '--map-root-user', '--net'] as const;
const isAlone = spawnSync(alone, [...withoutNetwork, 'true']).status === 0;

const tables = new Map(tablesOf('declare').map((name) => [name, [...rowsOf(name)]]));
for (const client of clients.filter((each) => only?.includes(each.client) ?? true)) {
  const folder = join(values.folder, 'clients', `${client.client}-${client.version}`);
  if (!(await isInstalled(client, folder))) continue;
  const recordings: { rows: DeclareRow[]; index: number; row: DeclareRow }[] = [];
  for (const rows of tables.values()) {
    for (const [index, row] of rows.entries()) {
      if (row.client !== client.client || !client.reads.test(row.file)) continue;
      if (client.leavesOut?.test(row.files[row.file] ?? '') === true) continue;
      const shown = await listed(client, folder, row);
      const servers = shown.map((each) => recorded(each, row));
      if (!isDeepStrictEqual(servers, row.servers)) {
        process.stdout.write(`${JSON.stringify({ ...row, servers, before: row.servers })}\n`);
      }
      const by = [`${client.program.replace(/-linux-x64$/, '')} ${client.version}`];
      recordings.push({ rows, index, row: { ...row, servers, by } });
    }
  }
  // A program that lists no servers for any row does not work on this machine.
  if (recordings.every(({ row }) => row.servers.length === 0)) {
    process.stdout.write(`${client.client} ${client.version}: not measured\n`);
    continue;
  }
  for (const { rows, index, row } of recordings) rows[index] = row;
  process.stdout.write(`${client.client} ${client.version}: ${recordings.length} files\n`);
  await writeTables();
}
async function writeTables(): Promise<void> {
  for (const [name, rows] of tables) {
    const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    await writeFile(join(import.meta.dirname, '../..', name), text);
  }
}

async function isInstalled(client: Client, folder: string): Promise<boolean> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) return true;
  const making = `${folder}.part`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  try {
    await client.install(making);
  } catch (error) {
    process.stdout.write(`${client.client} ${client.version}: not measured (${error})\n`);
    return false;
  }
  // The folder gets its final name only now, so that an interrupted installation does not count as installed.
  await rename(making, folder);
  return true;
}

/** Returns the servers that a client lists in a separate folder with the row's files. */
async function listed(client: Client, folder: string, row: DeclareRow): Promise<readonly Shown[]> {
  const root = await mkdtemp(join(tmpdir(), 'conformance-'));
  const [work, home] = [join(root, 'work'), join(root, 'home')];
  try {
    const files = [
      ...Object.entries(row.files).map(([path, text]) => [join(work, path), text] as const),
      ...Object.entries(client.home?.(work) ?? {}).map(
        ([path, text]) => [join(home, path), text] as const,
      ),
    ];
    for (const [path, text] of files) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    await mkdir(join(work, '.git'), { recursive: true });
    await mkdir(home, { recursive: true });
    const [program, ...args] = [
      ...(isAlone ? [alone, ...withoutNetwork] : []),
      ...client.list(folder),
    ] as [string, ...string[]];
    const nowhere = 'http://127.0.0.1:9';
    const { stdout, stderr } = spawnSync(program, args, {
      cwd: work,
      encoding: 'utf8',
      timeout: 30_000,
      env: {
        // No program that a server names can be found, so no server is started.
        PATH: '/nonexistent:/usr/sbin:/usr/bin:/bin',
        HOME: home,
        TMPDIR: root,
        NO_COLOR: '1',
        TERM: 'dumb',
        ...{ HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, NO_PROXY: '127.0.0.1,localhost' },
        ...client.environment,
        ...itself(Object.values(row.files).join('\n')),
      },
    });
    return client.read(stdout.trim() === '' ? stderr : stdout) ?? [];
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Sets each variable in a text to the reference itself, so that the client shows the text as written. */
function itself(text: string): Record<string, string> {
  const found = text.matchAll(/\$\{(\w+)(?::[^}]*)?\}|\$(\w+)|\{env:(\w+)\}/g);
  return Object.fromEntries(
    [...found].map(([all, ...names]) => [names.find((name) => name !== undefined) ?? '', all]),
  );
}

/** Returns the row's server that matches the shown one, with the shown details replacing those in the row. */
function recorded({ words, ...shown }: Shown, row: DeclareRow): Server {
  const isShown = ({ name, command, args = [], url }: Server): boolean =>
    name === shown.name &&
    (words === undefined || words.trim() === [command, ...args].join(' ').trim()) &&
    (shown.url === undefined || shown.url === url);
  const before = row.servers.find(isShown);
  const { name, command, args, env, url, enabled } = shown;
  const launch =
    url !== undefined
      ? { url }
      : words === undefined
        ? { command, args: args ?? [] }
        : { command: before?.command ?? words, args: before?.args ?? [] };
  const settings = env ?? before?.env ?? {};
  const line = before?.line ?? row.servers.find((each) => each.name === name)?.line;
  const isOff = enabled === undefined ? before?.enabled === false : !enabled;
  return {
    name,
    ...(launch as Partial<Server>),
    ...(Object.keys(settings).length > 0 ? { env: settings } : {}),
    ...(isOff ? { enabled: false } : {}),
    ...(before?.file === undefined ? {} : { file: before.file }),
    ...(line === undefined ? {} : { line }),
  };
}
