import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LauncherFamily } from '../../../src/detection/launch/launcher.ts';
import { launcherFamilies } from '../../../src/detection/launch/launchers.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'src/detection/launch/launchers');

/** A launcher's folder. */
export interface LauncherFolder {
  readonly name: string;
  /** The families that its main file exports, as far as they are in the list. */
  readonly families: readonly LauncherFamily[];
  readonly manual: string;
  readonly hasTests: boolean;
}

async function readFolder(name: string): Promise<LauncherFolder> {
  const main = (await import(join(folder, name, `${name}.ts`))) as object;
  const exported: ReadonlySet<unknown> = new Set(Object.values(main));
  const manual = join(folder, name, 'manual.md');
  return {
    name,
    families: launcherFamilies.filter((family) => exported.has(family)),
    manual: existsSync(manual) ? readFileSync(manual, 'utf8').trim() : '',
    hasTests: existsSync(join(root, 'test/detection/launch/launchers', `${name}.test.ts`)),
  };
}

/** Every launcher's folder, sorted by name, without the template. */
export const launcherFolders: readonly LauncherFolder[] = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .sort()
    .map(readFolder),
);
