import { readStandingPolicy } from '../../gate/policy.ts';
import { defaultConfigFile, type Layers } from '../../gate/settings.ts';
import { type FileText, unreadableReasons } from '../../io/tree.ts';
import type { Policy } from '../../judging/policy.ts';
import { GateError } from '../../model/failure.ts';
import type { SweptProblem } from './report.ts';

export interface OwnPolicy {
  readonly policy: Policy;
  readonly notices: readonly string[];
  /** Why the repository's own policy does not apply; null if it applies or does not exist. */
  readonly fault: SweptProblem | null;
}

/**
 * Rule id for a faulty policy in a sweep. In a pull request, the error code for the same failure has the same
 * value.
 */
export const faultyPolicy = 'invalid-policy';

/**
 * Reads a repository's policy. If the policy is faulty, the fault is reported as a problem, and the floors
 * and defaults apply. An error would instead remove the repository from all statistics.
 *
 * @throws GateError `no-base-policy` if the policy file could not be fetched
 */
export async function readOwnPolicy(
  file: FileText,
  layers: Omit<Layers, 'file'>,
): Promise<OwnPolicy> {
  try {
    return { ...(await readStandingPolicy(file, layers)), fault: null };
  } catch (error) {
    if (!(error instanceof GateError) || error.code !== faultyPolicy) throw error;
    const absent: FileText = { reason: unreadableReasons.absent };
    const causes = error.details.length === 0 ? [error.message] : error.details;
    return {
      ...(await readStandingPolicy(absent, layers)),
      fault: {
        ...{ rule: faultyPolicy, level: 'error', waived: null, waivedUntil: null },
        message: `The repository's policy is not applied, because it has errors: ${causes.join(' ')} The organisation's policy or the defaults apply instead.`,
        advice: error.remedy,
        ...{ file: defaultConfigFile, line: error.place?.line ?? null },
      },
    };
  }
}
