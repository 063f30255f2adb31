import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renovate } from '../../../src/commands/allowlist/formats/renovate.ts';
import type { JudgedPackage } from '../../../src/commands/corpus/judged.ts';
import type { Verdict } from '../../../src/model/model.ts';
import { filesOf, judgedPackage, judgedVersion } from '../packages.ts';

/** A version as Renovate read it. */
export interface Release {
  readonly version: string;
  readonly releaseTimestamp: string | null;
  readonly newDigest?: string;
}

/** What Renovate did with the lists and the files of this folder. */
export interface Records {
  /** Its version. */
  readonly by: string;
  /** Identifies the preset that it used. */
  readonly preset: string;
  /** What it says about the preset. */
  readonly faults: unknown[];
  /** Where it looks for each package; null for those that it has no datasource for. */
  readonly paths: Record<string, string | null>;
  /** What it reads there; null if nothing. */
  readonly releases: Record<string, Release[] | null>;
  /** What it proposes with `rollbackPrs` for a version that fails and is the highest. */
  readonly rollbacks: string[];
  /** What it finds in the files of the repository, and their texts with the highest of all updates. */
  readonly files: Record<string, { found: FoundLaunch[]; updated: string | null }>;
}

interface FoundLaunch {
  readonly depName: string;
  readonly packageName: string;
  readonly currentValue: string;
  readonly currentDigest?: string;
  readonly datasource: string;
  readonly versioning: string;
  /** The versions that it proposes. */
  readonly newValues: readonly string[];
  readonly warnings: number;
}

/** The packages of `packages.json`, and the files that the lists for Renovate consist of. */
export async function listsOf(
  folder: string,
): Promise<{ packages: JudgedPackage[]; files: Map<string, string> }> {
  const listed: { key: string; versions: [string | null, Verdict, string?][] }[] = JSON.parse(
    await readFile(join(folder, 'packages.json'), 'utf8'),
  );
  const packages = listed.map(({ key, versions }) =>
    judgedPackage(
      key,
      versions.map(([version, verdict, digest = null]) =>
        judgedVersion(version, { verdict, digest }),
      ),
    ),
  );
  return { packages, files: await filesOf(renovate, packages) };
}

/** A hash of the preset among the files of the lists, without the names of clients' files. */
export function presetDigest(files: ReadonlyMap<string, string>): string {
  const preset = JSON.parse(files.get('renovate/mcp-servers.json') ?? '');
  for (const manager of preset.customManagers) manager.managerFilePatterns = [];
  return createHash('sha256').update(JSON.stringify(preset)).digest('hex');
}
