import { byteSize } from '../../model/phrase.ts';
import { json } from '../../report/text.ts';
import { plural } from '../../report/words.ts';
import { outcomesOf } from './outcomes.ts';
import type { ClientProof } from './proof.ts';
import { proofResult } from './render-proof.ts';

/** How much of an export is admitted. */
export interface ListTotals {
  /** Packages, images, addresses and registry names. */
  readonly packages: number;
  readonly versions: number;
  readonly admitted: number;
}

/** What the command has done. */
export interface Written {
  /** As it was given. */
  readonly folder: string;
  readonly published: {
    readonly written: readonly string[];
    readonly unchanged: readonly string[];
    readonly removed: readonly string[];
  };
  /** Of all that the export lists; null where no file has that. */
  readonly totals: ListTotals | null;
  /** Whether any launches were given. */
  readonly hasLaunches: boolean;
}

/** Characters of settings that nobody has tried. */
const largeSettings = 1_000_000;

/** So many paths are named. */
const maxNamed = 5;

/** The result for a terminal: a few lines, and what to do next. */
export function summaryLines(
  proofs: readonly ClientProof[],
  { folder, published, totals, hasLaunches }: Written,
): string[] {
  const { written, unchanged, removed } = published;
  const files =
    written.length === 0
      ? `Nothing changed: ${plural(unchanged.length, 'file')} in ${folder} ${unchanged.length === 1 ? 'is' : 'are'} as before.`
      : `Written to ${folder}: ${named(written)}${unchanged.length === 0 ? '' : `; ${unchanged.length} unchanged`}.`;
  const lines = [files];
  if (removed.length > 0)
    lines.push(`Removed, because the export does not list it: ${named(removed)}.`);
  if (totals !== null) {
    const { packages, versions, admitted } = totals;
    lines.push(
      `The export: ${admitted} of ${plural(versions, 'version')} of ${plural(packages, 'name')} admitted.`,
    );
  }
  for (const { client, counts, launches, settings, unlistedAddresses } of proofs) {
    const size = Buffer.byteLength(json(settings));
    const admitted = launches.filter(({ outcome }) => outcome === 'admitted').length;
    const { title } = client;
    lines.push(
      `${title}: allowed are ${plural(counts.commands, 'command')} and ${addressCount(counts.addresses)}; denied: ${counts.denied}; ${byteSize(size)}.`,
      `${title}: ${admitted} of ${plural(launches.length, 'place')} in use admitted.`,
    );
    if (unlistedAddresses > 0) {
      lines.push(
        `${title}: ${addressCount(unlistedAddresses)} of the export passing, and not allowed, because no entry can name it alone, or a place or spelling of it does not pass.`,
      );
    }
  }
  if (proofs.length === 0) return lines;
  if (proofs.some(({ settings }) => json(settings).length > largeSettings)) {
    lines.push(
      'No client documents how large its settings may be: try these on one machine first.',
    );
  }
  const { blocked, failing, notKept, undecided, notIdentified, anyFolder, anyVersion, untold } =
    outcomesOf(proofs);
  lines.push(proofResult(proofs));
  if (!hasLaunches) {
    lines.push(
      'No launches were given, so no command is allowed, only addresses. Name what is in use with --launches: a folder, a report or the state of a sweep.',
    );
  }
  if (blocked.length > 0) {
    lines.push(`Passing, and not admitted: ${blocked.length}. proof.md says why for each.`);
  }
  if (failing.length > 0) {
    lines.push(
      `Not passing, and not admitted: ${failing.length}. Tell those who use them before you deploy: proof.md says where.`,
    );
  }
  if (notKept.length > 0) {
    lines.push(`Was in use, and not kept: ${notKept.length}. They do not pass any longer.`);
  }
  if (undecided.length > 0) {
    lines.push(`Not to be judged: ${undecided.length}. “check” says why for each.`);
  }
  if (untold.length > 0) {
    lines.push(
      `Not to be judged by a report: ${untold.length}. Name their folder, or the state of the sweep.`,
    );
  }
  if (notIdentified.length > 0) {
    lines.push(
      `Admitted, and not identified: ${notIdentified.length}. Nothing of these was graded.`,
    );
  }
  if (anyFolder.length > 0) {
    lines.push(
      `Admitted, whatever the folder has: ${anyFolder.length}. proof.md lists them: they start code of any folder.`,
    );
  }
  if (anyVersion.length > 0) {
    lines.push(
      `Admitted in any version: ${anyVersion.length}. Pin them to keep people on what was judged.`,
    );
  }
  lines.push('Next: review proof.md, then deploy the settings as docs/allowlists.md says.');
  return lines;
}

function named(paths: readonly string[]): string {
  const shown = paths.slice(0, maxNamed).join(', ');
  const more = paths.length - maxNamed;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

const addressCount = (count: number): string => (count === 1 ? '1 address' : `${count} addresses`);
