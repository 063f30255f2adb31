import { isIdentified, sameVersion } from '../../../src/detection/ecosystems/ecosystems.ts';
import { matchDependency } from '../../../src/judging/grading/match.ts';
import type { Dependency, PackageSpec, ServerRecord } from '../../../src/model/model.ts';
import type { Case, Choice } from './programs.ts';

const position = { line: 1, column: 1 };
const span = { start: position, end: position };

/**
 * Returns the versions whose grades the gate would judge if a server listed the given versions; null stands
 * for an unlisted version. There are several versions if it is unclear which one is fetched: the worst grade
 * counts. Returns `unread` if the gate reports that it does not understand the specification.
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
    header: { schemaVersion: null, rubricVersion: null, generatedAt: 0, declaredServers: null },
    servers: [{ record, reports: [], malformedReports: [], inconsistencies: [] }],
    malformedRecords: new Map(),
    neighbours: new Map(),
    inconsistencies: [],
  });
  if (!('tiedMatches' in match)) throw new Error('a listed package is not found');
  return [match, ...match.tiedMatches].map(({ judgedVersion }) => judgedVersion);
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

/**
 * Returns the versions that can be installed. A withdrawn version counts only if the range names exactly that
 * version (PEP 592). Exports do not contain the index's data on withdrawn versions and interpreters.
 */
export function available({
  range,
  versions,
  yanked = [],
  unsuited = [],
  ecosystem,
}: Case): string[] {
  const pinned = /^\s*={2,3}([^*,]+)$/.exec(range)?.[1]?.trim();
  const isPinned = (each: string): boolean =>
    pinned !== undefined && sameVersion(ecosystem, each, pinned);
  const isThere = (each: string): boolean => !yanked.includes(each) || isPinned(each);
  return versions.filter((each) => isThere(each) && !unsuited.includes(each));
}

/**
 * `among`: several versions are judged, and the chosen one is among them. `more`: a version is judged
 * although the program chooses none and therefore starts nothing.
 */
type Verdict = 'agrees' | 'among' | 'not understood' | 'more' | 'wrong';

/** Compares the judged versions with the program's choice. */
export function verdictOf(
  choice: Choice,
  own: ReturnType<typeof judgedVersions>,
  { ecosystem, versions }: Case,
): Verdict {
  const isRefused = choice !== null && typeof choice === 'object';
  if (own === 'unread') return isRefused ? 'agrees' : 'not understood';
  if (isRefused) return 'more';
  // An exact version that is not listed means that no version can be chosen.
  const isSame = (a: string, b: string): boolean => sameVersion(ecosystem, a, b);
  const known = own.map((each) => versions.find((listed) => each !== null && isSame(each, listed)));
  const isChosen = known.some((each) =>
    each === undefined || choice === null ? each === (choice ?? undefined) : isSame(each, choice),
  );
  if (!isChosen) return choice === null ? 'more' : 'wrong';
  return known.length === 1 ? 'agrees' : 'among';
}
