import { identityKey } from '../../detection/ecosystems.ts';
import type { ExportQuery } from '../../export/records.ts';
import type { Identity } from '../../model/model.ts';

/** What is looked up in one export for many trees, each identity once. */
export interface CollectedQuery {
  readonly add: (query: ExportQuery, isNeeded: boolean) => void;
  readonly isNeeded: () => boolean;
  readonly all: () => ExportQuery;
}

export function openQuery(): CollectedQuery {
  const [identities, watched] = [new Map<string, Identity>(), new Map<string, Identity>()];
  let [isNeeded, needsDates] = [false, false];
  return {
    add(query, needsIt) {
      isNeeded ||= needsIt;
      needsDates ||= query.needsDates ?? false;
      for (const each of query.identities) identities.set(identityKey(each), each);
      for (const each of query.watched) watched.set(identityKey(each), each);
    },
    isNeeded: () => isNeeded,
    all: () => ({
      identities: [...identities.values()],
      watched: [...watched.values()],
      needsDates,
    }),
  };
}
