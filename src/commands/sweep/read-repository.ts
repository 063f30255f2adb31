import { createHash } from 'node:crypto';
import type { ExportQuery } from '../../export/records.ts';
import { createBudget, scanTree } from '../../gate/inventory.ts';
import { defaultConfigFile, type Layers } from '../../gate/settings.ts';
import { buildQuery, needsExport } from '../../gate/steps.ts';
import type { ListedRepository } from '../../io/github-repositories.ts';
import { type FileOwners, type FileSource, readOwners } from '../../io/tree.ts';
import type { Policy } from '../../judging/policy.ts';
import type { Inventory } from '../../model/model.ts';
import { decodeContents, encodeContents, type RepositoryRecord } from './contents.ts';
import { asChangedDependencies } from './judge-repository.ts';
import { readOwnPolicy } from './own-policy.ts';

export interface RepositoryReading {
  readonly openFiles: (repository: ListedRepository & { readonly head: object }) => {
    readonly files: FileSource;
    readonly close: () => void;
  };
  readonly layers: Omit<Layers, 'file'>;
  /** Identifies how files are parsed. Readers that parse files in the same way share an identifier. */
  readonly reader: string;
  /** Extends the export query. `isNeeded` is true if any dependency needs the export. */
  readonly add: (query: ExportQuery, isNeeded: boolean) => void;
}

export async function readRepository(
  repository: ListedRepository,
  { openFiles, layers, reader, add }: RepositoryReading,
): Promise<RepositoryRecord> {
  const { head } = repository;
  if (head === null) throw new Error('a repository without commits has no files');
  const { files, close } = openFiles({ ...repository, head });
  try {
    const policyFile = await files.readFile(defaultConfigFile);
    const { policy, fault } = await readOwnPolicy(policyFile, layers);
    const { inventory } = await scanTree(files, {
      folder: '',
      ignorePaths: policy.values['ignore-paths'],
      withCandidates: false,
      mostSearched: 600,
      charge: createBudget(),
    });
    const { dependencies, files: reports } = inventory;
    const owners = await readCodeOwners(files, inventory, fault);
    const declared = { policy: policyFile, dependencies, files: reports, owners };
    const contents = encodeContents({ reader, ...declared });
    addQuery(contents, policy, add);
    return { commit: head.commit.id, key: readerKey(reader, policy), contents };
  } finally {
    close();
  }
}

/**
 * Returns an earlier run's record if it is still valid; otherwise null. A record is valid for the same
 * commit, the same reader, and the same ignored paths under the current policies.
 */
export async function reuseRecord(
  repository: ListedRepository,
  record: RepositoryRecord | null,
  { layers, reader, add }: Omit<RepositoryReading, 'openFiles'>,
): Promise<RepositoryRecord | null> {
  if (record === null || record.commit !== repository.head?.commit.id) return null;
  const { commit, key, contents } = record;
  try {
    const { policy } = await readOwnPolicy(decodeContents(contents).policy, layers);
    if (key !== readerKey(reader, policy)) return null;
    addQuery(contents, policy, add);
    return { commit, key, contents };
  } catch {
    // Contents stored by another version can have any shape. If the policy is unusable, the error is reported
    // when the repository is read.
    return null;
  }
}

/**
 * Takes the names from the decoded contents, because substrings of a file's text would keep the whole text in
 * memory.
 */
function addQuery(contents: string, policy: Policy, add: RepositoryReading['add']): void {
  const changedDependencies = asChangedDependencies(decodeContents(contents).dependencies);
  add(buildQuery(changedDependencies, [], policy), changedDependencies.some(needsExport));
}

function readerKey(reader: string, { values }: Policy): string {
  const text = JSON.stringify([reader, values['ignore-paths']]);
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Reads the owners of files that declare servers, of unreadable files, and of a faulty policy file. If there
 * are no such files, CODEOWNERS is not read.
 */
async function readCodeOwners(
  files: Pick<FileSource, 'namesIn' | 'readFile'>,
  inventory: Pick<Inventory, 'dependencies' | 'files'>,
  fault: { readonly file: string | null } | null,
): Promise<FileOwners> {
  const unreadable = inventory.files.filter(({ status }) => status === 'unreadable');
  const paths = new Set([
    ...inventory.dependencies.map(({ declaration }) => declaration.file),
    ...unreadable.map(({ path }) => path),
    ...(fault?.file == null ? [] : [fault.file]),
  ]);
  return readOwners(files, paths);
}
