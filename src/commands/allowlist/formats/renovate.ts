import { clientFiles } from '../../../detection/declarations.ts';
import { ecosystems, noVersion } from '../../../detection/ecosystems.ts';
import { ecosystemTypes, type Identity } from '../../../model/model.ts';
import type { JudgedPackage, JudgedVersion } from '../../corpus/judged.ts';
import { releasesPath, releasesTemplate } from '../renovate/files.ts';
import { expressionsOf, renovateEcosystems } from '../renovate/launches.ts';
import type { ListFormat } from './format.ts';
import { isAdmitted } from './rows.ts';

const folder = 'renovate';

/**
 * Files for custom datasources of Renovate: one for each package, with the versions that pass, and a
 * preset that finds launches and looks these files up. They contain no grades, whatever is asked for.
 */
export const renovate: ListFormat = {
  name: 'renovate',
  async write(packages, _, emit) {
    emit(`${folder}/mcp-servers.json`, `${JSON.stringify(renovatePreset(), null, 2)}\n`);
    for await (const judged of packages) {
      const { type, name } = judged.identity;
      if (renovateEcosystems[type] === undefined) continue;
      const path = releasesPath(type, name);
      if (path === null) continue;
      const lines = releasesOf(judged).map((release) => `\n    ${JSON.stringify(release)}`);
      const text = `{\n  "releases": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]\n}\n`;
      emit(`${folder}/${path}`, text);
    }
  },
};

/** A version as Renovate reads it. Source: the schema of its custom datasources. */
interface Release {
  readonly version: string;
  readonly digest?: string;
  readonly releaseTimestamp?: string;
}

/** The versions that pass, as launches spell them. Of several spellings of one version all must pass. */
function releasesOf({ identity, versions }: JudgedPackage): Release[] {
  const { normaliseVersion, versions: kind } = ecosystems[identity.type];
  const releases = new Map<string, Release | null>();
  for (const judged of versions) {
    const spelled = spelledVersion(identity, judged.version);
    if (spelled === null) continue;
    // Each spelling of a tag is another tag.
    const key = kind === 'tags' ? spelled : normaliseVersion(spelled);
    if (!isAdmitted(judged)) releases.set(key, null);
    else if (!releases.has(key)) releases.set(key, releaseOf(spelled, judged));
  }
  return [...releases.values()].filter((release) => release !== null);
}

function releaseOf(version: string, { digest, gradedAt }: JudgedVersion): Release {
  return {
    version,
    ...(digest !== null && /^[a-z0-9]+:[0-9a-f]{32,128}$/.test(digest) ? { digest } : {}),
    ...(gradedAt !== null && instant.test(gradedAt) ? { releaseTimestamp: gradedAt } : {}),
  };
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** A version as it is written into launches; null if Renovate must not write it into a file. */
function spelledVersion(identity: Identity, version: string | null): string | null {
  if (version === null) return null;
  const spelled = ecosystems[identity.type].writing?.spell(version, { ...identity, ...noVersion });
  return typeof spelled === 'string' && plainVersion.test(spelled) ? spelled : null;
}

const plainVersion = /^[A-Za-z0-9][A-Za-z0-9._+!-]{0,127}$/;

/** The name of a datasource of Renovate, without the `custom.` that stands before it elsewhere. */
const datasourceOf = (type: string): string => `mcp-${type}`;

/** The client files in whose format launches can be found, as a pattern of Renovate. */
function filePattern(): string {
  const paths = clientFiles
    .filter(({ format = 'json' }) => format === 'json' || format === 'toml')
    .flatMap((file) => file.paths);
  return `**/{${[...new Set(paths)].sort().join(',')}}`;
}

/**
 * A preset of Renovate by which it proposes the listed versions only. Its parameter is the address of the
 * lists, or `file://` and their folder in the repository that is updated.
 */
function renovatePreset(): object {
  const ecosystems = ecosystemTypes.flatMap((type) => {
    const ecosystem = renovateEcosystems[type];
    return ecosystem === undefined ? [] : [[type, ecosystem] as const];
  });
  return {
    $schema: 'https://docs.renovatebot.com/renovate-schema.json',
    description: [
      'Updates MCP servers in client files to versions that the policy admits, as MCP Grade Gate lists them',
    ],
    customDatasources: Object.fromEntries(
      ecosystems.map(([type]) => [
        datasourceOf(type),
        {
          format: 'json',
          defaultRegistryUrlTemplate: `{{arg0}}/${releasesTemplate(type)}`,
        },
      ]),
    ),
    customManagers: ecosystems.flatMap(([type, { versioning, packageName, launches }]) =>
      launches.flatMap(expressionsOf).map((matchStrings) => ({
        customType: 'regex',
        managerFilePatterns: [filePattern()],
        matchStringsStrategy: 'recursive',
        matchStrings,
        packageNameTemplate: packageName,
        datasourceTemplate: `custom.${datasourceOf(type)}`,
        versioningTemplate: versioning,
        depTypeTemplate: 'mcp-server',
      })),
    ),
    packageRules: [
      {
        matchDatasources: ecosystems.map(([type]) => `custom.${datasourceOf(type)}`),
        commitMessageTopic: 'MCP server {{depName}}',
      },
    ],
  };
}
