import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type RepositoryState,
  type SweepState,
  sealState,
  unsealState,
} from '../../../src/commands/sweep/state.ts';
import { place, repository } from './reports.ts';

const keys = ['the-key-of-the-tests-0123456789abcdef'];
const scope = { service: 'https://api.github.com', organisation: 'acme', names: [] };
const at = '2026-11-20T04:00:00.000Z';

function stateOf(repositories: readonly RepositoryState[], more: Partial<SweepState> = {}) {
  return {
    ...{ service: scope.service, organisation: 'acme', run: 3, writtenAt: at, lastAt: at },
    prepared: [],
    export: null,
    policies: new Map(),
    ...{ repositories, ...more },
  };
}

function reopened(state: SweepState): SweepState {
  const opened = unsealState(keys, sealState(keys, state), scope);
  if ('fault' in opened) throw new Error(opened.fault);
  return opened.state;
}

/** Returns the `judged` text for a repository without servers. */
function judged(policy = ''): string {
  return JSON.stringify({ at, commit: null, reader: 'r', policy, places: [], isWhole: true });
}

/** Returns the `shown` text for a repository that could not be read. */
function shown(): string {
  return JSON.stringify({
    at,
    repository: repository({
      status: 'not-read',
      reason: 'no rights',
      verdict: 'error',
      unreadSince: at,
    }),
    servers: [place({ asOf: at })],
  });
}
const known: RepositoryState = {
  prepared: [],
  ...{ name: 'acme/web', id: 7, judged: judged(), shown: shown() },
  read: { commit: 'c', key: 'k', run: 2, contents: '{"policy":{"text":"a\\nb"}}' },
};

describe('a state', () => {
  test('can be opened whatever large texts of strangers it was given', () => {
    // Characters of three bytes each that do not compress.
    const characters = Uint16Array.from(
      new Uint16Array(new Uint8Array(randomBytes(700_000)).buffer),
      (each) => 0x4e00 + (each % 0x5000),
    );
    const text = new TextDecoder('utf-16le').decode(characters);
    // Only a few repositories, but more than the state keeps.
    const large = Array.from({ length: 210 }, (_, id) => ({
      ...{ name: `acme/large-${id}`, id, judged: judged(text.slice(id)), shown: null },
      prepared: [],
      read: { commit: 'c', key: 'k', run: 2, contents: text.slice(id, id + 340_000) },
    }));
    const { repositories } = reopened(stateOf([...large, known]));
    expect(repositories.at(-1)).toEqual(known);
    const contents = repositories.filter(({ read }) => read !== null);
    expect(contents.length).toBeGreaterThan(100);
    expect(contents.length).toBeLessThan(large.length);
  });
});
