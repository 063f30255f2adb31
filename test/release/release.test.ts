import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as CDX from '@cyclonedx/cyclonedx-library';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bundleBill, changelogEntry, releaseFaults, releaseNotes } from '../../.ci/release.ts';
import { version } from '../../src/model/version.ts';

const root = resolve(import.meta.dirname, '../..');
const commit = '0123456789abcdef0123456789abcdef01234567';

const changelog = `# Changelog

## [Unreleased]

- Something that is not out yet.

## [${version}] - 2026-11-23

### Added

- A gate ([rules](docs/rules.md), [form](https://example.com/form)).

## [0.9.0] - 2026-01-02

- Older.

[${version}]: https://github.com/acme/mcp-grade-gate/releases/tag/v${version}
`;
const files = {
  manifest: { version },
  lock: { version },
  changelog,
  named: { CODEOWNERS: '* @acme/owners\n' },
};

describe('a tag', () => {
  test('of the version that everything has can be released', () => {
    expect(releaseFaults(`v${version}`, files)).toEqual([]);
  });

  test.for(['v1', '1.0.0', 'v1.0', 'v1.0.0-rc.1', 'v01.0.0', 'v1.0.0\n', ''])(
    'of the form %j cannot',
    (tag) => {
      expect(releaseFaults(tag, files)).toEqual([`The tag ${tag} is not of the form v1.2.3.`]);
    },
  );

  test('of another version cannot, and each file that differs is named', () => {
    expect(releaseFaults('v7.8.9', files)).toEqual([
      `The tag is v7.8.9, but package.json has version ${version}.`,
      `The tag is v7.8.9, but package-lock.json has version ${version}.`,
      `The tag is v7.8.9, but src/model/version.ts has version ${version}.`,
      'CHANGELOG.md has no section "## [7.8.9] - YYYY-MM-DD" with what has changed.',
    ]);
  });

  test.for([
    ['no section', changelog.replace(`## [${version}]`, '## [3.2.1]')],
    ['a section without a date', changelog.replace(' - 2026-11-23', '')],
    ['a section that is not dated yet', changelog.replace('2026-11-23', 'Unreleased')],
    [
      'an empty section',
      changelog.replace(
        '### Added\n\n- A gate ([rules](docs/rules.md), [form](https://example.com/form)).\n',
        '',
      ),
    ],
  ] as const)('with %s in the changelog cannot', ([, text]) => {
    expect(releaseFaults(`v${version}`, { ...files, changelog: text })).toEqual([
      `CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with what has changed.`,
    ]);
  });
});

test('nothing is released while a file of GitHub names no account', () => {
  expect(
    releaseFaults(`v${version}`, { ...files, named: { CODEOWNERS: '* @OWNER/maintainers\n' } }),
  ).toEqual(['CODEOWNERS still says OWNER: write the account of this repository there.']);
});

test('the changelog of this repository has its version, which gets its day with the release', async () => {
  const text = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  const [, newest] = /^## (\[.*)$/m.exec(text.replace(/^## \[Unreleased\].*$/m, '')) ?? [];
  expect(newest).toMatch(/ - (?:Unreleased|\d{4}-\d\d-\d\d)$/);
  expect(newest?.startsWith(`[${version}] - `)).toBe(true);
});

describe('the entry of the changelog', () => {
  test('ends where the next version begins', () => {
    expect(changelogEntry(changelog, version)).toMatch(/^### Added\n\n- A gate \(.*\)\.$/);
  });

  test('ends before the addresses of the headings', () => {
    expect(changelogEntry(changelog, '0.9.0')).toBe('- Older.');
  });

  test('is not that of a version that begins alike', () => {
    expect(changelogEntry(changelog, '0.9')).toBeNull();
  });
});

test('the notes have a line to copy for each action and called workflow, then what has changed', async () => {
  const notes = releaseNotes('acme/mcp-grade-gate', commit, `v${version}`, changelog);
  const copied = [...notes.matchAll(/^(?:- )?uses: acme\/mcp-grade-gate(\S*)@(.*)$/gm)];
  expect(copied.map(([, path, ref]) => [path, ref])).toEqual(
    [
      ...['', '/export-diff', '/sweep', '/warm'],
      ...['/.github/workflows/gate.yml', '/.github/workflows/sweep.yml'],
    ].map((path) => [path, `${commit} # v${version}`]),
  );
  // A step names an action's folder, and a job names a workflow file.
  for (const [, path = ''] of copied) {
    const file = path.endsWith('.yml') ? path : `${path}/action.yml`;
    expect(parse(await readFile(join(root, file), 'utf8'))).toHaveProperty('name');
  }
  // Release notes are not a file in the repository, so relative links would not work there.
  const page = `https://github.com/acme/mcp-grade-gate/blob/v${version}/docs/rules.md`;
  expect(notes).toContain(`\n- A gate ([rules](${page}), [form](https://example.com/form)).\n`);
  expect(notes).not.toContain('Older');
});

test('the bill of materials has everything that is bundled, with hashes, and is valid', async () => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const licenses = await readFile(join(root, 'dist/licenses.txt'), 'utf8');
  const bill = bundleBill('acme/mcp-grade-gate', commit, licenses, packages);
  const validator = new CDX.Validation.JsonStrictValidator(CDX.Spec.Version.v1dot6);
  expect(bill).toHaveProperty(
    'serialNumber',
    expect.stringMatching(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
  );
  expect(await validator.validate(JSON.stringify(bill))).toBeNull();
  const { components } = bill as { components: { purl: string; hashes?: unknown[] }[] };
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
  const purls = components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(purls.join('\n')).toMatch(/^pkg:npm\/%40actions\/core@\d/m);
});
