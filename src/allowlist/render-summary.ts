import { plural } from '../report/words.ts';
import { outcomesOf } from './outcomes.ts';
import type { ClientProof } from './proof.ts';
import { resultWords } from './render-proof.ts';

/** What the command has done. */
export interface Written {
  /** As it was given. */
  readonly folder: string;
  readonly published: {
    readonly written: readonly string[];
    readonly unchanged: readonly string[];
    readonly removed: readonly string[];
  };
  /** Whether any launches were given. */
  readonly hasLaunches: boolean;
}

/** So many paths are named. */
const maxNamed = 5;

/** The result for a terminal: a few lines, and what to do next. */
export function summaryLines(
  proofs: readonly ClientProof[],
  { folder, published, hasLaunches }: Written,
): string[] {
  const { written, unchanged, removed } = published;
  const files =
    written.length === 0
      ? `Nothing changed: ${plural(unchanged.length, 'file')} in ${folder} ${unchanged.length === 1 ? 'is' : 'are'} as before.`
      : `Written to ${folder}: ${named(written)}${unchanged.length === 0 ? '' : `; ${unchanged.length} unchanged`}.`;
  const lines = [files];
  if (removed.length > 0)
    lines.push(`Removed, because the export does not list it: ${named(removed)}.`);
  for (const { client, counts, launches } of proofs) {
    const admitted = launches.filter(({ outcome }) => outcome === 'admitted').length;
    lines.push(
      `${client.title}: ${plural(counts.commands, 'command')} and ${counts.addresses} addresses allowed, ${counts.denied} denied; ${admitted} of ${plural(launches.length, 'place')} admitted.`,
    );
  }
  if (proofs.length === 0) return lines;
  const { blocked, anyVersion, untold } = outcomesOf(proofs);
  lines.push(resultWords(proofs));
  if (!hasLaunches) {
    lines.push(
      'No launches were given, so no command is allowed, only addresses. Name what is in use with --launches: a folder, a report or the state of a sweep.',
    );
  }
  if (blocked.length > 0) {
    lines.push(`${blocked.length} launches pass and will not start: proof.md says why for each.`);
  }
  if (untold.length > 0) {
    lines.push(
      `${untold.length} launches cannot be judged by a report: name their folder, or the state of the sweep.`,
    );
  }
  if (anyVersion.length > 0) {
    lines.push(
      `${anyVersion.length} launches are admitted in any version: pin them to hold people to what was judged.`,
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
