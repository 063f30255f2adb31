import { expect, test } from 'vitest';
import { templateFiles } from '../../../../src/detection/declarations/clients/_template/_template.ts';
import { parseClientFile } from '../../../../src/detection/declarations/parse-file.ts';

test.for<[path: string, text: string]>([
  ['.template/mcp.json', '{"mcpServers": {"files": {"command": "npx"}}}'],
  ['.template/agents.yaml', 'agents:\n  - name: files\n    command: npx\n'],
])('%s declares a server', async ([path, text]) => {
  const file = templateFiles.find(({ paths }) => paths.includes(path));
  if (file === undefined) throw new Error(`no row has ${path}`);
  const { declarations } = (await parseClientFile(file, text)) ?? { declarations: [] };
  expect(declarations.map(({ alias, launch }) => [alias, launch.command?.text])).toEqual([
    ['files', 'npx'],
  ]);
});
