/*
 * The demonstration behind `npm start`: the bundled action judges the example project against the
 * embedded export service, in a child process and with the environment that a runner sets.
 */
import { htmlToText } from 'html-to-text';
import { marked } from 'marked';
import type { WorkflowCommand } from '../test/runner/commands.ts';
import { judgeExample } from './judge.ts';

const { result } = await judgeExample(
  (address) => {
    say(`The embedded export service listens on ${address}; its corpus is fictional.`);
    say(
      'The bundled action, dist/index.js, judges a pull request: examples/before becomes examples/project.',
    );
    heading('The log');
  },
  (line) => {
    if (!/^(?:error|warning|debug): /.test(line)) say(line);
  },
);

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
      // On a terminal, addresses would make the table too wide to read.
      { selector: 'a', options: { ignoreHref: true } },
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
