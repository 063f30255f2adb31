/*
 * Tests updates to manifests and lockfiles by team members, strangers and Dependabot, with and without a key.
 */
import type { Edits } from './commits.ts';
import { harmless, judged, type Pull } from './play.ts';
import { installed, library, monorepo, project, replaced, servers } from './repositories.ts';

const mailIs = (version: string, range = '^1.0.0') =>
  installed({
    ranges: { '@fictional-mcp/mail': range },
    versions: { '@fictional-mcp/mail': version },
  });
const prettierIs = (version: string, range = '^3.0.0') =>
  installed({ ranges: { prettier: range }, versions: { prettier: version } });
const yarn = String(library['yarn.lock']);
const yarnLock = (text: string): Edits => ({ 'yarn.lock': text });
const manifest = (dependencies: object): Edits => ({
  'package.json': { name: 'library', version: '1.0.0', dependencies },
});
const withMail: Edits = { ...manifest({ '@fictional-mcp/mail': '1.0.0' }) };
const off = { ...library, '.github/mcp-grade-gate.yml': 'manifests: off\n' };
const withPad = { 'left-pad': '^1.3.0' };

export const dependencies: readonly Pull[] = [
  ...harmless(monorepo, [
    ['updates a library', prettierIs('3.6.2')],
    ['updates what libraries use', installed({ versions: { 'fast-glob': '3.3.3' } })],
    ['adds a library', installed({ ranges: { vitest: '^4.0.0' }, versions: { vitest: '4.0.1' } })],
    ['raises an installed server', mailIs('1.1.0')],
  ]),
  ...judged('warn', monorepo, [
    ['raises an installed server to a version that is not scored', mailIs('2.0.0', '^2.0.0')],
  ]),
  ...judged('fail', monorepo, [
    [
      'adds a dependency that is a server below the minimum',
      installed({
        ranges: { '@fictional-mcp/files': '1.2.0' },
        versions: { '@fictional-mcp/files': '1.2.0' },
      }),
    ],
  ]),
  // Another source under the same key replaces the server.
  ...judged('fail', withMail, [
    [
      'takes an installed server by an alias',
      manifest({ '@fictional-mcp/mail': 'npm:evil@1.0.0' }),
    ],
    [
      'takes an installed server from a repository',
      manifest({ '@fictional-mcp/mail': `github:evil/mail#${'0'.repeat(40)}` }),
    ],
    [
      'takes an installed server from an address',
      manifest({ '@fictional-mcp/mail': 'https://evil.example/mail.tgz' }),
    ],
  ]),
  ...judged('error', withMail, [
    [
      'a stranger takes an installed server by an alias',
      manifest({ '@fictional-mcp/mail': 'npm:evil-mcp@1.0.0' }),
      { by: 'fork' },
    ],
  ]),
  // A change that affects no candidate needs no key.
  ...harmless(library, [
    ['a stranger fixes a slip in the README', { 'README.md': '# The library\n' }, { by: 'fork' }],
    [
      'a stranger adds a comment to a lockfile',
      yarnLock(yarn.replace('\n\n', '\n# By hand.\n\n')),
      { by: 'fork' },
    ],
    [
      'a stranger reformats the servers',
      { '.mcp.json': JSON.stringify(library['.mcp.json']) },
      { by: 'fork' },
    ],
  ]),
  ...harmless(monorepo, [
    [
      'Dependabot updates what libraries use',
      installed({ versions: { 'fast-glob': '3.3.3' } }),
      { by: 'dependabot' },
    ],
    [
      'Dependabot updates an action',
      {
        '.github/workflows/ci.yml': String(monorepo['.github/workflows/ci.yml']).replace(
          '@v5',
          '@v6',
        ),
      },
      { by: 'dependabot' },
    ],
    [
      'the merge queue takes a change of code',
      { 'apps/web/src/index.js': '1' },
      { by: 'merge queue' },
    ],
    ['main is pushed with an update of a library', prettierIs('3.6.2'), { by: 'push' }],
  ]),
  ...harmless(off, [
    [
      'a stranger adds a library where manifests are off',
      manifest({ ...withPad, chalk: '^5.0.0' }),
      { by: 'fork' },
    ],
  ]),
  ...judged('error', library, [
    [
      'a stranger adds a library',
      manifest({ ...withPad, chalk: '^5.0.0' }),
      { by: 'fork', passes: true },
    ],
    [
      'a stranger adds what may be a server',
      manifest({ ...withPad, 'acme-mcp': '^1.0.0' }),
      { by: 'fork' },
    ],
    [
      'a stranger adds a server',
      servers({ x: { url: 'https://mcp.fictional.example/tickets' } }),
      { by: 'fork' },
    ],
    [
      'the merge queue takes a library without a key',
      manifest({ ...withPad, chalk: '^5.0.0' }),
      { by: 'merge queue', inputs: { 'api-key': '' } },
    ],
  ]),
  ...judged('error', monorepo, [
    ['Dependabot updates a library', prettierIs('3.6.2'), { by: 'dependabot', passes: true }],
    ['Dependabot updates an installed server', mailIs('1.1.0'), { by: 'dependabot' }],
  ]),
  // Commits that have since landed on main are not part of the branch's changes.
  ...harmless(project, [
    [
      'merges main, which has got a bad server',
      { 'src/index.js': '' },
      {
        main: {
          edits: replaced({
            files: { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] },
          }),
          isMerged: true,
        },
      },
    ],
    [
      'is behind main, which has got a bad server',
      { 'src/index.js': '' },
      {
        main: {
          edits: replaced({
            files: { command: 'npx', args: ['-y', '@fictional-mcp/files@1.2.0'] },
          }),
          isMerged: false,
        },
      },
    ],
  ]),
];
