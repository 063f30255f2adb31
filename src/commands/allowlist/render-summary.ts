import { byteSize } from '../../model/phrase.ts';
import {
  emptyLine,
  firstItems,
  type Line,
  line,
  ownText,
  paragraph,
  pluralLine,
  prose,
} from '../../report/document.ts';
import { safeJson } from '../../report/text.ts';
import { type TerminalOptions, writeText } from '../../report/write-text.ts';
import type { PublishedFiles } from '../ports/output-folder.ts';
import { groupByOutcome, outcomeParts } from './outcomes.ts';
import type { ClientProof } from './proof.ts';
import { proofResult } from './render-proof.ts';

/** The admitted share of an export. */
export interface ListTotals {
  /** Packages, images, addresses and registry names. */
  readonly packages: number;
  readonly versions: number;
  readonly admitted: number;
}

/** The result of the command. */
export interface AllowlistSummary {
  /** The folder as given. */
  readonly folder: string;
  readonly published: PublishedFiles;
  /** Totals for everything that the export lists; null if no file covers that. */
  readonly totals: ListTotals | null;
  /** Whether any launches were given. */
  readonly hasLaunches: boolean;
}

/** Size of settings, in characters, above which no client's behaviour is tested. */
const largeSettings = 1_000_000;

/** Maximum number of listed paths. */
const maxNamed = 5;

/** The result as text: a few lines, and what to do next. */
export function renderAllowlistSummary(
  proofs: readonly ClientProof[],
  summary: AllowlistSummary,
  terminal: TerminalOptions,
): string {
  return writeText([paragraph(...summaryLines(proofs, summary))], terminal);
}

function* summaryLines(
  proofs: readonly ClientProof[],
  { folder, published, totals, hasLaunches }: AllowlistSummary,
): Generator<Line> {
  const { written, unchanged } = published;
  const rest = unchanged.length === 0 ? emptyLine : line`; ${unchanged.length} unchanged`;
  yield written.length === 0
    ? line`Nothing changed: ${pluralLine(unchanged.length, 'file')} in ${folder} ${ownText(unchanged.length === 1 ? 'is' : 'are')} as before.`
    : line`Written to ${folder}: ${firstItems(written, maxNamed)}${rest}.`;
  if (totals !== null) {
    const { packages, versions, admitted } = totals;
    yield line`The export: ${admitted} of ${pluralLine(versions, 'version')} of ${pluralLine(packages, 'name')} admitted.`;
  }
  for (const proof of proofs) yield* clientLines(proof);
  if (proofs.length === 0) return;
  if (proofs.some(({ settings }) => safeJson(settings).length > largeSettings)) {
    yield line`No client documents how large its settings may be: try these on one machine first.`;
  }
  yield proofResult(proofs);
  if (!hasLaunches) {
    yield line`No launches were given, so no command is allowed, only addresses. List the launches in use with --launches: a folder, a report or the state of a sweep.`;
  }
  const outcomes = groupByOutcome(proofs);
  for (const { name, heading, advice } of outcomeParts) {
    const { length } = outcomes[name];
    if (length > 0 && advice !== null)
      yield line`${ownText(heading)}: ${length}. ${ownText(advice)}`;
  }
  yield line`Next: review proof.md, then deploy the settings as docs/organisation.md says.`;
}

function* clientLines({ client, counts, launches, settings, unlistedAddresses }: ClientProof) {
  const name = prose(client.title);
  const size = prose(byteSize(Buffer.byteLength(safeJson(settings))));
  const admitted = launches.filter(({ outcome }) => outcome === 'admitted').length;
  yield line`${name}: allowed are ${pluralLine(counts.commands, 'command')} and ${pluralLine(counts.addresses, 'address')}; denied: ${counts.denied}; ${size}.`;
  yield line`${name}: ${admitted} of ${pluralLine(launches.length, 'place')} in use admitted.`;
  if (unlistedAddresses > 0) {
    yield line`${name}: ${pluralLine(unlistedAddresses, 'address')} of the export passing but not allowed, because no entry matches only that address, or a place or spelling of it does not pass.`;
  }
}
