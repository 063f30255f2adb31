import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { takeInventory } from '../../src/gate/pipeline/inventory.ts';
import { createDiskSource } from '../../src/io/files/disk.ts';
import { reportedMatch } from '../../src/judging/grading/matched.ts';
import type { JudgedDependency } from '../../src/judging/report.ts';
import type { Dependency } from '../../src/model/model.ts';
import { renderCycloneDx } from '../../src/report/cyclonedx/render-cyclonedx.ts';
import { renderDependencySnapshot } from '../../src/report/dependency-snapshot/render-snapshot.ts';
import { redactorFor, redactReport } from '../../src/report/redact.ts';
import {
  createUnidentified,
  declare,
  parseDependencies,
  parseDependency,
  parsePackage,
  resolveIn,
  sourceOf,
} from '../builders.ts';
import { describedApi } from '../github-service/description.ts';
import {
  type Bill,
  billFaults,
  createGradedInventory,
  noTime,
  plainBill,
  valuesIn,
} from './bill.ts';
import { hostileTexts, poisonedReport } from './hostile.ts';
import { crowd, judged, shapes } from './reports.ts';

const asIs = (text: string): string => text;
const billOf = (...dependencies: readonly Dependency[]): Bill =>
  JSON.parse(plainBill({ dependencies }));
const firstOf = (launch: string) => billOf(parseDependency(launch)).components[0];

const origin = {
  folder: '',
  sha: 'a'.repeat(40),
  ref: 'refs/heads/main',
  job: { id: '1', correlator: 'audit_servers' },
  detectorUrl: 'https://github.example/octo/project',
  scanned: 0,
};

/** Returns the faults in a submission's body according to GitHub's API description. */
function snapshotFaults(text: string): string[] {
  return describedApi('api.github.com').requestFaults({
    method: 'POST',
    path: '/repos/octo/project/dependency-graph/snapshots',
    headers: {
      accept: 'application/vnd.github+json',
      'content-type': 'application/json',
      'user-agent': 'gh',
    },
    body: JSON.parse(text),
  });
}

/** Returns the test folders that hold complete repositories. */
async function trees(): Promise<string[]> {
  const root = join(import.meta.dirname, '..');
  const scenarios = await readdir(join(root, 'scenarios'), { withFileTypes: true });
  const names = ['storefront', 'research-tools', 'plugin-marketplace'];
  return [
    ...names.map((name) => join(root, 'gate/inventory', name)),
    ...scenarios
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(root, 'scenarios', name)),
  ];
}

const withoutFindings = (servers: readonly JudgedDependency[]): JudgedDependency[] =>
  servers.map((server) => {
    const match = reportedMatch(server.match);
    return match === null
      ? server
      : { ...server, match: { ...match, report: { ...match.report, findings: [] } } };
  });

describe('a bill of materials', () => {
  test.for(Object.entries(shapes))('keeps the standard: %s', async ([, report]) => {
    const text = renderCycloneDx(createGradedInventory(report), noTime, asIs);
    expect(await billFaults(text)).toEqual([]);
  });

  test('keeps the standard for every repository of the tests, and a snapshot GitHub’s', async () => {
    const found = { components: 0, services: 0, packages: 0 };
    for (const root of await trees()) {
      const scan = { folder: '', ignorePaths: [], withCandidates: true, charge: () => {} };
      const inventory = await takeInventory(createDiskSource(root), scan);
      const text = plainBill(inventory);
      expect(await billFaults(text), root).toEqual([]);
      const bill = JSON.parse(text) as Bill;
      found.components += bill.components.length;
      found.services += bill.services.length;
      const snapshot = renderDependencySnapshot(inventory, origin, asIs).text;
      expect(snapshotFaults(snapshot), root).toEqual([]);
      found.packages += snapshot.split('"package_url"').length - 1;
    }
    expect(found.components).toBeGreaterThan(150);
    expect(found.services).toBeGreaterThan(5);
    expect(found.packages).toBeGreaterThan(100);
  });

  test.for(Object.entries(hostileTexts))('holds only text: %s', async ([, text]) => {
    const report = poisonedReport(text);
    const written = renderCycloneDx(
      createGradedInventory(report),
      { name: text, timestamp: 0 },
      asIs,
    );
    expect(await billFaults(written)).toEqual([]);
    expect(written.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\p{Cs}|##\[/u);
    const snapshot = renderDependencySnapshot(createGradedInventory(report), origin, asIs).text;
    expect(snapshotFaults(snapshot)).toEqual([]);
  });

  test('has a version only where something proves it', () => {
    const digest = `sha256:${'0'.repeat(64)}`;
    const commit = 'c'.repeat(40);
    const versions = {
      'npx @fictional-mcp/notes@1.4.0': '1.4.0',
      'npx @fictional-mcp/notes@^1.4.0': undefined,
      'npx @fictional-mcp/notes@latest': undefined,
      'npx @fictional-mcp/notes': undefined,
      'uvx fictional-mcp-weather==2.1.0': '2.1.0',
      'uvx fictional-mcp-weather>=2': undefined,
      'docker run registry.example/fictional/maps:2.0.1': '2.0.1',
      'docker run registry.example/fictional/maps:latest': undefined,
      [`docker run registry.example/fictional/maps@${digest}`]: digest,
      [`npx github:fictional/notes#${commit}`]: commit,
      'npx github:fictional/notes#main': undefined,
    };
    for (const [launch, version] of Object.entries(versions)) {
      const component = firstOf(launch);
      expect({ launch, version: component?.version }).toEqual({ launch, version });
      const claims = component?.purl?.replace(/\?.*/s, '').split('@')[1];
      if (version === undefined) expect({ launch, claims }).toEqual({ launch, claims: undefined });
    }
    const locked = {
      ...parsePackage('npx @fictional-mcp/notes'),
      resolved: { version: '1.4.0', file: 'package-lock.json', line: 7 },
    };
    const [component] = billOf(locked).components;
    expect(component?.purl).toBe('pkg:npm/%40fictional-mcp/notes@1.4.0');
    expect(valuesIn(component, 'resolved-in')).toEqual(['package-lock.json:7']);
    const odd = { ...locked, resolved: { ...locked.resolved, version: 'not a\u0000version' } };
    expect(billOf(odd).components[0]).not.toHaveProperty('version');
  });

  test.for([
    ['npx -y notes@v1.2.0', '1.2.0', 'pkg:npm/notes@1.2.0'],
    ['npx -y notes@=1.2.0', '1.2.0', 'pkg:npm/notes@1.2.0'],
    ['go run acme.example/notes@v1.2.0', 'v1.2.0', 'pkg:golang/acme.example/notes@v1.2.0'],
    ['uvx notes==1.2', '1.2', 'pkg:pypi/notes@1.2'],
  ] as const)('has the version of %s as advisories name it', ([launch, version, purl]) => {
    expect(firstOf(launch)).toMatchObject({ version, purl });
    expect(
      billOf(parseDependency(launch), parseDependency('npx -y notes@1.2.0')).components,
    ).toHaveLength(purl === 'pkg:npm/notes@1.2.0' ? 1 : 2);
  });

  test('lists a package once, with all its places', () => {
    const notes = (file: string, alias: string) =>
      parseDependency('npx @fictional-mcp/notes@1.4.0', { file, alias });
    const bill = billOf(notes('b.json', 'two'), notes('a.json', 'one'), notes('a.json', 'one'));
    expect(bill.components.map(({ evidence }) => evidence?.occurrences)).toEqual([
      [
        { location: 'a.json', line: 2, symbol: 'one', additionalContext: 'mcp-json' },
        { location: 'b.json', line: 2, symbol: 'two', additionalContext: 'mcp-json' },
      ],
    ]);
    expect(bill.dependencies).toEqual([
      { ref: 'project', dependsOn: ['pkg:npm/%40fictional-mcp/notes@1.4.0'] },
    ]);
  });

  test('keeps apart what may be another version, and gives each a reference of its own', async () => {
    const dependencies = ['^1', '^2', 'latest'].map((range) =>
      parseDependency(`npx @fictional-mcp/notes@${range}`),
    );
    expect(await billFaults(plainBill({ dependencies }))).toEqual([]);
    const { components } = billOf(...dependencies);
    expect(components.map((each) => valuesIn(each, 'specifier'))).toEqual([
      ['^1'],
      ['^2'],
      ['latest'],
    ]);
    expect(new Set(components.map((each) => each['bom-ref'])).size).toBe(3);
  });

  test('has addresses as services, within or beyond the machine', () => {
    const { services } = billOf(
      parseDependency('https://mcp.fictional.example/search?token=secret'),
      parseDependency('http://localhost:3000/mcp'),
    );
    expect(services).toMatchObject([
      { endpoints: ['http://localhost:3000/mcp'], 'x-trust-boundary': false },
      { endpoints: ['https://mcp.fictional.example/search'], 'x-trust-boundary': true },
    ]);
    expect(JSON.stringify(services)).not.toContain('secret');
  });

  test('says that a service wants credentials where the file sends some', async () => {
    const text = JSON.stringify({
      mcpServers: {
        header: { url: 'https://a.example/', headers: { 'X-Api-Key': '${KEY}' } },
        client: { url: 'https://b.example/', oauth: { clientId: 'x' } },
        plain: { url: 'https://c.example/', headers: { Accept: '*/*' }, auth: 'none' },
        bridge: {
          command: 'npx',
          args: ['mcp-remote@1.0.0', 'https://d.example/', '--header', 'Authorization:${KEY}'],
        },
      },
    });
    const source = sourceOf(new Map([['.mcp.json', text]]));
    const scan = { folder: '', ignorePaths: [], withCandidates: false, charge: () => {} };
    const bill: Bill = JSON.parse(plainBill(await takeInventory(source, scan)));
    expect(bill.services.map(({ name, authenticated }) => [name, authenticated])).toEqual([
      ['https://a.example', true],
      ['https://b.example', true],
      ['https://c.example', undefined],
      ['https://d.example', true],
    ]);
  });

  test('has a bridge and what it leads to', () => {
    const bill = billOf(
      ...parseDependencies('npx mcp-remote@0.1.0 https://mcp.fictional.example/x'),
    );
    expect(bill.components.map(({ name }) => name)).toEqual(['mcp-remote']);
    expect(valuesIn(bill.components[0], 'role')).toEqual(['launcher']);
    expect(bill.services.map(({ name }) => name)).toEqual(['https://mcp.fictional.example/x']);
  });

  test('has code of the project without a package URL', async () => {
    const dependencies = await resolveIn({ 'server.js': '' }, declare('node ./server.js'));
    const [component] = billOf(...dependencies).components;
    expect(component).toMatchObject({ type: 'application', name: 'server.js' });
    expect(component).not.toHaveProperty('purl');
  });

  test('says what it does not know, and names no component for it', () => {
    const bill = billOf(createUnidentified({ alias: 'odd', file: 'x.json' }));
    expect(bill.components).toEqual([]);
    expect(valuesIn(bill.metadata, 'unidentified').join()).toMatch(/^x\.json:\d+: odd: /);
    expect(bill.compositions).toMatchObject([{ aggregate: 'incomplete' }]);
    const file = { path: 'y.json', status: 'unreadable', reason: 'no JSON', span: null } as const;
    const unread: Bill = JSON.parse(plainBill({ files: [file] }));
    expect(valuesIn(unread.metadata, 'unreadable')).toEqual(['y.json: no JSON']);
    expect(unread.compositions).toMatchObject([{ aggregate: 'incomplete' }]);
    // Nothing is unresolved here, but program code could still start servers.
    expect(billOf().compositions).toMatchObject([{ aggregate: 'unknown' }]);
  });

  test('excludes what only examples and tests declare', () => {
    const notes = (file: string) => parseDependency('npx @fictional-mcp/notes@1.4.0', { file });
    expect(billOf(notes('examples/.mcp.json')).components[0]?.scope).toBe('excluded');
    const both = billOf(notes('examples/.mcp.json'), notes('.mcp.json'));
    expect(both.components[0]).not.toHaveProperty('scope');
  });

  test('refers to repositories and addresses that are valid only', async () => {
    const repository = parsePackage('npx github:fictional/notes');
    const remote = parsePackage('https://mcp.fictional.example/x');
    for (const odd of ['a|b', 'a b', '[x]', '{y}', '%zz', '\u00e9']) {
      const dependencies = [
        { ...repository, name: `github.com/fictional/${odd}` },
        { ...remote, name: `https://mcp.fictional.example/${odd}` },
      ];
      const text = plainBill({ dependencies });
      expect(await billFaults(text), odd).toEqual([]);
      expect(text).not.toMatch(/"externalReferences"|"endpoints"/);
    }
    expect(firstOf('npx github:fictional/notes')).toMatchObject({
      externalReferences: [{ type: 'vcs', url: 'https://github.com/fictional/notes' }],
    });
  });

  test('names another registry in the package URL', () => {
    const notes = parsePackage('npx @fictional-mcp/notes@1.4.0');
    const { span } = notes;
    const address = 'https://npm.fictional.example';
    const registry = { kind: 'registry', what: '--registry', file: null, span, address } as const;
    const [component] = billOf({ ...notes, alterations: [registry] }).components;
    expect(component?.purl).toContain(`?repository_url=${encodeURIComponent(address)}`);
    expect(valuesIn(component, 'altered-by').join()).toContain('--registry (.mcp.json:');
  });

  test('has grades, and findings that are not passed as vulnerabilities', () => {
    const report = judged([
      'npx -y @fictional-mcp/files@1.2.0',
      'npx -y @fictional-mcp/nobody@1.0.0',
    ]);
    const text = renderCycloneDx(createGradedInventory(report), noTime, asIs);
    const bill: Bill = JSON.parse(text);
    const [files, nobody] = bill.components;
    expect(valuesIn(files, 'grade')).toEqual(['D']);
    expect(valuesIn(files, 'score')).toEqual(['41']);
    expect(valuesIn(files, 'verdict')).toEqual(['fail']);
    expect(valuesIn(nobody, 'match')).toEqual(['unlisted']);
    expect(valuesIn(nobody, 'grade')).toEqual([]);
    expect(bill.vulnerabilities.map(({ id }) => id)).toContain('path-traversal');
    for (const { ratings, affects } of bill.vulnerabilities) {
      expect(ratings).toMatchObject([{ method: 'other', severity: 'unknown' }]);
      expect(affects).toMatchObject([{ ref: files?.['bom-ref'] }]);
    }
    const passed = report.servers.flatMap(({ match }) =>
      match !== null && 'report' in match
        ? match.report.findings.filter(({ result }) => result === 'pass').map(({ check }) => check)
        : [],
    );
    expect(bill.vulnerabilities.filter(({ id }) => passed.includes(id))).toEqual([]);
  });

  test('is the same in whatever order a tree is read, and has an id of its content', () => {
    const all = [
      ...['notes@1.4.0', 'notes@^1', 'files@1.2.0', 'files'].map(
        (name) => `npx @fictional-mcp/${name}`,
      ),
      ...['node ./a.js', 'https://mcp.fictional.example/x', 'docker run a/b:1.0.0'],
    ].flatMap((launch) =>
      ['.mcp.json', 'app/.mcp.json'].map((file) =>
        parseDependency(launch, { file, alias: launch }),
      ),
    );
    const text = plainBill({ dependencies: all });
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(plainBill({ dependencies: shuffled })).toBe(text);
      }),
    );
    const ids = [plainBill({ dependencies: all.slice(1) }), text].map(
      (each) => (JSON.parse(each) as Bill).serialNumber,
    );
    expect(new Set(ids).size).toBe(2);
    const later = renderCycloneDx(
      { ...createGradedInventory(judged([])), dependencies: all, files: [], report: null },
      { ...noTime, timestamp: 1000 },
      asIs,
    );
    expect((JSON.parse(later) as Bill).serialNumber).not.toBe(ids[1]);
  });

  test('leaves out evidence first, then findings, then servers, and says so', async () => {
    const report = crowd(50, 20, () => 'e'.repeat(400));
    const bill = async (most: number): Promise<Bill> => {
      const text = renderCycloneDx(createGradedInventory(report), noTime, asIs, most);
      expect(text.length).toBeLessThanOrEqual(most + 100);
      expect(await billFaults(text)).toEqual([]);
      return JSON.parse(text);
    };
    const omitted = async (most: number) => valuesIn((await bill(most)).metadata, 'omitted');
    const sizes = [true, false].map((withFindings) => {
      const servers = withFindings ? report.servers : withoutFindings(report.servers);
      return renderCycloneDx(createGradedInventory({ ...report, servers }), noTime, asIs).length;
    });
    const [all = 0, bare = 0] = sizes;
    expect(await omitted(all)).toEqual([]);
    expect(await omitted(all - 200)).toEqual(['evidence']);
    expect(await omitted(bare + 200)).toEqual(['findings']);
    expect((await omitted(bare - 200))[1]).toMatch(/^\d+ servers$/);
    expect((await bill(bare - 200)).compositions).toMatchObject([{ aggregate: 'incomplete' }]);
  });

  test('has no secret in any part, and is JSON without it', async () => {
    const key = 'the-right-key-0123456789abcdef';
    const redact = redactorFor([key]);
    const report = redactReport(poisonedReport(key), redact);
    const text = renderCycloneDx(
      createGradedInventory(report),
      { name: key, timestamp: 0 },
      redact,
    );
    expect(await billFaults(text)).toEqual([]);
    expect(text).not.toContain(key);
    const masked = renderDependencySnapshot(createGradedInventory(report), origin, redact).text;
    expect(masked).not.toContain(key);
  });
});

describe('a dependency snapshot', () => {
  interface Manifest {
    readonly name: string;
    readonly resolved: Readonly<Record<string, { readonly scope: string }>>;
  }
  const manifestsOf = (
    dependencies: readonly Dependency[],
    folder = '',
  ): Readonly<Record<string, Manifest>> => {
    const { text } = renderDependencySnapshot({ dependencies }, { ...origin, folder }, asIs);
    expect(snapshotFaults(text)).toEqual([]);
    return JSON.parse(text).manifests;
  };
  const notes = 'npx @fictional-mcp/notes@1.4.0';

  test('has packages in exact versions only, and says how many it lacks', () => {
    const launches = [
      notes,
      'npx @fictional-mcp/files',
      'https://mcp.fictional.example/x',
      'node a.js',
    ];
    const dependencies = launches.map((launch) => parseDependency(launch));
    expect(renderDependencySnapshot({ dependencies }, origin, asIs).left).toBe(1);
    const packages = Object.values(manifestsOf(dependencies)).flatMap(({ resolved }) =>
      Object.keys(resolved),
    );
    expect(packages).toEqual(['pkg:npm/%40fictional-mcp/notes@1.4.0']);
  });

  test('names manifests by their files from the root, as no file is named', () => {
    const dependencies = [
      parseDependency(notes, { file: 'package.json' }),
      parseDependency(notes, { file: '../.mcp.json' }),
    ];
    const manifests = manifestsOf(dependencies, 'apps/shop');
    expect(Object.keys(manifests)).toEqual([
      'MCP servers: apps/.mcp.json',
      'MCP servers: apps/shop/package.json',
    ]);
    expect(JSON.stringify(manifests)).not.toContain('source_location');
  });

  test('leaves the dependencies of package manifests to GitHub', () => {
    expect(manifestsOf([parseDependency(notes, { client: 'package-manifest' })])).toEqual({});
  });

  test('says which servers nobody starts', () => {
    const scopeOf = (...all: readonly Dependency[]) =>
      Object.values(manifestsOf(all)).flatMap(({ resolved }) =>
        Object.values(resolved).map(({ scope }) => scope),
      );
    expect(scopeOf(parseDependency(notes))).toEqual(['runtime']);
    expect(scopeOf(parseDependency(notes, { disabled: true }))).toEqual(['development']);
    expect(scopeOf(parseDependency(notes, { file: 'docs/.mcp.json' }))).toEqual(['development']);
    expect(scopeOf(parseDependency(notes, { disabled: true }), parseDependency(notes))).toEqual([
      'runtime',
    ]);
  });

  test('has one manifest for more files than GitHub reads', () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, at) => parseDependency(notes, { file: `${at}/.mcp.json` }));
    expect(Object.keys(manifestsOf(files(100)))).toHaveLength(100);
    const [all, ...others] = Object.values(manifestsOf(files(101)));
    expect(others).toEqual([]);
    expect(Object.keys(all?.resolved ?? {})).toHaveLength(1);
  });
});
