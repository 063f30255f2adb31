import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TableName, tableNames } from '../../../src/commands/export-tables/layout.ts';
import { writeTables } from '../../../src/commands/export-tables/write-tables.ts';
import { inPieces } from '../../export/sources.ts';
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

/** Returns the JSON with space between its tokens. */
function spaced(json: string, space: string): string {
  return space === '' ? json : JSON.stringify(JSON.parse(json), null, space);
}

describe('the tables of an export', () => {
  /** Findings that have the same members with arbitrary values. */
  const alike = fc
    .uniqueArray(
      fc.constantFrom('id', 'finding_id', 'check', 'title', 'result', 'weight', 'evidence', 'note'),
      { minLength: 1 },
    )
    .chain((names) => {
      const usual = fc.oneof({ weight: 9, arbitrary: fc.stringMatching(/^[a-z]{1,9}$/) }, value);
      const values = names.map((name) =>
        name === 'weight' ? fc.oneof({ weight: 9, arbitrary: fc.nat() }, value) : usual,
      );
      const rows = fc.array(fc.tuple(...values), { minLength: 3, maxLength: 12 });
      return rows.map((all) =>
        all.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]]))),
      );
    });

  test('have the same rows if findings are written like the ones before or cut into bytes', async () => {
    await fc.assert(
      fc.asyncProperty(alike, fc.constantFrom('', ' '), async (findings, space) => {
        const ids = findings.flatMap(({ id }) =>
          typeof id === 'string' || typeof id === 'number' ? [id] : [],
        );
        const scores = [{ server: 's', version: '1', score: 1, findings: ids }];
        const document = spaced(documentOf({ scores, findings }), space);
        const [whole, cut] = [await tablesOf(document), await tablesOf(document, 1)];
        expect(whole).toEqual(cut);
        const shown = whole.rows.findings.map(({ unreadable: _, ...row }) =>
          readable(findingOf(row)),
        );
        expect(shown).toEqual((JSON.parse(document).findings as Row[]).map(expectedFinding));
      }),
      { numRuns: runs(300) },
    );
  });

  const oddValue = fc.oneof(
    value,
    fc.constantFrom(
      0,
      100,
      100.5,
      101,
      -1,
      '',
      'x'.repeat(300),
      [],
      ['f-0'],
      ['#/findings/0'],
      [0],
    ),
  );
  const score = fc.record(
    {
      server: fc.oneof({ weight: 4, arbitrary: fc.constantFrom('s', 'é') }, oddValue),
      version: fc.oneof({ weight: 4, arbitrary: fc.constant('1.0.0') }, oddValue),
      score: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 0, max: 100 }) },
        fc.constant(null),
        oddValue,
      ),
      grade: fc.oneof(fc.constantFrom('A', 'F'), oddValue),
      rubric_version: fc.oneof(fc.constant('1'), oddValue),
      generated_at: fc.oneof(fc.constant('2026'), oddValue),
      findings: fc.oneof(fc.array(fc.constantFrom('f-0', 'f-1')), oddValue),
      note: oddValue,
    },
    { requiredKeys: ['server', 'version', 'score'] },
  );

  test('have the same rows of scores that are parsed and of others', async () => {
    const findings = [{ id: 'f-0', result: 'pass' }];
    await fc.assert(
      fc.asyncProperty(fc.array(score, { maxLength: 5 }), async (scores) => {
        const document = documentOf({ scores, findings });
        // An escaped member name forces scores to be parsed.
        const parsed = document.replaceAll('"server":', '"\\u0073erver":');
        expect(await tablesOf(document)).toEqual(await tablesOf(parsed));
      }),
      { numRuns: runs(300) },
    );
  });
});
