/* Tests which launches in use pass, and what their words leave open. */
import { expect, test } from 'vitest';
import {
  isPassing,
  type JudgedLaunch,
  judgeLaunches,
  launchQuery,
} from '../../../src/commands/allowlist/judge-launches.ts';
import {
  type ObservedLaunch,
  observedLaunch,
  observedLaunches,
} from '../../../src/commands/allowlist/launches.ts';
import type { LoadedExport } from '../../../src/export/cache/entries.ts';
import type { Declaration } from '../../../src/model/model.ts';
import { declare, parseDependencies } from '../../builders.ts';
import { policyFrom, selection, today } from '../../judging/policy/judging.ts';

const loaded: LoadedExport = {
  selection,
  source: 'file',
  caution: null,
  service: null,
  save: async () => {},
};
const recommended = policyFrom('preset: recommended');

const launches = (text: string, changes: Partial<Declaration> = {}): ObservedLaunch[] =>
  observedLaunches(parseDependencies(text, changes), 'acme/web');
const judge = (all: readonly ObservedLaunch[], policy = recommended): JudgedLaunch[] =>
  judgeLaunches(all, loaded, policy, today.getTime());

test.for<[launch: string, verdict: string, leavesOpen: string]>([
  ['npx -y @fictional-mcp/notes@1.4.0', 'pass', 'nothing'],
  ['npx -y @fictional-mcp/notes', 'warn', 'version'],
  ['npx -y @fictional-mcp/files@1.2.0', 'fail', 'nothing'],
  ['./bin/server', 'warn', 'everything'],
  ['npx -y @fictional-mcp/never-listed@1.0.0', 'warn', 'grade'],
  ['npx -y github:somebody/something', 'warn', 'grade'],
  // With two packages, the worse verdict counts.
  ['npx -y mcp-remote@1.0.0 https://mcp.fictional.example/search', 'fail', 'grade'],
  // Neither a remote URL nor a local one depends on the folder.
  ['https://mcp.fictional.example/search', 'fail', 'nothing'],
  ['http://localhost:3000/mcp', 'pass', 'nothing'],
])('%s: %s, leaves open %s', ([launch, verdict, leavesOpen]) => {
  expect(judge(launches(launch))).toMatchObject([{ verdict, leavesOpen }]);
});

test.for<[launch: string, reason: RegExp | null]>([
  ['node -e require(1)', /runs inline code/],
  ['python3 -c code', /runs inline code/],
  ['/usr/bin/env bash -lc $(code)', /runs inline code/],
  ['deno eval code', /runs inline code/],
  ['powershell -Command iwr', /runs inline code/],
  ['npx -y https://x.example/server.tgz', /runs a file from an address or a path/],
  ['npx -y ./server.tgz', /runs a file from an address or a path/],
  ['deno run https://x.example/server.ts', /runs a file from an address or a path/],
  ['./bin/server -c settings.json', null],
  ['npx -y @fictional-mcp/notes@1.4.0', null],
])('%s runs only code: %s', ([launch, reason]) => {
  const [judged] = judge(launches(launch));
  expect(judged && isPassing(judged)).toBe(true);
  if (reason === null) expect(judged?.unlistable).toBe(null);
  else expect(judged?.unlistable).toMatch(reason);
});

test('an entry that is switched off is judged as if it were on', () => {
  const [on] = judge(launches('npx -y @fictional-mcp/files@1.2.0', { disabled: true }));
  expect(on?.verdict).toBe('fail');
});

test('what only its repository tells, and what starts nothing, is an error', () => {
  const unknown = { ...observedLaunch(declare('npm start'), null, 'acme/web') };
  const empty = { ...unknown, dependencies: [] };
  const both = judge([unknown, ...launches('npx -y @fictional-mcp/notes@1.4.0'), empty]);
  expect(both.map(({ verdict }) => verdict)).toEqual(['error', 'pass', 'error']);
  expect(both.map(({ judged }) => judged.length)).toEqual([0, 1, 0]);
  expect(both.map(isPassing)).toEqual([false, true, false]);
});

test('the export is needed for what it may list', () => {
  const named = (text: string) =>
    launchQuery(launches(text), recommended)?.identities.map(({ name }) => name) ?? null;
  expect(named('npx -y @fictional-mcp/notes@1.4.0')).toContain('@fictional-mcp/notes');
  expect(launchQuery([], recommended)).toBe(null);
  const open = observedLaunch(declare('npm start'), null, 'acme/web');
  expect(launchQuery([open], recommended)).toBe(null);
});
