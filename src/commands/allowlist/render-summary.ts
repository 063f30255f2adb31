import { byteSize } from '../../model/phrase.ts';
import {
  counted,
  firstFew,
  type Line,
  line,
  nothing,
  own,
  paragraph,
  prose,
} from '../../report/document.ts';
import { json } from '../../report/text.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import type { PublishedFiles } from '../ports/output-folder.ts';
import { outcomeParts, outcomesOf } from './outcomes.ts';
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
  readonly published: PublishedFiles;
  /** Of all that the export lists; null where no file has that. */
  readonly totals: ListTotals | null;
  /** Whether any launches were given. */
  readonly hasLaunches: boolean;
}

/** Characters of settings that nobody has tried. */
const largeSettings = 1_000_000;

/** So many paths are named. */
const maxNamed = 5;

/** The result as text: a few lines, and what to do next. */
export function renderAllowlistSummary(
  proofs: readonly ClientProof[],
  written: Written,
  terminal: TerminalOptions,
): string {
  return writeText([paragraph(...linesOf(proofs, written))], terminal);
}

function* linesOf(
  proofs: readonly ClientProof[],
  { folder, published, totals, hasLaunches }: Written,
): Generator<Line> {
  const { written, unchanged } = published;
  const rest = unchanged.length === 0 ? nothing : line`; ${unchanged.length} unchanged`;
  yield written.length === 0
    ? line`Nothing changed: ${counted(unchanged.length, 'file')} in ${folder} ${own(unchanged.length === 1 ? 'is' : 'are')} as before.`
    : line`Written to ${folder}: ${firstFew(written, maxNamed)}${rest}.`;
  if (totals !== null) {
    const { packages, versions, admitted } = totals;
    yield line`The export: ${admitted} of ${counted(versions, 'version')} of ${counted(packages, 'name')} admitted.`;
  }
  for (const proof of proofs) yield* clientLines(proof);
  if (proofs.length === 0) return;
  if (proofs.some(({ settings }) => json(settings).length > largeSettings)) {
    yield line`No client documents how large its settings may be: try these on one machine first.`;
  }
  yield proofResult(proofs);
  if (!hasLaunches) {
    yield line`No launches were given, so no command is allowed, only addresses. Name what is in use with --launches: a folder, a report or the state of a sweep.`;
  }
  const outcomes = outcomesOf(proofs);
  for (const { name, heading, advice } of outcomeParts) {
    const { length } = outcomes[name];
    if (length > 0 && advice !== null) yield line`${own(heading)}: ${length}. ${own(advice)}`;
  }
  yield line`Next: review proof.md, then deploy the settings as docs/organisation.md says.`;
}

function* clientLines({ client, counts, launches, settings, unlistedAddresses }: ClientProof) {
  const name = prose(client.title);
  const size = prose(byteSize(Buffer.byteLength(json(settings))));
  const admitted = launches.filter(({ outcome }) => outcome === 'admitted').length;
  yield line`${name}: allowed are ${counted(counts.commands, 'command')} and ${counted(counts.addresses, 'address')}; denied: ${counts.denied}; ${size}.`;
  yield line`${name}: ${admitted} of ${counted(launches.length, 'place')} in use admitted.`;
  if (unlistedAddresses > 0) {
    yield line`${name}: ${counted(unlistedAddresses, 'address')} of the export passing, and not allowed, because no entry can name it alone, or a place or spelling of it does not pass.`;
  }
}
