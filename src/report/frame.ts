import { noLinks, type ReportLinks } from './links.ts';

/** What stands around a report and shows its reader how to go on. */
export interface ReportFrame {
  readonly links: ReportLinks;
  /** The policy file, from the root of the repository; null where waivers are not offered. */
  readonly policyFile: string | null;
  /** Tells the results of several steps of one workflow apart; null for a single one. */
  readonly category: string | null;
}

/** For reports that are read where nothing is known of GitHub. */
export const plainFrame: ReportFrame = { links: noLinks, policyFile: null, category: null };
