import type { Policy, PolicyLayer } from '../../judging/policy.ts';
import type { Relaxation } from '../../model/model.ts';
import { firstNames } from '../../model/phrase.ts';
import { plainText } from '../../report/words.ts';
import { emptyLayer, type Layers, mergeLayers } from '../settings/layers.ts';

/** What a change does to the policy file. */
export interface EditedPolicy {
  /** The effective policies with the file as it was, and as the change makes it. */
  readonly before: Policy;
  readonly after: Policy;
  /** The path of the policy file, relative to the judged folder. */
  readonly file: string;
  /** The edits that are not plainly stricter. */
  readonly relaxations: readonly Relaxation[];
  /** What the change edits, as a sentence. */
  readonly notice: string;
}

/** The policy file of the base and that of the change; null if there is none. */
interface Sides {
  readonly before: PolicyLayer | null;
  readonly after: PolicyLayer | null;
}

/** Most edits that a notice names; the rules' problems name all that count as relaxations. */
const mostNamed = 20;

/**
 * Compares a policy file with its version in the base.
 *
 * @param file the path of the policy file, relative to the judged folder
 * @param layers the other layers of the effective policy
 */
export async function comparePolicies(
  { before, after }: Sides,
  file: string,
  layers: Omit<Layers, 'file'>,
): Promise<EditedPolicy> {
  const { policyEdits } = await import('../relaxations/policy-edits.ts');
  const merge = (layer: PolicyLayer | null, given: PolicyLayer): Policy =>
    mergeLayers({ ...layers, given, file: layer });
  // An edit of the file is named even if an input overrides the value today.
  const edits = policyEdits(merge(before, emptyLayer), merge(after, emptyLayer));
  const stricter = edits.flatMap(({ message, isStricter }) =>
    isStricter ? [plainText(message)] : [],
  );
  return {
    before: merge(before, layers.given),
    after: merge(after, layers.given),
    file,
    relaxations: edits
      .filter(({ isStricter }) => !isStricter)
      .map(({ place, isStricter: _, ...edit }) => ({
        ...edit,
        file,
        span: after?.places.get(place) ?? null,
      })),
    notice: `This change edits ${file}; its policy counts once it is merged.${
      stricter.length === 0 ? '' : ` Stricter in it: ${firstNames(stricter, mostNamed, '; ')}.`
    }`,
  };
}
