import { clientFiles } from '../../../detection/declarations.ts';
import { ecosystemTypes } from '../../../model/model.ts';
import { releasesTemplate } from './files.ts';
import { expressionsOf, renovateEcosystems } from './launches.ts';

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
export function renovatePreset(): object {
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
