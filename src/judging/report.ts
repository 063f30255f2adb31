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

/** The report: a run's result, as data. All outputs are rendered from the report. */

/** A dependency with its problems and verdict. */
export interface JudgedDependency extends GradedDependency {
  readonly change: ChangeKind;
  /**
   * Whether the dependency affects the verdict of the run. If the dependency does not affect the verdict, the
   * change does not touch it, and reports only display it.
   */
  readonly isCounted: boolean;
  readonly problems: readonly Problem[];
  /**
   * Problems that existed before and only caused warnings. These problems are listed but do not affect the
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

/** The circumstances of a run. */
export interface RunContext {
  /** `pull_request`, `push` or another event; `local` on the command line. */
  readonly event: string;
  /** `owner/name` of the judged repository on GitHub; absent or null if unknown. */
  readonly repository?: string | null;
  /**
   * The last scheduled run. `at` is an ISO 8601 time; null if nothing is known about that run. Absent if the
   * run is not compared with an earlier run.
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
  /** Notices about the base and the policy, in sentences. */
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
  /** Base dependencies that the change removes. */
  readonly removed: readonly Dependency[];
  /**
   * Servers, tools and containers that run without approval because of the change. If everything is judged,
   * the list contains all such items.
   */
  readonly autoApproved: readonly AutoApproval[];
  /** Problems that concern a file, the export or the policy rather than a server. */
  readonly problems: readonly Problem[];
  /** Problems in files that the change does not touch. These problems do not affect the verdict. */
  readonly earlierProblems: readonly Problem[];
  readonly waivers: readonly WaiverReport[];
  /**
   * Waivers that a policy could grant to let the failing subjects pass; absent if there are no such waivers.
   */
  readonly offeredWaivers?: readonly Waiver[];
  readonly files: readonly FileReport[];
}

/** An inventory, with a report if an export was given. */
export interface GradedInventory extends Inventory {
  /**
   * Null if no export was given. The dependencies of the report's servers are the same objects as in
   * `dependencies`. A package-manifest dependency that the export lists is among these servers and not among
   * the candidates.
   */
  readonly report: Report | null;
}
