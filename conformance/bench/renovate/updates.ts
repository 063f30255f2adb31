import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Records } from '../../../test/allowlist/renovate/records.ts';
import type { Config, Renovate } from './renovate.ts';

/**
 * What Renovate finds in the files of a clone, and their texts when it has written the highest update of each, one
 * after the other, as it does in a branch.
 */
export async function updatedRepository(
  renovate: Renovate,
  config: Config,
  clone: string,
): Promise<Records['files']> {
  const entries = await readdir(clone, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(clone, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('lists/'))
    .sort();
  const records: Records['files'] = Object.fromEntries(
    paths.map((path) => [path, { found: [], updated: null }]),
  );
  for (const packageFiles of await renovate.updatesIn(paths, config)) {
    for (const { packageFile, deps, ...rest } of packageFiles) {
      const record = records[packageFile];
      if (record === undefined) throw new Error(`${packageFile} is no file of the clone`);
      const file = join(clone, packageFile);
      let text = await readFile(file, 'utf8');
      for (const [depIndex, dep] of deps.entries()) {
        const { depName, packageName, currentValue, currentDigest, datasource, versioning } = dep;
        // A major one comes last; it has a branch of its own.
        const update = dep.updates.at(-1);
        record.found.push({
          ...{ depName, packageName, currentValue, datasource, versioning },
          ...(currentDigest === undefined ? {} : { currentDigest }),
          newValues: dep.updates.map(({ newValue }) => newValue),
          warnings: dep.warnings?.length ?? 0,
        });
        if (update === undefined) continue;
        const upgrade = { ...config, ...rest, ...dep, ...update, depIndex, packageFile };
        const before = text;
        text = await renovate.write({ ...upgrade, manager: 'regex' }, text, true);
        if (text === before) throw new Error(`${depName} in ${packageFile} is not updated`);
        await writeFile(file, text);
        record.updated = text;
      }
    }
  }
  return records;
}

/** The versions that Renovate proposes in a file for a version, where `rollbackPrs` is on. */
export async function rollbacks(
  renovate: Renovate,
  config: Config,
  path: string,
  version: string,
): Promise<string[]> {
  const all = await renovate.updatesIn([path], { ...config, rollbackPrs: true });
  return all
    .flatMap((files) => files.flatMap(({ deps }) => deps))
    .filter(({ currentValue }) => currentValue === version)
    .flatMap(({ updates }) => updates.map(({ newValue }) => newValue));
}
