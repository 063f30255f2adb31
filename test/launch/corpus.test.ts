/*
 * Launches of real repositories (`launches.jsonl`, a row each: what a file declares and what it is),
 * as far as a command or an address tells them. Rows whose server stands in another place of their
 * file (an image in a field of its own, a reference to a catalog) belong to the readers.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resolveLaunch } from '../../src/launch/resolve.ts';
import type { Dependency, DependencyType } from '../../src/model.ts';
import { ecosystems } from '../../src/versions/ecosystems.ts';
import { declare, launchOf, word } from '../builders.ts';

interface Row {
  readonly client: string;
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
  /** Where the expectation is not followed: what is answered instead, and why. */
  readonly disagree?: { readonly type: DependencyType; readonly reason: string };
}

const text = await readFile(join(import.meta.dirname, 'launches.jsonl'), 'utf8');
const rows = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
  .filter(({ command, url }) => command !== undefined || url !== undefined);

function serversOf({ command, args, url }: Row): Dependency[] {
  const launch = launchOf({
    command: command === undefined ? null : word(command),
    args: (args ?? []).map(word),
    url: url === undefined ? null : word(url),
  });
  return resolveLaunch(declare('x', { launch }), new Set()).filter(({ role }) => role === 'server');
}

describe('launches of real repositories', () => {
  test('are all there, and hardly one is answered otherwise than expected', () => {
    expect(rows.length).toBeGreaterThan(300);
    expect(rows.filter(({ disagree }) => disagree !== undefined).length).toBeLessThanOrEqual(1);
  });

  test.for(
    rows.map((row) => [JSON.stringify([row.command, ...(row.args ?? []), row.url]), row] as const),
  )('%s', ([, row]) => {
    const { type, name, version, pin, all } = { ...row.expect, ...row.disagree };
    const servers = serversOf(row);
    const [server] = servers;
    // Without the tree nobody can say whether a path is in it.
    const types = type === 'local' ? ['local', 'unidentified'] : [type];
    expect(types).toContain(server?.type);
    if (type === 'local' || type === 'unidentified') return;
    if (name !== null) expect(server?.name).toBe(ecosystems[type].normaliseName(name));
    expect(server).toMatchObject({ version, pin });
    if (all) expect(servers.map((each) => each.name)).toEqual(all);
  });
});
