import { join } from 'node:path/posix';
import { isExampleFile } from '../../detection/declarations.ts';
import { hasVersions } from '../../detection/ecosystems.ts';
import { provedPurlOf, provedVersionOf } from '../../detection/purl.ts';
import type { Dependency, Inventory } from '../../model/model.ts';
import { version } from '../../model/version.ts';
import { type Redactor, redactJson } from '../redact.ts';
import { formatPlace } from '../report-messages.ts';
import { escapeInvisible, safeJson } from '../text.ts';

/** What a snapshot is of, and which job submits it. */
export interface SnapshotOrigin {
  /** The judged folder, from the root of the repository. */
  readonly folder: string;
  /** The commit, in full. */
  readonly sha: string;
  /** `refs/heads/main` */
  readonly ref: string;
  readonly job: {
    readonly id: string;
    /** Of snapshots with the same one, only the latest counts. */
    readonly correlator: string;
    readonly html_url?: string;
  };
  /** Where the tool is found that made it. */
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
 * GitHub reads no more than 150 manifests of a repository, its own among them: where more files declare
 * servers than this, all stand in one manifest. Source: "Troubleshooting the dependency graph".
 */
const mostManifests = 100;

/** Of the places of a package so many are named. */
const mostPlaces = 20;

/**
 * The body of `POST /repos/{owner}/{repo}/dependency-graph/snapshots`, and how many of the packages it
 * lacks, because nothing proves their versions or they have no package URL.
 *
 * A manifest has a name that no file has, and names no file as its source: GitHub shows one manifest of a
 * name or file only, and what is submitted takes the place of what GitHub reads itself. For that reason
 * dependencies of package manifests are not submitted either.
 *
 * @param inventory redacted
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

/** Packages by their URLs, in the order of these. */
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

/** Whether nobody who opens the project starts it as it is. */
const isUnused = ({ declaration: { file, disabled } }: Dependency): boolean =>
  disabled || isExampleFile(file);
