import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showSchema } from '../../../src/commands/show/schema.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { type ExportService, startExportService } from '../../export-service/server.ts';
import { type FinishedCommand, inherited, runCommand } from '../../runner/processes.ts';

const apiKey = 'the-right-key-0123456789abcdef';
let folder = '';
let service: ExportService;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'show-'));
  service = await startExportService({ keys: [apiKey] });
  const today = exportDocument(new Date(Date.now() - 60_000));
  await writeFile(join(folder, 'export.json'), JSON.stringify(today));
  await writeFile(join(folder, '.mcp.json'), '{"mcpServers": {}}');
  await writeFile(join(folder, 'strict.yml'), 'preset: strict\nmin-score: 85\n');
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

function show(...args: string[]): Promise<FinishedCommand> {
  const env = { ...inherited, XDG_CACHE_HOME: folder, MCP_GRADE_GATE_API_KEY: apiKey };
  return runCommand(['show', ...args], { cwd: folder, env });
}

const grades = ['--export-file', 'export.json'];

test('a version that fails, with its findings and the one to take', async () => {
  const { status, out } = await show('npx -y @fictional-mcp/files@1.2.0', ...grades);
  expect(status).toBe(0);
  const lines = out
    .replaceAll(/\d{4}-\d\d-\d\d/g, '2026-11-20')
    .replace(/\d\d:\d\d UTC/, '04:00 UTC');
  expect(lines).toMatchInlineSnapshot(`
    "@fictional-mcp/files (npm)
        pkg:npm/%40fictional-mcp/files
        @fictional-mcp/files (srv-files) by fictional, verified

    VERDICT  VERSION  GRADE  SCORE  GRADED      FAILS
    PASS     1.5.0    B         82  2026-11-20
    FAIL     1.4.0    C         70  2026-11-20  below-minimum
    FAIL     1.2.0    D         41  2026-11-20  below-minimum

    1.2.0 is graded D (41 of 100) and fails. Use 1.5.0, graded B (82 of 100), the newest version that passes.

    fail below-minimum: @fictional-mcp/files 1.2.0 is graded D (41 of 100), below the minimum of 75. Use version 1.5.0, graded B (82 of 100).
    1.2.0 passed 3 checks and has 3 other findings:
        • path-traversal (fail, weight 30): src/read.ts:88 joins the path of the request to the root without checking ".."
        • secret-logging (fail, weight 20): src/log.ts:12 writes the value of FILES_TOKEN to standard error
        • unpinned-dependencies (warn, weight 5): 14 of 31 dependencies are ranges
    Judged with the default settings (recommended, min-score 75). To use a policy, add --config.
    Export of 2026-11-20 04:00 UTC, from a local file, rubric 1.4.0.
    "
  `);
});

test('the service is read once a day, also where a name leads to packages', async () => {
  const from = ['--base-url', service.url];
  const { status, out, err } = await show('io.github.fictional/weather', ...from);
  expect([status, err]).toEqual([0, '']);
  expect(out).toContain('fictional-mcp-weather (pypi)');
  await show('@fictional-mcp/notes', ...from);
  const downloads = service.requests.filter(({ path }) => path.endsWith('/scores.json'));
  expect(downloads).toHaveLength(1);
});

test('JSON is by its schema, with the policy that was named', async () => {
  const { out } = await show('@fictional-mcp/files', ...grades, '--config', 'strict.yml', '--json');
  const shown = showSchema.parse(JSON.parse(out));
  expect(shown.policy).toEqual({ file: 'strict.yml', preset: 'strict', minScore: 85 });
  expect(shown.packages[0]?.take).toBeNull();
});

test.for<[words: string[]]>([[['npx', '-y', '@acme/files']], [['npx', '@acme/files']]])(
  'a command without quotes, %j, is told how to write it',
  async ([words]) => {
    const { status, err } = await show(...words, ...grades);
    expect(status).toBe(64);
    expect(err).toContain('Put a command in quotes: show "npx -y @acme/files".');
  },
);

test('what names no server is a wrong command line, and is not repeated', async () => {
  const { status, err } = await show('node server.js --token=s3cret', ...grades);
  expect([status, err.includes('s3cret')]).toEqual([64, false]);
});

test.for<[query: string, words: RegExp]>([
  ['.', /folder .*“check”/],
  ['https://mcp.fictional.example/other', /different path|another path/],
])('%s, which is not listed, is told what to look for', async ([query, words]) => {
  const { status, out } = await show(query, ...grades);
  expect(status).toBe(1);
  expect(out).toMatch(words);
});

test('an address is not said to be listed as itself too', async () => {
  const { out } = await show('https://mcp.fictional.example/search', ...grades);
  expect(out).toContain('(srv-search)');
  expect(out).not.toContain('also');
});
