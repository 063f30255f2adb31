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

/*
 * The report: what a run comes to, as data. All outputs are rendered from it.
 */

/** A dependency with its problems and its own verdict. */
export interface JudgedDependency extends GradedDependency {
  readonly change: ChangeKind;
  /** Whether it affects the verdict of the run; otherwise the change does not touch it and it is only shown. */
  readonly isCounted: boolean;
  readonly problems: readonly Problem[];
  /** Problems that were there before and only warned: they are listed and count for nothing. */
  readonly earlierProblems?: readonly Problem[];
  /** Null if the change does not touch it and nothing in the change needed the export. */
  readonly verdict: Verdict | null;
  /** What earlier scheduled runs know of it; absent where none is compared with. */
  readonly history?: PlaceHistory;
}

/** The circumstances of a run. */
export interface RunContext {
  /** `pull_request`, `push`, …; `local` on the command line. */
  readonly event: string;
  /** `owner/name` of the judged repository on GitHub; absent or null where that is not known. */
  readonly repository?: string | null;
  /**
   * The last scheduled run; `at` is ISO 8601, and null if nothing is known of one. Absent where none is
   * compared with.
   */
  readonly lastRun?: { readonly at: string | null };
  /** The commit that was compared with; null if none was. */
  readonly base: string | null;
  readonly head: string | null;
  /** Whether only what the change adds or modifies was judged, or everything. */
  readonly scope: 'changed' | 'all';
  /** Where the effective policy file was read; null if from the judged tree, or there is none. */
  readonly policy: { readonly source: string; readonly commit: string } | null;
  /** Notices about base and policy, in sentences. */
  readonly notices: readonly string[];
}

/** The result of a run; every output is rendered from it. */
export interface Report {
  readonly toolVersion: string;
  readonly run: RunContext;
  readonly verdict: Verdict;
  /** The verdict that `recommended` gives where the preset is `report-only`; else the same one. */
  readonly enforcedVerdict: Verdict;
  /** Why the gate could not decide; null if it could. */
  readonly failure: RunFailure | null;
  /** Null if the settings could not be read. */
  readonly policy: Policy | null;
  readonly export: ExportReport;
  readonly servers: readonly JudgedDependency[];
  /** Dependencies of the base that the change takes out. */
  readonly removed: readonly Dependency[];
  /** What runs without asking since the change; all that does where everything is judged. */
  readonly autoApproved: readonly AutoApproval[];
  /** Problems with no server: of files, of the export, of the policy. */
  readonly problems: readonly Problem[];
  /** Problems of files that the change does not touch; they do not affect the verdict. */
  readonly earlierProblems: readonly Problem[];
  readonly waivers: readonly WaiverReport[];
  /** Waivers that the policy could grant so that what fails would pass; absent if there are none. */
  readonly offeredWaivers?: readonly Waiver[];
  readonly files: readonly FileReport[];
}

/** An inventory with what was judged of it, where an export was given. */
export interface GradedInventory extends Inventory {
  /**
   * Null without an export. The dependencies of its servers are the very objects of `dependencies`: those of
   * package manifests that the export lists are among these, and not among the candidates.
   */
  readonly report: Report | null;
}
