import { expect, test } from 'vitest';
import { brief } from './brief.ts';

test('Goose: a map or a list, without what is part of it', async () => {
  const map = `extensions:
  developer: {type: builtin, enabled: true}
  fetch: {type: stdio, cmd: uvx, args: [mcp-server-fetch], enabled: true}
  off: {type: sse, uri: "https://s.example", enabled: false}
`;
  expect(await brief({ '.goose/config.yaml': map })).toEqual([
    '.goose/config.yaml:3 fetch: uvx mcp-server-fetch',
    '.goose/config.yaml:4 off: https://s.example (disabled)',
  ]);
  const list =
    'title: t\nextensions:\n  - type: stdio\n    name: one\n    cmd: npx\n    args: [p]\n  - {type: builtin, name: developer}\n';
  expect(await brief({ 'recipe.yaml': list })).toEqual(['recipe.yaml:3 one: npx p']);
});
