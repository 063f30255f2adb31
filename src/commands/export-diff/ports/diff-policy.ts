import { clock } from '../../../io/clock.ts';
import type { Policy } from '../../../judging/policy.ts';
import type { CorpusFile } from '../../corpus/plan.ts';
import { createTemporaryFolder } from '../../ports/temporary-folder.ts';
import { withPolicyChanges } from '../policy-changes.ts';
import type { ExportDiff } from '../schema.ts';

/**
 * Adds verdict changes under a policy to a diff. Stores copies of the exports in a temporary folder during
 * the comparison.
 *
 * @throws GateError if either document is not an export, or if the folder is not writable
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
