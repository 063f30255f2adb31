/* A key that is everywhere, in every dress, is nowhere in what is said. */
import { describe, expect, test } from 'vitest';
import { annotationsOf } from '../../src/report/annotations.ts';
import { commentMarker, renderComment } from '../../src/report/comment.ts';
import { renderJson } from '../../src/report/json.ts';
import { redactorFor, redactReport } from '../../src/report/redact.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { renderSummary } from '../../src/report/summary.ts';
import { renderCheck } from '../../src/report/table.ts';
import { logLine } from '../../src/report/text.ts';
import { poisonedReport } from './hostile.ts';

const key = 'Kq7/vX+z"2&Lm=9t%Rw4<Yb6>Np8';
const redact = redactorFor([key]);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** The key as others may write it, each with what must be gone of it. */
const dresses: Readonly<Record<string, readonly [text: string, ...gone: string[]]>> = {
  'in clear': [key, key],
  'in a URL': [`https://x.example/?k=${encodeURIComponent(key)}&y=1`, encodeURIComponent(key)],
  'in a URL, in small letters': [
    encodeURIComponent(key).replace(/%../g, (code) => code.toLowerCase()),
    'vX%2bz',
  ],
  'in Base64': [base64(key), base64(key).slice(0, 30)],
  'in Base64 behind a name': [base64(`user:${key}`), base64(`user:${key}`).slice(8, 38)],
  'in Base64 behind a longer name': [base64(`users:${key}`), base64(`users:${key}`).slice(8, 38)],
  'in Base64 for URLs': [
    Buffer.from(key).toString('base64url'),
    Buffer.from(key).toString('base64url').slice(0, 30),
  ],
  'in JSON': [JSON.stringify({ key }), JSON.stringify(key).slice(1, -1)],
  'broken over lines': [`${key.slice(0, 12)}\n  ${key.slice(12)}`, key.slice(0, 12), key.slice(12)],
  'a character to a line': [[...key].join('\n'), '7\n/\nv'],
  'Base64 in lines': [base64(key).replace(/.{10}/g, '$&\r\n'), base64(key).slice(0, 10)],
};

describe.for(Object.entries(dresses))('%s', ([, [text, ...gone]]) => {
  const report = redactReport(poisonedReport(`before ${text} behind`), redact);
  const expectGone = (said: string): void => {
    for (const part of [...gone, key]) expect(said).not.toContain(part);
  };

  test.for([
    ['the summary', () => renderSummary(report)],
    ['the comment', () => renderComment(report, { marker: commentMarker([]), runUrl: null })],
    ['annotations', () => JSON.stringify(annotationsOf(report, ''))],
    ['the JSON report', () => renderJson(report)],
    ['SARIF', () => renderSarif(report, '')],
    ['the terminal', () => renderCheck(report, { paint: (_, words) => words, width: null })],
    ['a log line', () => logLine(redact(`before ${text} behind`))],
  ] as const)('is not in %s', async ([, render]) => {
    const said = await render();
    expect(said).toContain('***');
    expectGone(said);
    // Once more as text, as every output passes it.
    expectGone(redact(said));
  });
});

test('a report without secrets is as it was', () => {
  const report = poisonedReport('nothing to hide');
  expect(redactReport(report, (text) => text)).toEqual(report);
});

test('what servers share of a report they share afterwards too', () => {
  const evidence = { lines: ['a', 'b'] };
  const [first, second] = [evidence, evidence].map((each) => ({ evidence: each }));
  const { servers } = redactReport({ servers: [first, second] } as never, redact);
  expect(servers[0]).not.toBe(first);
  expect(servers[0]).toEqual(first);
  const [held, again] = servers.map((each) => Object.values(each)[0]);
  expect(held).toBe(again);
});
