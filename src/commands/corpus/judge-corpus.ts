import { identityKey } from '../../detection/ecosystems.ts';
import {
  type ExportSummary,
  exportHeader,
  type RecordSource,
  scanExport,
  selectFromExport,
  summaryFaults,
} from '../../export/records.ts';
import { evaluate } from '../../judging/evaluation.ts';
import { identitiesOf } from '../../judging/grading.ts';
import type { Policy } from '../../judging/policy.ts';
import type { ExportHeader, Identity, Problem } from '../../model/model.ts';
import { distinctBy } from '../../model/phrase.ts';
import { type CopyFolder, openGroupedCopy } from './grouped-copy.ts';
import { createPackageJudge } from './judge-package.ts';
import type { JudgedPackage } from './judged-package.ts';
import { indexNames } from './named-servers.ts';
import { createUnpinnedLaunch } from './pinned-launch.ts';
import { type CorpusFile, type CorpusNames, planBatches, readNames } from './plan.ts';

/** What is judged, and where. */
export interface CorpusJudging {
  readonly policy: Policy;
  /** Milliseconds since the epoch: decides about the age of the export, of versions and of waivers. */
  readonly now: number;
  /** For a copy of the export, if much of it is judged. */
  readonly folder: CopyFolder;
  /** Whether an identity is judged, by its key; by default all are. A few cost no copy. */
  readonly isWanted?: (identityKey: string) => boolean;
  /** About how many bytes of records of a copy are in memory at the same time; of the document four times as many. */
  readonly batchBytes?: number;
  /** How many versions of one server are judged; its further packages cannot be judged. */
  readonly maxOfServer?: number;
}

/** An export under a policy. */
export interface JudgedCorpus {
  readonly header: ExportHeader;
  /**
   * What is wrong with the export as a whole, such as its age. It is about no package: one that fails
   * makes every run of the gate fail.
   */
  readonly problems: readonly Problem[];
  /**
   * Every package, image, address and registry name that can be launched, in the order of their identity
   * keys. They are judged while they are read, once; the copy is removed when no more are read.
   */
  readonly packages: AsyncGenerator<JudgedPackage, void>;
}

/** Records in memory, which take some five times as much there. */
const defaultBatchBytes = 4 * 1024 * 1024;
/** Reading the document again costs a tenth of copying it, and takes less memory. */
const maxScans = 8;
const bytesPerScan = 4;

/**
 * Judges what an export lists as the gate judges somebody who adds it, pinned to each version. Memory does
 * not depend on the size of the export but for the names of its servers, and the time is linear in it.
 *
 * @param knownNames the names of its servers, if they were read before
 * @throws GateError if the document is no export, or the folder cannot be written; `packages` does too
 */
export async function judgeCorpus(
  file: CorpusFile,
  {
    policy,
    now,
    folder,
    isWanted = () => true,
    batchBytes = defaultBatchBytes,
    maxOfServer,
  }: CorpusJudging,
  knownNames?: CorpusNames,
): Promise<JudgedCorpus> {
  const names = knownNames ?? (await readNames(file));
  const { summary } = names;
  const judge = createPackageJudge(policy, now, maxOfServer);
  async function* judgeBatches(
    batches: ReturnType<typeof planBatches>,
    source: () => RecordSource,
  ): AsyncGenerator<JudgedPackage, void> {
    for (const batch of batches) {
      await folder.pause();
      const selection = await selectFromExport(source(), batchQuery(batch));
      const serversNamed = indexNames(selection.servers);
      for (const identity of batch) {
        const judgedPackage = judge(identity, selection, serversNamed);
        if (judgedPackage !== null) yield judgedPackage;
      }
    }
  }
  async function* packages(): AsyncGenerator<JudgedPackage, void> {
    const scanBatches = planBatches(names, isWanted, bytesPerScan * batchBytes);
    if (scanBatches.length <= maxScans) {
      yield* judgeBatches(scanBatches, () => scanExport(file.open, file.origin));
      return;
    }
    const { source, close } = await openGroupedCopy(file, folder);
    try {
      yield* judgeBatches(planBatches(names, isWanted, batchBytes), () => source);
    } finally {
      close();
    }
  }
  return {
    header: exportHeader(summary),
    problems: exportProblems(summary, policy, now),
    packages: packages(),
  };
}

/** Everything that may decide about some identities, each once. */
function batchQuery(batch: readonly Identity[]): { identities: Identity[]; watched: Identity[] } {
  const identities = batch.flatMap((each) => {
    const dependency = createUnpinnedLaunch(each);
    return dependency === null ? [] : identitiesOf(dependency);
  });
  return {
    identities: distinctBy(identities, identityKey),
    watched: [],
  };
}

/** What the gate says of an export in every run. */
function exportProblems(summary: ExportSummary, policy: Policy, now: number): readonly Problem[] {
  const header = exportHeader(summary);
  const inconsistencies = summaryFaults(summary);
  const ageMs = now - header.generatedAt;
  const exportFacts = { ...header, source: 'file', caution: null, ageMs, inconsistencies } as const;
  const emptySubjects = { dependencies: [], files: [], relaxations: [], folder: '' };
  // In the scope of a change nothing is said of waivers that are about what was not judged.
  const subjects = { ...emptySubjects, export: exportFacts, scope: 'changed', now } as const;
  return evaluate(subjects, policy, false).problems;
}
