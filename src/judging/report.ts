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

/* The report: the result of a run, as data. All outputs are rendered from it. */

/** A dependency with its problems and its own verdict. */
export interface JudgedDependency extends GradedDependency {
  readonly change: ChangeKind;
  /**
   * Whether it affects the verdict of the run. If it does not, the change does not touch it and it is only
   * displayed.
   */
  readonly isCounted: boolean;
  readonly problems: readonly Problem[];
  /** Problems that existed before and only warned. They are listed but do not count. */
  readonly earlierProblems?: readonly Problem[];
  /** Null if the change does not touch the dependency and nothing in the change needed the export. */
  readonly verdict: Verdict | null;
  /** Its history in earlier scheduled runs; absent if the run is not compared with an earlier one. */
  readonly history?: PlaceHistory;
}

/** The circumstances of a run. */
export interface RunContext {
  /** `pull_request`, `push`, …; `local` on the command line. */
  readonly event: string;
  /** `owner/name` of the judged repository on GitHub; absent or null if unknown. */
  readonly repository?: string | null;
  /**
   * The last scheduled run. `at` is an ISO 8601 time, or null if nothing is known about the run. Absent if
   * the run is not compared with an earlier one.
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
  /** The source of the effective policy file; null if the file is from the judged tree, or there is none. */
  readonly policy: { readonly source: string; readonly commit: string } | null;
  /** Notices about the base and the policy, in sentences. */
  readonly notices: readonly string[];
}

/** The result of a run; every output is rendered from it. */
export interface Report {
  readonly toolVersion: string;
  readonly run: RunContext;
  readonly verdict: Verdict;
  /** The verdict under `recommended` if the preset is `report-only`; otherwise equal to `verdict`. */
  readonly enforcedVerdict: Verdict;
  /** Why the gate reached no verdict; null if it reached one. */
  readonly failure: RunFailure | null;
  /** Null if the settings could not be read. */
  readonly policy: Policy | null;
  readonly export: ExportReport;
  readonly servers: readonly JudgedDependency[];
  /** Dependencies in the base that the change removes. */
  readonly removed: readonly Dependency[];
  /**
   * Servers, tools and containers that run without approval because of the change, or all such items if
   * everything is judged.
   */
  readonly autoApproved: readonly AutoApproval[];
  /** Problems that do not concern a server: with files, the export or the policy. */
  readonly problems: readonly Problem[];
  /** Problems with files that the change does not touch. They do not affect the verdict. */
  readonly earlierProblems: readonly Problem[];
  readonly waivers: readonly WaiverReport[];
  /** Waivers that the policy could grant so that the failing subjects pass; absent if there are none. */
  readonly offeredWaivers?: readonly Waiver[];
  readonly files: readonly FileReport[];
}

/** An inventory, with a report if an export was given. */
export interface GradedInventory extends Inventory {
  /**
   * Null without an export. The dependencies of its servers are the same objects as in `dependencies`. A
   * package-manifest dependency in the export is one of these, not a candidate.
   */
  readonly report: Report | null;
}
