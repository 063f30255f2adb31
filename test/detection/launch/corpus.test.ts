/*
 * Tests declarations from real repositories (`launches.jsonl`, one row for each: what a file declares and
 * what that is). A row whose server belongs in an unusual place, such as an image field or a catalog
 * reference, is read from a file of that kind.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectDeclarations } from '../../../src/detection/declarations/collect.ts';
import { ecosystems } from '../../../src/detection/ecosystems/ecosystems.ts';
import { resolveLaunch } from '../../../src/detection/resolution/resolve.ts';
import type { Dependency, DependencyType } from '../../../src/model/model.ts';
import { declare, emptyProject, launchWith, word } from '../../builders.ts';

interface Row {
  readonly client: string;
  readonly path?: string;
  readonly name?: string;
  readonly extra?: { readonly container?: string; readonly ref?: string };
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
  readonly expect: {
    readonly type: DependencyType;
    readonly name: string | null;
    readonly version: string | null;
    readonly pin: string;
    readonly all?: readonly string[];
  };
  /** The answer that differs from the expectation, and the reason. */
  readonly disagree?: { readonly type: DependencyType | 'nothing'; readonly reason: string };
}

const text = await readFile(join(import.meta.dirname, 'launches.jsonl'), 'utf8');
const rows = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

/** A file of each kind that keeps servers in a special place, holding the row's server. */
const files: Readonly<Record<string, (row: Row) => { path: string; text: string }>> = {
  'gh-aw': ({ extra }) => ({
    path: '.github/workflows/triage.md',
    text: `---\non: issues\nmcp-servers:\n  one:\n    container: "${extra?.container}"\n---\nTriage.\n`,
  }),
  'docker-agent': ({ extra }) => ({
    path: 'docker-agent.yaml',
    text: `agents:\n  root:\n    toolsets:\n      - type: mcp\n        ref: ${extra?.ref}\n`,
  }),
  'docker-mcp-registry': ({ extra }) => ({
    path: 'servers/one/server.yaml',
    text: `name: one\nimage: ${extra?.container}\ntype: server\n`,
  }),
  'generic-json': ({ path, name }) => ({
    path: path ?? '',
    text: JSON.stringify({ task_profiles: { coding: { mcp: { [name ?? '']: {} } } } }),
  }),
};

async function serversOf(row: Row): Promise<Dependency[]> {
  const { client, command, args, url } = row;
  if (command === undefined && url === undefined) {
    const source = files[client]?.(row);
    if (source === undefined) throw new Error(`no file for a row of ${client}`);
    const { declarations } = await collectDeclarations([source], async () => ({
      reason: 'not there',
    }));
    return declarations.flatMap((declaration) => resolveLaunch(declaration, emptyProject));
  }
  const launch = launchWith({
    command: command === undefined ? null : word(command),
    args: (args ?? []).map(word),
    url: url === undefined ? null : word(url),
  });
  return resolveLaunch(declare('x', { launch }), emptyProject).filter(
    ({ role }) => role === 'server',
  );
}

describe('launches of real repositories', () => {
  test('are all there, and hardly one is answered otherwise than expected', () => {
    expect(rows).toHaveLength(326);
    expect(rows.filter(({ disagree }) => disagree !== undefined).length).toBeLessThanOrEqual(2);
  });

  test.for(
    rows.map((row) => {
      const { command, args = [], url, client, extra } = row;
      const shown = (command ?? url) ? [command, ...args, url] : [client, extra];
      return [JSON.stringify(shown), row] as const;
    }),
  )('%s', async ([, row]) => {
    const { type, name, version, pin, all } = { ...row.expect, ...row.disagree };
    const servers = await serversOf(row);
    const [server] = servers;
    if (type === 'nothing') {
      expect(servers).toEqual([]);
      return;
    }
    // Without the tree, there is no way to tell whether a path is in it.
    const types = type === 'local' ? ['local', 'unidentified'] : [type];
    expect(types).toContain(server?.type);
    if (type === 'local' || type === 'unidentified') return;
    if (name !== null) expect(server?.name).toBe(ecosystems[type].normaliseName(name));
    expect(server).toMatchObject({ version, pin });
    if (all) expect(servers.map((each) => each.name)).toEqual(all);
  });
});
