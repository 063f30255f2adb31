/* Tests the workflows in `examples/workflows/`; act runs each of them as GitHub's runner would. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherEvent, pullRequest } from '../runner/runner.ts';
import { type ActRun, hidden, openStage, type Stage } from './stage.ts';

const examples = join(import.meta.dirname, '../../examples/workflows');
let stage: Stage;
const ran = new Set<string>();

beforeAll(async () => {
  stage = await openStage(process.env['ACT'] ?? '');
});
afterAll(() => stage.close());

/** Runs an example, and checks that the log contains no secrets, whatever the result. */
async function run(
  file: string,
  event: Parameters<Stage['run']>[1],
  commit?: string,
): Promise<ActRun> {
  ran.add(file);
  const result = await stage.run(file, event, commit);
  for (const secret of hidden) expect(result.log).not.toContain(secret);
  return result;
}

const scheduled = { name: 'schedule', payload: { schedule: '0 6 * * *' } };
const opened = (name = 'pull_request', from?: string) => {
  const event = pullRequest(from, stage.sides);
  return { name, payload: { ...event.payload, action: 'opened' } };
};
const dispatched = { name: 'workflow_dispatch', payload: { inputs: {} } };

describe('gate.yml', () => {
  test('fails a pull request with a bad server, on its line', async () => {
    const { succeeded, log, requests } = await run('gate.yml', opened(), stage.sides.merge);
    expect(log).toContain('checked out octo/project');
    expect(log).toMatch(/::error .*below-minimum,file=\.mcp\.json,line=1,/);
    expect(log).toContain('set-output:: verdict=fail');
    expect([succeeded, requests.service > 0]).toEqual([false, true]);
  });

  test('passes the default branch, when it is run by hand', async () => {
    const { succeeded, log } = await run('gate.yml', dispatched);
    expect(log).toContain('set-output:: verdict=pass');
    expect(succeeded).toBe(true);
  });

  test('judges what a merge queue merges', async () => {
    const event = otherEvent('merge_group', { ...stage.sides, head: stage.sides.merge });
    const { succeeded, log } = await run('gate.yml', event, stage.sides.merge);
    expect([succeeded, log.includes('set-output:: verdict=fail')]).toEqual([false, true]);
  });
});

test('after warm-cache.yml a gate transfers nothing', async () => {
  await stage.emptyCache();
  const warm = await run('warm-cache.yml', scheduled);
  expect([warm.succeeded, warm.log.includes('set-output:: export-source=download')]).toEqual([
    true,
    true,
  ]);
  expect(warm.requests.service).toBeGreaterThan(0);
  const gate = await run('gate.yml', opened(), stage.sides.merge);
  expect(gate.log).toContain('set-output:: export-source=cache');
  expect(gate.requests.service).toBe(0);
});

test('gate-for-forks.yml judges a change that is not checked out, and comments', async () => {
  const event = opened('pull_request_target', 'stranger/project');
  const { succeeded, log, requests } = await run('gate-for-forks.yml', event);
  expect(log).toContain('set-output:: verdict=fail');
  expect(succeeded).toBe(false);
  expect(requests.github).toBeGreaterThan(0);
  expect(stage.github.comments.at(-1)?.body).toContain('@fictional-mcp/files');
});

test('merge-queue.yml judges without a checkout', async () => {
  const event = otherEvent('merge_group', { ...stage.sides, head: stage.sides.merge });
  const { succeeded, log } = await run('merge-queue.yml', event, stage.sides.merge);
  expect([succeeded, log.includes('set-output:: verdict=fail')]).toEqual([false, true]);
});

test('required-workflow.yml has the floor of the organisation', async () => {
  const { succeeded, log } = await run('required-workflow.yml', opened(), stage.sides.merge);
  expect(log).toMatch(/max-waiver-days.*90/);
  expect(log).toContain('set-output:: verdict=fail');
  expect(succeeded).toBe(false);
});

test('default-branch.yml judges everything there', async () => {
  const { succeeded, log } = await run('default-branch.yml', scheduled);
  expect([succeeded, log.includes('set-output:: verdict=pass')]).toEqual([true, true]);
});

test('judge-again.yml runs the gate of open pull requests again', async () => {
  const { succeeded } = await run('judge-again.yml', scheduled);
  const calls = await stage.called();
  expect([succeeded, calls.map((line) => line.split(' ').slice(0, 2).join(' '))]).toEqual([
    true,
    ['pr list', 'run list', 'run rerun'],
  ]);
  expect(calls.at(-1)).toBe('run rerun 0');
});

describe('code-scanning.yml', () => {
  test('uploads what fails, although the job fails', async () => {
    const { succeeded, log } = await run('code-scanning.yml', opened(), stage.sides.merge);
    expect(log).toContain('uploaded 1 results');
    expect(succeeded).toBe(false);
  });

  test('uploads nothing where the gate could not decide', async () => {
    await stage.emptyCache();
    stage.service.setFault('forbidden');
    const event = otherEvent('push', { ...stage.sides, head: stage.sides.head });
    const { succeeded, log } = await run(
      'code-scanning.yml',
      { ...event, payload: { ...event.payload, ref: 'refs/heads/main' } },
      stage.sides.head,
    );
    stage.service.setFault(undefined);
    expect(log).toContain('set-output:: verdict=error');
    expect([succeeded, log.includes('uploaded')]).toEqual([false, false]);
  });
});

describe('call-gate.yml', () => {
  test('fails as the workflow that it calls', async () => {
    const { succeeded, log } = await run('call-gate.yml', opened(), stage.sides.merge);
    expect(log).toContain('set-output:: verdict=fail');
    expect(log).not.toContain('checked out');
    expect(succeeded).toBe(false);
  });

  // act runs no further jobs after a called workflow fails, so this one passes.
  test('gives a later job its outputs', async () => {
    const caller = await readFile(join(examples, 'call-gate.yml'), 'utf8');
    const later = `${caller}  later:
    needs: mcp
    runs-on: ubuntu-latest
    steps:
      - run: echo "the verdict is $VERDICT, of $SERVERS servers"
        env:
          VERDICT: \${{ needs.mcp.outputs.verdict }}
          SERVERS: \${{ needs.mcp.outputs.servers }}
`;
    const { succeeded, log } = await run(later, dispatched);
    expect(log).toContain('the verdict is pass, of 1 servers');
    expect(succeeded).toBe(true);
  });
});

describe('sweep.yml', () => {
  test('keeps its state on a branch, and opens an issue', async () => {
    const { succeeded, log } = await run('sweep.yml', scheduled);
    expect(log).toContain('set-output:: verdict=fail');
    // On a first run, every failure is new.
    expect(succeeded).toBe(false);
    expect(await stage.branch('mcp-sweep-state:sweep.state')).toMatch(/^[0-9a-f]{40}$/);
    expect(stage.issues.issues.map(({ state }) => state)).toEqual(['open']);
  });

  test('goes on from there the next day', async () => {
    const { succeeded, log } = await run('sweep.yml', scheduled);
    expect(log).toContain('set-output:: new=0');
    expect(succeeded).toBe(true);
  });

  test('is called by call-sweep.yml, which goes on from there too', async () => {
    const { succeeded, log } = await run('call-sweep.yml', scheduled);
    expect(log).toContain('set-output:: new=0');
    expect(succeeded).toBe(true);
  });
});

test('allowlists.yml opens a pull request with the lists of what is in use', async () => {
  const { log } = await run('allowlists.yml', scheduled);
  expect(log).toContain('checked out octo-tools/mcp-grade-gate');
  const calls = await stage.called();
  expect(calls.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'pr list',
    'pr create',
  ]);
  expect(await stage.branch('mcp-server-lists:lists/proof.md')).toMatch(/^[0-9a-f]{40}$/);
});

test('fix.yml opens a pull request with versions that pass', async () => {
  const { log } = await run('fix.yml', scheduled, stage.sides.merge);
  expect(log).toContain('checked out octo-tools/mcp-grade-gate');
  const calls = await stage.called();
  expect(calls.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    'pr list',
    'pr create',
  ]);
  expect(await stage.branch('mcp-server-versions:.mcp.json')).toMatch(/^[0-9a-f]{40}$/);
});

describe('export-diff.yml', () => {
  test('has nothing to compare with on its first day', async () => {
    await stage.emptyCache();
    stage.service.setDaysOld(1);
    const { succeeded, log } = await run('export-diff.yml', scheduled);
    expect([succeeded, log.includes('uploaded')]).toEqual([true, false]);
  });

  test('uploads what differs the next day', async () => {
    stage.service.setDaysOld(0);
    stage.service.setMissing(['@fictional-mcp/notes 1.4.0']);
    const { succeeded, log } = await run('export-diff.yml', scheduled);
    stage.service.setMissing([]);
    expect(log).toContain('uploaded export-diff');
    expect(succeeded).toBe(true);
  });
});

test('own-grades.yml reads its list from the repository that it names', async () => {
  const { succeeded, log } = await run('own-grades.yml', opened(), stage.sides.merge);
  expect(log).toMatch(/::error .*below-minimum,file=\.mcp\.json,line=1,/);
  expect(log).toContain('set-output:: verdict=fail');
  expect(succeeded).toBe(false);
});

test('dependency-graph.yml submits a snapshot', async () => {
  const event = otherEvent('push', stage.sides);
  const { succeeded } = await run('dependency-graph.yml', {
    ...event,
    payload: { ...event.payload, ref: 'refs/heads/main' },
  });
  expect(await stage.called()).toEqual([
    'api --method POST repos/octo/project/dependency-graph/snapshots --input snapshot.json',
  ]);
  expect(succeeded).toBe(true);
});

test('the script for any other CI starts the release that it names', async () => {
  const page = await readFile(join(examples, '../../docs/recipes.md'), 'utf8');
  const [script = ''] = /#!\/bin\/sh\n[^`]*/.exec(page) ?? [];
  for (const [branch, status, words] of [
    ['head', 1, 'MCP grades: refused'],
    ['main', 0, 'MCP grades: accepted'],
  ] as const) {
    const result = await stage.runScript(script, branch);
    expect(result).toEqual({ status, log: expect.stringContaining(words) });
    for (const secret of hidden) expect(result.log).not.toContain(secret);
  }
});

test('every example ran', async () => {
  expect([...ran]).toEqual(expect.arrayContaining(await readdir(examples)));
});
