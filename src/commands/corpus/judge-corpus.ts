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

/** The inputs for judging an export. */
export interface CorpusJudging {
  readonly policy: Policy;
  /**
   * Milliseconds since the epoch. The age of the export, of versions and of waivers is calculated from this
   * time.
   */
  readonly now: number;
  /** Stores a copy of the export if a large part of the export is judged. */
  readonly folder: CopyFolder;
  /**
   * Whether to judge the identity with a given key; by default, all identities are judged. No copy is made if
   * only a few identities are judged.
   */
  readonly isWanted?: (identityKey: string) => boolean;
  /**
   * Approximate size, in bytes, of the records from a copy that are in memory at the same time. The limit is
   * four times as high for records read directly from the document.
   */
  readonly batchBytes?: number;
  /**
   * Maximum number of judged versions for one server. Beyond this limit, the server's remaining packages
   * cannot be judged.
   */
  readonly maxOfServer?: number;
}

/** An export judged under a policy. */
export interface JudgedCorpus {
  readonly header: ExportHeader;
  /**
   * Problems with the export as a whole, such as its age. A failing problem with the export as a whole makes
   * every run of the gate fail.
   */
  readonly problems: readonly Problem[];
  /**
   * Every package, image, address and registry name that can be launched, in the order of the identity keys.
   * Packages are judged while they are read, and can be read only once. When the consumer stops reading, the
   * copy is removed.
   */
  readonly packages: AsyncGenerator<JudgedPackage, void>;
}

/** Size of a batch's records, in bytes; in memory, records take about five times as much space. */
const defaultBatchBytes = 4 * 1024 * 1024;
/**
 * Maximum number of times to read the document rather than copy it: rereading takes a tenth of the time of
 * copying, and uses less memory.
 */
const maxScans = 8;
const bytesPerScan = 4;

/**
 * Judges everything in an export by the gate's rules, as if each version were newly added and pinned. Memory
 * use does not depend on the size of the export, except for the names of its servers. The time is linear in
 * the size of the export.
 *
 * @param knownNames the names of the export's servers, if they have already been read
 * @throws GateError if the document is not an export, or the folder cannot be written; reading `packages`
 * throws the same errors
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

/** Builds a query, without duplicates, for all identities that may affect the verdicts on a batch. */
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

/** The problems that the gate reports for an export in every run. */
function exportProblems(summary: ExportSummary, policy: Policy, now: number): readonly Problem[] {
  const header = exportHeader(summary);
  const inconsistencies = summaryFaults(summary);
  const ageMs = now - header.generatedAt;
  const exportFacts = { ...header, source: 'file', caution: null, ageMs, inconsistencies } as const;
  const emptySubjects = { dependencies: [], files: [], relaxations: [], folder: '' };
  // With the scope `changed`, waivers for unjudged servers are not reported.
  const subjects = { ...emptySubjects, export: exportFacts, scope: 'changed', now } as const;
  return evaluate(subjects, policy, false).problems;
}
