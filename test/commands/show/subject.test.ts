import { describe, expect, test } from 'vitest';
import { readSubject } from '../../../src/commands/show/subject.ts';
import { identityKey } from '../../../src/detection/ecosystems/ecosystems.ts';

/** Returns the possible meanings of a text, as `type:name version`. */
async function meanings(text: string): Promise<string[]> {
  const subject = await readSubject(text);
  if ('reason' in subject) return [subject.reason];
  return subject.packages.map(({ identity, version }) =>
    [identityKey(identity), ...(version === null ? [] : [version])].join(' '),
  );
}

const image = 'oci:docker.io/mcp/files';

describe('one thing is meant by', () => {
  test.for<[given: string, meant: string]>([
    ['pkg:npm/%40acme/files', 'npm:@acme/files'],
    ['pkg:npm/@acme/files@1.2.3', 'npm:@acme/files 1.2.3'],
    ['pkg:pypi/Acme_Files@2.0', 'pypi:acme-files 2.0'],
    ['pkg:docker/mcp/files@1.2.0', `${image} 1.2.0`],
    ['npm:@acme/files@1.2.3', 'npm:@acme/files 1.2.3'],
    ['https://mcp.acme.example/mcp/', 'remote:https://mcp.acme.example/mcp'],
    ['npx -y @acme/files', 'npm:@acme/files'],
    ['npx -y @acme/files@latest --root .', 'npm:@acme/files'],
    ['  npx -y @acme/files@1.2.3\n', 'npm:@acme/files 1.2.3'],
    ['KEY=x npx @acme/files', 'npm:@acme/files'],
    ['uvx --from acme-files==2.0 acme', 'pypi:acme-files 2.0'],
    ['docker run -i --rm mcp/files:1.2.0', `${image} 1.2.0`],
    ['npx -y mcp-remote https://mcp.acme.example/mcp', 'remote:https://mcp.acme.example/mcp'],
    ['claude mcp add files --scope project -- npx -y @acme/files@1.2.3', 'npm:@acme/files 1.2.3'],
    [
      'claude mcp add --transport http x https://mcp.acme.example',
      'remote:https://mcp.acme.example',
    ],
    ['{"command": "npx", "args": ["-y", "@acme/files@1.2.3"]}', 'npm:@acme/files 1.2.3'],
    ['"files": {"command": "uvx", "args": ["acme-files"]},', 'pypi:acme-files'],
    ['{"files": {"url": "https://mcp.acme.example"}}', 'remote:https://mcp.acme.example'],
    ['{"mcpServers": {"f": {"command": "npx", "args": ["@acme/files"]}}}', 'npm:@acme/files'],
    ['{"servers": {"f": {"command": "npx", "args": ["@acme/files"]}}}', 'npm:@acme/files'],
    ['[mcp_servers.f]\ncommand = "npx"\nargs = ["@acme/files@1.0.0"]', 'npm:@acme/files 1.0.0'],
    ['mcpServers:\n  - name: f\n    command: npx\n    args: ["@acme/files"]', 'npm:@acme/files'],
    ['`npx -y @acme/files`', 'npm:@acme/files'],
    ['$ npx -y @acme/files', 'npm:@acme/files'],
    ['``npm:@acme/files``', 'npm:@acme/files'],
    ['npm i @acme/files', 'npm:@acme/files'],
    ['npm install -g @acme/files@1.2.3', 'npm:@acme/files 1.2.3'],
    ['$ pnpm add --global @acme/files', 'npm:@acme/files'],
    ['pip install acme-files==2.0', 'pypi:acme-files 2.0'],
    ['python -m pip install -U Acme_Files', 'pypi:acme-files'],
    ['uv tool install acme-files', 'pypi:acme-files'],
    ['docker pull mcp/files:1.2.0', `${image} 1.2.0`],
    ['dotnet tool install --global Acme.Files', 'nuget:acme.files'],
    ['go install example.com/acme/files@v1.2.3', 'golang:example.com/acme/files v1.2.3'],
  ])('%j', async ([given, meant]) => {
    expect(await meanings(given)).toEqual([meant]);
  });

  test.for<[address: string, meant: string]>([
    ['https://www.npmjs.com/package/@acme/files', 'npm:@acme/files'],
    ['https://www.npmjs.com/package/@acme/files/v/1.2.3', 'npm:@acme/files 1.2.3'],
    ['https://npmjs.com/package/files?activeTab=versions', 'npm:files'],
    ['https://pypi.org/project/acme-files/', 'pypi:acme-files'],
    ['https://pypi.org/project/acme-files/2.0/', 'pypi:acme-files 2.0'],
    ['https://hub.docker.com/r/mcp/files', image],
    ['https://hub.docker.com/mcp/server/mcp/files/overview', image],
    ['https://www.nuget.org/packages/Acme.Files/1.0.0', 'nuget:acme.files 1.0.0'],
    ['https://github.com/acme/files/tree/main', 'git:github.com/acme/files'],
  ])('the page %s, which may be a server too', async ([address, meant]) => {
    expect(await meanings(address)).toContain(meant);
  });
});

test('several are meant by a file with several, and by a name of no ecosystem', async () => {
  const entry = (name: string) => ({ command: 'npx', args: [name] });
  const file = JSON.stringify({ mcpServers: { a: entry('one'), b: entry('two') } });
  expect(await meanings(file)).toEqual(['npm:one', 'npm:two']);
  const meant = await meanings('io.github.acme/files@1.0.0');
  expect(meant).toEqual(expect.arrayContaining(['registry:io.github.acme/files 1.0.0']));
  expect(await meanings('acme-files==2.0')).toContain('pypi:acme-files 2.0');
  expect(await meanings('docker.io/mcp/files:1.2.0')).toContain(`${image} 1.2.0`);
});

test('what may be a secret in a text is not repeated', async () => {
  const env = { API_KEY: 'sk-1234' };
  const entry = JSON.stringify({ command: 'npx', args: ['@acme/files@1.0.0', '--key', 'k'], env });
  expect(await readSubject(entry)).toMatchObject({ title: '@acme/files 1.0.0' });
  const address = 'https://mcp.acme.example/mcp?api_key=sk-1234';
  expect(await readSubject(address)).toMatchObject({ title: 'https://mcp.acme.example/mcp' });
  expect(await readSubject(' files ')).toMatchObject({ title: 'files' });
});

test.for<[given: string, reason: RegExp]>([
  ['', /empty/],
  ['   ', /empty/],
  ['pkg:cargo/acme', /package URL/],
  ['node server.js', /does not show which server/],
  ['{"a": 1}', /does not show which server/],
  ['{', /neither a name/],
  [`{"a": ${'['.repeat(50_000)}`, /neither a name/],
  ['x'.repeat(3000), /too long for a name/],
  [`npx ${'x'.repeat(200_000)}`, /too long/],
  ['https://user:secret@mcp.acme.example/', /not a valid .*address/],
])('nothing is meant by %j', async ([given, reason]) => {
  const [first = ''] = await meanings(given);
  expect(first).toMatch(reason);
});
