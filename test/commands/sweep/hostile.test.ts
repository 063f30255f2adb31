/*
 * Tests every hostile text in every place of a sweep. Each output is parsed as GitHub, a browser and the
 * runner would parse it, and nothing but text may remain.
 */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterMap, parse, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { sweepOutputs } from '../../../src/commands/sweep/outputs.ts';
import { renderSweepPage } from '../../../src/commands/sweep/page/render-page.ts';
import { renderSweepSummary } from '../../../src/commands/sweep/render-markdown.ts';
import { renderSweep } from '../../../src/commands/sweep/render-sweep-text.ts';
import { sweepLineSchema, sweepSchema } from '../../../src/commands/sweep/schema.ts';
import { redactorFor } from '../../../src/report/redact.ts';
import { hostileTexts } from '../../report/hostile.ts';
import { parseCommand } from '../../runner/commands.ts';
import { fileProblem, place, problem, repository, sweepReport } from './reports.ts';

type Node = DefaultTreeAdapterMap['node'];

/** The elements in the summary, and the additional ones in the page. */
const ofSummary = 'h2 h3 p ul li table thead tbody tr th td code strong br wbr details summary';
const ofPage = `${ofSummary} html head meta title style body header h1 main section div label input select option button span b script`;
/** The attributes of these elements. */
const attributesOf: Readonly<Record<string, string>> = {
  ...{ th: 'scope align', td: 'align data-key', html: 'lang', script: '', style: '', b: '' },
  ...{
    meta: 'charset http-equiv content name',
    section: 'id aria-labelledby',
    table: 'class',
    span: 'class',
  },
  ...{ h2: 'id', div: 'class role aria-label aria-labelledby hidden tabindex', p: 'id role class' },
  ...{ input: 'type data-by autocomplete', select: 'data-by data-none autocomplete' },
  ...{ option: 'value', button: 'type id hidden' },
  ...{
    tr: 'data-server data-grade',
    li: 'data-verdict data-repository data-owner data-news data-rule',
  },
};
/** Characters that have an effect instead of being visible. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{Cs}/u;
/** Plain text that GitHub turns into a link, a mention, an emoji or a formula. */
const linked =
  /@\w|#\d|\bGH-\d|https?:\/\/|\bwww\.|[\w.]@[\w.]|(?<![0-9a-f])[0-9a-f]{7,40}(?![0-9a-f])|:(?:(?!\d+:)[\w+-]+|100|1234):|\$[^\s$\0][^$\0]*\$/;

/** Returns the parts of a document that are not ours, and the text outside code. */
function foreign(nodes: readonly Node[], ours: string, isCode = false) {
  const found = { parts: [] as string[], text: '' };
  for (const node of nodes) {
    if (node.nodeName === '#documentType') continue;
    if (node.nodeName === '#text') {
      const { value } = node as DefaultTreeAdapterMap['textNode'];
      if (!isCode) found.text += value;
      if (unseen.test(value.replace(/\n/g, '')))
        found.parts.push(`unseen in ${value.slice(0, 80)}`);
      continue;
    }
    const { nodeName } = node;
    if (!ours.split(' ').includes(nodeName)) found.parts.push(nodeName);
    const { attrs = [], childNodes = [] } = node as DefaultTreeAdapterMap['element'];
    for (const { name, value } of attrs) {
      const isOurs = attributesOf[nodeName]?.split(' ').includes(name);
      if (!isOurs || unseen.test(value.replace(/\n/g, ''))) found.parts.push(`${nodeName} ${name}`);
    }
    if (nodeName === 'style' || nodeName === 'script') continue;
    if (nodeName === 'wbr') found.text += '\u0000';
    const inside = foreign(childNodes, ours, isCode || nodeName === 'code');
    found.parts.push(...inside.parts);
    found.text += inside.text;
  }
  return found;
}

function poisoned(text: string) {
  const since = { after: text, by: text };
  const fault = fileProblem({ message: text, advice: text, file: text, owners: [text] });
  return sweepReport(
    [
      ...[
        problem({ message: text, advice: text }),
        problem({ waived: text, waivedUntil: null }),
      ].map((one) =>
        place({
          ...{ repository: text, name: text, file: text, alias: text, version: text },
          ...{ grade: text, owners: [text, text], client: text, problems: [one], score: 3 },
          remedy: { version: text, grade: text, score: 80 },
          history: { declared: since, graded: since, news: 'graded-anew' },
        }),
      ),
      place({
        ...{ type: 'local', name: text, version: null, repository: text, owners: [text] },
        problems: [problem({ message: text, advice: text })],
      }),
    ],
    {
      ...{ organisation: text, notices: [text], last: { at: '2026-11-19T00:00:00Z' } },
      removed: [
        {
          ...{ repository: text, file: text, alias: text, type: 'npm', name: text, version: text },
          ...{ grade: text, verdict: 'fail', declared: since, gone: since, judgedVersion: text },
        },
      ],
      failure: { code: 'internal', message: text, remedy: text, details: [text] },
      export: {
        ...{ generatedAt: 0, schemaVersion: text, rubricVersion: text, source: 'file' },
        caution: text,
        service: null,
      },
      repositories: [
        repository({ name: text, commit: text, branch: text, notices: [text], problems: [fault] }),
        repository({
          ...{ name: text, status: 'not-read', reason: text },
          waivers: [
            {
              ...{ match: null, file: text, alias: text, rule: 'unlisted', check: text, covers: 1 },
              ...{ launch: null, alteredBy: null },
              ...{ reason: text, expires: '2026-12-01', daysLeft: 3, writtenIn: text, asOf: text },
            },
          ],
        }),
      ],
    },
  );
}

describe.for(Object.entries(hostileTexts))('%s', ([, text]) => {
  const report = poisoned(text);

  test('is only text in the job summary', () => {
    const options = { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] };
    const html = micromark(renderSweepSummary(report), options);
    const { parts, text: plain } = foreign(parseFragment(html).childNodes, ofSummary);
    expect(parts).toEqual([]);
    expect(plain).not.toMatch(linked);
  });

  test('is only text on the page', () => {
    const { parts } = foreign(parse(renderSweepPage(report)).childNodes, ofPage);
    expect(parts).toEqual([]);
  });

  test('is only text on a terminal, and where a log shows an output', async () => {
    const terminal = renderSweep(report, { paint: (_, plain) => plain, width: 80 });
    const redact = redactorFor([]);
    const all = Object.values(sweepOutputs);
    const outputs = await Promise.all(all.map(({ render }) => render(report, redact)));
    for (const line of terminal.split('\n')) expect(line).not.toMatch(unseen);
    for (const output of [terminal, ...outputs]) {
      expect(output.split('\n').map(parseCommand).filter(Boolean)).toEqual([]);
      expect(output).not.toContain('##[');
    }
  });

  test('leaves JSON and lines what they are', async () => {
    const redact = redactorFor([]);
    const whole = JSON.parse(await sweepOutputs['report-file'].render(report, redact));
    expect(sweepSchema.safeParse(whole).error).toBeUndefined();
    const lines = (await sweepOutputs['ndjson-file'].render(report, redact)).trimEnd().split('\n');
    for (const line of lines) {
      expect(sweepLineSchema.safeParse(JSON.parse(line)).error).toBeUndefined();
      expect(line).not.toMatch(unseen);
    }
  });
});
