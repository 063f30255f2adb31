import type { EnforcingClient, ListEntry } from '../../../src/commands/allowlist/client.ts';
import type { JudgedLaunch } from '../../../src/commands/allowlist/judge-launches.ts';
import { observedLaunch, observedLaunches } from '../../../src/commands/allowlist/launches.ts';
import type { Verdict } from '../../../src/model/model.ts';
import { declare, parseDependencies } from '../../builders.ts';

/* Launches and a client for the tests of lists. */

/** Returns a launch in a repository, with the given verdict. */
export function judgedLaunch(
  text: string,
  verdict: Verdict,
  {
    source = 'acme/web',
    alias = 'notes',
    ...more
  }: Partial<JudgedLaunch> & { source?: string; alias?: string } = {},
): JudgedLaunch {
  const [observed] = observedLaunches(parseDependencies(text, { alias }), source);
  if (observed === undefined) throw new Error(`${text} is no launch`);
  return { ...observed, verdict, leavesOpen: 'nothing', judged: [], ...more };
}

/** Returns a launch that can be judged only from within its repository. */
export function untoldLaunch(text: string): JudgedLaunch {
  const observed = observedLaunch(declare(text), null, 'acme/web');
  return { ...observed, verdict: 'error', leavesOpen: 'nothing', judged: [] };
}

interface FakeSettings {
  readonly allowed: readonly ListEntry[];
  readonly denied: readonly ListEntry[];
}

/** A client that ignores case in URLs and cannot list commands with variables. */
export const fakeClient: EnforcingClient = {
  title: 'Fake',
  file: 'fake.json',
  source: { version: '1', url: 'https://fake.example', read: '2026-11-23' },
  createEntry(server) {
    if (server.kind === 'url') return { serverUrl: server.url.toLowerCase() };
    return server.argv.some((word) => word.includes('${'))
      ? { reason: 'It has a variable.' }
      : { serverCommand: server.argv };
  },
  entryFamily: (entry) => JSON.stringify(entry),
  buildSettings: ({ allowed, denied }): FakeSettings => ({ allowed, denied }),
  admits([settings]) {
    const { allowed, denied } = settings as FakeSettings;
    const keys = (entries: readonly ListEntry[]) =>
      new Set(entries.map((each) => JSON.stringify(each)));
    const [admitted, refused] = [keys(allowed), keys(denied)];
    return (server) => {
      const entry = fakeClient.createEntry(server);
      if ('reason' in entry) return 'unknown';
      const key = JSON.stringify(entry);
      return admitted.has(key) && !refused.has(key) ? 'admitted' : 'refused';
    };
  },
};
