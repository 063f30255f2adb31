/*
 * Tests bills of materials: the commands in docs/reports.md and the workflow's steps run as written, with a
 * stand-in for GitHub's command line that checks the request.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { exportDocument } from '../export-service/corpus.ts';
import { describedApi } from '../github-service/description.ts';
import { type Bill, billFaults } from '../report/bill.ts';
import { commitAll, git } from '../runner/git.ts';
import { inherited } from '../runner/processes.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bill-'));
  await cp(join(root, 'examples/project'), join(folder, 'project'), { recursive: true });
  await commitAll(join(folder, 'project'));
  await writeFile(join(folder, 'project/export.json'), JSON.stringify(exportDocument(new Date())));
  await mkdir(join(folder, 'gate'));
  await symlink(join(root, 'dist'), join(folder, 'gate/dist'));
  await mkdir(join(folder, 'bin'));
  const gh = '#!/bin/sh\nprintf "%s\\n" "$@" > words.txt\n';
  await writeFile(join(folder, 'bin/gh'), gh, { mode: 0o755 });
  const command = `#!/bin/sh\nexec node ${join(root, 'dist/cli.js')} "$@"\n`;
  await writeFile(join(folder, 'bin/mcp-grade-gate'), command, { mode: 0o755 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function shell(script: string, cwd: string, env: Readonly<Record<string, string>> = {}) {
  const path = [join(folder, 'bin'), dirname(process.execPath), inherited['PATH']].join(delimiter);
  const given = { ...inherited, XDG_CACHE_HOME: folder, PATH: path, ...env };
  return promisify(execFile)('sh', ['-e', '-c', script], { cwd, env: given });
}

test('the commands for CycloneDX', async () => {
  const project = join(folder, 'project');
  const page = await read('docs/reports.md');
  const commands = page.match(/^mcp-grade-gate inventory .*cyclonedx.*$/gm) ?? [];
  expect(commands).toHaveLength(2);
  const counts: number[] = [];
  for (const command of commands) {
    await shell(command, project);
    const text = await readFile(join(project, 'bom.json'), 'utf8');
    expect(await billFaults(text)).toEqual([]);
    const { components, vulnerabilities } = JSON.parse(text) as Bill;
    expect(components).toHaveLength(6);
    counts.push(vulnerabilities.length);
  }
  expect(counts).toEqual([0, 5]);
});

test('the workflow that submits a snapshot', async () => {
  const workflow = parse(await read('examples/workflows/dependency-graph.yml'), { strict: true });
  expect(workflow.jobs.submit.permissions).toEqual({ contents: 'write' });
  expect(Object.keys(workflow.on)).toEqual(['push']);
  const steps: readonly { readonly run?: string }[] = workflow.jobs.submit.steps;
  const sha = await git(join(folder, 'project'), 'rev-parse', 'HEAD');
  for (const { run } of steps) {
    if (run === undefined) continue;
    await shell(run, folder, {
      GITHUB_REPOSITORY: 'octo/project',
      GITHUB_SHA: sha,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_RUN_ID: '17',
      GITHUB_WORKFLOW: 'graph',
      GITHUB_JOB: 'submit',
      GITHUB_SERVER_URL: 'https://github.example',
    });
  }
  const words = (await readFile(join(folder, 'words.txt'), 'utf8')).trim().split('\n');
  expect(words.slice(0, 3)).toEqual(['api', '--method', 'POST']);
  expect(words.slice(4)).toEqual(['--input', 'snapshot.json']);
  const body = JSON.parse(await readFile(join(folder, 'snapshot.json'), 'utf8'));
  const faults = describedApi('api.github.com').requestFaults({
    method: 'POST',
    path: `/${words[3]}`,
    headers: { accept: '*/*', 'content-type': 'application/json', 'user-agent': 'gh' },
    body,
  });
  expect(faults).toEqual([]);
  expect(body).toMatchObject({
    sha,
    ref: 'refs/heads/main',
    job: {
      id: '17',
      correlator: 'graph_submit',
      html_url: 'https://github.example/octo/project/actions/runs/17',
    },
  });
  expect(Object.keys(body.manifests)).toEqual([
    'MCP servers: .cursor/mcp.json',
    'MCP servers: .mcp.json',
    'MCP servers: .vscode/mcp.json',
  ]);
});

test('the properties that are named are those that are written', async () => {
  const page = await read('docs/internals/bill-of-materials.md');
  const sources = await Promise.all(
    ['entries', 'render-cyclonedx'].map((name) =>
      readFile(join(root, `src/report/cyclonedx/${name}.ts`), 'utf8'),
    ),
  );
  const written = [
    ...sources.join('').matchAll(/^( *).*properties\(\{(?: (\w+) |\n([\s\S]*?)\n\1)\}\)/gm),
  ].flatMap(([, indent = '', only, lines = '']) => {
    const keys = lines.matchAll(new RegExp(`^${indent}  '?([\\w-]+)'?:`, 'gm'));
    return only ?? [...keys].map(([, name = '']) => name);
  });
  expect(written).toContain('omitted');
  expect(written.length).toBeGreaterThan(20);
  for (const name of written) {
    const isNamed = page.includes(`\`${name}\``) || page.includes(`\`${name}: `);
    // Properties of the whole tree need no explanation of their own.
    const ofTree = ['verdict', 'preset', 'export-generated-at', 'rubric-version', 'place'];
    expect({ name, isNamed: isNamed || ofTree.includes(name) }).toEqual({ name, isNamed: true });
  }
});
