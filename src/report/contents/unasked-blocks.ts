import type { Report } from '../../judging/report.ts';
import { type Block, list, section } from '../document/block.ts';
import { line, own } from '../document/line.ts';
import { placeOf, unaskedPhrase } from '../words.ts';

/** What runs without asking, which no grade speaks of. */
export function* unaskedBlocks(
  unasked: Report['unasked'],
  scope: Report['run']['scope'],
): Generator<Block> {
  const since = own(scope === 'changed' ? ' since this change' : '');
  yield section(line`Runs without asking${since}`, [
    list(unasked.map((each) => line`${placeOf(each)}: ${unaskedPhrase(each)}`)),
  ]);
}
