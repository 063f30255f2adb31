/*
 * The demonstration behind `npm start`: the bundled action judges the example project against the
 * embedded export service, in a child process and with the environment that a runner gives it.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlToText } from 'html-to-text';
import { marked } from 'marked';
import { startExportService } from '../test/export-service/server.ts';
import type { WorkflowCommand } from '../test/runner/commands.ts';
import { commitAll } from '../test/runner/git.ts';
import { pullRequest, runStep } from '../test/runner/runner.ts';

const apiKey = 'demonstration-key-of-nobody';
const before = fileURLToPath(new URL('before', import.meta.url));
const project = fileURLToPath(new URL('project', import.meta.url));

const service = await startExportService({ keys: [apiKey] });
const workspace = await mkdtemp(join(tmpdir(), 'mcp-grade-gate-example-'));
try {
  // A checkout of its own, as a job has one: what was there before, and the pull request.
  await cp(before, workspace, { recursive: true });
  const base = await commitAll(workspace);
  await cp(project, workspace, { recursive: true });
  const head = await commitAll(workspace);
  say(`The embedded export service listens on ${service.url}; its corpus is fictional.`);
  say(
    'The bundled action, dist/index.js, judges a pull request: examples/before becomes examples/project.',
  );

  heading('The log');
  const result = await runStep({
    workspace,
    inputs: { 'api-key': apiKey, 'base-url': service.url },
    event: pullRequest('octo/project', { base, head }),
    env: { GITHUB_SHA: head },
    onLine: (line) => {
      if (!/^(?:error|warning|debug): /.test(line)) say(line);
    },
    keep: true,
  });

  heading('The annotations, as they appear on the lines of the files');
  for (const annotation of result.annotations) say(describe(annotation));

  heading('The job summary');
  const html = await marked.parse(result.summary, { gfm: true });
  say(
    htmlToText(html, {
      wordwrap: 110,
      selectors: [
        {
          selector: 'table',
          format: 'dataTable',
          options: { uppercaseHeaderCells: false, maxColumnWidth: 40 },
        },
        ...['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      ],
    }),
  );

  heading('The files');
  say(`JSON report: ${result.outputs['report-file'] ?? ''}`);
  say(`Summary:     ${result.outputs['summary-file'] ?? ''}`);
  say('');
  const asMeant = result.outputs['verdict'] === 'fail' && result.exitCode === 1;
  say(
    asMeant
      ? 'The gate FAILED the example, as it should: three of its servers are graded too low. The demonstration succeeded.'
      : `The demonstration went wrong: verdict ${result.outputs['verdict']}, exit status ${result.exitCode}.`,
  );
  process.exitCode = asMeant ? 0 : 1;
} finally {
  await service.close();
  await rm(workspace, { recursive: true, force: true });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function heading(text: string): void {
  say(`\n── ${text} ${'─'.repeat(Math.max(4, 90 - text.length))}\n`);
}

function describe({ name, properties, data }: WorkflowCommand): string {
  const { file, line, title } = properties;
  const place = file === undefined ? '' : ` ${file}${line === undefined ? '' : `:${line}`}`;
  return `${name}${place} (${title ?? ''})\n  ${data.replaceAll('\n', '\n  ')}\n`;
}
