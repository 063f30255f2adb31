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

export interface ListTotals {
  /** Number of packages, images, addresses and registry names. */
  readonly packages: number;
  readonly versions: number;
  readonly admitted: number;
}

export interface AllowlistSummary {
  readonly folder: string;
  readonly published: PublishedFiles;
  /** Totals for the whole export; null if no format was requested. */
  readonly totals: ListTotals | null;
  readonly hasLaunches: boolean;
}

/** Size in characters above which settings have not been tested with any client. */
const largeSettings = 1_000_000;

const maxNamed = 5;

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
    ? line`Nothing changed: ${pluralLine(unchanged.length, 'file')} in ${folder} ${ownText(unchanged.length === 1 ? 'is' : 'are')} up to date.`
    : line`Written to ${folder}: ${firstItems(written, maxNamed)}${rest}.`;
  if (totals !== null) {
    const { packages, versions, admitted } = totals;
    yield line`Admitted from the export: ${admitted} of ${pluralLine(versions, 'version')}, across ${pluralLine(packages, 'name')}.`;
  }
  for (const proof of proofs) yield* clientLines(proof);
  if (proofs.length === 0) return;
  if (proofs.some(({ settings }) => safeJson(settings).length > largeSettings)) {
    yield line`These settings are large, and clients do not document a size limit. Try the settings on one machine first.`;
  }
  yield proofResult(proofs);
  if (!hasLaunches) {
    yield line`No launches were given, so the lists allow addresses but no commands. To add the launches in use, set --launches to a folder, a report or the state of a sweep.`;
  }
  const outcomes = groupByOutcome(proofs);
  for (const { name, heading, advice } of outcomeParts) {
    const { length } = outcomes[name];
    if (length > 0 && advice !== null)
      yield line`${ownText(heading)}: ${length}. ${ownText(advice)}`;
  }
  yield line`Next: review proof.md, then deploy the settings as described in docs/organisation.md.`;
}

function* clientLines({ client, counts, launches, settings, unlistedAddresses }: ClientProof) {
  const name = prose(client.title);
  const size = prose(byteSize(Buffer.byteLength(safeJson(settings))));
  const admitted = launches.filter(({ outcome }) => outcome === 'admitted').length;
  yield line`${name}: ${pluralLine(counts.commands, 'command')} and ${pluralLine(counts.addresses, 'address')} allowed, ${counts.denied} denied; ${size}.`;
  yield line`${name}: ${admitted} of ${pluralLine(launches.length, 'place')} in use admitted.`;
  if (unlistedAddresses > 0) {
    yield line`${name}: not allowed despite a passing verdict: ${pluralLine(unlistedAddresses, 'address')} in the export. For each address, either no entry matches only that address, or the address does not pass in another place or spelling.`;
  }
}
