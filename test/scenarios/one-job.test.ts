import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportFiles } from '../../src/report/outputs.ts';
import { commitAll } from '../runner/git.ts';
import { runInLoadedBundle } from '../runner/processes.ts';
import { runStep } from '../runner/runner.ts';

test('files that a step names in its outputs still exist after other steps of its job', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'one-job-'));
  const workspace = join(folder, 'workspace');
  await mkdir(workspace);
  await commitAll(workspace);
  const temporary = join(folder, 'temp');
  const inputs = { 'base-url': 'https://grades.invalid', source: 'workspace' };
  const step = { run: runInLoadedBundle, workspace, temporary };
  try {
    const first = await runStep({ ...step, inputs });
    const mcpServers = { notes: { command: 'npx', args: ['@fictional-mcp/notes@1.4.0'] } };
    await writeFile(join(workspace, '.mcp.json'), JSON.stringify({ mcpServers }));
    const second = await runStep({ ...step, isLater: true, inputs });
    expect([first.outputs['verdict'], second.outputs['verdict']]).toEqual(['pass', 'error']);
    for (const { outputs, files } of [first, second]) {
      expect(JSON.parse(files['report-file'] ?? '').verdict).toBe(outputs['verdict']);
      for (const [name, text] of Object.entries(files)) {
        expect(await readFile(outputs[name] ?? '', 'utf8')).toBe(text);
      }
    }
    // If the inputs name the report files, no folder is created for them.
    const chosen = Object.fromEntries(reportFiles.map((name) => [name, `${name}.txt`]));
    await runStep({ ...step, isLater: true, inputs: { ...inputs, ...chosen } });
    const made = await readdir(join(temporary, 'mcp-grade-gate'));
    expect(made.filter((name) => name.startsWith('report-'))).toHaveLength(2);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
