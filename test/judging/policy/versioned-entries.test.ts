/* Tests what an entry with a version matches in a deny list and in an allow list. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectFromExport } from '../../../src/export/reading/select.ts';
import { matchDependency } from '../../../src/judging/grading/match.ts';
import { listedMatch } from '../../../src/judging/grading/matched.ts';
import { createTerms } from '../../../src/judging/policy/terms.ts';
import type { Identity } from '../../../src/model/model.ts';
import { parseDependency } from '../../builders.ts';
import { scanned } from '../../export/sources.ts';
import { runs } from '../../seed.ts';
import { policyFrom } from './judging.ts';

const commit = '9fceb02d0ae598e95dc970b74767f19372d61af8';
const other = '1a2b3c4d0ae598e95dc970b74767f19372d61af8';
const [digest, listed, foreign] = ['a', 'b', 'c'].map((sign) => `sha256:${sign.repeat(64)}`);

/** The servers in the export, which lists a digest for the image's third version. */
const servers = [
  {
    id: 'srv-image',
    name: 'image',
    package_refs: ['oci:ghcr.io/acme/listed'],
    versions: ['1.0.0', '2.0.0', { version: '3.0.0', digest: listed }],
  },
  {
    id: 'srv-odd',
    name: 'odd',
    package_refs: ['npm:odd'],
    versions: ['nightly', '3.0.0', '1.0.0'],
  },
  { id: 'srv-git', name: 'git', package_refs: ['git:github.com/acme/listed'], versions: ['3.0.0'] },
];
const document = JSON.stringify({
  generated_at: '2026-11-20T00:00:00.000Z',
  counts: { servers: servers.length, scores: 0, findings: 0 },
  servers,
  scores: [],
  findings: [],
});
const identities = servers.map(({ package_refs: [ref = ''] }) => namedBy(ref));
const selection = await selectFromExport(scanned(document), {
  identities,
  watched: [],
});

function namedBy(ref: string): Identity {
  const [type = '', name = ''] = ref.split(/:(.*)/s);
  return { type: type as Identity['type'], name };
}

/** Returns whether an entry denies a launch under any of its matches. */
function isDenied(entry: string, launch: string): boolean {
  const { termsFor } = createTerms(policyFrom(JSON.stringify({ deny: [entry] })));
  const dependency = parseDependency(launch);
  const match = matchDependency(dependency, selection);
  return [match, ...(listedMatch(match)?.tiedMatches ?? [])].some(
    (each) => termsFor(dependency, each).deniedBy !== null,
  );
}

/** Returns whether an entry allows a launch, which does not depend on the judged version. */
function isAllowed(entry: string, launch: string): boolean {
  const { termsFor } = createTerms(policyFrom(JSON.stringify({ allow: [entry] })));
  const dependency = parseDependency(launch);
  return termsFor(dependency, matchDependency(dependency, selection)).isAllowed;
}

const nuget = 'pkg:nuget/Acme.Mcp';
const image = 'pkg:oci/ghcr.io/acme/image';
const known = 'pkg:oci/ghcr.io/acme/listed';
const repository = 'pkg:git/github.com/acme/mcp';

describe('an entry with a version', () => {
  test.for([
    // entry, launch, whether the entry denies the launch, whether it allows the launch
    [`${nuget}@<2`, 'dnx Acme.Mcp@1.2.3.4', true, true],
    [`${nuget}@<2`, 'dnx Acme.Mcp@2.0.0.1', false, false],
    [`${nuget}@<2`, 'dnx Acme.Mcp@1.2.3.4.5', true, false],
    [`${nuget}@<2`, 'dnx Acme.Mcp@1.*', true, false],
    [`${nuget}@[1.0,2.0)`, 'dnx Acme.Mcp@1.9.9.9', true, true],
    [`${nuget}@1.0.0-beta`, 'dnx Acme.Mcp@1.0.0-BETA', true, true],
    [`${nuget}@1.0.0-beta`, 'dnx Acme.Mcp@1.0.0-rc', false, false],
    [`${nuget}@1.2.3`, 'dnx Acme.Mcp@1.2.3.0', true, true],
    [`${nuget}@1.2.3`, 'dnx Acme.Mcp@1.2.3.4', false, false],
    // An image tag without an order may be in any range, but equals no other version.
    [`${image}@<2`, 'docker run ghcr.io/acme/image:1.0.0', true, true],
    [`${image}@<2`, 'docker run ghcr.io/acme/image:2.0.0', false, false],
    [`${image}@<2`, 'docker run ghcr.io/acme/image:1.0.0.1', true, false],
    [`${image}@<2`, 'docker run ghcr.io/acme/image:1.9.9-rc.1', true, false],
    [`${image}@<2026`, 'docker run ghcr.io/acme/image:2025.01.02', true, true],
    [`${image}@<2025`, 'docker run ghcr.io/acme/image:2025.01.02', false, false],
    [`${image}@1.0.0`, 'docker run ghcr.io/acme/image:v1.0.0', true, true],
    [`${image}@1.0.0`, 'docker run ghcr.io/acme/image:1.0.0.1', false, false],
    [`${image}@1.0.0`, 'docker run ghcr.io/acme/image', true, false],
    // Only the export can tell which version a digest belongs to.
    [`${image}@<2`, `docker run ghcr.io/acme/image:1.0.0@${digest}`, true, false],
    [`${image}@<2`, `docker run ghcr.io/acme/image:3.0.0@${digest}`, true, false],
    [`${image}@1.0.0`, `docker run ghcr.io/acme/image@${digest}`, true, false],
    [`${known}@<2`, `docker run ghcr.io/acme/listed@${listed}`, false, false],
    [`${known}@>2`, `docker run ghcr.io/acme/listed@${listed}`, true, false],
    [`${known}@3.0.0`, `docker run ghcr.io/acme/listed@${listed}`, true, false],
    [`${known}@1.0.0`, `docker run ghcr.io/acme/listed@${listed}`, false, false],
    [`${known}@<2`, `docker run ghcr.io/acme/listed@${foreign}`, true, false],
    // An entry with a digest matches that digest, and a tag that the export lists with it.
    [`${image}@${digest}`, `docker run ghcr.io/acme/image:1.0.0@${digest}`, true, true],
    [`${image}@${digest?.toUpperCase()}`, `docker run ghcr.io/acme/image@${digest}`, true, false],
    [`${image}@${digest}`, `docker run ghcr.io/acme/image@${foreign}`, false, false],
    [`${image}@${digest}`, 'docker run ghcr.io/acme/image:1.0.0', false, false],
    [`${image}@${digest}`, 'docker run ghcr.io/acme/image', true, false],
    [`${known}@${listed}`, 'docker run ghcr.io/acme/listed:3.0.0', true, false],
    [`${known}@${listed}`, 'docker run ghcr.io/acme/listed:2.0.0', false, false],
    // In git, only a full commit ID is unambiguous. A tag that looks like a version does not match a
    // different version.
    [`${repository}@${commit}`, `npx github:acme/mcp#${commit}`, true, true],
    [`${repository}@${commit}`, `npx github:acme/mcp#${commit.slice(0, 12)}`, true, false],
    [`${repository}@${commit.slice(0, 12)}`, `npx github:acme/mcp#${commit}`, true, false],
    [`${repository}@${commit}`, `npx github:acme/mcp#${other}`, false, false],
    [`${repository}@${commit}`, 'npx github:acme/mcp#main', true, false],
    [`${repository}@${commit}`, 'npx github:acme/mcp#v3.0.0', true, false],
    [`${repository}@${commit}`, 'npx github:acme/mcp', true, false],
    [`pkg:git/github.com/acme/listed@${commit}`, 'npx github:acme/listed', true, false],
    [`${repository}@<2`, `npx github:acme/mcp#${commit}`, true, false],
    [`${repository}@<2`, 'npx github:acme/mcp#main', true, false],
    [`${repository}@<2026`, 'npx github:acme/mcp#2025.01.02', true, false],
    [`${repository}@<2`, 'npx github:acme/mcp#1.2.3.4', true, false],
    // A short version may be a branch or a moving tag.
    [`${repository}@2.1.3`, 'npx github:acme/mcp#v2', true, false],
    [`${repository}@>=1.2.0 <1.3.0`, 'npx github:acme/mcp#v1', true, false],
    [`${repository}@<2`, 'npx github:acme/mcp#v1.2.0', true, false],
    [`${repository}@<2`, 'npx github:acme/mcp#v3.0.0', false, false],
    [`${repository}@1.0.0`, `npx github:acme/mcp#${commit}`, true, false],
    [`${repository}@1.0.0`, 'npx github:acme/mcp#v1.0.0', true, false],
    [`${repository}@1.0.0`, 'npx github:acme/mcp#v1.0.1', false, false],
    // All other ecosystems behave alike.
    ['pkg:npm/x@1.0.0', 'npx x@1.0.1', false, false],
    ['pkg:npm/x@1.0.0', 'npx x@1.0.0+build', true, true],
    ['pkg:npm/x@1.0.0', 'npx x', true, false],
    ['pkg:npm/odd@<2', 'npx odd@3.0.0', false, false],
    ['pkg:npm/odd@<2', 'npx odd', false, false],
    ['pkg:pypi/x@<2', 'uvx x==1!0.5', false, false],
    ['pkg:pypi/x@<2', 'uvx x==1.9rc1', true, false],
    ['pkg:pypi/x@<2', 'uvx x==2.0', false, false],
    ['pkg:golang/acme.example/x@<v2', 'go run acme.example/x@v1.2.3.4', true, false],
    ['pkg:golang/acme.example/x', 'go run acme.example/x/cmd/srv@v1.2.3', true, false],
    ['pkg:golang/acme.example/x@v1.2.3', 'go run acme.example/x@v1.2.4', false, false],
  ] as const)('%s and %s: denied %s, allowed %s', ([entry, launch, denied, allowed]) => {
    expect([isDenied(entry, launch), isAllowed(entry, launch)]).toEqual([denied, allowed]);
  });

  test('an entry denies everything that it allows', () => {
    const version = fc.constantFrom(
      '1.0.0',
      'v1.0.0',
      '1.0.0-BETA',
      '1.0.0.1',
      '2025.01.02',
      'main',
      'latest',
      '1.x',
      commit,
      commit.slice(0, 8),
    );
    const entries = fc.constantFrom('<2', '>=1.0.0', '1.0.0', '1.0.0-beta', commit, digest);
    const form = fc.constantFrom<readonly [string, (version: string) => string]>(
      ['pkg:npm/x', (given) => `npx x@${given}`],
      ['pkg:pypi/x', (given) => `uvx x@${given}`],
      [nuget, (given) => `dnx Acme.Mcp@${given}`],
      [image, (given) => `docker run ghcr.io/acme/image:${given}`],
      [image, (given) => `docker run ghcr.io/acme/image:${given}@${digest}`],
      [repository, (given) => `npx github:acme/mcp#${given}`],
      ['pkg:golang/acme.example/x', (given) => `go run acme.example/x@${given}`],
    );
    fc.assert(
      fc.property(form, entries, version, ([name, launch], wanted, given) => {
        const entry = `${name}@${wanted}`;
        const allowed = isAllowed(entry, launch(given));
        expect([allowed, isDenied(entry, launch(given))]).not.toEqual([true, false]);
      }),
      { numRuns: runs(500) },
    );
  });
});
