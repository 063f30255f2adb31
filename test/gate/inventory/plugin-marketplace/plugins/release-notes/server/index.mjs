import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const tools = [{ name: 'changelog', inputSchema: { type: 'object', properties: {} } }];

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (id === undefined) continue;
  const text = () => readFile(process.env.CHANGELOG_FILE ?? 'CHANGELOG.md', 'utf8');
  const result =
    method === 'tools/list' ? { tools }
    : method === 'tools/call' ? { content: [{ type: 'text', text: await text() }] }
    : { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'changelog', version: '2.1.0' } };
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
}
