/*
 * Provides the release workflow with checks and texts from this repository:
 *
 *   node .ci/release.ts check TAG                    fails unless everything names the tag's version
 *   node .ci/release.ts notes REPOSITORY COMMIT TAG  the text of the release, as Markdown
 *   node .ci/release.ts sbom REPOSITORY COMMIT       what the bundle contains, as CycloneDX
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actions } from '../src/gate/settings/actions.ts';
import { version } from '../src/model/version.ts';
import { readLicenses } from './licenses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The repository files that a release check reads. */
export interface ReleaseFiles {
  /** From `package.json` and `package-lock.json`. */
  readonly manifest: { readonly version: string };
  readonly lock: { readonly version: string };
  /** The text of `CHANGELOG.md`, which follows https://keepachangelog.com/en/1.1.0/ */
  readonly changelog: string;
  /** The texts in `.github/`, by path, that name the account because GitHub does not fill it in there. */
  readonly named: Readonly<Record<string, string>>;
}

/**
 * Returns the reasons why a tag cannot be released, one sentence each.
 *
 * @param tag for example `v1.2.3`; tags in other forms are not released
 */
export function releaseFaults(
  tag: string,
  { manifest, lock, changelog, named }: ReleaseFiles,
): string[] {
  const released = /^v((?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2})$/.exec(tag)?.[1];
  if (released === undefined) return [`The tag ${tag} is not of the form v1.2.3.`];
  const versions = {
    'package.json': manifest.version,
    'package-lock.json': lock.version,
    'src/model/version.ts': version,
  };
  const entry = changelogEntry(changelog, released);
  return [
    ...Object.entries(versions)
      .filter(([, found]) => found !== released)
      .map(([file, found]) => `The tag is ${tag}, but ${file} has version ${found}.`),
    ...(entry === null
      ? [`CHANGELOG.md has no section "## [${released}] - YYYY-MM-DD" with what has changed.`]
      : []),
    ...Object.entries(named)
      .filter(([, text]) => /\bOWNER\//.test(text))
      .map(([file]) => `${file} still says OWNER: write the account of this repository there.`),
  ];
}

/**
 * Returns the changelog's section on a version, without the heading.
 *
 * @returns null if the version has no dated section, or if the section is empty
 */
export function changelogEntry(changelog: string, released: string): string | null {
  const [, ...sections] = changelog.split(/^(?=## )/m);
  const heading = `## [${released}] - `;
  const section = sections.find((each) => each.startsWith(heading));
  if (section === undefined) return null;
  const [first = '', ...lines] = section.split('\n');
  if (!/^\d{4}-\d\d-\d\d$/.test(first.slice(heading.length).trim())) return null;
  // The link targets for the headings are at the end of the file.
  const text = lines.filter((line) => !/^\[[^\]]+\]: \S+$/.test(line)).join('\n');
  return text.trim() === '' ? null : text.trim();
}

/**
 * Returns the release notes: the lines to copy, then the changes.
 *
 * @param repository `owner/name`
 * @param commit the tag's commit, 40 hex digits
 */
export function releaseNotes(
  repository: string,
  commit: string,
  tag: string,
  changelog: string,
): string {
  // `/gate` is a copy of the root action for the reusable workflow, so it is left out.
  const folders = actions.map(({ folder }) => folder).filter((folder) => folder !== '/gate');
  const called = ['gate', 'sweep'].map((name) => `/.github/workflows/${name}.yml`);
  // Relative links work in the file, but release notes have no base path to resolve them against.
  const changes = (changelogEntry(changelog, tag.slice(1)) ?? '').replaceAll(
    /\]\((?!https?:|#)/g,
    `](https://github.com/${repository}/blob/${tag}/`,
  );
  const line = (path: string): string => `uses: ${repository}${path}@${commit} # ${tag}`;
  return [
    'Pin the commit of this release; the comment is what Dependabot and Renovate update:',
    '',
    '```yaml',
    ...folders.sort().map((path) => `- ${line(path)}`),
    '```',
    '',
    'As jobs that call a workflow:',
    '',
    '```yaml',
    ...called.map(line),
    '```',
    '',
    changes,
    '',
    '## What it is built from',
    '',
    `\`dist/\` is built from \`src/\` of the same commit. Its files and the package are attested: \`gh attestation verify dist/index.js --repo ${repository}\` says which commit and workflow they come from. \`sbom.cdx.json\` lists what the bundle contains.`,
    '',
  ].join('\n');
}

/** A package's entry in `package-lock.json`. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
}

/**
 * Returns a bill of materials for the bundle: https://cyclonedx.org/docs/1.6/json/. Tools that read the
 * lockfile find nothing, because every bundled package is a development dependency.
 *
 * @param licenses the text of `dist/licenses.txt`
 * @param packages the lockfile's packages, by folder
 */
export function bundleBill(
  repository: string,
  commit: string,
  licenses: string,
  packages: Readonly<Record<string, LockedPackage>>,
): object {
  const components = readLicenses(licenses).map(({ name, version: bundled, license }) => {
    const [group, short] = name.includes('/') ? name.split('/') : [undefined, name];
    const purl = `pkg:npm/${name.replace('@', '%40')}@${bundled}`;
    const integrity = Object.entries(packages).find(
      ([path, locked]) => path.endsWith(`node_modules/${name}`) && locked.version === bundled,
    )?.[1].integrity;
    const digest = /^sha512-(\S+)$/.exec(integrity ?? '')?.[1];
    return {
      type: 'library',
      'bom-ref': purl,
      ...(group === undefined ? {} : { group }),
      name: short,
      version: bundled,
      ...(digest === undefined
        ? {}
        : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
      licenses: [/ /.test(license) ? { expression: license } : { license: { id: license } }],
      purl,
    };
  });
  const ref = `pkg:github/${repository}@${commit}`;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    // Always the same for a given release. Attestation tools reject a bill without a serial number.
    serialNumber: `urn:uuid:${uuidOf(ref)}`,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': ref,
        name: 'mcp-grade-gate',
        version,
        licenses: [{ license: { id: 'MIT' } }],
        purl: ref,
      },
    },
    components,
    dependencies: [{ ref, dependsOn: components.map(({ purl }) => purl) }],
  };
}

/**
 * Derives a version 8 UUID from a text. Version 8 marks a UUID with a custom layout (RFC 9562, section 5.8).
 */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_, ...[a, b, c, d, e]: string[]) => `${a}-${b}-8${c}-8${d}-${e}`,
  );
}

async function main([step, ...args]: readonly string[]): Promise<string> {
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
  const [first = '', second = '', third = ''] = args;
  if (step === 'check') {
    const manifest = JSON.parse(await read('package.json'));
    const lock = JSON.parse(await read('package-lock.json'));
    const changelog = await read('CHANGELOG.md');
    const named = Object.fromEntries(
      await Promise.all(
        ['.github/CODEOWNERS', '.github/ISSUE_TEMPLATE/config.yml'].map(
          async (file) => [file, await read(file)] as const,
        ),
      ),
    );
    const faults = releaseFaults(first, { manifest, lock, changelog, named });
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return `${first} can be released.\n`;
  }
  if (step === 'notes') return releaseNotes(first, second, third, await read('CHANGELOG.md'));
  if (step === 'sbom') {
    const { packages } = JSON.parse(await read('package-lock.json'));
    const bill = bundleBill(first, second, await read('dist/licenses.txt'), packages);
    return `${JSON.stringify(bill, null, 2)}\n`;
  }
  throw new Error('usage: node .ci/release.ts check TAG | notes REPOSITORY COMMIT TAG | sbom …');
}

if (import.meta.main) {
  try {
    process.stdout.write(await main(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
