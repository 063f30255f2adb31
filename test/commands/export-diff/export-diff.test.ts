import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareExports } from '../../../src/commands/export-diff/compare-exports.ts';
import { readCorpus } from '../../../src/commands/export-diff/corpus.ts';
import type { DiffFormat } from '../../../src/commands/export-diff/formats.ts';
import { diffFormats } from '../../../src/commands/export-diff/formats.ts';
import { createNames } from '../../../src/commands/export-diff/names.ts';
import { diffBlocks, renderDiff } from '../../../src/commands/export-diff/render-diff.ts';
import { type ExportDiff, exportDiffSchema } from '../../../src/commands/export-diff/schema.ts';
import { publishedSchema } from '../../../src/report/json/fields.ts';
import { type Redactor, redactorFor } from '../../../src/report/redact.ts';
import { plainTerminal, writeText } from '../../../src/report/write-text.ts';
import { inPieces } from '../../export/sources.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { runs } from '../../seed.ts';
import '../../seed.ts';
import { anyText } from '../../texts.ts';

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

const validate = new Ajv2020().compile(publishedSchema(exportDiffSchema));

/** @param write serialises the new export */
async function diff(
  old: unknown,
  now: unknown,
  size = 65_536,
  write: (document: unknown) => string | Buffer = JSON.stringify,
): Promise<ExportDiff> {
  const names = createNames();
  const read = (text: string | Buffer) =>
    readCorpus(
      async function* () {
        yield* inPieces(typeof text === 'string' ? Buffer.from(text) : text, size);
      },
      { name: 'a test', isFile: true },
      names,
    );
  const result = compareExports(
    ['old', await read(JSON.stringify(old))],
    ['new', await read(write(now))],
    names,
  );
  expect(validate(result), JSON.stringify(validate.errors)).toBe(true);
  return result;
}

const day = new Date('2026-11-20T04:00:00Z');
function corpus(shapes: Parameters<typeof exportDocument>[1] = {}): Document {
  return JSON.parse(JSON.stringify(exportDocument(day, shapes))) as Document;
}

/** Returns the corpus with a change applied. */
function changed(change: (document: Document) => void): Document {
  const document = corpus();
  change(document);
  return document;
}

function scoreOf({ scores }: Document, server: string, version: string): Row {
  const found = scores.find((each) => each['server'] === server && each['version'] === version);
  if (found === undefined) throw new Error(`no score of ${server} ${version}`);
  return found;
}

function serverOf({ servers }: Document, id: string): Row {
  const found = servers.find((each) => each['id'] === id);
  if (found === undefined) throw new Error(`no server ${id}`);
  return found;
}

describe('the difference between two exports', () => {
  test('is empty for the same export in another order, other shapes and other chunks', async () => {
    const shape = fc.record({
      findings: fc.constantFrom('id', 'index', 'pointer', 'object', 'inline'),
      packages: fc.constantFrom('camel', 'snake', 'old', 'purl', 'prefixed'),
      versions: fc.constantFrom('text', 'object'),
      order: fc.constantFrom('documented', 'reversed'),
    } as const);
    const order = fc.array(fc.nat(), { minLength: 1, maxLength: 50 });
    await fc.assert(
      fc.asyncProperty(
        shape,
        order,
        fc.integer({ min: 1, max: 3000 }),
        async (shapes, keys, size) => {
          const other = corpus(shapes);
          const shuffle = (rows: Row[]): Row[] =>
            rows
              .map((row, at) => ({ row, key: ((keys[at % keys.length] ?? 0) * (at + 1)) % 997 }))
              .sort((a, b) => a.key - b.key)
              .map(({ row }) => row);
          other.servers = shuffle(other.servers);
          other.scores = shuffle(other.scores);
          // References by position depend on the order of the findings.
          const isPositional = shapes.findings === 'index' || shapes.findings === 'pointer';
          if (!isPositional) other.findings = shuffle(other.findings);
          const result = await diff(corpus(), other, size);
          expect(result).toMatchObject({ differs: false, versions: { changed: [] }, checks: [] });
        },
      ),
      { numRuns: runs(60) },
    );
  });

  const writings: Readonly<Record<string, (document: unknown) => string>> = {
    'with indents': (document) => JSON.stringify(document, null, 2),
    'with escapes in every text': (document) =>
      JSON.stringify(document).replace(/"[^"\\]*"/g, (text) =>
        text.replace(/[m-z]/g, (unit) => `\\u00${unit.charCodeAt(0).toString(16)}`),
      ),
    'with escapes in some scores': (document) => {
      let count = 0;
      const name = '"version":';
      return JSON.stringify(document).replaceAll(name, () =>
        count++ % 2 === 0 ? name : '"versio\\u006e":',
      );
    },
    'with further members': (document) =>
      JSON.stringify(document).replace(/\{"(server|id)":/g, '{"new":["]}",{"a":null}],"$1":'),
    'with numbers in another form': (document) =>
      JSON.stringify(document).replace(/"score":(\d+)/g, '"score":$1.0'),
  };
  test.for(Object.keys(writings))('is empty for the same export %s', async (name) => {
    const write = writings[name];
    expect(write?.(corpus())).not.toBe(JSON.stringify(corpus()));
    expect(JSON.parse(String(write?.(corpus())))).toMatchObject({ servers: expect.any(Array) });
    for (const size of [65_536, 7]) {
      expect(await diff(corpus(), corpus(), size, write)).toMatchObject({ differs: false });
    }
  });

  /** Scores with arbitrary values where the contract specifies one. */
  const odd = fc.oneof(
    anyText({ maxLength: 5 }),
    fc.constantFrom('', 'a', '/findings/0', '#/findings/1', null, 0, -1, 1e300, true, {}),
    fc.array(fc.constantFrom('f-0', 'f-1', 'none', '', 0, 1, '/findings/1', null, { id: 'f-1' })),
  );
  const score = fc.record(
    {
      server: fc.oneof(fc.constantFrom('s', 't', 'é'), odd),
      version: fc.oneof(fc.constantFrom('1', '2'), odd),
      score: fc.oneof(fc.integer({ min: 0, max: 100 }), odd),
      grade: fc.oneof(fc.constantFrom('A', 'B'), odd),
      rubric_version: fc.oneof(fc.constantFrom('1', '2'), odd),
      generated_at: odd,
      findings: fc.oneof(fc.array(fc.constantFrom('f-0', 'f-1', 'f-2')), odd),
      other: odd,
    },
    { requiredKeys: ['server', 'version'] },
  );

  test('is the same whether scores are parsed or not', async () => {
    const findings = ['pass', 'fail', 'Fail'].map((result, at) => ({ id: `f-${at}`, result }));
    /** Escapes a member name, which forces scores to be parsed. */
    const parsed = (document: unknown): string =>
      JSON.stringify(document).replaceAll('"server":', '"\\u0073erver":');
    await fc.assert(
      fc.asyncProperty(fc.array(score, { maxLength: 5 }), async (scores) => {
        const document = { ...corpus(), servers: [], scores, findings };
        expect(await diff(document, document, 1000, parsed)).toMatchObject({ differs: false });
        expect((await diff({ ...document, scores: [] }, document)).versions).toEqual(
          (await diff({ ...document, scores: [] }, document, 1000, parsed)).versions,
        );
      }),
      { numRuns: runs(200) },
    );
  });

  test('has what came and went', async () => {
    const without = changed((document) => {
      document.servers = document.servers.filter(({ id }) => id !== 'srv-notes');
      document.scores = document.scores.filter(({ server }) => server !== 'srv-notes');
    });
    const notes = { id: 'srv-notes', name: '@fictional-mcp/notes' };
    const went = await diff(corpus(), without);
    expect(went.differs).toBe(true);
    const nothing = { came: [], renamed: [], relisted: [], repeated: [] };
    expect(went.servers).toEqual({ ...nothing, went: [notes] });
    expect(went.versions.went.map(({ version, score }) => [version, score])).toEqual([
      ['1.3.0', 88],
      ['1.4.0', 96],
    ]);
    const came = await diff(without, corpus());
    expect(came.servers.came).toEqual([notes]);
    expect(came.versions.came.map(({ version }) => version)).toEqual(['1.3.0', '1.4.0']);
  });

  test('has the checks of a version that began and ceased to fail', async () => {
    const now = changed((document) => {
      document.findings.push({ id: 'new', check: 'exec', result: 'FAIL', evidence: '' });
      const score = scoreOf(document, 'srv-notes', '1.3.0');
      Object.assign(score, { score: 40, grade: 'D' });
      (score['findings'] as unknown[]).push('new');
    });
    const result = await diff(corpus(), now);
    expect(result.versions.changed).toMatchObject([
      {
        server: 'srv-notes',
        version: '1.3.0',
        cause: 'graded-anew',
        before: { score: 88 },
        after: { score: 40, grade: 'D' },
        checks: [{ check: 'exec', before: [], after: ['fail'] }],
      },
    ]);
    expect(result.checks).toEqual([{ check: 'exec', cause: 'graded-anew', began: 1, ceased: 0 }]);
    expect((await diff(now, corpus())).checks).toMatchObject([{ began: 0, ceased: 1 }]);
  });

  test('has versions and digests that records list, whether they are scored or not', async () => {
    const listing = (...versions: unknown[]): object =>
      changed(({ servers }) => {
        Object.assign(servers.find(({ id }) => id === 'srv-notes') ?? {}, { versions });
      });
    const compared = await diff(
      listing('1.4.0', { version: '1.3.0', digest: `sha256:${'a'.repeat(64)}` }),
      listing('1.5.0-unscored', '1.4.0', { version: '1.3.0', digest: `sha256:${'b'.repeat(64)}` }),
    );
    expect(compared.differs).toBe(true);
    expect(compared.versions).toEqual({ came: [], went: [], changed: [] });
    expect(compared.servers.relisted).toEqual([
      {
        id: 'srv-notes',
        name: '@fictional-mcp/notes',
        added: [`1.3.0 sha256:${'b'.repeat(64)}`, '1.5.0-unscored'],
        removed: [`1.3.0 sha256:${'a'.repeat(64)}`],
      },
    ]);
    expect(rendered(compared, 'table')).toContain(
      'Servers whose listed versions or digests changed: 1',
    );
  });

  test('leaves a version whose score came to the versions that came', async () => {
    const now = changed(({ servers, scores }) => {
      const notes = servers.find(({ id }) => id === 'srv-notes') ?? {};
      (notes['versions'] as unknown[]).push('9.0.0');
      scores.push({ server: 'srv-notes', version: '9.0.0', score: 90, grade: 'A', findings: [] });
    });
    const { versions, servers } = await diff(corpus(), now);
    expect(versions.came).toMatchObject([{ server: 'srv-notes', version: '9.0.0' }]);
    expect(servers.relisted).toEqual([]);
  });

  test.for(['json', 'ndjson'] as const)('as %s stays JSON where it has a key', async (format) => {
    // Each key begins with a letter used in an escape, or contains a character that JSON escapes.
    for (const key of ['npm_key1', '"quoted"', '\\back-slash1', 'u000akey']) {
      const now = changed(({ servers }) => {
        Object.assign(servers.find(({ id }) => id === 'srv-notes') ?? {}, { name: `x\n${key}` });
      });
      const text = rendered(await diff(corpus(), now), format, redactorFor([key]));
      for (const part of format === 'json' ? [text] : text.trimEnd().split('\n')) JSON.parse(part);
      expect(text).not.toContain(key);
      expect(text).not.toContain(JSON.stringify(key).slice(1, -1));
    }
  });

  test('has records that are there twice', async () => {
    const now = changed(({ servers }) => {
      const notes = servers.find(({ id }) => id === 'srv-notes');
      if (notes !== undefined) servers.push({ ...notes });
    });
    expect(await diff(corpus(), now)).toMatchObject({
      differs: true,
      servers: { repeated: [{ id: 'srv-notes', before: 1, after: 2 }] },
    });
  });

  test('names servers and begins with the worst, for people', async () => {
    const now = changed((document) => {
      document['generated_at'] = '2026-11-21T04:00:00Z';
      scoreOf(document, 'srv-calendar', '2.1.0')['score'] = 90;
      scoreOf(document, 'srv-notes', '1.3.0')['score'] = 20;
      scoreOf(document, 'srv-shell', '0.1.0')['score'] = 99;
      document.servers = document.servers.filter(({ id }) => id !== 'srv-mail');
      document.scores = document.scores.filter(({ server }) => server !== 'srv-mail');
    });
    const lines = rendered(await diff(corpus(), now), 'table').split('\n');
    expect(lines.filter((line) => /^ {2}.* [A-F] → /.test(line))).toEqual([
      '  @fictional-mcp/notes 1.3.0 (srv-notes): 88 B → 20 B',
      '  @fictional-mcp/calendar 2.1.0 (srv-calendar): 91 A → 90 A',
      '  @fictional-mcp/shell 0.1.0 (srv-shell): 0 F → 99 F',
    ]);
    expect(lines).toContain('  @fictional-mcp/mail 1.0.0 (srv-mail): 90 A');
    const swapped = rendered(await diff(now, corpus()), 'table');
    expect(swapped).toContain('generated after the new one. If this is unintended, swap');
    expect(lines.join()).not.toContain('swap');
  });

  test('calls another rubric what it is', async () => {
    const now = changed((document) => {
      document['rubric_version'] = '9.0.0';
      Object.assign(scoreOf(document, 'srv-notes', '1.3.0'), { score: 1, rubric_version: '9.0.0' });
    });
    const result = await diff(corpus(), now);
    expect(result.rubric).toMatchObject({ after: '9.0.0' });
    expect(result.versions.changed).toMatchObject([{ cause: 'rubric-changed' }]);
    const text = rendered(result, 'table');
    expect(text).not.toContain('graded anew');
    expect(text).toMatch(/notes 1\.3\.0 \(srv-notes\): now 1 [A-F]\n/);
  });

  test('calls a version without a score so only where it had one', async () => {
    const old = changed((document) => {
      scoreOf(document, 'srv-shell', '0.1.0')['score'] = null;
    });
    const now = changed((document) => {
      for (const score of document.scores) score['rubric_version'] = '9.0.0';
      for (const [server, version] of [
        ['srv-shell', '0.1.0'],
        ['srv-notes', '1.3.0'],
      ] as const) {
        scoreOf(document, server, version)['score'] = null;
      }
    });
    const text = rendered(await diff(old, now), 'table');
    expect(text).toMatch(/notes 1\.3\.0 \(srv-notes\): now without a score/);
    expect(text).toMatch(/shell 0\.1\.0 \(srv-shell\): still unscored/);
  });

  test('has another schema', async () => {
    const now = changed((document) => {
      document['schema_version'] = '9.0';
    });
    const result = await diff(corpus(), now);
    const before = corpus()['schema_version'];
    expect(result).toMatchObject({ differs: true, schema: { before, after: '9.0' } });
    expect(rendered(result, 'table')).toContain(`The schema changed from ${before} to 9.0.`);
  });

  const evidences: Readonly<Record<string, readonly [text: string, isDamaged: boolean]>> = {
    'a control character': ['a\\u0001b', true],
    'a backspace': ['a\\bb', true],
    'a delete character': ['a\u007fb', true],
    'invalid UTF-8': ['a\u0000b', true],
    'an escaped backslash in front of u0001': ['a\\\\u0001', false],
    'a line end and a tab': ['a\\n\\tb', false],
    'other scripts': ['é 漢', false],
  };
  test.for(Object.entries(evidences))('evidence with %s', async ([, [text, isDamaged]]) => {
    const marked = changed((document) => {
      for (const finding of document.findings) finding['evidence'] = 'MARK';
    });
    const written = (document: unknown, isParsed: boolean): Buffer => {
      const whole = JSON.stringify(document).replaceAll('MARK', text);
      const parsed = isParsed ? whole.replaceAll('"result":', '"\\u0072esult":') : whole;
      const bytes = Buffer.from(parsed);
      for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0)) bytes[at] = 0xff;
      return bytes;
    };
    // A parsed record cannot contain invalid UTF-8: such a document is not an export.
    for (const isParsed of text.includes('\0') ? [false] : [false, true]) {
      const result = await diff(marked, marked, 65_536, (each) => written(each, isParsed));
      expect(result.differs).toBe(isDamaged);
      const [first] = result.versions.changed.flatMap(({ checks }) => checks);
      if (isDamaged) expect(first?.after).toContain('damaged evidence');
      if (isDamaged) expect(first?.before).not.toContain('damaged evidence');
      expect(result.checks).toEqual([]);
    }
  });

  test('has packages that moved, and publishers', async () => {
    const now = changed((document) => {
      const [notes, files] = [serverOf(document, 'srv-notes'), serverOf(document, 'srv-files')];
      files['package_refs'] = [...(files['package_refs'] as []), ...(notes['package_refs'] as [])];
      notes['publisher'] = { namespace: 'somebody-else', verified: false };
    });
    const result = await diff(corpus(), now);
    expect(result.packages.moved).toEqual([
      {
        package: 'npm:@fictional-mcp/notes',
        from: [{ id: 'srv-notes', name: '@fictional-mcp/notes' }],
        to: [
          { id: 'srv-files', name: '@fictional-mcp/files' },
          { id: 'srv-notes', name: '@fictional-mcp/notes' },
        ],
      },
    ]);
    expect(result.packages.changed).toMatchObject([
      { id: 'srv-files', added: ['npm:@fictional-mcp/notes'], removed: [] },
    ]);
    expect(result.publishers).toMatchObject([
      { id: 'srv-notes', after: { namespace: 'somebody-else', verified: false } },
    ]);
    expect(rendered(result, 'table').split('\n')[3]).toMatch(
      /^Packages now listed by another server/,
    );
  });

  test('does not depend on the order of reports of one version, or of servers with one id', async () => {
    const twice = (isReversed: boolean) =>
      changed((document) => {
        const score = scoreOf(document, 'srv-notes', '1.3.0');
        const server = serverOf(document, 'srv-notes');
        const scores = [
          { ...score, score: 3 },
          { ...score, score: 70, findings: [] },
        ];
        const servers = [
          { ...server, name: 'a' },
          { ...server, name: 'b' },
        ];
        document.scores.push(...(isReversed ? scores.toReversed() : scores));
        document.servers.push(...(isReversed ? servers.toReversed() : servers));
      });
    expect((await diff(twice(false), twice(true))).differs).toBe(false);
    expect((await diff(corpus(), twice(true))).differs).toBe(true);
  });

  test.for(['json', 'ndjson'] as const)('has any number of differences in %s', async (format) => {
    const result = await diff(
      corpus(),
      changed(({ scores }) => {
        for (const score of scores) score['score'] = 1;
      }),
    );
    const all = Array.from({ length: 2000 }, () => result.versions.changed).flat();
    const many = { ...result, versions: { ...result.versions, changed: all } };
    const pieces = [...renderDiff(many, format)];
    // A string can hold 512 MB at most.
    for (const piece of pieces) expect(piece.length).toBeLessThan(100_000);
    if (format === 'json') expect(JSON.parse(pieces.join(''))).toEqual(many);
    else expect(pieces.join('').split('"version-changed"')).toHaveLength(all.length + 1);
  });

  test.for(diffFormats)('makes hostile names harmless in %s', async (format) => {
    const hostile = '\u001b[2J::error::x\n##[error] </code><script>@octocat |\u202e';
    const now = changed((document) => {
      serverOf(document, 'srv-notes')['name'] = hostile;
      serverOf(document, 'srv-files')['publisher'] = { namespace: hostile, verified: true };
      scoreOf(document, 'srv-notes', '1.3.0')['version'] = hostile;
    });
    const text = rendered(await diff(corpus(), now), format);
    expect(text).not.toMatch(/\p{Bidi_Control}|^\s*::|##\[/mu);
    expect(text).not.toContain('\u001b');
    // GitHub processes neither mentions nor tags inside code.
    const outside = text.replace(/<code>.*?<\/code>/g, '');
    if (format === 'markdown') expect(outside).not.toMatch(/script|octocat|error/);
    if (format === 'json') expect(JSON.parse(text).servers.renamed[0].after).toBe(hostile);
    if (format === 'ndjson') for (const line of text.trim().split('\n')) JSON.parse(line);
  });
});
