import { dockerRunOptions } from '../../../detection/launch.ts';
import type { EcosystemType } from '../../../model/model.ts';

/*
 * The launches with exact versions that Renovate finds in JSON and TOML files, as regular expressions. They
 * use only what RE2 has, and a matcher that goes back takes linear time as well: after each part it is
 * clear which one may follow.
 */

interface Writing {
  /** What stands between the program and its first argument. */
  readonly afterProgram: string;
  readonly between: string;
  /** A value of an option. */
  readonly value: string;
  /** What stands behind the version. */
  readonly end: string;
}

/** Keys with short values, which may stand between the command and its arguments. */
const keys = String.raw`(?:["']?[A-Za-z_-]{1,40}["']?\s*[:=]\s*(?:"[^"'\\\n]{0,200}"|'[^"'\\\n]{0,200}'|\{[^{}]{0,200}\}|true|false|[0-9]{1,9})\s*(?:,\s*)?){0,4}`;
const beforeArguments = String.raw`["']\s*(?:,\s*)?${keys}["']?args["']?\s*[:=]\s*\[\s*["']`;
const betweenStrings = String.raw`["']\s*,\s*["']`;

const writings: readonly Writing[] = [
  // Each word is a string: `"npx", "-y", "…"`, or `"command": "npx", "args": ["-y", "…"]`.
  {
    afterProgram: `(?:${betweenStrings}|${beforeArguments})`,
    between: betweenStrings,
    value: String.raw`(?:[^"'\\\n]|\\[^\n])+`,
    end: `["']`,
  },
  // All are in one: `"npx -y …"`.
  {
    afterProgram: String.raw`[ \t]+`,
    between: String.raw`[ \t]+`,
    value: String.raw`[^"'\\\s]+`,
    end: String.raw`["' \t]`,
  },
];

/** How a launcher names a package with its version, as the parts of a regular expression. */
interface PackageLaunch {
  /** Programs, and the sub-commands behind them; none for programs that take the package at once. */
  readonly programs: readonly (readonly [programs: string, subCommands?: string])[];
  /** Options that may precede the package, each with what separates it from the next word. */
  readonly options?: (writing: Writing) => string;
  /** What precedes the name in its word. */
  readonly prefix?: string;
  readonly name: string;
  readonly separator: string;
  readonly version: string;
  readonly digest?: string;
}

/** Options of one letter, and of words without a value that is attached. */
const flags = ({ between }: Writing): string => `(?:-(?:[A-Za-z]|-(?:[a-z][a-z-]*)?)${between})*`;

/** Options of `docker run`, with their values. */
function dockerOptions({ between, value }: Writing): string {
  const named = (form: RegExp, wanted: 'flag' | 'value'): string[] =>
    [...dockerRunOptions.options].flatMap(([word, { kind }]) =>
      kind === wanted && form.test(word) ? [word.replace(/^-+/, '')] : [],
    );
  const long = /^--/;
  const short = /^-\w$/;
  const isFlag = `--(?:${named(long, 'flag').join('|')})(?:=true|=false)?`;
  const hasValue = `--(?:${named(long, 'value').join('|')})(?:=|${between})${value}`;
  const letters = `[${named(short, 'flag').join('')}]`;
  const letterWithValue = `[${named(short, 'value').join('')}](?:${between})?${value}`;
  return `(?:(?:${isFlag}|${hasValue}|-${letters}+|-${letters}*${letterWithValue})${between})*`;
}

const semver = String.raw`[0-9]+\.[0-9]+\.[0-9]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?`;
const npmName = '(?:@[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,120}/)?[A-Za-z0-9_~][A-Za-z0-9._~-]{0,213}';

/** How Renovate updates the packages of an ecosystem. */
interface RenovateEcosystem {
  /** The name of Renovate's scheme of versions. */
  readonly versioning: string;
  /** The package's name in lists, as a template over the name in the launch. */
  readonly packageName: string;
  readonly launches: readonly PackageLaunch[];
}

/** The ecosystems whose packages are launched by their names. */
export const renovateEcosystems: Partial<Record<EcosystemType, RenovateEcosystem>> = {
  npm: {
    versioning: 'npm',
    packageName: '{{{depName}}}',
    launches: [
      {
        programs: [['npx|pnpx|bunx'], ['npm', 'exec|x'], ['pnpm|yarn', 'dlx'], ['bun', 'x']],
        prefix: '(?:--package=)?',
        name: npmName,
        separator: '@',
        version: semver,
      },
      { programs: [['deno', 'run']], options: denoOptions, prefix: 'npm:/?', ...atSemver(npmName) },
    ],
  },
  jsr: {
    versioning: 'semver',
    packageName: '{{{lowercase depName}}}',
    launches: [
      { programs: [['deno', 'run']], options: denoOptions, prefix: 'jsr:/?', ...atSemver(npmName) },
    ],
  },
  pypi: {
    versioning: 'pep440',
    packageName: "{{{lowercase (replace '[-_.]+' '-' depName)}}}",
    launches: [
      {
        programs: [['uvx'], ['uv', 'tool run'], ['pipx', 'run']],
        prefix: '(?:--from=|--spec=)?',
        name: '[A-Za-z0-9][A-Za-z0-9._-]{0,200}',
        separator: String.raw`(?:\[[A-Za-z0-9._, -]{0,200}\])?(?:==|@)`,
        version: '[0-9][0-9A-Za-z.!+_-]*',
      },
    ],
  },
  oci: {
    versioning: 'docker',
    packageName: canonicalImage(),
    launches: [
      {
        programs: [['docker|podman|nerdctl', 'run']],
        options: dockerOptions,
        name: '[a-z0-9][a-z0-9._-]{0,120}(?:/[a-z0-9][a-z0-9._-]{0,120}){0,7}',
        separator: ':',
        version: String.raw`v?[0-9]+\.[0-9]+\.[0-9]+[A-Za-z0-9._-]*`,
        digest: '(?:@(?<currentDigest>sha256:[0-9a-f]{64}))?',
      },
    ],
  },
  nuget: {
    // By the scheme `nuget`, a version stands for all higher ones too, so that none is an update.
    versioning: 'semver',
    packageName: '{{{lowercase depName}}}',
    launches: [
      { programs: [['dnx'], ['dotnet', 'dnx']], ...atSemver('[A-Za-z0-9][A-Za-z0-9._-]{0,99}') },
    ],
  },
  golang: {
    versioning: 'semver',
    packageName: '{{{depName}}}',
    launches: [
      {
        programs: [['go', 'run']],
        // Its options have values.
        options: () => '',
        name: String.raw`[A-Za-z0-9-]+\.[A-Za-z0-9.-]+(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,120}){1,8}`,
        separator: '@',
        version: `v${semver}`,
      },
    ],
  },
};

function atSemver(name: string): Pick<PackageLaunch, 'name' | 'separator' | 'version'> {
  return { name, separator: '@', version: semver };
}

/** Permissions have values. */
function denoOptions({ between, value }: Writing): string {
  return `(?:-(?:[A-Za-z]|-(?:(?:allow|deny)-[a-z]+=${value}|(?:[a-z][a-z-]*)?))${between})*`;
}

/** An image's name with its registry. Source: as `detection/ecosystems/oci.ts` reads it. */
function canonicalImage(): string {
  const steps = [
    // The machine itself has no registry that anybody else knows.
    ['^localhost/', 'localhost./'],
    ['^([^/]+)$', 'library/$1'],
    ['^([^/.]+)/', 'docker.io/$1/'],
    [String.raw`^(?:index|registry-1|registry\.hub)\.docker\.(?:io|com)/`, 'docker.io/'],
    [String.raw`^docker\.io/([^/]+)$`, 'docker.io/library/$1'],
  ] as const;
  const nested = steps.reduce(
    (inner, [find, replaced]) => `(replace '${find}' '${replaced}' ${inner})`,
    'depName',
  );
  return `{{{${nested.slice(1, -1)}}}}`;
}

/**
 * The two expressions by which Renovate finds the launches of a launcher, for each way of writing them. The
 * first one matches a launch up to what stands behind the version. The second one matches the version in
 * it, with the character behind it, which is all that Renovate replaces.
 */
export function expressionsOf(launch: PackageLaunch): readonly (readonly [string, string])[] {
  const { programs, options = flags, prefix = '', name, separator, version, digest = '' } = launch;
  return writings.map((writing) => {
    const { afterProgram, between, end } = writing;
    const starts = programs.map(([names, subCommands]) => {
      const verbs = subCommands?.replaceAll(' ', between);
      const verb = verbs === undefined ? '' : `(?:${verbs})${between}`;
      return String.raw`(?:${names})(?:\.cmd|\.exe)?${afterProgram}${verb}`;
    });
    const program = String.raw`["'](?:[^"'\s]{0,200}[/\\])?(?:${starts.join('|')})`;
    const tail = `${separator}(?<currentValue>${version})${digest}${end}`;
    return [
      `${program}${options(writing)}${prefix}(?<depName>${name})${tail}`,
      `${tail}$`,
    ] as const;
  });
}
