/*
 * `npm run test:runner`: checks the workflows that people copy or call with actionlint and zizmor, and runs
 * them with act. If a tool is not available here, the script prints a notice instead of failing, unless
 * MCP_GRADE_GATE_RUNNER=required.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commitAll } from '../runner/git.ts';
import { act, actionlintTool, runForFailure, type Tool, zizmor } from './tools.ts';

const root = join(import.meta.dirname, '../..');
const isRequired = process.env['MCP_GRADE_GATE_RUNNER'] === 'required';
let hasFailed = false;

/** Reports a skipped step and the reason. */
function leaveOut(what: string, reason: string): void {
  console.log(`${what}: not done, because ${reason}.`);
  if (isRequired) hasFailed = true;
}

/**
 * Runs a program and passes its output through.
 *
 * @returns whether it succeeded
 */
function shown(
  program: string,
  words: readonly string[],
  { cwd = root, env = process.env } = {},
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    spawn(program, words, { cwd, env, stdio: 'inherit' })
      .on('error', reject)
      .on('close', (status) => resolve(status === 0));
  });
}

/**
 * Copies all workflows and fills in an account and a commit.
 *
 * @returns their paths in the folder
 */
async function placeWorkflows(folder: string): Promise<string[]> {
  const patterns = ['examples/workflows/*.yml', '.github/workflows/*.yml'];
  const paths = globSync(patterns, { cwd: root }).sort();
  for (const path of paths) {
    const text = await readFile(join(root, path), 'utf8');
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const named = text.replaceAll('OWNER/', 'octo-tools/').replaceAll('COMMIT', 'a'.repeat(40));
    await writeFile(join(folder, path), named);
  }
  return paths;
}

/** Checks all workflows with a tool, if it is available. */
async function check(what: string, tool: Tool, options: readonly string[]): Promise<void> {
  if ('reason' in tool) {
    leaveOut(what, tool.reason);
    return;
  }
  const cwd = await mkdtemp(join(tmpdir(), 'workflows-'));
  try {
    const paths = await placeWorkflows(cwd);
    const isRight = await shown(tool.path, [...options, ...paths], { cwd });
    console.log(`${what}: ${isRight ? `nothing in ${paths.length} workflows` : 'see above'}.`);
    if (!isRight) hasFailed = true;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

/** Returns the reason why act cannot run even a workflow without actions on this machine; null if it can. */
async function obstacleTo(path: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'act-'));
  const step = `run: node --version | grep '^v24\\.'`;
  const text = `on: push\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;
  const words = ['push', '-W', 'workflow.yml', '-P', 'ubuntu-latest=-self-hosted'];
  const cached = ['--cache-server-addr', '127.0.0.1', '--cache-server-path', join(folder, 'c')];
  try {
    await writeFile(join(folder, 'workflow.yml'), text);
    await commitAll(folder);
    const env = { PATH: process.env['PATH'], HOME: folder };
    return await runForFailure([path, ...words, ...cached], 120_000, { cwd: folder, env });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runWorkflows(tool: Tool): Promise<void> {
  const what = 'Running the workflows with act';
  const reason = 'reason' in tool ? tool.reason : await obstacleTo(tool.path);
  if ('reason' in tool || reason !== null) {
    leaveOut(what, reason ?? '');
    return;
  }
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/act/vitest.config.ts'];
  const env = { ...process.env, ACT: tool.path };
  if (!(await shown(process.execPath, words, { env }))) hasFailed = true;
}

if (process.platform === 'win32') {
  leaveOut(
    'Checking and running the workflows',
    'their scripts are for the shell of Linux and macOS',
  );
} else {
  await check('actionlint', await actionlintTool(), [
    // Neither tool is installed everywhere, so the findings would depend on the machine.
    ...['-shellcheck=', '-pyflakes='],
    // https://github.com/rhysd/actionlint/issues/711
    ...['-ignore', 'specifying action "\\$/[a-z-]+" in invalid format because ref is missing'],
  ]);
  await check('zizmor', await zizmor(), ['--offline', '--no-config', '--persona=pedantic', '-q']);
  await runWorkflows(await act());
}
process.exitCode = hasFailed ? 1 : 0;
