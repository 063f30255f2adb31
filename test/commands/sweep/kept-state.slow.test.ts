/*
 * Tests `sweep --state-file`: which repositories are not read again, what is reported as new, and how an
 * unusable state is handled.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { type JsonSweep, sweepSchema } from '../../../src/commands/sweep/schema.ts';
import { good } from '../../detection/variants/cases.ts';
import type { OrganisationRepository } from '../../github-service/organisation.ts';
import { type Days, openDays, timeless } from './days.ts';
import { aDayLater, bad, clientFile, manyRepositories } from './organisation.ts';

let days: Days;
afterEach(() => days.close());

const one = (name: string, server: object, more: object = {}): OrganisationRepository => ({
  name,
  files: { '.mcp.json': clientFile({ [name]: server }), ...more },
});

/** Returns the news as `repository server cause`. */
function newsOf({ servers }: JsonSweep): string[] {
  return servers
    .filter(({ history }) => history?.news)
    .map(({ repository, name, history }) => `${repository} ${name} ${history?.news}`)
    .sort();
}

const isTree = ({ path }: { readonly path: string }): boolean => path.endsWith('?recursive=1');
const trees = (): number => days.service.requests.filter(isTree).length;

describe('what cannot be read any more', () => {
  const kept = (found: JsonSweep) =>
    found.servers.map(({ repository, file, verdict, asOf }) => {
      return `${repository} ${file} ${verdict}${asOf === null ? '' : ` as of ${asOf}`}`;
    });
  const waived = [
    'waivers:',
    '  - {match: "pkg:npm/@fictional-mcp/files@1.2.0", rule: below-minimum, reason: reviewed,',
    `     expires: ${new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)}}`,
  ].join('\n');
  const policy = '.github/mcp-grade-gate.yml';

  test('stays in every figure as it was, and is no reason to fail each day', async () => {
    const whole = [
      one('broken', bad),
      one('faulty', bad, { [policy]: waived }),
      one('good', good),
      one('secret', bad),
    ];
    days = await openDays(whole);
    const first = await days.report();
    const of = ({ counts, overview }: JsonSweep) => ({
      counts: [counts.servers, counts.places, counts.failedServers, counts.failing],
      teams: overview?.teams,
      edits: overview?.edits,
      exposure: overview?.exposure,
      waivers: overview?.waivers?.first.map(({ rule, expires }) => [rule, expires]),
    });
    days.set([
      one('broken', bad, { '.mcp.json': '{ "mcpServers": {' }),
      one('faulty', bad, { [policy]: 'preset: [oops' }),
      one('good', good),
      // Has a new commit, so it has to be read again.
      { ...one('secret', bad, { 'README.md': '# New' }), isSecret: true },
    ]);
    const second = await days.run({ words: ['--json'] });
    const found = sweepSchema.parse(JSON.parse(second.out));
    const then = first.found.run.at;
    expect(kept(found).sort()).toEqual([
      `acme/broken .mcp.json fail as of ${then}`,
      'acme/faulty .mcp.json fail',
      'acme/good .mcp.json pass',
      `acme/secret .mcp.json fail as of ${then}`,
    ]);
    // A waived server fails while its waiver cannot be read.
    expect(of(found).counts).toEqual([2, 4, 1, 3]);
    expect(of(first.found).counts).toEqual([2, 4, 1, 2]);
    expect(of(found).waivers).toEqual(of(first.found).waivers);
    expect(found.gone).toEqual([]);
    expect(newsOf(found)).toEqual(['acme/faulty @fictional-mcp/files policy-changed']);
    expect([found.verdict, second.status]).toEqual(['error', 2]);

    const third = await days.run({ words: ['--json'] });
    const again = sweepSchema.parse(JSON.parse(third.out));
    expect(of(again)).toEqual(of(found));
    expect(kept(again)).toEqual(kept(found));
    expect([again.verdict, third.status]).toEqual(['error', 0]);
    expect((await days.run({ words: ['--fail-on', 'any'] })).status).toBe(2);
    expect((await days.run({ words: ['--fail-on', 'sometimes'] })).status).toBe(64);

    days.set(whole);
    const { found: last } = await days.report();
    expect(of(last)).toEqual(of(first.found));
    expect(newsOf(last)).toEqual(['acme/faulty @fictional-mcp/files policy-changed']);
    const since = last.servers.map(({ history }) => history?.declared);
    expect(since).toEqual(since.map(() => ({ after: null, by: then })));
  });
});

describe('a run that was cut off', () => {
  /**
   * Returns the day after a given one: one repository is new, one is gone, and one in every `many` has
   * changed.
   */
  const laterThan = (
    day: readonly OrganisationRepository[],
    many: number,
  ): OrganisationRepository[] =>
    [
      ...aDayLater(day).map((each, at) => (at % many === 3 ? one(each.name, bad) : each)),
      { ...one('z-fresh', bad), createdAt: '2100-01-01T00:00:00Z' },
    ].filter(({ name }) => name !== 'service-00020');

  test('goes on from its state, wherever it was cut, and says what an uncut one says', async () => {
    const firstDay = manyRepositories(130);
    const secondDay = laterThan(firstDay, 4);
    days = await openDays(firstDay);
    await days.report();
    days.set(secondDay);
    const uncut = await days.report();
    await days.close();

    days = await openDays(firstDay);
    days.set(firstDay, 120);
    const limited = await days.report();
    expect(limited.found.counts.notReadYet).toBeGreaterThan(50);
    expect(limited.found.run.last).toBe(null);
    days.set(firstDay);
    // The next run reads only the rest.
    const rest = await days.report();
    expect(trees()).toBe(limited.found.counts.notReadYet);
    expect(rest.found.counts).toMatchObject({ read: 130, notReadYet: 0 });

    days.set(secondDay, 60);
    const partly = await days.report();
    expect(partly.found.counts.notReadYet).toBeGreaterThan(0);
    days.set(secondDay);
    const away = await days.report({ words: ['--export-file', 'nothing.json'] });
    expect(away.found.verdict).toBe('error');
    expect(away.found.gone).toEqual([]);
    const { found } = await days.report();
    expect(timeless(found)).toEqual(timeless(uncut.found));
  });

  /** Collects the states that a run writes, as found before each of the service's answers. */
  function watchStates(): { states: ReadonlyMap<string, Buffer>; find: () => Promise<void> } {
    const states = new Map<string, Buffer>();
    const find = async (): Promise<void> => {
      // Nothing is written before the first answer.
      const bytes = await readFile(join(days.folder, 'state')).catch(() => null);
      if (bytes !== null) states.set(bytes.toString('base64'), bytes);
    };
    days.service.beforeAnswers(find);
    return { states, find };
  }

  test('goes on from each state that it has written on its way', async () => {
    // More than 200 repositories, the number after which an intermediate state is written.
    const firstDay = manyRepositories(230);
    const other = laterThan(firstDay, 50).map((each) => ({
      ...each,
      files: { ...each.files, 'NEWS.md': 'x' },
    }));
    days = await openDays(firstDay);
    await days.report();
    days.set(other);
    const { states } = watchStates();
    const { found: uncut } = await days.report();
    days.service.beforeAnswers(async () => {});
    expect(states.size).toBeGreaterThanOrEqual(1);
    for (const bytes of states.values()) {
      await rm(join(days.folder, 'cache'), { recursive: true });
      await writeFile(join(days.folder, 'state'), bytes);
      days.set(other);
      expect(timeless((await days.report()).found)).toEqual(timeless(uncut));
    }
    expect(newsOf(uncut)).toHaveLength(6);
  });

  test('is killed, and what it had read is not read again', async () => {
    // About 70 repositories are read at the same time: 200 must be complete before the last ones are
    // answered.
    days = await openDays(manyRepositories(340));
    await days.run({
      started(kill) {
        const { states, find } = watchStates();
        days.service.beforeAnswers(async (path) => {
          await find();
          // The last trees are held back until an intermediate state has been written.
          const isLast = isTree({ path }) && trees() > 335;
          while (isLast && states.size === 1) await setTimeout(10).then(find);
          if (states.size > 1) kill();
        });
      },
    });
    days.service.beforeAnswers(async () => {});
    const { found } = await days.report();
    expect(trees()).toBeLessThanOrEqual(140);
    expect(found.counts.read).toBe(340);
    expect(found.run.last).toBe(null);
    expect(found.run.notices).toEqual([]);
  });
});
