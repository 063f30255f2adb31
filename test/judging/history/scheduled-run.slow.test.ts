/*
 * Tests that a repository's own scheduled run reports what is new since the previous run, using a cache
 * entry.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JsonReport, reportSchema } from '../../../src/report/json/schema.ts';
import { type CacheService, startCacheService } from '../../cache-service/server.ts';
import { eventScopes } from '../../cache-service/token.ts';
import { bad, clientFile } from '../../commands/sweep/organisation.ts';
import { good, place } from '../../detection/variants/cases.ts';
import { type ExportService, startExportService } from '../../export-service/server.ts';
import { commitAll, git } from '../../runner/git.ts';
import { runInLoadedBundle } from '../../runner/processes.ts';
import { otherEvent, pullRequest, runStep } from '../../runner/runner.ts';
import { tamperWith } from '../../scenarios/tamper.ts';

const apiKey = 'the-right-key-0123456789abcdef';
let folder = '';
let workspace = '';
let service: ExportService;
let cache: CacheService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scheduled-'));
  workspace = join(folder, 'project/project');
  await place(workspace, { '.mcp.json': clientFile({ notes: good, files: bad }) });
  await commitAll(workspace);
  service = await startExportService({ keys: [apiKey] });
  cache = await startCacheService();
});
afterAll(async () => {
  await Promise.all([service.close(), cache.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Runs the gate and returns its output; only the cache calls from this run are included. */
async function gate(event = 'schedule', inputs: Readonly<Record<string, string>> = {}) {
  const before = cache.calls.length;
  const commit = await git(workspace, 'rev-parse', 'HEAD');
  const sides = { base: commit, head: commit };
  const result = await runStep({
    run: runInLoadedBundle,
    workspace,
    temporary: join(folder, '_temp'),
    inputs: { 'api-key': apiKey, 'base-url': service.url, ...inputs },
    event: event === 'pull_request' ? pullRequest('octo/project', sides) : otherEvent(event, sides),
    env: { GITHUB_SHA: commit, ...cache.variables(eventScopes(event)) },
  });
  const report: JsonReport = reportSchema.parse(JSON.parse(result.files['report-file'] ?? ''));
  const news = Object.fromEntries(
    report.servers.map(({ alias, history }) => [alias, history?.news]),
  );
  const calls = cache.calls.slice(before).filter((call) => call.includes('mcp-grade-gate-last-'));
  return { ...result, report, news, calls };
}

test('nights of a repository', async () => {
  service.setDaysOld(1);
  const first = await gate();
  expect(first.report.run).toMatchObject({ repository: 'octo/project', lastRun: { at: null } });
  for (const text of [first.summary, first.log.join('\n')])
    expect(text).toContain('The last scheduled run is unknown');
  expect(first.news).toEqual({ notes: null, files: null });
  expect([first.exitCode, first.calls.length]).toEqual([1, 3]);

  const same = await gate();
  expect(same.report.run.lastRun?.at).toMatch(/^\d{4}-/);
  expect(same.news).toEqual({ notes: null, files: null });
  expect(same.summary).toContain('Nothing is new');
  expect(same.summary).toMatch(/\b1 server with .* already /);
  const shown = same.annotations.map(({ data }) => data).join('\n');
  expect(shown).toMatch(/ the same .*scheduled run \(.* UTC\)/);

  service.setDaysOld(0);
  // Otherwise the service would not be called again within the hour.
  for (const entry of cache.entries) entry.key = entry.key.replace('-check-', '-gone-');
  service.setMissing(['@fictional-mcp/notes 1.4.0']);
  const graded = await gate();
  expect(graded.news).toEqual({ notes: 'graded-anew', files: null });
  expect(graded.summary).toMatch(
    /New since .* UTC\) because the grade .*: <code>@fictional-mcp\/notes<\/code>/,
  );
  expect(graded.annotations.map(({ data }) => data).join('\n')).toMatch(
    /New since .* UTC\) because the grade /,
  );
  const { declared } = graded.report.servers[0]?.history ?? {};
  expect(declared).toEqual({ after: null, by: first.report.servers[0]?.history?.declared.by });

  await place(workspace, { '.cursor/mcp.json': clientFile({ more: bad }) });
  await commitAll(workspace);
  const brought = await gate();
  expect(brought.news).toEqual({ notes: null, files: null, more: 'brought-in' });
  await place(workspace, { '.github/mcp-grade-gate.yml': 'min-score: 30\n' });
  await commitAll(workspace);
  const judged = await gate();
  expect(judged.news).toMatchObject({ files: 'policy-changed', more: 'policy-changed' });
  expect(judged.summary).toContain('because the policy changed');
});

test('a pull request and a push neither read nor write what scheduled runs leave', async () => {
  for (const event of ['pull_request', 'push', 'merge_group', 'workflow_dispatch']) {
    const { calls, report, summary } = await gate(event);
    expect([event, calls]).toEqual([event, []]);
    expect(report.run).toMatchObject({ repository: 'octo/project', lastRun: null });
    expect(report.servers.map(({ history }) => history)).not.toContainEqual(expect.anything());
    expect(summary).not.toContain('scheduled run');
  }
});

test('what is altered, of another key or of another step is as if there were nothing', async () => {
  const known = await gate();
  expect(known.report.run.lastRun?.at).toEqual(expect.any(String));
  const other = await gate('schedule', { category: 'other' });
  expect(other.report.run.lastRun).toEqual({ at: null });
  const off = await gate('schedule', { cache: 'false' });
  expect([off.report.run.lastRun, off.calls]).toEqual([null, []]);
  for (const how of ['sealed', 'archive'] as const) {
    cache.tamper((entry) => {
      if (entry.key.includes('mcp-grade-gate-last-')) tamperWith(entry, how);
    });
    const { report, exitCode } = await gate();
    expect(report.run.lastRun).toEqual({ at: null });
    expect([report.verdict, exitCode]).toEqual([known.report.verdict, known.exitCode]);
  }
});

test('a run that could not decide leaves what was known before it', async () => {
  const before = await gate();
  service.setFault('not-an-export');
  const undecided = await gate('schedule', { 'max-age': '1ms' });
  service.setFault(undefined);
  expect([undecided.report.verdict, undecided.report.run.lastRun]).toEqual([
    'error',
    { at: expect.any(String) },
  ]);
  expect(undecided.summary).not.toContain('scheduled run');
  const after = await gate();
  // The last known run is the first one, because the undecided run left nothing behind.
  expect(after.report.run.lastRun).toEqual(undecided.report.run.lastRun);
  expect(before.report.run.lastRun?.at).toEqual(expect.any(String));
  expect(after.news).toMatchObject({ files: null });
});
