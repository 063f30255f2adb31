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
  test('is the same when it is opened again', () => {
    const unread = {
      name: 'acme/b',
      id: null,
      read: null,
      judged: judged('p'),
      shown: null,
      prepared: [],
    };
    const state = stateOf([known, unread, { ...known, judged: null }]);
    expect(reopened(state)).toEqual(state);
  });

  test('keeps what runs found whose day may be in the history', () => {
    const prepared = [
      { isListed: true, judged: judged('p'), shown: shown() },
      { isListed: false, judged: null, shown: null },
    ];
    const state = stateOf([{ ...known, prepared }], { prepared: [at, '2026-11-20T05:00:00.000Z'] });
    expect(reopened(state)).toEqual(state);
  });

  test('lets go of contents that are too large, which are read again', () => {
    const large = { ...known, read: { ...known.read, contents: 'x'.repeat(2_000_000) } };
    const { repositories } = reopened(stateOf([large as RepositoryState, known]));
    expect(repositories).toEqual([{ ...known, read: null }, known]);
  });

  test.for<[string, Partial<SweepState>, Partial<typeof scope> | object, RegExp]>([
    ['another organisation', { organisation: 'other' }, {}, /it belongs to the organisation other/],
    ['a list', { organisation: null }, {}, /it belongs to a list of repositories/],
    [
      'another GitHub',
      { service: 'https://ghe.example' },
      {},
      /another GitHub server, https:\/\/ghe/,
    ],
    [
      'another list',
      { organisation: null },
      { organisation: null, names: ['acme/other'] },
      /none of the listed repositories/,
    ],
  ])('of %s is not used', ([, more, given, expected]) => {
    const opened = unsealState(keys, sealState(keys, stateOf([known], more)), {
      ...scope,
      ...given,
    });
    expect('fault' in opened ? opened.fault : '').toMatch(expected);
  });

  test.for<[string, readonly RepositoryState[], Partial<SweepState>]>([
    ['no number of its run', [], { run: '3' as unknown as number }],
    ['a repository without a name', [{ ...known, name: undefined as unknown as string }], {}],
    ['a repository that was judged otherwise', [{ ...known, judged: '{"places":[]}' }], {}],
    ['a line that is no JSON', [{ ...known, judged: '{' }], {}],
  ])('with %s is not used', ([, repositories, more]) => {
    const opened = unsealState(keys, sealState(keys, stateOf(repositories, more)), scope);
    expect('fault' in opened ? opened.fault : '').toBe('it is damaged or was altered');
  });

  test('of the organisation in other capitals is used', () => {
    const opened = unsealState(keys, sealState(keys, stateOf([known])), {
      ...scope,
      organisation: 'ACME',
    });
    expect('state' in opened).toBe(true);
  });
});
