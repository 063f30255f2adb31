import type { Report } from '../../judging/report.ts';
import { type Block, list, section } from '../document/block.ts';
import { line, ownText } from '../document/line.ts';
import { autoApprovedPhrase, formatPlace } from '../report-messages.ts';

export function* autoApprovedBlocks(
  approvals: Report['autoApproved'],
  scope: Report['run']['scope'],
): Generator<Block> {
  const since = ownText(scope === 'changed' ? ' since this change' : '');
  yield section(line`Runs without approval${since}`, [
    list(approvals.map((each) => line`${formatPlace(each)}: ${autoApprovedPhrase(each)}`)),
  ]);
}
