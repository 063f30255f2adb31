import { join } from 'node:path/posix';
import { isExampleFile } from '../../detection/declarations.ts';
import { hasVersions } from '../../detection/ecosystems.ts';
import { provedPurlOf, provedVersionOf } from '../../detection/purl.ts';
import type { Dependency, Inventory } from '../../model/model.ts';
import { version } from '../../model/version.ts';
import { type Redactor, redactJson } from '../redact.ts';
import { formatPlace } from '../report-messages.ts';
import { escapeInvisible, safeJson } from '../text.ts';

export interface SnapshotOrigin {
  /** The judged folder, relative to the repository root. */
  readonly folder: string;
  /** The full commit SHA. */
  readonly sha: string;
  /** The full name of the Git ref, such as `refs/heads/main`. */
  readonly ref: string;
  readonly job: {
    readonly id: string;
    /** If several snapshots have the same correlator, GitHub uses only the latest snapshot. */
    readonly correlator: string;
    readonly html_url?: string;
  };
  /** The URL of the tool that created the snapshot. */
  readonly detectorUrl: string;
  /** When the tree was read, in milliseconds since the epoch. */
  readonly scanned: number;
}

/** An element of `resolved`. */
interface ResolvedPackage {
  readonly package_url: string;
  readonly relationship: 'direct';
  readonly scope: 'runtime' | 'development';
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Maximum number of manifests. GitHub processes at most 150 per repository, including those that it detects
 * itself. If more files declare servers, a single manifest lists all servers. Source: "Troubleshooting the
 * dependency graph".
 */
const mostManifests = 100;

/** Maximum number of places, and of aliases, per package. */
const mostPlaces = 20;

/**
 * Returns the body of `POST /repos/{owner}/{repo}/dependency-graph/snapshots`, and the number of packages
 * omitted because they have no proven version or no package URL.
 *
 * GitHub shows only one manifest per name or file, and a submitted manifest replaces the one that GitHub
 * detects itself. Each manifest here therefore has a name that no file has, and specifies no source file. For
 * the same reason, dependencies listed in package manifests are not submitted.
 * @param inventory the redacted inventory
 */
export function renderDependencySnapshot(
  { dependencies }: Pick<Inventory, 'dependencies'>,
  origin: SnapshotOrigin,
  redact: Redactor,
): { readonly text: string; readonly left: number } {
  const declared = dependencies.filter(
    (each) => hasVersions(each) && each.declaration.client !== 'package-manifest',
  );
  const fromRoot = (path: string): string => join(origin.folder, path);
  const packages = declared.flatMap((dependency) => {
    const url = provedVersionOf(dependency) === null ? null : provedPurlOf(dependency);
    return url === null ? [] : [{ url, dependency }];
  });
  const byFile = Map.groupBy(packages, ({ dependency }) =>
    escapeInvisible(fromRoot(dependency.declaration.file)),
  );
  const groups =
    byFile.size > mostManifests
      ? [['all files', packages] as const]
      : [...byFile].sort(([one], [other]) => (one < other ? -1 : 1));
  const manifests = groups.map(([file, all]) => {
    const name = `MCP servers: ${file}`;
    return [name, { name, resolved: resolvePackages(all, fromRoot) }] as const;
  });
  const { sha, ref, job, detectorUrl, scanned } = origin;
  const snapshot = {
    version: 0,
    job,
    sha,
    ref,
    detector: { name: 'mcp-grade-gate', version, url: detectorUrl },
    scanned: new Date(scanned).toISOString(),
    manifests: Object.fromEntries(manifests),
  };
  return {
    text: `${redactJson(safeJson(snapshot), redact).trimEnd()}\n`,
    left: declared.length - packages.length,
  };
}

function resolvePackages(
  packageUrls: readonly { readonly url: string; readonly dependency: Dependency }[],
  fromRoot: (path: string) => string,
): Record<string, ResolvedPackage> {
  const byUrl = Map.groupBy(packageUrls, ({ url }) => url);
  const entries = [...byUrl].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    entries.map(([url, packages]) => {
      const same = packages.map(({ dependency }) => dependency);
      const places = new Set(
        same.map(({ declaration, span }) =>
          formatPlace({ file: fromRoot(declaration.file), span }),
        ),
      );
      const aliases = new Set(same.map(({ declaration }) => escapeInvisible(declaration.alias)));
      const entry: ResolvedPackage = {
        package_url: url,
        relationship: 'direct',
        scope: same.every(isUnused) ? 'development' : 'runtime',
        metadata: {
          declared_in: escapeInvisible([...places].slice(0, mostPlaces).join(', ')),
          alias: escapeInvisible([...aliases].slice(0, mostPlaces).join(', ')),
        },
      };
      return [url, entry];
    }),
  );
}

/**
 * Reports whether clients ignore a declaration when the project is opened, because it is disabled or in an
 * example file.
 */
const isUnused = ({ declaration: { file, disabled } }: Dependency): boolean =>
  disabled || isExampleFile(file);
