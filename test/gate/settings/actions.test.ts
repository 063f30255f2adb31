import { expect, test } from 'vitest';
import { actionNameOf, isGate } from '../../../src/gate/settings/actions.ts';

test.for<[uses: string, repository: string | null, judges: boolean]>([
  ['acme/mcp-grade-gate@v1', null, true],
  ['ACME/MCP-Grade-Gate/@v1', 'acme/mcp-grade-gate', true],
  ['fork/mcp-grade-gate@v1', 'acme/gate', true],
  ['./.github/actions/mcp-grade-gate', null, true],
  ['acme/gate@v1', 'Acme/Gate', true],
  ['acme/gate@v1', null, false],
  ['acme/gate/sub@v1', 'acme/gate', false],
  ['acme/mcp-grade-gate/warm@v1', 'acme/mcp-grade-gate', false],
  ['acme/mcp-grade-gate//warm/@v1', null, false],
  ['acme/mcp-grade-gate/sweep@v1', null, false],
  ['acme/mcp-grade-gate/export-diff@v1', null, false],
  ['acme/mcp-grade-gate/gate@v1', null, true],
  ['$/.github/actions/mcp-grade-gate', null, true],
  ['acme/gate/warm@v1', 'acme/gate', false],
  ['./mcp-grade-gate/warm', null, false],
  // Another project's action that happens to share a name with one of ours.
  ['acme/warm@v1', 'acme/warm', true],
  // Every action's repository tests the action that way.
  ['./', 'acme/mcp-grade-gate', false],
  ['./warm', 'acme/mcp-grade-gate', false],
  ['', null, false],
])('%s, of %s: %s', ([uses, repository, judges]) => {
  expect(isGate(actionNameOf(uses), repository)).toBe(judges);
});
