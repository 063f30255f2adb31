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

export interface CorpusJudging {
  readonly policy: Policy;
  /** Current time, in milliseconds since the epoch. */
  readonly now: number;
  /** Holds a copy of the export, which is made only if a large part of the export is judged. */
  readonly folder: CopyFolder;
  /** Reports whether to judge the identity with the given key. By default, every identity is judged. */
  readonly isWanted?: (identityKey: string) => boolean;
  /**
   * Approximate size, in bytes, of a batch of records read from a copy. Batches read directly from the
   * document are four times as large.
   */
  readonly batchBytes?: number;
  /**
   * Maximum number of versions judged per server. Beyond this limit, the server's remaining packages get the
   * verdict `error`.
   */
  readonly maxOfServer?: number;
}

export interface JudgedCorpus {
  readonly header: ExportHeader;
  /**
   * Problems with the export itself, such as its age. If any of these problems is more than a warning, every
   * run of the gate fails.
   */
  readonly problems: readonly Problem[];
  /**
   * Every package, image, address and registry name that can be launched, in order of identity key. Packages
   * are judged as the generator yields them. When the consumer stops, any copy of the export is removed.
   */
  readonly packages: AsyncGenerator<JudgedPackage, void>;
}

/**
 * Size of a batch's records in the document, in bytes. In memory, the records take about five times as much
 * space.
 */
const defaultBatchBytes = 4 * 1024 * 1024;
/**
 * For up to this many batches, the document is reread for each batch instead of being copied. A read takes a
 * tenth of the time that a copy takes, and uses less memory.
 */
const maxScans = 8;
const bytesPerScan = 4;

/**
 * Judges everything in an export by the gate's rules, as if each version were newly added and pinned. Time is
 * linear in the size of the export. Memory use grows only with the size of the names that are read from the
 * export (`CorpusNames`).
 *
 * @param knownNames the names of the export's servers, if they have already been read
 * @throws GateError if the document is not an export, or the folder is not writable; reading `packages`
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

function exportProblems(summary: ExportSummary, policy: Policy, now: number): readonly Problem[] {
  const header = exportHeader(summary);
  const inconsistencies = summaryFaults(summary);
  const ageMs = now - header.generatedAt;
  const exportFacts = { ...header, source: 'file', caution: null, ageMs, inconsistencies } as const;
  const emptySubjects = { dependencies: [], files: [], relaxations: [], folder: '' };
  // With the `changed` scope, waivers for unjudged servers are not reported.
  const subjects = { ...emptySubjects, export: exportFacts, scope: 'changed', now } as const;
  return evaluate(subjects, policy, false).problems;
}
