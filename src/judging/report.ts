import type {
  AutoApproval,
  ChangeKind,
  Dependency,
  ExportReport,
  FileReport,
  GradedDependency,
  Inventory,
  Problem,
  RunFailure,
  Verdict,
  Waiver,
  WaiverReport,
} from '../model/model.ts';
import type { PlaceHistory } from './history/history.ts';
import type { Policy } from './policy/keys.ts';

export interface JudgedDependency extends GradedDependency {
  readonly change: ChangeKind;
  /**
   * Whether the dependency affects the run's verdict. If not, the change does not touch the dependency, and
   * reports merely list it.
   */
  readonly isCounted: boolean;
  readonly problems: readonly Problem[];
  /**
   * Problems that existed before the change and caused only warnings. They are listed but do not affect the
   * verdict.
   */
  readonly earlierProblems?: readonly Problem[];
  /** Null if the change does not touch the dependency and no part of the change required the export. */
  readonly verdict: Verdict | null;
  /**
   * The dependency's history in earlier scheduled runs; absent if the run is not compared with an earlier
   * run.
   */
  readonly history?: PlaceHistory;
}

export interface RunContext {
  /** `pull_request`, `push` or another event; `local` on the command line. */
  readonly event: string;
  /** `owner/name` of the judged repository on GitHub; absent or null if unknown. */
  readonly repository?: string | null;
  /**
   * The last scheduled run; absent if this run is not compared with an earlier run. `at` is an ISO 8601 time;
   * null if nothing is known about the last run.
   */
  readonly lastRun?: { readonly at: string | null };
  /** The commit that the head was compared with; null if there was no comparison. */
  readonly base: string | null;
  readonly head: string | null;
  /**
   * Whether the verdict covers only the servers that the change adds or modifies (`changed`), or everything
   * (`all`).
   */
  readonly scope: 'changed' | 'all';
  /** The source of the effective policy file; null if the file is from the judged tree or does not exist. */
  readonly policy: { readonly source: string; readonly commit: string } | null;
  readonly notices: readonly string[];
}

/** The result of a run, from which every output is rendered. */
export interface Report {
  readonly toolVersion: string;
  readonly run: RunContext;
  readonly verdict: Verdict;
  /** The verdict under `recommended` if the preset is `report-only`; otherwise the same as `verdict`. */
  readonly enforcedVerdict: Verdict;
  /** Why the gate reached no verdict; null if there is a verdict. */
  readonly failure: RunFailure | null;
  /** Null if the settings could not be read. */
  readonly policy: Policy | null;
  readonly export: ExportReport;
  readonly servers: readonly JudgedDependency[];
  readonly removed: readonly Dependency[];
  /**
   * Servers, tools and containers that run without approval because of the change. If the run judges
   * everything, the list is not limited to the change.
   */
  readonly autoApproved: readonly AutoApproval[];
  /** Problems that concern a file, the export or the policy rather than a server. */
  readonly problems: readonly Problem[];
  /** Problems in files that the change does not touch. These problems do not affect the verdict. */
  readonly earlierProblems: readonly Problem[];
  readonly waivers: readonly WaiverReport[];
  /** Waivers that would let the failing subjects pass if a policy granted them; absent if there are none. */
  readonly offeredWaivers?: readonly Waiver[];
  readonly files: readonly FileReport[];
}

export interface GradedInventory extends Inventory {
  /**
   * Null if no export was given. The report's servers reference the same objects as `dependencies`. A
   * package-manifest dependency that the export lists is among the report's servers, not among the
   * candidates.
   */
  readonly report: Report | null;
}
