import { describe, expect, test } from 'vitest';
import { selectFromExport } from '../../../src/export/reading/select.ts';
import { identityCandidates, matchDependency } from '../../../src/judging/grading/match.ts';
import { decidingReport, listedMatch, matchError } from '../../../src/judging/grading/matched.ts';
import type { Match } from '../../../src/model/model.ts';
import { parseDependency, parsePackage } from '../../builders.ts';
import { cpuMs } from '../../cpu.ts';
import { scanned } from '../../export/sources.ts';
import { sizeFor } from '../../sizes.ts';

interface Version {
  readonly score?: unknown;
  readonly at?: string;
}

/**
 * Builds an export from servers written as `name → {refs, versions}`; a version without a score is only
 * listed.
 */
function exportOf(
  servers: Record<
    string,
    { refs?: unknown[]; versions: Record<string, Version | Version[]>; listed?: unknown[] }
  >,
) {
  const entries = Object.entries(servers);
  const scores = entries.flatMap(([name, { versions }]) =>
    Object.entries(versions).flatMap(([version, reports]) =>
      [reports]
        .flat()
        .filter((report) => 'score' in report)
        .map(({ score, at }) => ({
          server: `srv-${name}`,
          version,
          score,
          grade: 'B',
          findings: [],
          generated_at: at ?? '2026-11-20T00:00:00.000Z',
        })),
    ),
  );
  return {
    generated_at: '2026-11-20T00:00:00.000Z',
    counts: { servers: entries.length, scores: scores.length, findings: 0 },
    servers: entries.map(([name, { refs, versions, listed }]) => ({
      id: `srv-${name}`,
      name,
      package_refs: refs ?? [],
      versions: listed ?? Object.keys(versions),
    })),
    scores,
    findings: [],
  };
}

/** Returns the match for a launch in an export as `kind version score`. */
async function judged(launch: string, document: ReturnType<typeof exportOf>) {
  const dependency = parseDependency(launch);
  const selection = await selectFromExport(scanned(JSON.stringify(document)), {
    identities: identityCandidates(dependency),
    watched: [],
  });
  const match = matchDependency(dependency, selection);
  const listed = listedMatch(match);
  const briefly = (each: Match): string => {
    const report = decidingReport(each);
    const version = listedMatch(each)?.judgedVersion ?? '-';
    return matchError(each) ? 'error' : `${each.kind} ${version} ${report ? report.score : '-'}`;
  };
  // Everything that could decide, in order; the policy takes the worst.
  const brief = [match, ...(listed?.tiedMatches ?? [])].map(briefly).sort().join(' | ');
  return { brief, candidates: listed?.candidates, ...match };
}

const score = (value: unknown, at?: string): Version => ({ score: value, ...(at ? { at } : {}) });
const digest = `sha256:${'1'.repeat(64)}`;

describe('which report decides', () => {
  const notes = exportOf({
    notes: {
      refs: ['npm:@acme/notes'],
      versions: {
        '1.0.0': score(80),
        '1.10.0': score(90),
        '1.9.0': score(null),
        '2.0.0-rc.1': score(10),
        '1.11.0': {},
      },
    },
  });

  test.for([
    ['npx @acme/notes@1.0.0', 'exact 1.0.0 80'],
    ['npx @acme/notes@v1.0.0', 'exact v1.0.0 80'],
    ['npx @acme/notes@1.9.0', 'exact 1.9.0 null'],
    ['npx @acme/notes@1.11.0', 'unscored 1.11.0 -'],
    ['npx @acme/notes@7.0.0', 'unscored 7.0.0 -'],
    // The highest listed release decides, whether scored or not; pre-releases do not.
    ['npx @acme/notes', 'unscored 1.11.0 -'],
    ['npx @acme/notes@latest', 'unscored 1.11.0 -'],
    ['npx @acme/notes@~1.9.0', 'range 1.9.0 null'],
    ['npx @acme/notes@<1.11', 'range 1.10.0 90'],
    ['npx @acme/notes@^2.0.0-rc.0', 'range 2.0.0-rc.1 10'],
    ['npx @acme/notes@^9', 'unscored - -'],
    ['npx @acme/Notes@1.0.0', 'unlisted - -'],
    ['npx @other/notes@1.0.0', 'unlisted - -'],
    ['uvx notes@1.0.0', 'exact 1.0.0 80'],
    ['./notes', 'unidentified - -'],
  ] as const)('%s → %s', async ([launch, expected]) => {
    expect((await judged(launch, notes)).brief).toBe(expected);
  });

  test('pre-releases decide where there is nothing else', async () => {
    const document = exportOf({
      n: { refs: ['npm:n'], versions: { '1.0.0-a': score(1), '1.0.0-b': score(2) } },
    });
    expect((await judged('npx n', document)).brief).toBe('latest 1.0.0-b 2');
  });

  test('versions without an order: the last listed counts as the highest', async () => {
    const document = exportOf({
      n: { refs: ['npm:n'], versions: { green: score(1), blue: score(2) } },
    });
    expect((await judged('npx n', document)).brief).toBe('latest blue 2');
  });

  test.for([
    // type, launch, listed versions, what could decide
    //
    // Package managers do not treat a name without an order as a version.
    ['npm', 'npx n', ['2.0.0', '1.0.0', 'nightly'], 'latest 2.0.0 0'],
    ['npm', 'npx n', ['1.0.0-rc', 'nightly'], 'latest 1.0.0-rc 0'],
    // For images, such a name can be the newest version if it is listed last.
    [
      'oci',
      'docker run ghcr.io/a/n',
      ['2.0.0', 'a', 'b', '3.0.0-rc'],
      'latest 2.0.0 0 | latest b 2',
    ],
    ['oci', 'docker run ghcr.io/a/n', ['nightly', '2.0.0', '1.0.0'], 'latest 2.0.0 1'],
    ['oci', 'docker run ghcr.io/a/n:1', ['1.0.0', '1.6.0', 'nightly'], 'latest 1.6.0 1'],
    ['npm', 'npx n@>=1', ['nightly', '2.0.0', '1.0.0'], 'range 2.0.0 1'],
    ['npm', 'npx n@nightly', ['nightly', '2.0.0'], 'exact nightly 0 | latest 2.0.0 1'],
    ['npm', 'npx n@a', ['a', 'b', '2.0.0'], 'exact a 0 | latest 2.0.0 2'],
    ['npm', 'npx n', ['2025.01.15', '1.0.0'], 'latest 2025.01.15 0'],
    // Dates with leading zeros have an order, but each spelling is a separate tag.
    ['oci', 'docker run ghcr.io/a/n', ['2025.01.02', '1.0.0'], 'latest 2025.01.02 0'],
    ['oci', 'docker run ghcr.io/a/n', ['2025.01.02', '2025.01.10'], 'latest 2025.01.10 1'],
    ['oci', 'docker run ghcr.io/a/n:2025.1.2', ['2025.01.02'], 'unscored 2025.1.2 -'],
    ['oci', 'docker run ghcr.io/a/n', ['1.0.0', '1.0.0.1'], 'latest 1.0.0 0 | latest 1.0.0.1 1'],
    // If no tag is given, Docker takes the tag named `latest`.
    ['oci', 'docker run ghcr.io/a/n', ['latest', '1.0.0'], 'exact latest 0 | latest 1.0.0 1'],
    [
      'oci',
      'docker run ghcr.io/a/n:2024-02',
      ['1.0.0', '2024-02-01'],
      'latest 1.0.0 0 | latest 2024-02-01 1',
    ],
    [
      'oci',
      'docker run ghcr.io/a/n:2-nightly',
      ['2.0.0', 'nightly'],
      'latest 2.0.0 0 | latest nightly 1',
    ],
    // A short tag moves with the versions that begin with it.
    [
      'oci',
      'docker run ghcr.io/a/n:1.2',
      ['1.2.0', '1.2.5', '3.0.0'],
      'latest 3.0.0 2 | range 1.2.5 1',
    ],
    ['oci', 'docker run ghcr.io/a/n:v1', ['1.2.5', '1.3.0'], 'latest 1.3.0 1'],
    [
      'oci',
      'docker run ghcr.io/a/n:1.2-alpine',
      ['1.2.5', '3.0.0'],
      'latest 3.0.0 1 | range 1.2.5 0',
    ],
    ['oci', 'docker run ghcr.io/a/n:1.2.x', ['1.2.5', '3.0.0'], 'latest 3.0.0 1 | range 1.2.5 0'],
    [
      'oci',
      'docker run ghcr.io/a/n:version-1.2.5',
      ['1.2.5', '3.0.0'],
      'latest 3.0.0 1 | range 1.2.5 0',
    ],
    ['oci', 'docker run ghcr.io/a/n:alpine3', ['1.2.5', '3.0.0'], 'latest 3.0.0 1'],
    ['oci', 'docker run ghcr.io/a/n:12', ['1.2.5', '1.3.0'], 'latest 1.3.0 1'],
    // NuGet takes the lowest version in a range, unless the range floats.
    ['nuget', 'dnx n@[1.0,2.0)', ['1.0.0', '1.5.0', '2.0.0'], 'range 1.0.0 0 | range 1.5.0 1'],
    ['nuget', 'dnx n@[1.5]', ['1.0.0', '1.5.0'], 'range 1.5.0 1'],
    ['nuget', 'dnx n@[1.*,2.0)', ['1.0.0', '1.5.0'], 'range 1.5.0 1'],
  ] as const)('%s: %s of %j → %s', async ([type, launch, versions, expected]) => {
    const name = type === 'oci' ? 'ghcr.io/a/n' : 'n';
    const scores = Object.fromEntries(versions.map((version, at) => [version, score(at)]));
    const document = exportOf({ n: { refs: [`${type}:${name}`], versions: scores } });
    expect((await judged(launch, document)).brief).toBe(expected);
  });

  test('a commit or branch is what it is: no other version speaks for it', async () => {
    const refs = ['git:github.com/acme/n'];
    const document = exportOf({ n: { refs, versions: { '1.0.0': score(95) } } });
    const commit = 'a'.repeat(40);
    expect((await judged(`npx github:acme/n#${commit}`, document)).brief).toBe(
      `unscored ${commit} -`,
    );
    expect((await judged('npx github:acme/n', document)).brief).toBe('latest 1.0.0 95');
  });

  test('a tag that is listed as a version could decide as well', async () => {
    const document = exportOf({
      n: { refs: ['docker:acme/n'], versions: { '1.2': score(5), '2.0.0': score(95) } },
    });
    expect((await judged('docker run acme/n:1.2', document)).brief).toBe(
      'exact 1.2 5 | latest 2.0.0 95',
    );
  });

  test('of several reports for one version the newest counts, and equally new ones all', async () => {
    const old = '2026-11-01T00:00:00.000Z';
    const [a, b] = [
      exportOf({ n: { refs: ['npm:n'], versions: { '1.0.0': [score(90), score(20, old)] } } }),
      exportOf({ n: { refs: ['npm:n'], versions: { '1.0.0': [score(90), score(20)] } } }),
    ];
    expect((await judged('npx n@1.0.0', a)).brief).toBe('exact 1.0.0 90');
    expect((await judged('npx n@1.0.0', b)).brief).toBe('exact 1.0.0 20 | exact 1.0.0 90');
  });

  test('a tag beside a digest proves nothing: only a listed digest tells the version', async () => {
    const refs = ['docker:acme/n'];
    const known = exportOf({
      n: {
        refs,
        versions: { '1.0.0': score(90), '2.0.0': score(20) },
        listed: [{ version: '2.0.0', digest }],
      },
    });
    const unknown = exportOf({ n: { refs, versions: { '1.0.0': score(90) } } });
    expect((await judged(`docker run acme/n:1.0.0@${digest}`, known)).brief).toBe('exact 2.0.0 20');
    expect((await judged(`docker run acme/n:1.0.0@${digest}`, unknown)).brief).toBe('unscored - -');
  });

  test('a malformed report makes its version an error, and only it', async () => {
    const document = exportOf({
      n: { refs: ['npm:n'], versions: { '1.0.0': score(90), '2.0.0': score('90') } },
    });
    expect((await judged('npx n@1.0.0', document)).brief).toBe('exact 1.0.0 90');
    expect((await judged('npx n@2.0.0', document)).brief).toBe('error');
    expect((await judged('npx n', document)).brief).toBe('error');
  });
});

describe('which report of a NuGet package decides', () => {
  const notes = exportOf({
    notes: {
      refs: ['nuget:Acme.Notes'],
      versions: {
        '2.0.0.1': score(20),
        '1.0.0': score(95),
        '1.5.0': score(80),
        '1.0.0-beta': score(10),
      },
    },
  });

  test.for([
    // Versions have four numbers; labels are case-insensitive.
    ['dnx Acme.Notes', 'latest 2.0.0.1 20'],
    ['dnx Acme.Notes@2.0.0.1', 'exact 2.0.0.1 20'],
    ['dnx Acme.Notes@2.0.0', 'unscored 2.0.0 -'],
    ['dnx Acme.Notes@1.0.0-BETA', 'exact 1.0.0-BETA 10'],
    ['dnx Acme.Notes@1', 'exact 1 95'],
    ['dnx Acme.Notes@1.0.0+build', 'exact 1.0.0+build 95'],
    ['dnx Acme.Notes@1.*', 'range 1.5.0 80'],
    ['dnx Acme.Notes@*', 'range 2.0.0.1 20'],
    ['dnx Acme.Notes@1.0.0-b*', 'range 1.0.0 95'],
    ['dnx Acme.Notes@9.*', 'unscored - -'],
  ] as const)('%s → %s', async ([launch, expected]) => {
    expect((await judged(launch, notes)).brief).toBe(expected);
  });
});

describe('whom a dependency is matched to', () => {
  test('a typed package reference beats an equal name', async () => {
    const document = exportOf({
      impostor: { refs: ['npm:other'], versions: { '1.0.0': score(99) } },
      n: { refs: [], versions: { '1.0.0': score(99) } },
      real: { refs: ['npm:n'], versions: { '1.0.0': score(10) } },
    });
    expect(await judged('npx n@1.0.0', document)).toMatchObject({
      brief: 'exact 1.0.0 10',
      by: 'package',
    });
  });

  test('an equal name counts only where the record names no package of that type', async () => {
    const document = exportOf({ n: { refs: ['npm:other'], versions: { '1.0.0': score(90) } } });
    expect((await judged('npx n@1.0.0', document)).brief).toBe('unlisted - -');
    expect(await judged('uvx n@1.0.0', document)).toMatchObject({
      brief: 'exact 1.0.0 90',
      by: 'name',
    });
  });

  test('a package of Go is listed by its own path, else by that of its module', async () => {
    const document = exportOf({
      module: { refs: ['pkg:golang/github.com/acme/n'], versions: { 'v1.0.0': score(50) } },
      inside: { refs: ['pkg:golang/github.com/acme/n#cmd/srv'], versions: { 'v1.0.0': score(90) } },
    });
    const run = async (path: string) => (await judged(`go run ${path}@v1.0.0`, document)).brief;
    expect(await run('github.com/acme/n')).toBe('exact v1.0.0 50');
    expect(await run('github.com/acme/n/cmd/srv')).toBe('exact v1.0.0 90');
    expect(await run('github.com/acme/n/cmd/other')).toBe('exact v1.0.0 50');
    expect(await run('github.com/acme/other')).toBe('unlisted - -');
  });

  test('a range that cannot be read may fetch any version', async () => {
    const document = exportOf({
      n: { refs: ['nuget:n'], versions: { '1.0.0': score(10), '2.0.0': score(90) } },
    });
    expect((await judged('dnx n@1.*.2', document)).brief).toBe('range 1.0.0 10 | range 2.0.0 90');
  });

  test('the alias is never an identity', async () => {
    const document = exportOf({ alias: { refs: ['npm:alias'], versions: { '1.0.0': score(99) } } });
    expect((await judged('npx other@1.0.0', document)).brief).toBe('unlisted - -');
  });

  test('all of several records could decide, and all are named', async () => {
    const document = exportOf({
      a: { refs: ['npm:n'], versions: { '1.0.0': score(90) } },
      b: { refs: ['npm:n'], versions: { '1.0.0': score(0) } },
      c: { refs: ['npm:n'], versions: { '1.0.0': score(null) } },
    });
    const match = await judged('npx n@1.0.0', document);
    expect(match.brief).toBe('exact 1.0.0 0 | exact 1.0.0 90 | exact 1.0.0 null');
    expect(match.candidates?.map(({ id }) => id)).toEqual(['srv-a', 'srv-b', 'srv-c']);
  });

  test('a package of another registry meets nothing of the default one, on either side', async () => {
    const registryBaseUrl = 'https://npm.acme.example';
    const foreign = exportOf({
      n: {
        refs: [{ registryType: 'npm', registryBaseUrl, identifier: 'n' }],
        versions: { '1.0.0': score(95) },
      },
    });
    const own = exportOf({ n: { refs: ['npm:n'], versions: { '1.0.0': score(95) } } });
    expect((await judged('npx n@1.0.0', foreign)).brief).toBe('unlisted - -');
    expect((await judged('npx n@1.0.0', own)).brief).toBe('exact 1.0.0 95');
    expect((await judged(`npx --registry ${registryBaseUrl} n@1.0.0`, own)).brief).toBe(
      'unlisted - -',
    );
  });

  test('a remote server is its scheme, host, port and path', async () => {
    const document = exportOf({
      n: {
        refs: [{ type: 'sse', url: 'https://mcp.acme.example/a' }],
        versions: { '1.0.0': score(90) },
      },
    });
    expect(await judged('https://MCP.acme.example/a/?k=v#f', document)).toMatchObject({
      by: 'url',
    });
    expect(await judged('https://mcp.acme.example/%61', document)).toMatchObject({ by: 'url' });
    expect((await judged('http://mcp.acme.example/a', document)).brief).toBe('unlisted - -');
    expect((await judged('https://mcp.acme.example//a', document)).brief).toBe('unlisted - -');
    expect((await judged('https://mcp.acme.example/b', document)).brief).toBe('unlisted - -');
    expect((await judged('https://mcp.acme.example:8443/a', document)).brief).toBe('unlisted - -');
    // The address above it shows which server this probably is.
    for (const below of ['a/readonly', 'a/b/c'])
      expect(await judged(`https://mcp.acme.example/${below}`, document)).toMatchObject({
        by: 'name',
        kind: 'latest',
      });
    for (const other of ['https://mcp.acme.example/ab', 'https://b.mcp.acme.example/a/b'])
      expect((await judged(other, document)).brief).toBe('unlisted - -');
  });
});

// A server's publisher decides how many addresses it lists. Comparing them one by one would take minutes.
test('a record may list any number of addresses', async () => {
  const url = 'https://a.example/mcp';
  const document = exportOf({ acme: { refs: [url], versions: { '1.0.0': { score: 90 } } } });
  const dependency = parsePackage(url);
  const selection = await selectFromExport(scanned(JSON.stringify(document)), {
    identities: identityCandidates(dependency),
    watched: [],
  });
  const names = Array.from(
    { length: sizeFor({ small: 10_000, real: 100_000 }) },
    (_, at) => `${url}/${at}`,
  );
  const servers = selection.servers.map((server) => {
    const packageRefs = server.record.packageRefs.flatMap((ref) =>
      names.map((name) => ({ ...ref, name })),
    );
    return { ...server, record: { ...server.record, packageRefs } };
  });
  const start = cpuMs();
  const matches = names.map((name) =>
    matchDependency({ ...dependency, name }, { ...selection, servers }),
  );
  expect(cpuMs() - start).toBeLessThan(10_000);
  expect(matches.every((match) => listedMatch(match)?.by === 'url')).toBe(true);
});

describe('an address whose reference in the export has a query', () => {
  const gateway = (query: string, value: number) => ({
    refs: [`https://gateway.example/mcp${query}`],
    versions: { '1.0.0': score(value) },
  });
  const document = exportOf({
    good: gateway('?server=good', 90),
    bad: gateway('?server=bad', 20),
    plain: { refs: ['https://plain.example/mcp'], versions: { '1.0.0': score(80) } },
  });

  test.for<[launch: string, expected: string]>([
    ['https://gateway.example/mcp?server=good', 'latest 1.0.0 90'],
    ['https://gateway.example/mcp?api_key=k&server=good', 'latest 1.0.0 90'],
    ['https://gateway.example/mcp?server=%67ood', 'latest 1.0.0 90'],
    ['npx mcp-remote https://gateway.example/mcp?server=bad', 'latest 1.0.0 20'],
    ['https://gateway.example/mcp?server=evil', 'unlisted - -'],
    ['https://gateway.example/mcp?server=good&server=evil', 'unlisted - -'],
    ['https://gateway.example/mcp?SERVER=good', 'unlisted - -'],
    ['https://gateway.example/mcp?server=${SERVER}', 'unlisted - -'],
    ['https://gateway.example/mcp', 'unlisted - -'],
    ['https://gateway.example/mcp/sub', 'unlisted - -'],
    ['https://plain.example/mcp?token=t', 'latest 1.0.0 80'],
  ])('%s → %s', async ([launch, expected]) => {
    expect((await judged(launch, document)).brief).toBe(expected);
  });
});
