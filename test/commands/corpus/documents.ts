import fc from 'fast-check';

/*
 * Random exports, policies and launches for judging a whole corpus. Names, IDs and versions are few, so that
 * servers share packages, reports repeat versions, and patterns match.
 */

const names = {
  npm: ['@acme/files', 'notes', 'twin'],
  pypi: ['Acme_Notes', 'twin'],
  oci: ['ghcr.io/acme/maps', 'acme/tools'],
  golang: ['github.com/acme/mod', 'github.com/acme/mod/cmd/server'],
  nuget: ['Acme.Notes'],
  jsr: ['@acme/files'],
  git: ['github.com/acme/notes'],
} as const;
const texts = ['io.github.acme/notes', '@acme/files', 'notes', 'A name with spaces', 'twin'];
const versions = [
  ...['1.0.0', 'v1.0.0', '1.1.0', '1.1', '2.0.0-rc.1', '2.0.0', 'v2.0.0', '10.0.0'],
  ...['latest', '1.0-alpine', 'main', 'npm:other@1.0.0', '1.0.0 || 2', `sha256:${'a'.repeat(64)}`],
  'b'.repeat(40),
];
const digest = `sha256:${'c'.repeat(64)}`;
const ids = ['srv-1', 'srv-2', 'srv-3', 'srv-4', 'srv-5'];

const version = fc.constantFrom(...versions);
const typed = fc.constantFrom(
  ...Object.entries(names).flatMap(([type, all]) => all.map((name) => [type, name] as const)),
);
const reference = fc.oneof(
  { weight: 6, arbitrary: typed.map(([type, name]) => `${type}:${name}`) },
  fc
    .tuple(typed, version)
    .map(([[registryType, identifier], each]) => ({ registryType, identifier, version: each })),
  fc.constantFrom<unknown>(
    'https://mcp.acme.example/mcp',
    { type: 'sse', url: 'https://MCP.acme.example:443/mcp/' },
    'notes',
    'twin@1.0.0',
    'pkg:npm/notes@1.0.0?repository_url=https://npm.acme.example',
    { registryType: 'oci', identifier: 'ghcr.io/acme/maps:1.1.0' },
    { purl: `pkg:docker/acme/tools@${encodeURIComponent(digest)}?tag=1.0.0` },
    42,
  ),
);
const server = fc.record(
  {
    id: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...ids) },
      fc.constantFrom<unknown>('', null),
    ),
    name: fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...texts) }, fc.constant(7)),
    publisher: fc.record({ namespace: fc.constant('acme'), verified: fc.boolean() }),
    package_refs: fc.oneof(
      { weight: 20, arbitrary: fc.array(reference, { maxLength: 3 }) },
      fc.constant('npm:notes'),
    ),
    versions: fc.oneof(
      {
        weight: 20,
        arbitrary: fc.array(
          fc.oneof(
            version,
            version.map((each) => ({ version: each, digest })),
          ),
          { maxLength: 4 },
        ),
      },
      fc.constant('1.0.0'),
    ),
  },
  { requiredKeys: ['package_refs'] },
);

const checks = ['exec', 'leak'];
const finding = fc.record({
  id: fc.constantFrom('f1', 'f2', 'f3'),
  check: fc.constantFrom(...checks),
  result: fc.constantFrom('pass', 'warn', 'fail', 'unscannable', 'odd'),
});
const reported = {
  server: fc.constantFrom(...ids),
  version,
  score: fc.constantFrom<unknown>(0, 40, 74, 75, 90, 100, null),
  grade: fc.constantFrom('A', 'B-', 'D', 'F'),
  findings: fc.constantFrom<readonly unknown[]>([], [], [], ['f1'], ['f2', 'f3'], ['f9'], [0]),
  generated_at: fc.constantFrom('2026-11-19T00:00:00.000Z', '2026-10-01T00:00:00.000Z'),
};
const odd = {
  ...reported,
  version: fc.constantFrom<unknown>('', 3, '1.0.0'),
  score: fc.constantFrom<unknown>('90', 101, 90),
  findings: fc.constantFrom<unknown>(['/findings/1', { check: 'exec', result: 'fail' }], 'f1'),
};
const score = fc.oneof(
  { weight: 8, arbitrary: fc.record(reported) },
  fc.record(odd, { requiredKeys: ['server', 'findings'] }),
);

export const anyExport = fc
  .record({
    servers: fc.array(server, { minLength: 1, maxLength: 6 }),
    scores: fc.array(score, { minLength: 1, maxLength: 14 }),
    findings: fc.array(finding, { maxLength: 3 }),
    generated_at: fc.constantFrom('2026-11-20T04:00:00.000Z', '2026-11-10T04:00:00.000Z'),
  })
  .map((document) => ({
    schema_version: '1',
    rubric_version: '1.0.0',
    counts: Object.fromEntries(
      (['servers', 'scores', 'findings'] as const).map((key) => [key, document[key].length]),
    ),
    ...document,
  }));

const pattern = fc.constantFrom(
  ...['pkg:npm/@acme/*', 'pkg:npm/notes', 'pkg:npm/notes@1.0.0', 'pkg:npm/twin@<2'],
  ...['pkg:pypi/acme-notes', 'pkg:oci/ghcr.io/acme/*', 'pkg:oci/ghcr.io/acme/maps@1.1.0'],
  ...['https://mcp.acme.example/**', 'pkg:golang/github.com/acme/**', 'pkg:registry/notes'],
);
const level = fc.constantFrom('fail', 'warn', 'off');
const rules = fc.dictionary(
  fc.constantFrom(
    ...['unlisted', 'unscored-version', 'unscannable', 'unpinned', 'matched-by-name'],
    ...['ambiguous-identity', 'failing-finding', 'inconsistent-export', 'stale-export', 'too-new'],
  ),
  level,
  { maxKeys: 4 },
);
const minScore = fc.constantFrom(0, 50, 75, 95);

const keys = {
  preset: fc.constantFrom('recommended', 'strict', 'report-only'),
  'min-score': minScore,
  'min-grade': fc.constantFrom('A', 'B', 'F'),
  'min-age': fc.constantFrom('2d', '30d'),
  rules,
  servers: fc.uniqueArray(
    fc.oneof(
      fc.record({ match: pattern, 'min-score': minScore }),
      fc.record({ match: pattern, rules }),
      fc.record({
        match: fc.constantFrom('pkg:npm/notes', 'pkg:npm/twin', 'pkg:pypi/twin'),
        server: fc.constantFrom(...ids),
      }),
    ),
    { maxLength: 2, selector: ({ match }) => match },
  ),
  deny: fc.array(pattern, { maxLength: 1 }),
  allow: fc.array(pattern, { maxLength: 2 }),
};
const waivers = fc.array(
  fc.record(
    {
      match: pattern,
      rule: fc.constantFrom('failing-finding', 'below-minimum', 'unscannable', 'unpinned'),
      reason: fc.constant('reviewed'),
      expires: fc.constantFrom('2026-11-19', '2027-01-31'),
    },
    { requiredKeys: ['match', 'rule', 'reason', 'expires'] },
  ),
  { maxLength: 2 },
);

/** A repository's policy and an organisation's. */
export const anyPolicy = fc.record({
  own: fc.record({ ...keys, waivers }, { requiredKeys: [] }),
  floor: fc.option(
    fc.record(
      {
        ...keys,
        overridable: fc.subarray(['min-score', 'servers', 'unpinned', 'preset']),
        waivable: fc.subarray(['failing-finding', 'below-minimum']),
      },
      { requiredKeys: [] },
    ),
  ),
});

/** Returns an entry for `.mcp.json` that launches a package pinned to a version, or connects to a URL. */
export function createClientEntry(
  type: string,
  name: string,
  version: string | null,
): object | null {
  const at = version === null ? '' : `@${version}`;
  const bare = version === null ? '' : `@${version.replace(/^v(?=\d)/, '')}`;
  switch (type) {
    case 'npm':
      return { command: 'npx', args: ['-y', `${name}${bare}`] };
    case 'pypi':
      return { command: 'uvx', args: [bare === '' ? name : `${name}==${bare.slice(1)}`] };
    case 'oci': {
      const tag = version?.includes(':') ? at : at.replace('@', ':');
      return { command: 'docker', args: ['run', '-i', '--rm', `${name}${tag}`] };
    }
    case 'golang': {
      // From the second major version on, the module path ends in the version.
      const query = /^v?[01]\./.test(version ?? '') ? `@v${bare.slice(1)}` : at;
      return { command: 'go', args: ['run', `${name}${query || '@latest'}`] };
    }
    case 'nuget':
      return { command: 'dnx', args: [`${name}${bare}`, '--yes'] };
    case 'jsr':
      return { command: 'deno', args: ['run', '-A', `jsr:${name}${bare}`] };
    case 'git': {
      const ref = version === null ? '' : `#${version}`;
      return { command: 'npx', args: ['-y', `git+https://${name}.git${ref}`] };
    }
    case 'remote':
      return { type: 'http', url: name };
    default:
      return null;
  }
}
