import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateExport, type Shape } from '../../../bench/generate.ts';
import { type TableName, tableNames } from '../../../src/commands/export-tables/layout.ts';
import { writeTables } from '../../../src/commands/export-tables/write-tables.ts';
import { inPieces } from '../../export/sources.ts';
import { exportDocument, type Shapes } from '../../export-service/corpus.ts';
import { runs } from '../../seed.ts';
import '../../seed.ts';
import { anyText } from '../../texts.ts';

type Row = Record<string, unknown>;
type Tables = Record<TableName, Row[]>;

/** Returns the rows of all tables for a document that arrives in pieces. */
async function tablesOf(text: string, size = 65_536, windowSize?: number) {
  const files = Object.fromEntries(tableNames.map((name) => [name, [] as Buffer[]]));
  const pieces = inPieces(Buffer.from(text), size);
  const written = await writeTables(
    async function* () {
      // Chunks are valid only until the next one is read.
      for (const piece of pieces) {
        const chunk = Buffer.from(piece);
        yield chunk;
        chunk.fill(0x21);
      }
    },
    { name: 'a test', isFile: true },
    'none',
    (table, bytes) => files[table]?.push(Buffer.from(bytes)),
    windowSize,
  );
  const rows = tableNames.map((name) => {
    const lines = Buffer.concat(files[name] ?? [])
      .toString()
      .split('\n');
    expect(lines.pop()).toBe('');
    return [name, lines.map((line) => JSON.parse(line) as Row)];
  });
  return { ...written, rows: Object.fromEntries(rows) as Tables };
}

const head = {
  schema_version: '1.0',
  rubric_version: '1.4.0',
  generated_at: '2026-11-20T04:00:00.000Z',
};

function documentOf(parts: { servers?: unknown; scores?: unknown; findings?: unknown }): string {
  return JSON.stringify({ ...head, servers: [], scores: [], findings: [], ...parts });
}

/** Returns a JSON value in a form that engines can read: without unpaired surrogates. */
function readable(value: unknown): unknown {
  const escapes = /\\(?:u[dD][89a-fA-F][0-9a-fA-F]{2}|.)/gs;
  const json = JSON.stringify(value) ?? 'null';
  return JSON.parse(json.replace(escapes, (part) => (part.length > 2 ? '\ufffd' : part)));
}

/** Rebuilds a finding, as the export has it, from its row in `findings`. */
function findingOf({ other, evidence, evidence_is_json: isJson, ...row }: Row): unknown {
  const rest = other === undefined ? {} : (JSON.parse(String(other)) as Row);
  return { ...row, rest, evidence: isJson ? JSON.parse(String(evidence)) : evidence };
}

/** Derives the same result from a raw finding, based only on the contract's wording. */
function expectedFinding(raw: Row, index: number): unknown {
  const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
  const idKey = ['id', 'finding_id', 'key', 'ref'].find(
    (key) => isText(raw[key]) || typeof raw[key] === 'number',
  );
  const checkKey = ['check', 'check_id', 'rule', 'rule_id', 'code', 'name', 'title'].find((key) =>
    isText(raw[key]),
  );
  const rest = { ...raw };
  for (const key of [idKey, checkKey, 'evidence']) if (key !== undefined) delete rest[key];
  if (typeof raw['result'] === 'string' || raw['result'] === null) delete rest['result'];
  if (typeof raw['weight'] === 'number' || raw['weight'] === null) delete rest['weight'];
  return readable({
    finding_index: index,
    id: idKey === undefined ? undefined : String(raw[idKey]),
    check_name: checkKey === undefined ? undefined : raw[checkKey],
    result: typeof raw['result'] === 'string' ? raw['result'].toLowerCase() : undefined,
    weight: typeof raw['weight'] === 'number' ? raw['weight'] : undefined,
    rest,
    evidence: raw['evidence'] ?? undefined,
  });
}

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', '\\', '\n', '\u0000', 'é', '🙂', '\ud800', '}', 'a'),
    anyText({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
});
const number = fc.oneof(fc.integer(), fc.double({ noDefaultInfinity: true, noNaN: true }));
const value = fc.oneof(
  text,
  text,
  number,
  fc.constant(null),
  fc.boolean(),
  fc.array(text),
  fc.dictionary(text, number),
);
const finding = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {
        id: fc.oneof(text, fc.nat(), number),
        check: fc.constantFrom('path-traversal', 'exec', 'é'),
        result: fc.constantFrom('pass', 'fail', 'WARN'),
        weight: number,
        evidence: text,
        title: text,
        finding_id: text,
      },
      { requiredKeys: ['result'] },
    ),
  },
  fc.dictionary(
    fc.oneof(
      text,
      fc.constantFrom('id', 'check', 'rule_id', 'result', 'weight', 'evidence', 'other'),
    ),
    value,
  ),
);

/** Returns the JSON with space between its tokens. */
function spaced(json: string, space: string): string {
  return space === '' ? json : JSON.stringify(JSON.parse(json), null, space);
}

describe('the tables of an export', () => {
  test('have every finding as JSON.parse reads it, however it is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(finding, { maxLength: 6 }),
        fc.constantFrom('', ' ', '\t'),
        fc.integer({ min: 1, max: 200 }),
        async (findings, space, size) => {
          const document = spaced(documentOf({ findings }), space);
          const { rows, tables } = await tablesOf(document, size);
          const shown = rows.findings.map(({ unreadable: _, ...row }) => readable(findingOf(row)));
          const raw = JSON.parse(document).findings as Row[];
          expect(shown).toEqual(raw.map(expectedFinding));
          expect(tables.findings.rows).toBe(raw.length);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  test('have the same rows whatever escapes the service uses', async () => {
    const findings = [
      { id: 'f-1', check: 'é', result: 'fail', weight: 2.5, evidence: 'grüße 🙂 "x"', note: 'ü' },
    ];
    const plain = documentOf({ findings });
    const escaped = plain.replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect(escaped).not.toBe(plain);
    expect((await tablesOf(escaped)).rows).toEqual((await tablesOf(plain)).rows);
  });

  const shapes: readonly Partial<Shape>[] = (['id', 'index', 'pointer', 'object'] as const).flatMap(
    (references) =>
      (['documented', 'reversed'] as const).flatMap((order) =>
        (['together', 'scattered'] as const).map((findings) => ({ references, order, findings })),
      ),
  );
  test.for(shapes)('lead from scores to findings: %j', async (shape) => {
    const document = [...generateExport({ bytes: 80_000, seed: 1, ...shape })].join('');
    const parsed = JSON.parse(document) as { scores: { findings: unknown[] }[]; findings: Row[] };
    const positions = new Map(parsed.findings.map(({ id }, at) => [id, at]));
    const expected = parsed.scores.flatMap(({ findings }, score) =>
      findings.map((reference, index) => ({
        score_index: score,
        reference_index: index,
        finding_index:
          typeof reference === 'number'
            ? reference
            : positions.get(
                String((reference as Row)['id'] ?? reference).replace('#/findings/', 'fnd-'),
              ),
      })),
    );
    expect(expected.length).toBeGreaterThan(100);
    for (const windowSize of [undefined, 7, 100]) {
      const { rows } = await tablesOf(document, 1000, windowSize);
      expect(rows.score_findings).toEqual(expected);
    }
  });

  test('have findings that are written in scores, and references by number as ids', async () => {
    const { rows, tables } = await tablesOf(
      documentOf({
        scores: [
          {
            server: 's',
            version: '1',
            score: 1,
            findings: [{ result: 'fail', check: 'c' }, 7, 'x'],
          },
        ],
        findings: [
          { id: 5, result: 'pass' },
          { id: 7, result: 'pass' },
        ],
      }),
    );
    expect(rows.score_findings).toEqual([
      { score_index: 0, reference_index: 0, finding_index: -1 },
      { score_index: 0, reference_index: 1, finding_index: 1 },
      { score_index: 0, reference_index: 2 },
    ]);
    expect(rows.findings.map((row) => row['finding_index'])).toEqual([-1, 0, 1]);
    expect(tables.score_findings).toMatchObject({ rows: 3, unreadable: 1 });
  });

  test('keep and count what the gate cannot read', async () => {
    const { rows, tables } = await tablesOf(
      documentOf({
        servers: [{ id: 's', name: 'n', package_refs: ['npm:a', 5], versions: ['1', {}] }, 'none'],
        scores: [{ server: 's', version: '1', score: 'high' }, null],
        findings: [{ result: 3, extra: true }, []],
      }),
    );
    expect(rows.servers[1]).toMatchObject({ server_index: 1, other: '"none"' });
    expect(rows.scores).toMatchObject([
      { server_id: 's', version: '1', other: '{"score":"high"}' },
      { score_index: 1, other: 'null' },
    ]);
    expect(rows.findings).toMatchObject([{ other: '{"result":3,"extra":true}' }, { other: '[]' }]);
    expect(rows.package_refs).toMatchObject([{ ecosystem: 'npm', name: 'a' }, { raw: '5' }]);
    const unreadable = tableNames.map((name) => [name, tables[name].unreadable]);
    expect(Object.fromEntries(unreadable)).toEqual({
      servers: 1,
      package_refs: 1,
      versions: 1,
      scores: 2,
      findings: 2,
      score_findings: 0,
    });
  });

  test('leave long texts out of a row that engines would refuse', async () => {
    const findings = [{ id: 'a', result: 'fail', evidence: '🙂'.repeat(5_000_000) }];
    const { rows, tables } = await tablesOf(documentOf({ findings }), 1_000_000);
    expect(rows.findings).toEqual([
      { finding_index: 0, id: 'a', result: 'fail', unreadable: 'it is too large for a row' },
    ]);
    expect(tables.findings.unreadable).toBe(1);
  });

  test.for([
    ['a control character', '{"result":"pass","evidence":"a\nb"}'],
    ['a wrong escape', '{"result":"pass","evidence":"a\\x"}'],
    ['a wrong escape in a member of its own', '{"result":"pass","evidence":"","x":"\\u12g4"}'],
    ['a wrong number', '{"result":"pass","evidence":"","weight":01}'],
    ['a missing comma', '{"result":"pass" "evidence":""}'],
    ['bytes that are not UTF-8', Buffer.from('{"result":"pass","evidence":"\xff"}', 'latin1')],
  ] as const)('refuse a finding with %s', async ([, element]) => {
    const document = Buffer.concat([
      Buffer.from(documentOf({}).replace('"findings":[]}', '"findings":[')),
      Buffer.from(element as string),
      Buffer.from(']}'),
    ]);
    const written = writeTables(
      async function* () {
        yield document;
      },
      { name: 'a test', isFile: true },
      'none',
      () => {},
    );
    await expect(written).rejects.toMatchObject({ code: 'export-malformed' });
  });

  test.for([
    { findings: 'inline' },
    { packages: 'purl', versions: 'object', evidence: 'object' },
    { packages: 'old', evidence: 'list', order: 'reversed' },
  ] as const satisfies readonly Shapes[])('have the corpus in the shape %j', async (shape) => {
    const document = exportDocument(new Date('2026-11-20T04:00:00Z'), shape);
    const { rows, tables } = await tablesOf(JSON.stringify(document), 100);
    const { servers, scores } = JSON.parse(JSON.stringify(document));
    expect(rows.servers.map(({ id, name }) => ({ id, name }))).toEqual(
      servers.map(({ id, name }: Row) => ({ id, name })),
    );
    expect(rows.scores.map((row) => row['score'] ?? null)).toEqual(
      scores.map((row: Row) => row['score']),
    );
    expect(tables.score_findings.unreadable).toBe(0);
    expect(rows.package_refs.every((row) => row['ecosystem'] !== undefined)).toBe(true);
  });
});
