/* Tests that a key present everywhere in the input, in any encoding, appears nowhere in the output. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GradedInventory, Report } from '../../src/judging/report.ts';
import { buildAnnotations } from '../../src/report/annotations/build-annotations.ts';
import { renderCheck } from '../../src/report/check.ts';
import { commentMarker, renderComment } from '../../src/report/comment/render-comment.ts';
import { renderCycloneDx } from '../../src/report/cyclonedx/render-cyclonedx.ts';
import { renderDependencySnapshot } from '../../src/report/dependency-snapshot/render-snapshot.ts';
import { renderInventoryJson } from '../../src/report/json/render-inventory-json.ts';
import { checkOutputs, fileOutputs } from '../../src/report/outputs.ts';
import { redactJson, redactorFor, redactReport } from '../../src/report/redact.ts';
import { escapeForLog } from '../../src/report/text.ts';
import { parsePackage } from '../builders.ts';
import { runs } from '../seed.ts';
import { createGradedInventory, noTime } from './bill.ts';
import { poisonedReport } from './hostile.ts';

const key = 'Kq7/vX+z"2&Lm=9t%Rw4<Yb6>Np8';
const redact = redactorFor([key]);
const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** The key as others could write it, each form with the parts that must be removed. */
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
  const expectGone = (output: string): void => {
    for (const part of [...gone, key]) expect(output).not.toContain(part);
  };

  test.for([
    ['the comment', () => renderComment(report, { marker: commentMarker([]), runUrl: null })],
    ['annotations', () => JSON.stringify(buildAnnotations(report, ''))],
    ...checkOutputs.map(
      ({ format, render }) => [`the format ${format}`, () => render(report, '', redact)] as const,
    ),
    ['the terminal', () => renderCheck(report, { paint: (_, words) => words, width: 1000 })],
    ['a log line', () => escapeForLog(redact(`before ${text} behind`))],
  ] as const)('is not in %s', async ([, render]) => {
    const output = await render();
    expect(output).toContain('***');
    expectGone(output);
    // Every output is redacted once more as text.
    expectGone(redact(output));
  });
});

test.for(checkOutputs)('the format $format is redacted as a text too', async ({ render }) => {
  const plainKey = 'Kq7vXz2Lm9tRw4Yb6Np8';
  const report = poisonedReport(`before ${plainKey} behind`);
  const written = await render(report, '', redactorFor([plainKey]));
  expect(written).toContain('***');
  expect(written).not.toContain(plainKey);
});

test('a report without secrets is as it was', () => {
  const report = poisonedReport('nothing to hide');
  expect(redactReport(report, (text) => text)).toEqual(report);
});

test('no name of a fact keeps a key in it', () => {
  const facts = { kind: key, type: key, [key]: { source: key } };
  const poisoned = { problems: [{ rule: 'unlisted', facts }] } as unknown as Report;
  expect(redactReport(poisoned, redact).problems).toEqual([
    { rule: 'unlisted', facts: { kind: '***', type: '***', '***': { source: '***' } } },
  ]);
});

test('what servers share of a report they share afterwards too', () => {
  const evidence = { lines: ['a', 'b'] };
  const [first, second] = [evidence, evidence].map((each) => ({ evidence: each }));
  const { servers } = redactReport({ servers: [first, second] } as unknown as Report, redact);
  expect(servers[0]).not.toBe(first);
  expect(servers[0]).toEqual(first);
  const [firstCopy, again] = servers.map((each) => Object.values(each)[0]);
  expect(firstCopy).toBe(again);
});

/** Returns the inventory of a repository that has the given text in every place. */
function poisonedInventory(text: string): GradedInventory {
  const plain = parsePackage('npx x@1.0.0');
  const declaration = { ...plain.declaration, alias: text, file: text, client: text };
  return {
    declarations: [declaration],
    dependencies: [{ ...plain, name: text, specifier: text, declaration }],
    candidates: [],
    searched: 1,
    withPrograms: false,
    files: [{ path: text, status: 'unreadable', reason: text, span: null }],
    autoApproved: [
      {
        ...{ file: text, client: text, alias: text, setting: text, key: text },
        span: declaration.span,
      },
    ],
    report: null,
  };
}

const noOrigin = {
  ...{ folder: '', sha: 'a'.repeat(40), ref: 'refs/heads/main', scanned: 0 },
  ...{ job: { id: '1', correlator: 'a' }, detectorUrl: '' },
};

const codeQuality = checkOutputs.find(({ format }) => format === 'gitlab-code-quality') as {
  readonly render: (typeof checkOutputs)[number]['render'];
};

describe('what is written as JSON can be parsed and holds no key', () => {
  // Each key begins with a letter used in an escape sequence, or with a character that JSON escapes.
  const keys = fc
    .tuple(
      fc.constantFrom(...'bfnrtu\\"0a', 'u000a', '\\n', '#['),
      fc.stringMatching(/^[!-)+-~]{7,20}$/),
    )
    .map((parts) => parts.join(''));
  const cases = keys.chain((key) => {
    const pieces = fc.constantFrom(
      ...['\b', '\f', '\n', '\r', '\t', '\u0001', '\u200b', '\\', '"', '#', '[', ' ', 'a'],
      ...['pm_A1bcdefghijklmnop', 'npm_A1bcdefghijklmnop', 'yJA1bcdefghijklmnop'],
      ...[key, key.slice(1), key.slice(2), key.slice(5), JSON.stringify(key)],
    );
    const text = fc.array(pieces, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
    return fc.record({ key: fc.constant(key), text });
  });
  const outputs: Readonly<Record<string, (text: string, of: typeof redact) => Promise<string>>> = {
    'the JSON report': (text, of) =>
      fileOutputs['report-file'].render(redactReport(poisonedReport(text), of), '', of),
    'the report for GitLab': (text, of) =>
      codeQuality.render(redactReport(poisonedReport(text), of), '', of),
    SARIF: (text, of) =>
      fileOutputs['sarif-file'].render(redactReport(poisonedReport(text), of), '', of),
    'the inventory': async (text, of) =>
      redactJson(renderInventoryJson(redactReport(poisonedInventory(text), of)), of),
    'the bill of materials': async (text, of) =>
      renderCycloneDx(redactReport(createGradedInventory(poisonedReport(text)), of), noTime, of),
    'the dependency snapshot': async (text, of) => {
      const inventory = redactReport(poisonedInventory(text), of);
      return renderDependencySnapshot(inventory, noOrigin, of).text;
    },
  };

  test.for(Object.entries(outputs))('%s', async ([, write]) => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ key, text }) => {
        const written = await write(text, redactorFor([key]));
        expect(written).not.toContain(key);
        const leaks: string[] = [];
        JSON.parse(written, (name, value) => {
          for (const each of [name, value]) {
            if (typeof each === 'string' && each.includes(key)) leaks.push(each);
          }
          return value;
        });
        expect(leaks).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  test('a letter of an escape is no part of a token', async () => {
    const alias = 'a\npm_A1bcdefghijklmnop';
    const written = redactJson(JSON.stringify({ alias, name: 'b' }), redactorFor([]), 0);
    expect(JSON.parse(written)).toEqual({ alias: '***', name: 'b' });
  });
});
