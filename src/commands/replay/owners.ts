import type { FileSource } from '../../io/tree.ts';
import { ownersOf } from '../../io/tree.ts';
import { causeOf } from '../../model/failure.ts';
import type { ListedPull } from './list.ts';
import type { PullPorts } from './read-pull.ts';

/** The owners of files of many repositories, by what their default branches say today. */
export interface Owners {
  /** By the file. Never rejects: where they are not known, a fault says so. */
  readonly of: (
    repository: ListedPull['repository'],
    files: ReadonlySet<string>,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** Why some are not known, in sentences. */
  readonly faults: () => readonly string[];
}

export function openOwners(openCommits: PullPorts['openCommits']): Owners {
  const opened = new Map<string, FileSource>();
  const faults = new Map<string, string>();
  return {
    async of(repository, files) {
      const name = `${repository.owner}/${repository.name}`;
      const source =
        opened.get(name) ?? openCommits(repository).commits.commitFiles(repository.head.commit);
      opened.set(name, source);
      try {
        const { owners, fault } = await ownersOf(source, files);
        if (fault !== null) faults.set(name, `${name}: ${fault}`);
        return owners;
      } catch (error) {
        faults.set(name, `${name}: The owners of its files are not known: ${causeOf(error)}`);
        return new Map();
      }
    },
    faults: () => [...faults.values()],
  };
}
