import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';

const server = new McpServer({ name: 'lanternfish-catalog', version: '0.7.2' });

server.tool('find_product', { query: z.string().min(2) }, async ({ query }) => {
  const reply = await fetch(`https://api.lanternfish.example/v4/products?q=${encodeURIComponent(query)}`);
  return { content: [{ type: 'text', text: await reply.text() }] };
});

await server.connect(new StdioServerTransport());
