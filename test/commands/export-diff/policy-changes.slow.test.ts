/*
 * Tests that the versions that now pass or fail under a policy are the same as when both exports are judged
 * in full.
 */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeCorpus } from '../../../src/commands/corpus/judge-corpus.ts';
import type { JudgedVersion } from '../../../src/commands/corpus/judged-package.ts';
import type { CorpusFile } from '../../../src/commands/corpus/plan.ts';
import { compareExports } from '../../../src/commands/export-diff/compare-exports.ts';
import { readCorpus } from '../../../src/commands/export-diff/corpus.ts';
import type { DiffFormat } from '../../../src/commands/export-diff/formats.ts';
import { createNames } from '../../../src/commands/export-diff/names.ts';
import { withPolicyChanges } from '../../../src/commands/export-diff/policy-changes.ts';
import { diffBlocks, renderDiff } from '../../../src/commands/export-diff/render-diff.ts';
import { type ExportDiff, exportDiffSchema } from '../../../src/commands/export-diff/schema.ts';
import {
  ecosystems,
  identityKey,
  parseIdentityKey,
} from '../../../src/detection/ecosystems/ecosystems.ts';
import { createSpill } from '../../../src/export/ports/spill-file.ts';
import { createStoreFile } from '../../../src/export/ports/store-file.ts';
import type { Policy } from '../../../src/judging/policy/keys.ts';
import { publishedSchema } from '../../../src/report/json/fields.ts';
import type { Redactor } from '../../../src/report/redact.ts';
import { plainTerminal, writeText } from '../../../src/report/write-text.ts';
import { inPieces } from '../../export/sources.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { policyFrom } from '../../judging/policy/judging.ts';
import { anyExport, anyPolicy } from '../corpus/documents.ts';
import '../../seed.ts';

const rendered = (
  diff: ExportDiff,
  format: DiffFormat,
  redact: Redactor = (text) => text,
): string =>
  format === 'table'
    ? redact(writeText(diffBlocks(diff), plainTerminal))
    : [...renderDiff(diff, format, redact)].join('');

type Row = Record<string, unknown>;
type Document = Row & Record<'servers' | 'scores' | 'findings', Row[]>;

const now = Date.parse('2026-11-20T12:00:00Z');
const folder = {
  createFile: () => createStoreFile(tmpdir()),
  createSpill: (parts: number) => createSpill(join(tmpdir(), randomUUID()), parts),
  pause: () => setImmediate(),
};
const validate = new Ajv2020().compile(publishedSchema(exportDiffSchema));

function fileOf(document: unknown): CorpusFile {
  const text = Buffer.from(JSON.stringify(document));
  const open = async function* () {
    yield* inPieces(text, 4096);
  };
  return { open, origin: { name: 'a test', isFile: true } };
}

async function diff(old: unknown, newer: unknown, policy: Policy): Promise<ExportDiff> {
  const names = createNames();
  const [was, is] = [fileOf(old), fileOf(newer)];
  const read = async ({ open, origin }: CorpusFile) =>
    ['a test', await readCorpus(open, origin, names)] as const;
  const compared = compareExports(await read(was), await read(is), names);
  const result = await withPolicyChanges(compared, was, is, { policy, now, folder });
  expect(validate(result), JSON.stringify(validate.errors)).toBe(true);
  return result;
}

function policyOf(result: ExportDiff): NonNullable<ExportDiff['policy']> {
  if (result.policy === undefined) throw new Error('no policy was given');
  return result.policy;
}

/** Returns the key for a version of a package, however the version is spelled. */
function versionKey(name: string, version: string | null): string {
  const { normaliseVersion } = ecosystems[parseIdentityKey(name).type];
  return `${name} ${version === null ? '' : normaliseVersion(version)}`;
}

/** Returns the verdict on every version in an export that is judged in full. */
async function verdictsOf(document: unknown, policy: Policy) {
  const { packages } = await judgeCorpus(fileOf(document), { policy, now, folder });
  const verdicts = new Map<string, JudgedVersion['verdict']>();
  for await (const { identity, versions } of packages) {
    for (const { version, verdict } of versions) {
      verdicts.set(versionKey(identityKey(identity), version), verdict);
    }
  }
  return verdicts;
}

const passes = (verdict: string | undefined): boolean => verdict === 'pass' || verdict === 'warn';

describe('the difference of two exports under a policy', () => {
  test('is that of judging both as wholes', async () => {
    const edit = fc.oneof(
      fc.record({
        part: fc.constantFrom('servers', 'scores', 'findings'),
        rows: anyExport as unknown as fc.Arbitrary<Document>,
        at: fc.nat(5),
      } as const),
      fc.record({ at: fc.nat(20), score: fc.constantFrom(null, 10, 74, 80, 100, 'none') }),
    );
    const edits = fc.array(edit, { minLength: 1, maxLength: 6 });
    let found = 0;
    await fc.assert(
      fc.asyncProperty(anyExport, edits, anyPolicy, async (old, all, policies) => {
        const newer = structuredClone(old) as unknown as Document;
        for (const each of all) {
          if ('part' in each) {
            const rows = newer[each.part];
            const [row] = each.rows[each.part].slice(each.at);
            if (row !== undefined) rows[each.at % (rows.length + 1)] = row;
          } else Object.assign(newer.scores[each.at] ?? {}, { score: each.score });
        }
        // With an allow list, hardly any version would pass before or after.
        const { allow: _, ...own } = policies.own;
        const policy = policyFrom(JSON.stringify(own));
        const { changed } = policyOf(await diff(old, newer, policy));
        const [was, is] = [await verdictsOf(old, policy), await verdictsOf(newer, policy)];
        const flipped = [...is].filter(([key, verdict]) => {
          const before = was.get(key);
          return before !== undefined && passes(before) !== passes(verdict);
        });
        const names = new Set(changed.map((each) => versionKey(each.package, each.version)));
        const versions = new Set(changed.map(({ version }) => version));
        found += flipped.length;
        for (const [key] of flipped) {
          // A change reported for a package is not reported again for its servers' registry names.
          const isEcho =
            key.startsWith('registry:') &&
            [...versions].some((each) => key === versionKey(key.replace(/ [^ ]*$/, ''), each));
          expect([key, names.has(key) || isEcho]).toEqual([key, true]);
        }
        for (const { package: name, version, before, after } of changed) {
          const key = versionKey(name, version);
          expect([key, before.verdict, after.verdict]).toEqual([key, was.get(key), is.get(key)]);
        }
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(10);
  });

  test('has what records that cannot be read no longer make undecided', async () => {
    const faulty = { name: 'faulty', package_refs: ['npm:@fictional-mcp/notes'], versions: [] };
    const other = { ...faulty, package_refs: ['npm:@fictional-mcp/other'] };
    const [old, newer] = changedCorpus(({ servers }) => servers.push(other));
    old.servers.push(faulty);
    const policy = policyFrom('');
    const [was, is] = [await verdictsOf(old, policy), await verdictsOf(newer, policy)];
    const { changed } = policyOf(await diff(old, newer, policy));
    const notes = changed.filter((each) => each.package === 'npm:@fictional-mcp/notes');
    expect(
      notes.map(({ version, before, after }) => [version, before.verdict, after.verdict]),
    ).toEqual(
      ['1.4.0', '1.3.0'].map((version) => {
        const key = versionKey('npm:@fictional-mcp/notes', version);
        return [version, was.get(key), is.get(key)];
      }),
    );
    expect(new Set(notes.map(({ change }) => change))).toEqual(new Set(['passes']));
  });

  test.for<[fault: string, findings: (all: unknown[]) => unknown]>([
    ['is no list any more', () => null],
    ['has a reference twice', (all) => [...all.slice(0, -1), all[0]]],
  ])('says what fails because the findings of a report %s', async ([, findings]) => {
    const [old, newer] = changedCorpus(({ scores }) => {
      for (const each of scores) {
        if (each['server'] === 'srv-notes') each['findings'] = findings(each['findings'] as []);
      }
    });
    // Gives all findings the same check and result, so that only the number of references matters.
    for (const document of [old, newer]) {
      for (const each of document.findings) Object.assign(each, { check: 'one', result: 'pass' });
    }
    if (findings([]) === null) {
      for (const each of old.scores) if (each['server'] === 'srv-notes') each['findings'] = [];
    }
    const policy = policyFrom('rules: { inconsistent-export: fail }');
    const { changed } = policyOf(await diff(old, newer, policy));
    expect(new Set(changed.map((each) => [each.package, each.change].join(' ')))).toEqual(
      new Set(['npm:@fictional-mcp/notes fails']),
    );
  });

  test('is empty for the same export in another order and other shapes', async () => {
    const old = JSON.parse(JSON.stringify(exportDocument(new Date(now)))) as Document;
    const other = JSON.parse(
      JSON.stringify(exportDocument(new Date(now), { packages: 'purl', findings: 'inline' })),
    ) as Document;
    other.servers.reverse();
    other.scores.reverse();
    const result = await diff(old, other, policyFrom('preset: strict'));
    expect(result.differs).toBe(false);
    expect(policyOf(result)).toEqual({
      problems: [],
      blocked: [],
      changed: [],
      came: [],
      went: [],
    });
  });
});

/** Returns the corpus, and a copy with changes. */
function changedCorpus(change: (document: Document) => void): readonly [Document, Document] {
  const [old, newer] = [1, 2].map(
    () => JSON.parse(JSON.stringify(exportDocument(new Date(now)))) as Document,
  ) as [Document, Document];
  change(newer);
  return [old, newer];
}

function regrade({ scores }: Document, server: string, score: number, rest: Row = {}): void {
  for (const each of scores) {
    if (each['server'] === server)
      Object.assign(each, { score, grade: 'D', findings: [], ...rest });
  }
}

describe('what is said', () => {
  test('names first the packages that nobody can upgrade out of', async () => {
    const [old, newer] = changedCorpus((document) => regrade(document, 'srv-notes', 40));
    const result = await diff(old, newer, policyFrom(''));
    const { blocked, changed } = policyOf(result);
    expect(blocked).toEqual([
      {
        package: 'npm:@fictional-mcp/notes',
        servers: ['srv-notes'],
        versions: 2,
        rules: ['below-minimum'],
      },
    ]);
    expect(changed.map(({ version, change, cause }) => [version, change, cause])).toEqual([
      ['1.4.0', 'fails', 'graded-anew'],
      ['1.3.0', 'fails', 'graded-anew'],
    ]);
    const text = rendered(result, 'table');
    expect(text.split('\n\n')[1]).toMatchInlineSnapshot(`
      "Packages that no longer have a passing version: 1
        npm:@fictional-mcp/notes: 2 versions; below-minimum"
    `);
    expect(rendered(result, 'markdown')).toContain(
      '<h3>Versions that passed before but fail now: 2</h3>',
    );
    const kinds = rendered(result, 'ndjson')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).kind);
    expect(kinds.slice(0, 4)).toEqual([
      'exports',
      'policy-blocked',
      'policy-changed',
      'policy-changed',
    ]);
  });

  test('words a new rubric as one, and what passes now', async () => {
    const [old, newer] = changedCorpus((document) => {
      regrade(document, 'srv-notes', 40, { rubric_version: '9.0.0' });
      regrade(document, 'srv-shell', 95);
    });
    const result = await diff(old, newer, policyFrom(''));
    const text = rendered(result, 'table');
    expect(text).toMatch(/^Versions .*\bfail now, .*rubric: 2$/m);
    expect(text).not.toContain('Versions that passed before but fail now: ');
    // Grades from two rubrics cannot be compared.
    expect(text).toMatch(/notes 1\.4\.0: now 40 [A-F]; below-minimum\n/);
    expect(text).toMatch(
      /did not pass before \w+ pass now: 1\n {2}npm:@fictional-mcp\/shell 0\.1\.0: 0 F → 95 D\n/,
    );
  });

  test('has what came and went with its verdict, and what cannot be judged', async () => {
    const [old, newer] = changedCorpus((document) => {
      document.scores = document.scores.filter(({ version }) => version !== '1.3.0');
      for (const server of document.servers) {
        if (server['id'] === 'srv-notes') server['versions'] = ['1.4.0', '1.5.0'];
        if (server['id'] === 'srv-files') server['versions'] = 'all';
      }
      document.scores.push({
        ...(document.scores[0] as Row),
        server: 'srv-notes',
        version: '1.5.0',
        score: 10,
      });
    });
    const { came, went, changed } = policyOf(await diff(old, newer, policyFrom('')));
    const short = (all: typeof came) => all.map(({ version, verdict }) => [version, verdict]);
    expect(short(came.filter((each) => each.package === 'npm:@fictional-mcp/notes'))).toEqual([
      ['1.5.0', 'fail'],
    ]);
    expect(short(went.filter((each) => each.package === 'npm:@fictional-mcp/notes'))).toEqual([
      ['1.3.0', 'pass'],
    ]);
    expect(changed).toEqual([]);
    expect(
      came.filter(({ verdict }) => verdict === 'error').map((each) => [each.package, each.version]),
    ).toEqual([['npm:@fictional-mcp/files', null]]);
  });

  test('says once what is wrong with the new export as a whole', async () => {
    const [old, newer] = changedCorpus((document) => {
      document['generated_at'] = '2026-11-10T04:00:00.000Z';
    });
    const result = await diff(old, newer, policyFrom('preset: strict'));
    expect(policyOf(result).problems.map(({ rule, level }) => [rule, level])).toEqual([
      ['stale-export', 'fail'],
    ]);
    expect(rendered(result, 'table').match(/every run fails \(stale-export\)/g)).toHaveLength(1);
    expect(policyOf(result).changed).toEqual([]);
  });

  test('cannot be mistaken for words of the report', async () => {
    const [control, override] = ['\u001b', '\u202e'];
    const hostile = `</li><h1>PASS</h1>${control}[31m${override}`;
    const [old, newer] = changedCorpus((document) => {
      regrade(document, 'srv-notes', 40, { grade: hostile });
    });
    const result = await diff(old, newer, policyFrom(''));
    for (const format of ['markdown', 'table'] as const) {
      const text = rendered(result, format);
      expect([control, override].filter((each) => text.includes(each))).toEqual([]);
    }
    expect(rendered(result, 'markdown')).not.toContain('<h1>');
  });
});
