import { matchDependency } from '../../../src/grading/match.ts';
import type { Dependency, PackageSpec, ServerRecord } from '../../../src/model.ts';
import { isIdentified } from '../../../src/versions/ecosystems.ts';

const position = { line: 1, column: 1 };
const span = { start: position, end: position };

/**
 * The versions of which the gate would judge the grade, if a server lists these; null for one that is not
 * listed. Several where it is not known which one is fetched: the worst counts. `unread` where it does not
 * understand the specification, and says so.
 */
export function judgedVersions(
  spec: PackageSpec,
  versions: readonly string[],
): readonly (string | null)[] | 'unread' {
  if (!isIdentified(spec)) return 'unread';
  const { type, name } = spec;
  const record: ServerRecord = {
    id: 'server',
    name: 'server',
    publisher: { namespace: null, verified: null },
    packageRefs: [{ type, name, version: null, digest: null }],
    versions: versions.map((version) => ({ version, digest: null })),
  };
  const match = matchDependency(dependencyOf(spec), {
    header: { schemaVersion: null, rubricVersion: null, generatedAt: 0 },
    servers: [{ record, reports: [], malformedReports: [], inconsistencies: [] }],
    malformedRecords: new Map(),
    neighbours: new Map(),
    inconsistencies: [],
  });
  if (!('rivals' in match)) throw new Error('a listed package is not found');
  return [match, ...match.rivals].map(({ judgedVersion }) => judgedVersion);
}

function dependencyOf(spec: PackageSpec): Dependency {
  return {
    ...spec,
    role: 'server',
    resolved: null,
    span,
    alterations: [],
    through: [],
    variableUses: [],
    declaration: {
      file: '.mcp.json',
      span,
      client: 'claude-code',
      folder: '',
      alias: 'server',
      disabled: false,
      launch: {
        command: null,
        args: [],
        env: new Map(),
        cwd: null,
        url: null,
        registry: null,
        plugin: null,
        envFile: null,
        hooks: [],
      },
    },
  };
}
