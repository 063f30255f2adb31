import { expect, test } from 'vitest';
import { comparePolicies } from '../../../src/gate/pipeline/edited-policy.ts';
import type { EffectivePolicy } from '../../../src/gate/pipeline/effective-policy.ts';
import type { ChangedDependency } from '../../../src/gate/pipeline/judge.ts';
import { judgeEdits } from '../../../src/gate/pipeline/judge-edits.ts';
import type { RunPorts } from '../../../src/gate/ports.ts';
import { emptyLayer } from '../../../src/gate/settings/layers.ts';
import { readFloor, readPolicy } from '../../../src/gate/settings/policy-file.ts';
import { renderPhrase } from '../../../src/model/phrase.ts';
import { parseDependency } from '../../builders.ts';
import { cpuMs } from '../../cpu.ts';

/** Returns the sentences and notices about servers that a new policy file judges more leniently. */
async function found(
  launches: readonly string[],
  text: string,
  old: string | null = null,
  floor: string | null = null,
): Promise<string[]> {
  const floors = floor === null ? [] : [readFloor(floor, 'floor')];
  const layers = { floors, maxAge: { ms: 1, source: 'default' } };
  const step = { before: emptyLayer, after: emptyLayer, place: null };
  const [was, is] = [old, text].map((each) => each && readPolicy(each, 'policy.yml'));
  const sides = { before: was || null, after: is || null };
  const edited = await comparePolicies(sides, [step], 'policy.yml', layers);
  if (edited === null) throw new Error('nothing is compared');
  const before = {
    policy: edited.before,
    origin: null,
    relaxations: edited.relaxations,
    isGateIntroduced: false,
    notices: [],
  };
  const effective: EffectivePolicy = { ...before, edited };
  const ports = { folder: '', now: () => 0, log: () => {} } as unknown as RunPorts;
  const servers = launches.map((launch): ChangedDependency => {
    const dependency = parseDependency(launch);
    const difference = { changedParts: [], edited: [], obstacles: [] };
    const was = { before: null, replaced: [], difference };
    return { dependency, change: 'unchanged', ...was, isCounted: true };
  });
  const sources = { loaded: null, load: null, loadServers: async () => servers };
  const { effective: now } = await judgeEdits(effective, ports, sources);
  const sentences = now.relaxations.map(({ message }) => renderPhrase(message, (value) => value));
  return [...sentences, ...now.notices];
}

test('the servers that an edited policy judges more mildly are named', async () => {
  expect(await found(['./bin/server'], 'rules: { unidentified: off }')).toEqual([
    'unidentified warn becomes off; 1 server that gets a warning would pass (alias)',
  ]);
  expect(await found(['./bin/server'], 'rules: { unidentified: fail }')).toEqual([]);
});

test('a waiver that ends sooner loosens the gate only if an organisation refused it', async () => {
  const floor = 'waivable: [unidentified]\nmax-waiver-days: 90';
  const until = (expires: string): string =>
    `waivers: [{ file: .mcp.json, alias: alias, launch: 8c479d2cdaa4b965, rule: unidentified, reason: x, expires: ${expires} }]`;
  const edited = async (old: string, now: string): Promise<string[]> =>
    found(['./bin/server'], until(now), until(old), floor);
  expect(await edited('1970-03-01', '1970-02-01')).toEqual([]);
  expect(await edited('1971-03-01', '1971-02-01')).toEqual([]);
  expect(await edited('1971-03-01', '1970-02-01')).toEqual([
    'under waivers alias in .mcp.json, unidentified, until 1971-03-01 becomes alias in .mcp.json, unidentified, until 1970-02-01; 1 server that gets a warning would pass (alias)',
  ]);
});

test('a policy whose patterns would take minutes is not compared, which is said', async () => {
  const launches = Array.from({ length: 300 }, (_, at) => `npx @a/${'ab'.repeat(100)}${at}@1.0.0`);
  const entries = Array.from({ length: 5000 }, (_, at) => `pkg:npm/**a*b*a*b*${at}`);
  const began = cpuMs();
  const sentences = await found(launches, JSON.stringify({ 'first-party': entries }));
  expect(sentences.slice(entries.length)).toEqual([
    'The gate could not determine which servers the edited policy judges less strictly: the policy has too many patterns for this many servers.',
  ]);
  expect(cpuMs() - began).toBeLessThan(5_000);
});
