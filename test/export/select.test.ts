import { describe, expect, test } from 'vitest';
import { readPackageRef } from '../../src/export/reading/package-ref.ts';
import { scanExport } from '../../src/export/reading/scan.ts';
import { readFindingReference } from '../../src/export/reading/schema.ts';
import { selectFromExport } from '../../src/export/reading/select.ts';
import type { Identity } from '../../src/model/model.ts';
import { cpuMs } from '../cpu.ts';
import { exportDocument, type Shapes } from '../export-service/corpus.ts';

const day = new Date('2026-11-20T00:00:00Z');
const wanted: Identity[] = [
  { type: 'npm', name: '@fictional-mcp/files' },
  { type: 'pypi', name: 'fictional-mcp-weather' },
  { type: 'oci', name: 'registry.example/fictional/maps' },
  { type: 'remote', name: 'https://mcp.fictional.example/search' },
];

/** Selects from a document given as a value or as JSON. */
const select = (document: unknown, identities: readonly Identity[] = wanted) => {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const source = scanExport(
    async function* () {
      yield Buffer.from(text);
    },
    { name: 'a test', isFile: true },
  );
  return selectFromExport(source, { identities, watched: identities });
};

const documented = await select(exportDocument(day));

describe('the contract, read liberally', () => {
  test.for([
    { findings: 'index' },
    { findings: 'pointer' },
    { findings: 'object' },
    { findings: 'inline' },
    { packages: 'snake' },
    { packages: 'old' },
    { packages: 'purl' },
    { packages: 'prefixed' },
    { versions: 'object' },
    { order: 'reversed' },
  ] satisfies Shapes[])('written as %j it gives the same selection', async (shapes) => {
    expect(await select(exportDocument(day, shapes))).toEqual(documented);
  });

  test('finds the servers, their reports and the findings with evidence', () => {
    const files = documented.servers.find(({ record }) => record.id === 'srv-files');
    expect(files?.reports.map(({ version, score }) => [version, score])).toEqual([
      ['1.2.0', 41],
      ['1.4.0', 70],
      ['1.5.0', 82],
    ]);
    expect(files?.reports[0]?.findings[0]).toMatchObject({
      check: 'path-traversal',
      result: 'fail',
      weight: 30,
      evidence: expect.stringContaining('src/read.ts:88'),
    });
    expect(documented.inconsistencies).toEqual([]);
    expect(documented.servers).toHaveLength(wanted.length);
  });

  test.for([
    ['pkg:npm/%40acme/notes@1.2.0', 'npm', '@acme/notes', '1.2.0'],
    ['pkg:pypi/Acme_Notes@1.0', 'pypi', 'acme-notes', '1.0'],
    ['pkg:docker/acme/notes@1.0', 'oci', 'docker.io/acme/notes', '1.0'],
    [
      'pkg:oci/notes?repository_url=ghcr.io/acme/notes&tag=2.0.0',
      'oci',
      'ghcr.io/acme/notes',
      '2.0.0',
    ],
    ['npm:@acme/notes', 'npm', '@acme/notes', null],
    ['npm:@acme/notes@1.2.0', 'npm', '@acme/notes', '1.2.0'],
    ['pypi:acme.notes==1.0', 'pypi', 'acme-notes', '1.0'],
    ['docker:acme/notes:1.0', 'oci', 'docker.io/acme/notes', '1.0'],
    ['https://MCP.Acme.example:443/mcp/', 'remote', 'https://mcp.acme.example/mcp', null],
    ['acme-notes', null, 'acme-notes', null],
    [{ registry_name: 'npm', name: '@acme/notes', version: '1' }, 'npm', '@acme/notes', '1'],
    [{ registry_type: 'pypi', identifier: 'Acme.Notes' }, 'pypi', 'acme-notes', null],
    [
      { registryType: 'oci', identifier: 'ghcr.io/acme/notes:1.2.0' },
      'oci',
      'ghcr.io/acme/notes',
      '1.2.0',
    ],
    [
      { type: 'sse', url: 'https://mcp.acme.example/sse' },
      'remote',
      'https://mcp.acme.example/sse',
      null,
    ],
    [{ purl: 'pkg:npm/notes' }, 'npm', 'notes', null],
    ['acme-notes@1.0.0', null, 'acme-notes', '1.0.0'],
    [{ registryType: 'npm', identifier: '@acme/notes@1.2.0' }, 'npm', '@acme/notes', '1.2.0'],
    [
      { type: 'sse', name: 'prod', url: 'https://mcp.acme.example' },
      'remote',
      'https://mcp.acme.example',
      null,
    ],
    [
      { registryType: 'oci', registryBaseUrl: 'https://ghcr.io', identifier: 'acme/notes' },
      'oci',
      'ghcr.io/acme/notes',
      null,
    ],
    [
      { registryType: 'oci', registryBaseUrl: 'https://docker.io', identifier: 'acme/notes' },
      'oci',
      'docker.io/acme/notes',
      null,
    ],
    ['pkg:docker/acme/notes@1.0.0?repository_url=gcr.io', 'oci', 'gcr.io/acme/notes', '1.0.0'],
    // A package from another registry is a different package.
    [
      'pkg:npm/p@1.0.0?repository_url=https://npm.acme.example',
      'npm',
      'npm.acme.example:p',
      '1.0.0',
    ],
    [
      { registryType: 'pypi', registryBaseUrl: 'https://test.pypi.org', identifier: 'p' },
      'pypi',
      'test.pypi.org:p',
      null,
    ],
    [
      { registryType: 'npm', registryBaseUrl: 'https://npm.acme.example', identifier: 'p' },
      'npm',
      'npm.acme.example:p',
      null,
    ],
    [
      { registry: 'https://npm.acme.example', type: 'npm', name: 'p' },
      'npm',
      'npm.acme.example:p',
      null,
    ],
    [{ name: 'acme-notes' }, null, 'acme-notes', null],
    // A package's page, and a package keyed by its registry's name.
    ['https://www.npmjs.com/package/@x/one/v/1.2.3', 'npm', '@x/one', '1.2.3'],
    [{ url: 'https://pypi.org/project/X.One/' }, 'pypi', 'x-one', null],
    [{ name: 'https://hub.docker.com/r/x/one' }, 'oci', 'docker.io/x/one', null],
    ['https://github.com/x/one/tree/main', 'git', 'github.com/x/one', null],
    [
      'https://github.com/x/one/releases/download/v1/one.mcpb',
      'remote',
      'https://github.com/x/one/releases/download/v1/one.mcpb',
      null,
    ],
    [{ type: 'sse', url: 'https://github.com/x/one' }, 'remote', 'https://github.com/x/one', null],
    [{ npm: '@x/one' }, 'npm', '@x/one', null],
    [{ npm: '@x/one', version: '1.2.0' }, 'npm', '@x/one', '1.2.0'],
    [{ GitHub: 'x/one' }, 'git', 'github.com/x/one', null],
  ] as const)('package reference %j', ([raw, type, name, version]) => {
    expect(readPackageRef(raw)).toMatchObject({ type, name, version });
  });

  test.for([
    [7],
    [null],
    [{}],
    [''],
    ['pkg:nonsense'],
    [{ registryType: 'oci', identifier: 'NOT AN IMAGE' }],
    [{ npm: 'one', pypi: 'one' }],
    [{ npm: 7 }],
    [{ npm: 'x'.repeat(3000) }],
  ])('no package reference of a known registry: %j', ([raw]) => {
    expect(readPackageRef(raw)).toBeNull();
  });

  test.for([
    ['fnd-1', { kind: 'id', id: 'fnd-1' }],
    [3, { kind: 'index', index: 3 }],
    ['/findings/3', { kind: 'index', index: 3 }],
    ['#/findings/0', { kind: 'index', index: 0 }],
    [{ ref: 'fnd-1' }, { kind: 'id', id: 'fnd-1' }],
    [{ $ref: '#/findings/4' }, { kind: 'index', index: 4 }],
    [{ index: 4 }, { kind: 'index', index: 4 }],
    [-1, null],
    [1.5, null],
    [{}, null],
    [null, null],
    [['fnd-1'], null],
  ] as const)('finding reference %j', ([raw, expected]) => {
    expect(readFindingReference(raw)).toEqual(expected);
  });
});

describe('an export that breaks the contract', () => {
  const npm = (name: string): Identity => ({ type: 'npm', name });
  const minimal = (changes: object) => ({
    generated_at: '2026-11-20T00:00:00.000Z',
    counts: { servers: 1, scores: 1, findings: 1 },
    servers: [{ id: 'srv-1', name: 'one', package_refs: ['npm:one'], versions: ['1.0.0'] }],
    scores: [{ server: 'srv-1', version: '1.0.0', score: 80, grade: 'B', findings: ['f'] }],
    findings: [{ id: 'f', result: 'pass' }],
    ...changes,
  });

  test('a valid export has no inconsistencies', async () => {
    const { servers, inconsistencies } = await select(minimal({}), [npm('one')]);
    expect(inconsistencies).toEqual([]);
    expect(servers[0]).toMatchObject({ malformedReports: [], inconsistencies: [] });
  });

  test.for([
    ['"90"', 'score: expected number, received string'],
    ['101', 'score: Too big: expected number to be <=100'],
    ['-1', 'score: Too small: expected number to be >=0'],
    ['undefined', 'score: expected number, received undefined'],
  ] as const)('a score of %s is malformed, not missing', async ([score, reason]) => {
    const value = score === 'undefined' ? undefined : JSON.parse(score);
    const scores = [{ server: 'srv-1', version: '1.0.0', score: value, grade: 'B', findings: [] }];
    const [server] = (await select(minimal({ scores }), [npm('one')])).servers;
    expect(server?.malformedReports).toEqual([{ version: '1.0.0', reason }]);
    expect(server?.reports).toEqual([]);
  });

  test.for([
    [{ findings: [] }, 'a reference points to a missing finding: f'],
    [{ findings: [{ id: 'f', result: 'maybe' }] }, 'finding f has an unknown result: maybe'],
    [{ findings: [{ id: 'f' }] }, 'finding f: result: expected string, received undefined'],
    [
      {
        findings: [
          { id: 'f', result: 'pass' },
          { id: 'f', result: 'fail' },
        ],
      },
      'the finding id f occurs twice',
    ],
  ] as const)('%j is reported on the server', async ([changes, message]) => {
    const [server] = (await select(minimal(changes), [npm('one')])).servers;
    expect(server?.inconsistencies).toEqual([expect.stringContaining(message)]);
  });

  test.for([
    [{ package_refs: ['npm:one', 7] }, 'a package reference cannot be read'],
    [{ versions: ['1.0.0', {}] }, 'a version cannot be read'],
  ] as const)('%j is reported on the server', async ([changes, message]) => {
    const record = {
      id: 'srv-1',
      name: 'one',
      package_refs: ['npm:one'],
      versions: [],
      ...changes,
    };
    const [server] = (await select(minimal({ servers: [record] }), [npm('one')])).servers;
    expect(server?.inconsistencies).toEqual([message]);
  });

  test.for([{ versions: { '2.0.0': {} } }, { package_refs: { npm: 'one' } }])(
    'what hides all versions or packages makes the record malformed: %j',
    async (changes) => {
      const servers = [{ id: 'srv-1', name: 'one', package_refs: ['npm:one'], ...changes }];
      expect((await select(minimal({ servers }), [npm('one')])).malformedRecords.size).toBe(1);
    },
  );

  test('a publisher’s giant texts are refused, and cost no time to read', async () => {
    const giant = `oci:${'{'.repeat(300_000)}`;
    const record = {
      id: 'srv-1',
      name: 'one',
      package_refs: ['npm:one', giant],
      versions: [giant],
    };
    const started = cpuMs();
    const [server] = (await select(minimal({ servers: [record] }), [npm('one')])).servers;
    expect(server?.inconsistencies).toHaveLength(2);
    // Quadratic reading of these texts takes half a minute; the bound is far below that and far above the
    // expected time.
    expect(cpuMs() - started).toBeLessThan(10_000);
  });

  test.for([
    ['1.4.0', undefined],
    ['1.3.0', '1.3.0'],
    [null, undefined],
    [7, undefined],
  ] as const)('a score by the rubric %j is one of another rubric: %j', async ([rubric, other]) => {
    const document = exportDocument(day);
    const scores = document['scores'] as object[];
    const changed = scores.map((score) => ({ ...score, rubric_version: rubric }));
    const { servers } = await select({ ...document, scores: changed });
    expect(
      new Set(servers.flatMap(({ reports }) => reports).map((each) => each.otherRubric)),
    ).toEqual(new Set([other]));
    const unnamed = await select({ ...document, scores: changed, rubric_version: undefined });
    expect(unnamed.servers[0]?.reports[0]).not.toHaveProperty('otherRubric');
  });

  test('a repeated report and a repeated reference are inconsistencies', async () => {
    const score = {
      server: 'srv-1',
      version: '1.0.0',
      score: 80,
      grade: 'B',
      findings: ['f', 'f'],
    };
    const [server] = (await select(minimal({ scores: [score, score] }), [npm('one')])).servers;
    expect(server?.inconsistencies).toEqual([
      'version 1.0.0 has several score reports',
      'version 1.0.0 refers to a finding twice',
    ]);
    expect(server?.reports[0]?.findings).toHaveLength(1);
  });

  test('a report with more references than any version has findings is malformed', async () => {
    const score = { server: 'srv-1', version: '1.0.0', score: 80, grade: 'B' };
    const scores = [{ ...score, findings: Array.from({ length: 10_001 }, (_, at) => at) }];
    const [server] = (await select(minimal({ scores }), [npm('one')])).servers;
    expect(server?.malformedReports).toEqual([
      { version: '1.0.0', reason: 'findings: more than 10000 references' },
    ]);
  });

  test('scores that name no server are counted', async () => {
    const scores = [{ server: { id: 'srv-1' }, version: '1.0.0', score: 1 }];
    expect((await select(minimal({ scores }), [npm('one')])).inconsistencies).toEqual([
      expect.stringMatching(/\bno server\b.*\b1 of its scores|\b1 of its scores.*\bno server\b/),
    ]);
  });

  test('if findings use numbers as ids, a number is an id and no index', async () => {
    const document = minimal({
      scores: [{ server: 'srv-1', version: '1.0.0', score: 80, grade: 'B', findings: [1] }],
      findings: [
        { id: 1, result: 'fail' },
        { id: 2, result: 'pass' },
      ],
    });
    const [server] = (await select(document, [npm('one')])).servers;
    expect(server?.reports[0]?.findings.map(({ result }) => result)).toEqual(['fail']);
  });

  test('evidence is cut at a depth, because reports recurse', async () => {
    const deep = `${'['.repeat(20_000)}"deep"${']'.repeat(20_000)}`;
    const document = minimal({ findings: [{ id: 'f', result: 'fail', evidence: 'here' }] });
    const text = JSON.stringify(document).replace('"here"', deep);
    const [server] = (await select(text, [npm('one')])).servers;
    const shown = JSON.stringify(server?.reports[0]?.findings[0]?.evidence);
    expect(shown).toBe('[[[[[["(nested deeper)"]]]]]]');
  });

  test('a record that cannot be read is reported under its references', async () => {
    const servers = [{ name: 'one', package_refs: ['npm:one'] }, 7, null];
    const selection = await select(minimal({ servers }), [npm('one')]);
    expect(selection.malformedRecords.get('npm:one')?.isTyped).toBe(true);
    expect(selection.inconsistencies).toContain('3 of its server records cannot be read');
  });

  test('keys such as __proto__ are data like any other', async () => {
    const text = JSON.stringify(minimal({})).replace('"pass"', '"pass","__proto__":{"check":"x"}');
    const selection = await select(text, [npm('one')]);
    expect(selection.servers[0]?.reports[0]?.findings[0]?.check).toBeNull();
    expect(({} as { check?: string }).check).toBeUndefined();
  });
});
