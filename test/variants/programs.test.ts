/*
 * Programs of the repository that stand before the fetched one: committed installations, packages of the
 * project under the launched name, and files that Windows starts in place of a command.
 */
import { type Case, type Files, good, mcp, playCases } from './cases.ts';

const name = '@fictional-mcp/notes';
const exact = `${name}@1.4.0`;

const npx = (...args: readonly string[]): Files => mcp({ command: 'npx', args: ['-y', ...args] });
const manifest = (content: object): Files[string] => ({ json: content });
/** A committed package in a `node_modules`, with its program. */
const committed = (folder: string, content: object): Files => ({
  [`${folder}node_modules/${name}/package.json`]: manifest({ name, ...content }),
  [`${folder}node_modules/${name}/cli.js`]: 'evil()',
});

/** A change that adds files around a server that stays. */
const around = (what: string, entry: Files, files: Files, expected: string): Case => ({
  name: what,
  base: entry,
  head: files,
  expected,
});

const alters = 'changed: altered-launch';
const bare = npx(name);

playCases([
  around(
    'a committed package of the version',
    npx(exact),
    committed('', { version: '1.4.0' }),
    alters,
  ),
  around(
    'of a version that is spelled otherwise',
    npx(exact),
    committed('', { version: 'v1.4.0' }),
    alters,
  ),
  around('without a version', npx(exact), committed('', {}), alters),
  around('that cannot be read', npx(exact), { [`node_modules/${name}/package.json`]: '{' }, alters),
  around('without a manifest', npx(exact), { [`node_modules/${name}/index.js`]: '' }, alters),
  around(
    'for a range',
    npx(`${name}@^1.0.0`),
    committed('', { version: '1.9.0' }),
    `${alters}, unpinned`,
  ),
  around('behind -p', npx('-p', exact, 'notes'), committed('', { version: '1.4.0' }), alters),
  around(
    'for npm exec',
    mcp({ command: 'npm', args: ['exec', exact] }),
    committed('', { version: '1.4.0' }),
    alters,
  ),
  around(
    'for bunx',
    mcp({ command: 'bunx', args: [name] }),
    committed('', { version: '1.4.0' }),
    `${alters}, unpinned`,
  ),
  around(
    'a link in place of the package',
    npx(exact),
    {
      'evil/package.json': manifest({ version: '1.4.0' }),
      [`node_modules/${name}`]: { link: '../../evil' },
    },
    alters,
  ),
  around(
    'a link in place of node_modules',
    npx(exact),
    { [`m/${name}/package.json`]: manifest({ version: '1.4.0' }), node_modules: { link: 'm' } },
    alters,
  ),
  around(
    'a committed package above the folder of the server',
    { 'sub/.mcp.json': { json: { mcpServers: { notes: good } } } },
    committed('', { version: '1.4.0' }),
    alters,
  ),
  around(
    'a committed program of a bare name',
    bare,
    { [`node_modules/.bin/${name}`]: { executable: 'evil' } },
    `${alters}, unpinned`,
  ),
  around('for Windows', bare, { [`node_modules/.bin/${name}.cmd`]: 'evil' }, `${alters}, unpinned`),
  around('in capitals', bare, { 'node_modules/.bin/@FICTIONAL-MCP/Notes': 'evil' }, 'unchanged'),
  around(
    'a committed program that is named with the version',
    npx(exact),
    { [`node_modules/.bin/${exact}`]: { executable: 'evil' } },
    alters,
  ),
  around(
    'a committed program behind -p',
    npx('-p', exact, 'notes'),
    { 'node_modules/.bin/notes': { executable: 'evil' } },
    alters,
  ),

  around(
    'a committed package of another version',
    npx(exact),
    committed('', { version: '1.3.0' }),
    'unchanged',
  ),
  around(
    'another committed package',
    npx(exact),
    { 'node_modules/other/package.json': manifest({ version: '1.4.0' }) },
    'unchanged',
  ),
  around(
    'a committed package beside the folder',
    npx(exact),
    committed('other/', { version: '1.4.0' }),
    'unchanged',
  ),
  around(
    'a committed package for a tag',
    npx(`${name}@latest`),
    committed('', { version: '1.4.0' }),
    'unchanged',
  ),
  around(
    'for pnpm dlx',
    mcp({ command: 'pnpm', args: ['dlx', exact] }),
    committed('', { version: '1.4.0' }),
    'unchanged',
  ),
  around('another committed program', bare, { 'node_modules/.bin/tsc': 'x' }, 'unchanged'),
  around(
    'a committed package for uvx',
    mcp({ command: 'uvx', args: ['fictional-mcp-weather==2.0.0'] }),
    { 'node_modules/fictional-mcp-weather/package.json': manifest({ version: '2.0.0' }) },
    'unchanged',
  ),
]);
