/* Tests that files that a launch reads through a linked folder count as if they were stored there. */
import { describe } from 'vitest';
import { type Files, good, mcp, playCases } from './cases.ts';

const evil = 'NODE_OPTIONS=--require ./evil.js\n';
const withFile = (envFile: string): Files => mcp({ ...good, envFile });
const inFolder = (cwd: string): Files => mcp({ ...good, cwd });
const registry = 'registry=https://registry.example/\n';
const altered = /altered-launch/;

describe('edits', () => {
  playCases([
    {
      name: 'a file of variables',
      base: { ...withFile('p/x.env'), p: { link: 'q' }, 'q/x.env': 'A=b\n' },
      head: { 'q/x.env': evil },
      expected: altered,
    },
    {
      name: 'settings of the folder that it works in',
      base: { ...inFolder('p'), p: { link: 'q' }, 'q/a.txt': '' },
      head: { 'q/.npmrc': registry },
      expected: altered,
    },
    {
      name: 'settings above that folder as it really is',
      base: { ...inFolder('p/s'), p: { link: 'q/r' }, 'q/r/s/a.txt': '' },
      head: { 'q/.npmrc': registry },
      expected: altered,
    },
    {
      name: 'settings above the link, which no program sees',
      base: { ...inFolder('x/p'), 'x/p': { link: '../q' }, 'q/a.txt': '' },
      head: { 'x/.npmrc': registry },
      expected: 'unchanged',
    },
    {
      name: 'links that lead to links',
      base: { ...withFile('p/x.env'), p: { link: 'a/b' }, a: { link: 'c' }, 'c/b/x.env': 'A=b\n' },
      head: { 'c/b/x.env': evil },
      expected: altered,
    },
    {
      name: 'harmless variables',
      base: { ...withFile('p/x.env'), p: { link: 'q' }, 'q/x.env': 'A=b\n' },
      head: { 'q/x.env': 'A=c\n' },
      expected: 'unchanged',
    },
    {
      name: 'code of the project',
      base: {
        ...mcp({ command: 'node', args: ['lib/server.js'] }),
        lib: { link: 'src' },
        'src/server.js': '',
      },
      head: { 'README.md': '' },
      expected: 'unchanged',
    },
  ]);
});

// Each link's target in a tree counts for every path that leads through any of the links.
describe('other targets', () => {
  playCases([
    {
      name: 'another file of variables, by another link',
      base: { ...withFile('p/x.env'), p: { link: 'q' }, 'q/x.env': 'A=b\n', 'r/x.env': evil },
      head: { p: { link: 'r' } },
      expected: altered,
    },
  ]);
});

const servers = {
  json: { mcpServers: { files: { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] } } },
};

describe('a file that only its content shows', () => {
  playCases([
    {
      name: 'is one file, however many links lead to it',
      base: { 'q/settings.json': servers },
      head: { p: { link: 'q' }, 'x/p': { link: '../q' } },
      expected: 'unchanged',
    },
    {
      name: 'behind a link that takes it out of a set-aside place',
      base: { 'tests/q/settings.json': servers },
      head: { p: { link: 'tests/q' } },
      expected: 'added and unchanged: below-minimum',
    },
    {
      name: 'behind a link that is the path of a client',
      base: { 'q/mcp.json': servers, 'q/settings.json': servers },
      head: { '.cursor': { link: 'q' } },
      expected: 'added and unchanged: below-minimum',
    },
  ]);
});
