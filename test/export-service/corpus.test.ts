import { expect, test } from 'vitest';
import { generateExport } from '../../bench/generate.ts';
import { createValidator } from '../../src/export/contract/validate.ts';
import { computeScore, exportDocument, servers } from './corpus.ts';
import { startExportService } from './server.ts';

interface Exported {
  readonly servers: readonly { readonly id: string; readonly name: string }[];
  readonly scores: readonly {
    readonly server: string;
    readonly version: string;
    readonly score: number | null;
    readonly grade: string;
    readonly findings: readonly string[];
  }[];
  readonly findings: readonly {
    readonly id: string;
    readonly result: string;
    readonly weight: number;
  }[];
}

/** Returns the names of servers with a score that does not follow from their findings. */
function lies({ servers: named, scores, findings }: Exported): Set<string | undefined> {
  const byId = new Map(findings.map((finding) => [finding.id, finding]));
  const wrong = scores.filter(
    ({ score, findings: refs }) => computeScore(refs.flatMap((id) => byId.get(id) ?? [])) !== score,
  );
  return new Set(wrong.map(({ server }) => named.find(({ id }) => id === server)?.name));
}

test('every score follows from its findings, and is the one that the corpus has', () => {
  const document = exportDocument(new Date('2026-11-20')) as unknown as Exported;
  expect(lies(document)).toEqual(new Set());
  const scores = document.scores.map(({ server, version, score }) => [server, version, score]);
  expect(scores).toEqual(
    servers.flatMap(({ id, versions }) =>
      Object.entries(versions).flatMap(([version, scored]) =>
        scored === null ? [] : [[id, version, scored.score]],
      ),
    ),
  );
});

test.for([{}, { findings: 'scattered' }, { isDayAfter: true }] as const)(
  'so does every score of a generated export: %j',
  (shape) => {
    const of = (more: object): Exported =>
      JSON.parse([...generateExport({ bytes: 800_000, seed: 1, ...shape, ...more })].join(''));
    const document = of({});
    expect(lies(document)).toEqual(new Set());
    const scores = document.scores.map(({ score }) => score ?? -1);
    expect(new Set(scores).size).toBeGreaterThan(50);
    // A day later, one score in a hundred is different, unless it stays at 0 or 100.
    const after = of({ isDayAfter: true }).scores.filter(({ score }, at) => score !== scores[at]);
    expect(after.length > 0).toBe(!('isDayAfter' in shape));
  },
);

test.for([
  [[], 0],
  [
    [
      { result: 'pass', weight: 60 },
      { result: 'fail', weight: 19 },
    ],
    41,
  ],
  [
    [
      { result: 'pass', weight: 60 },
      { result: 'warn', weight: 5 },
    ],
    55,
  ],
  [[{ result: 'fail', weight: 5 }], 0],
  [[{ result: 'pass', weight: 101 }], 100],
  [
    [
      { result: 'pass', weight: 90 },
      { result: 'unscannable', weight: 5 },
    ],
    null,
  ],
] as const)('%j come to %j', ([findings, score]) => {
  expect(computeScore(findings)).toBe(score);
});

test('the service lies about one server if it is told to, and about no other', async () => {
  const lie = '@fictional-mcp/files';
  const service = await startExportService({ keys: ['key'], lie });
  try {
    const response = await fetch(`${service.url}/api/v1/scores.json`, {
      headers: { authorization: 'Bearer key' },
    });
    const text = await response.text();
    const document = JSON.parse(text) as Exported;
    expect(lies(document)).toEqual(new Set([lie]));
    const { id } = document.servers.find(({ name }) => name === lie) ?? {};
    const graded = document.scores.filter(({ server }) => server === id);
    expect(graded.map(({ score, grade }) => `${score} ${grade}`)).toEqual(Array(3).fill('100 A'));
    // No two of its scores share findings, so only the service itself can detect the lie.
    const validator = createValidator();
    validator.push(Buffer.from(text));
    expect(validator.finish().outcomes.filter(({ broken }) => broken > 0)).toEqual([]);
  } finally {
    await service.close();
  }
});
