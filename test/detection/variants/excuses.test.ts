/* Tests that nothing hides a client's file: no folder, other key, size, syntax or encoding. */
import { type Case, type FileContent, type Files, good, playCases } from './cases.ts';

const json = JSON.stringify({ notes: good });
const wrapped = `{"mcpServers": ${json}}`;
const flow = '{command: npx, args: [-y, "@fictional-mcp/notes@1.4.0"]}';
const block = `mcpServers:\n  notes: ${flow}\n`;
const bare = '{"notes": {"command": "./evil"}}';
const fault = 'nothing: unparsable-file';
const both = 'added: unparsable-file';

const row = (name: string, path: string, content: FileContent, expected = 'added'): Case => ({
  name: `${path}: ${name}`,
  base: {},
  head: { [path]: content },
  expected,
});
const padded = (text: string): string => `${text}${' '.repeat(1_100_000)}`;
const encoded = (text: string, encoding: 'le' | 'be'): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'le' ? bytes : bytes.swap16();
};
const steps = (text: string): string => `on: push\njobs:\n  a:\n    steps:\n${text}`;
const step = `      - run: |\n          acme --mcp-config '${wrapped}'\n`;
/** Steps of 300 KB, like those that a generator writes. */
const long = `      - run: echo "{{ .Name }}"${' and more words than that'.repeat(12)}\n`;
const many = long.repeat(Math.ceil(300_000 / long.length));

const folders = ['lang', 'locales', 'locale', 'messages', 'i18n', 'translations'].flatMap(
  (folder) => [
    row('a folder', `${folder}/mcp.json`, wrapped),
    row('a folder', `${folder}/en/mcp-servers.json`, wrapped),
    row('a folder', `${folder}/opencode.json`, `{"mcp": ${json}}`),
    row('a folder', `${folder}/.cursor/mcp.json`, bare, 'added: unidentified'),
  ],
);

const inClients = ['vendor', 'third_party', 'node_modules'].flatMap((name) => [
  row('code of others', `.claude/skills/${name}/x/SKILL.md`, `---\n${block}---\n`),
  row('code of others', `.claude/plugins/${name}/x/.mcp.json`, wrapped),
  row('code of others', `.github/actions/a/${name}/x/.mcp.json`, wrapped, 'nothing'),
  row('code of others', `.github/${name}/x/.mcp.json`, wrapped, 'nothing'),
  row('code of others', `${name}/x/.claude/mcp.json`, wrapped, 'nothing'),
]);

const keys: readonly Case[] = [
  row('openapi', 'mcp-x.json', `{"openapi": "3.1.0", "mcpServers": ${json}}`),
  row('swagger', 'mcp-x.yaml', `swagger: "2.0"\n${block}`),
  row('openapi beside plain servers', 'mcp-x.json', `{"openapi": "3.1.0", "servers": ${json}}`),
  row('openapi', '.acme/x.json', `{"openapi": "3.1.0", "mcpServers": ${json}}`),
  row(
    'a schema',
    'mcp-x.json',
    `{"$schema": "http://json-schema.org/draft-07/schema#", "mcpServers": ${json}}`,
  ),
  row('a template', 'mcp-x.yaml', `${block}x: {{ .Values.x }}\n`),
  row('a template', '.mcp.json', `{"x": {{ .Values.x }}, ${wrapped.slice(1)}`, fault),
  row(
    'a template',
    'recipe.yaml',
    `extensions:\n  - {type: stdio, name: e, cmd: npx}\n{{ .x }}\n`,
    'added: unidentified',
  ),
  row(
    'text beside servers',
    'mcp.json',
    `{"mcpServers": {"title": "x", "notes": ${JSON.stringify(good)}}}`,
    both,
  ),
];

const sizes: readonly Case[] = [
  ...['.mcp.json', 'mcp.json', 'mcp-x.json', 'plugin.json', 'cursor/mcp.json'].map((path) =>
    row('a megabyte of spaces', path, padded(wrapped), fault),
  ),
  // Files whose names belong to no client are mentioned, but they are not a problem.
  row('a megabyte of spaces', '.acme/x.json', padded(wrapped), 'nothing'),
  row('a megabyte of spaces', '.github/workflows/x.yml', padded(steps(step)), fault),
  row('a megabyte of spaces', 'librechat.yaml', padded(block), fault),
  row('300 KB', 'librechat.yaml', `${block}#${' '.repeat(300_000)}\n`, fault),
  row('300 KB', '.acme/x.yaml', `${block}#${' '.repeat(300_000)}\n`, 'nothing'),
  row('300 KB', '.claude/agents/x.md', `---\n${block}#${' '.repeat(300_000)}\n---\n`, fault),
  row('300 KB and a template', '.github/workflows/x.lock.yml', steps(`${many}${step}`)),
];

const syntax: readonly Case[] = [
  row('a head that ends in dots', '.claude/agents/x.md', `---\n${block}...\n# Text\n`),
  row('a head with dots', '.claude/agents/x.md', `---\nname: x\n...\n${block}---\n`, both),
  row('a head with dots', 'skills/x/SKILL.md', `---\nname: x\n...\n${block}---\n`),
  row(
    'a head with dots and CRLF',
    '.github/agents/x.md',
    `---\r\nname: x\r\n...\r\n${block}---\r\n`,
    both,
  ),
  row('a head without an end', '.claude/agents/x.md', `---\n${block}`, fault),
  row(
    'an ordered map',
    'librechat.yaml',
    `mcpServers: !!omap\n  - notes: ${flow}\n`,
    'added: unidentified, unparsable-file',
  ),
  row(
    'an ordered map at the top',
    'librechat.yaml',
    `!!omap\n- mcpServers: {notes: ${flow}}\n`,
    fault,
  ),
  row(
    'an ordered map',
    'apm.yml',
    `dependencies: !!omap\n  - mcp: [{name: e, registry: false, command: npx}]\n`,
    fault,
  ),
  row(
    'pairs',
    'librechat.yaml',
    `mcpServers: !!pairs\n  - notes: ${flow}\n`,
    'added: unidentified, unparsable-file',
  ),
  row('a set', 'librechat.yaml', `x: !!set {a, b}\n${block}`, both),
  row('binary', 'librechat.yaml', `x: !!binary aGVsbG8=\n${block}`, both),
  row('a tag in full', 'librechat.yaml', `x: !<tag:yaml.org,2002:omap> []\n${block}`, both),
  row('a tag of its own', 'librechat.yaml', `mcpServers: !acme\n  notes: ${flow}\n`),
  row(
    'a tag with a prefix',
    'librechat.yaml',
    `%TAG !a! tag:acme.example,2026:\n---\nmcpServers: !a!map\n  notes: ${flow}\n`,
  ),
  row('YAML 1.1', 'librechat.yaml', `%YAML 1.1\n---\n${block}`),
  row(
    'YAML 1.1 and an ordered map',
    'librechat.yaml',
    `%YAML 1.1\n---\nmcpServers: !!omap\n  - notes: ${flow}\n`,
    'added: unidentified, unparsable-file',
  ),
  row(
    'a merge with a tag',
    'librechat.yaml',
    `x: &x\n  mcpServers: {notes: ${flow}}\n!!merge <<: *x\n`,
  ),
  row('a second document', 'librechat.yaml', `a: 1\n---\n${block}`, both),
  row('a second document', 'mcp-x.yaml', `a: 1\n---\n${block}`),
  row(
    'a second document',
    'my-agent.yaml',
    `a: 1\n---\nextensions:\n  - {type: stdio, name: e, cmd: npx}\n`,
    'added: unidentified',
  ),
  row('a second document', '.github/workflows/x.yml', `a: 1\n---\n${steps(step)}`, both),
  row(
    'a template of a manager of dotfiles',
    'home/dot_mcp.json.tmpl',
    '{"mcpServers": { {{ if .x }} "a": {"command": "npx", "args": ["-y", "evil"]} {{ end }} } }',
    'nothing',
  ),
  row('a plain template', 'templates/.mcp.json.tmpl', wrapped),
  row('single quotes', '.mcp.json', wrapped.replaceAll('"', "'"), fault),
  row('keys without quotes', '.vscode/mcp.json', wrapped.replaceAll(/"(\w+)":/g, '$1:'), fault),
  row('single quotes', 'mcp-x.json', wrapped.replaceAll('"', "'"), fault),
  row('single quotes', '.acme/x.json', wrapped.replaceAll('"', "'"), fault),
  row('a comment', '.mcp.json', `/* c */ // d\n${wrapped}`),
  row('a lone CR behind a comment', 'librechat.yaml', `# c\r${block}`),
  // Line breaks that only YAML 1.1 recognizes.
  ...['\u0085', '\u2028', '\u2029'].flatMap((end) => [
    row(`a comment that ${escape(end)} ends`, 'librechat.yaml', `# c${end}${block}`, both),
    row(`a comment that ${escape(end)} ends`, 'mcp-x.yaml', `# c${end}${block}`),
    row(`a comment that ${escape(end)} ends`, 'skills/x/SKILL.md', `---\n# c${end}${block}---\n`),
  ]),
  row(
    'a step behind a line end of YAML 1.1',
    '.github/workflows/x.yml',
    `# c\u2028${steps(step)}`,
    both,
  ),
  row(
    'a text that hides what is behind a line end',
    'librechat.yaml',
    `a: |\n  b\u0085${block}`,
    both,
  ),
  row(
    'two merge keys',
    'librechat.yaml',
    `a: &a {notes: ${flow}}\nb: &b {notes: {command: ./evil}}\nmcpServers:\n  <<: *a\n  <<: *b\n`,
    both,
  ),
  row(
    'merges that double',
    'librechat.yaml',
    `a0: &a0 {${Array.from({ length: 300 }, (_, key) => `k${key}: 1`)}}\n${Array.from({ length: 12 }, (_, at) => `a${at + 1}: &a${at + 1}\n  <<: [*a${at}, *a${at}]\n`).join('')}${block}`,
    fault,
  ),
];

const encodings: readonly Case[] = [
  ...(['le', 'be'] as const).flatMap((order) => [
    row(`UTF-16 ${order}`, '.mcp.json', encoded(wrapped, order)),
    row(`UTF-16 ${order}`, '.acme/x.json', encoded(wrapped, order)),
    row(`UTF-16 ${order}`, 'librechat.yaml', encoded(block, order)),
  ]),
  row('UTF-16 without a mark', '.mcp.json', encoded(wrapped, 'le').subarray(2), fault),
  row('a byte of Latin 1', '.mcp.json', Buffer.from(`${wrapped}// \u00e9`, 'latin1'), fault),
  row('a byte of Latin 1', '.acme/x.json', Buffer.from(`${wrapped}// \u00e9`, 'latin1'), fault),
  row('a NUL', '.mcp.json', `${wrapped}\u0000`, fault),
  row('a NUL', '.acme/x.json', `${wrapped}\u0000`, fault),
  row('a byte order mark', '.mcp.json', `\uFEFF${wrapped}`),
];

/** npm does not accept a lockfile in UTF-16, so such a file pins nothing. */
const lockfile = JSON.stringify({
  lockfileVersion: 3,
  packages: { 'node_modules/@fictional-mcp/notes': { version: '1.4.0' } },
});
const manifest = JSON.stringify({ dependencies: { '@fictional-mcp/notes': '^1.4.0' } });
const lockfiles: readonly Case[] = (['le', 'be'] as const).map((order) => ({
  name: `package-lock.json: UTF-16 ${order}`,
  base: { 'package.json': manifest, 'package-lock.json': lockfile },
  head: { 'package-lock.json': encoded(lockfile, order) },
  expected: 'changed: unpinned',
}));

const empty = (entry: object): Files => ({
  '.mcp.json': { json: { mcpServers: { notes: entry } } },
});
const honest: readonly Case[] = [
  { name: 'an empty address', base: {}, head: empty({ url: '' }), expected: 'added: unidentified' },
  row(
    'a chart',
    'charts/x/templates/my-agent.yaml',
    'a:\n{{- if .Values.mcpServers }}\n  b: [\n{{- end }}\n',
    'nothing',
  ),
  row(
    'a deployment of a chart',
    'charts/x/templates/agent.yaml',
    'kind: Deployment\nspec:\n{{- range .Values.mcpServers }}\n  - command: [x]\n    uri: y\n{{- end }}\n',
    'nothing',
  ),
  row(
    'a stack',
    'mcp-stack.yaml',
    'Resources:\n  Api:\n    Type: AWS::Serverless::Api\n    Properties: {Url: !Sub "https://${x}", Name: !Ref Api}\n',
    'nothing',
  ),
  row(
    'several documents',
    'k8s/mcp.yaml',
    'kind: A\nurl: x\n---\nkind: B\ncommand: [x]\n---\nkind: C\n',
    'nothing',
  ),
  row(
    'a template in any language',
    'templates/.mcp.json.tmpl',
    '{"mcpServers": {{{#each servers}} "{{name}}": {"command": "{{command}}"} {{/each}}}}\n',
    'nothing',
  ),
  row('a large workflow', '.github/workflows/x.yml', steps(many), 'nothing'),
  row('a large file', '.acme/x.json', JSON.stringify({ text: 'x'.repeat(1_100_000) }), 'nothing'),
  row('a broken file', '.acme/x.json', '{"mcp": "command", broken', 'nothing'),
  row('a broken file', 'mcp-data.json', '{ command', 'nothing'),
  row(
    'a separator of lines in a text',
    'librechat.yaml',
    'a: "one\u2028two"\nb: plain\u2028text\nc: |\n  one\u2028  two\n',
    'nothing',
  ),
  row(
    'separators in a workflow without servers',
    '.github/workflows/x.yml',
    steps('      - run: |\n          a\u2028b\n# settings: c\u0085d\n'),
    'nothing',
  ),
  row(
    'one merge of several maps',
    'librechat.yaml',
    `a: &a {notes: ${flow}}\nb: &b {title: x}\nmcpServers: {<<: [*a, *a]}\nui: {<<: *b}\n`,
  ),
  row('a head of notes', 'workflows/notes.md', '---\nmcp is: nice: really\n', 'nothing'),
  row(
    'rules between paragraphs',
    'agents/x.md',
    '---\ntitle: a\n...\ntext: with: mcpServers\n\n---\n\nurl\n',
    'nothing',
  ),
];

playCases([
  ...folders,
  ...inClients,
  ...keys,
  ...sizes,
  ...syntax,
  ...encodings,
  ...lockfiles,
  ...honest,
]);
