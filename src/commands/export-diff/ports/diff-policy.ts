import { clock } from '../../../io/clock.ts';
import type { Policy } from '../../../judging/policy.ts';
import type { CorpusFile } from '../../corpus/plan.ts';
import { createTemporaryFolder } from '../../ports/temporary-folder.ts';
import { withPolicyChanges } from '../policy-changes.ts';
import type { ExportDiff } from '../schema.ts';

/**
 * Adds verdict changes under a policy to a difference. During the comparison, copies of the exports are
 * stored in a temporary folder.
 *
 * @throws GateError if one of the documents is not an export, or the folder cannot be written
 */
export async function withPolicy(
  diff: ExportDiff,
  older: CorpusFile,
  newer: CorpusFile,
  policy: Policy,
): Promise<ExportDiff> {
  const folder = createTemporaryFolder();
  try {
    return await withPolicyChanges(diff, older, newer, { policy, now: clock.now(), folder });
  } finally {
    folder.remove();
  }
}
