/*
 * Puts every hostile text in every place of a report, writes it to every sink, and reads it back as GitHub,
 * the runner and other tools do. It must remain plain text.
 */
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { withoutTokens } from '../../src/model/secrets.ts';
import { buildAnnotations } from '../../src/report/annotations/build-annotations.ts';
import { renderCheck } from '../../src/report/check.ts';
import { renderCodeQuality } from '../../src/report/code-quality/render-code-quality.ts';
import { commentMarker, renderComment } from '../../src/report/comment/render-comment.ts';
import { renderJson } from '../../src/report/json/render-json-report.ts';
import { checkOutputs, type FileOutput, fileOutputs } from '../../src/report/outputs.ts';
import { redactorFor, redactReport } from '../../src/report/redact.ts';
import { verdictHeadline } from '../../src/report/report-messages.ts';
import { renderSarif } from '../../src/report/sarif/render-sarif.ts';
import { escapeForLog } from '../../src/report/text.ts';
import { parseCommand } from '../runner/commands.ts';
import { hostileTexts, poisonedReport } from './hostile.ts';
import { codeQualityFaults, sarifFaults } from './reports.ts';

type Node = DefaultTreeAdapterMap['node'];

/** The elements that reports are made of. Only table cells have attributes. */
const ours = new Set(
  'h2 h3 h4 p ul li table thead tbody tr th td code strong em br wbr details summary sub'.split(
    ' ',
  ),
);
const ofCells = new Set(['scope=col', 'align=right', 'align=left', 'colspan=4']);
/** Characters that have an effect but are not visible. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{Cs}/u;

/**
 * Renders Markdown as GitHub does, except for its last step, which removes content that it considers
 * dangerous.
 */
function rendered(markdown: string): Node[] {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return parseFragment(html).childNodes;
}

/**
 * Returns the elements, attributes and comments in a document that are not ours, and the text outside code.
 */
function foreign(nodes: readonly Node[], isCode = false): { parts: string[]; text: string } {
  const found = { parts: [] as string[], text: '' };
  for (const node of nodes) {
    if (node.nodeName === '#text') {
      const { value } = node as DefaultTreeAdapterMap['textNode'];
      if (!isCode) found.text += value;
      if (unseen.test(value.replace(/\n/g, '')))
        found.parts.push(`unseen in ${value.slice(0, 80)}`);
      continue;
    }
    if (!ours.has(node.nodeName)) found.parts.push(node.nodeName);
    const { attrs = [], childNodes = [] } = node as DefaultTreeAdapterMap['element'];
    if (attrs.some(({ name, value }) => !ofCells.has(`${name}=${value}`)))
      found.parts.push(`${node.nodeName} ${attrs.map(({ name }) => name)}`);
    // An element between two letters breaks up a mention, a reference or an address.
    if (node.nodeName === 'wbr') found.text += '\u0000';
    const inside = foreign(childNodes, isCode || node.nodeName === 'code');
    found.parts.push(...inside.parts);
    found.text += inside.text;
  }
  return found;
}

const asIs = (text: string): string => text;

/** Text that GitHub turns into a link, a mention, an emoji or a formula. */
const linked =
  /@\w|#\d|\bGH-\d|https?:\/\/|\bwww\.|[\w.]@[\w.]|(?<![0-9a-f])[0-9a-f]{7,40}(?![0-9a-f])|:(?:(?!\d+:)[\w+-]+|100|1234):|\$[^\s$\0][^$\0]*\$/;

/** The outputs that people read, and those that programs read. */
const pages = Object.values(fileOutputs).filter(({ fallback }) => fallback.endsWith('.md'));
const data = checkOutputs.filter(({ format }) => pages.every((page) => page.format !== format));

describe.for(Object.entries(hostileTexts))('%s', ([, text]) => {
  const report = poisonedReport(text);
  const known = new Map<FileOutput['render'], Promise<string>>();
  const writtenBy = ({ render }: Pick<FileOutput, 'render'>): Promise<string> => {
    const written = known.get(render) ?? render(report, '', redactorFor([]));
    known.set(render, written);
    return written;
  };

  test.for(pages)('is only text in $what', async (page) => {
    const written = await writtenBy(page);
    const { parts, text: plain } = foreign(rendered(written));
    expect(parts).toEqual([]);
    expect(plain).not.toMatch(linked);
  });

  test('is only text in the comment on the pull request', () => {
    const marker = commentMarker([text, text, text]);
    const body = renderComment(report, { marker, runUrl: null });
    expect(body.startsWith(`${marker}\n\n<h2>`)).toBe(true);
    expect(body.length).toBeLessThanOrEqual(65_536);
    const { parts, text: plain } = foreign(rendered(body.slice(marker.length)));
    expect(parts).toEqual([]);
    expect(plain).not.toMatch(linked);
  });

  test('is only text in the SARIF file', () => {
    const written = renderSarif(report, '');
    expect(written.replace(/\n/g, '')).not.toMatch(unseen);
    expect(sarifFaults(written)).toEqual([]);
    for (const { message } of JSON.parse(written).runs[0].results) {
      // An unescaped bracket begins a link.
      expect(message.text).not.toMatch(/(?<!\\)\[[^\]]*(?<!\\)\]\(/);
    }
  });

  test('is only text in the log, whatever line it stands in', () => {
    const lines = [
      verdictHeadline(report),
      text,
      `  ${text}`,
      ...renderCheck(report, plainTerminal).split('\n'),
    ];
    for (const line of lines.map(escapeForLog)) {
      expect(parseCommand(line)).toBeNull();
      expect(line).not.toMatch(unseen);
    }
  });

  test.for(checkOutputs)('is only text where a log shows $format', async (output) => {
    const written = await writtenBy(output);
    expect(written.split('\n').map(parseCommand).filter(Boolean)).toEqual([]);
    expect(written).not.toContain('##[');
  });

  test('is only text in annotations', () => {
    const annotations = buildAnnotations(report, '');
    for (const level of ['error', 'warning', 'notice']) {
      expect(annotations.filter((each) => each.level === level).length).toBeLessThanOrEqual(10);
    }
    for (const { title, message } of annotations) {
      expect(message.length).toBeLessThanOrEqual(4096);
      expect(title.length).toBeLessThanOrEqual(255);
      for (const line of message.split('\n')) expect(line).not.toMatch(unseen);
    }
  });

  test('is only text on a terminal', () => {
    for (const line of renderCheck(report, { ...plainTerminal, width: 80 }).split('\n')) {
      expect(line).not.toMatch(unseen);
    }
  });

  test.for(data)('leaves $format JSON', async ({ render }) => {
    const redact = redactorFor([]);
    const written = await render(redactReport(report, redact), '', redact);
    expect(() => JSON.parse(written)).not.toThrow();
    expect(withoutTokens(written)).toBe(written);
  });

  test('is only text in the report for GitLab', () => {
    const written = renderCodeQuality(report, '');
    expect(written.replace(/\n/g, '')).not.toMatch(unseen);
    expect(codeQualityFaults(written)).toEqual([]);
    for (const { description } of JSON.parse(written)) expect(description).not.toMatch(unseen);
  });

  test('comes back from the JSON report as it was, without a character that hides', async () => {
    const written = await renderJson(report, asIs);
    expect(written.replace(/\n/g, '')).not.toMatch(unseen);
    const { servers, files } = JSON.parse(written);
    expect(servers[0].alias).toBe(text);
    expect(files[0].path).toBe(text);
  });
});

const plainTerminal = { paint: (_: string, text: string) => text, width: 1000 };
