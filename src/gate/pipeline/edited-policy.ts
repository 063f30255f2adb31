import type { Policy, PolicyLayer } from '../../judging/policy.ts';
import type { Relaxation } from '../../model/model.ts';
import { distinctBy, firstNames } from '../../model/phrase.ts';
import { plainText } from '../../report/report-messages.ts';
import type { PolicyEdit } from '../relaxations/policy-edits.ts';
import { type Layers, mergeLayers } from '../settings/layers.ts';

export type PolicyRelaxation = Relaxation & Pick<PolicyEdit, 'entry' | 'unlessRefused'>;

export interface EditedPolicy {
  /** The effective policies before and after the change, each merged from all layers. */
  readonly before: Policy;
  readonly after: Policy;
  /** The path of the policy file, relative to the judged folder. */
  readonly file: string;
  /** The edits that do not clearly make the policy stricter. */
  readonly relaxations: readonly PolicyRelaxation[];
  readonly notice: string;
}

/** The inputs of a step that override the policy file, before and after the change. */
export interface StepSides {
  readonly before: PolicyLayer;
  readonly after: PolicyLayer;
  /** The location of the inputs; null if unknown. */
  readonly place: Pick<Relaxation, 'file' | 'span'> | null;
}

/**
 * Maximum number of stricter edits in a notice. All relaxations are listed in the problems that the rules
 * report.
 */
const mostNamed = 20;

/**
 * Compares the effective policies of steps before and after a change.
 *
 * @param files the policy files of the base and of the change; null for a file that does not exist
 * @param steps the steps to compare; the result contains the policies of the first, which is the running step
 * @param file the path of the policy file, relative to the judged folder
 * @returns null if there are no steps
 */
export async function comparePolicies(
  files: { readonly before: PolicyLayer | null; readonly after: PolicyLayer | null },
  steps: readonly StepSides[],
  file: string,
  layers: Pick<Layers, 'floors' | 'maxAge'>,
): Promise<EditedPolicy | null> {
  const { policyEdits } = await import('../relaxations/policy-edits.ts');
  const merge = (given: PolicyLayer, layer: PolicyLayer | null): Policy =>
    mergeLayers({ ...layers, given, file: layer });
  const compared = steps.map((step) => ({
    ...step,
    old: merge(step.before, files.before),
    now: merge(step.after, files.after),
  }));
  const [first] = compared;
  if (first === undefined) return null;
  const edits = distinctBy(
    compared.flatMap(({ before, after, place: inputs, old, now }) =>
      policyEdits(old, now).map(({ place, ...edit }) => {
        const isInput = [before, after].some(({ values }) => Object.hasOwn(values, place));
        const ofFile = { file, span: files.after?.places.get(place) ?? null };
        return { ...edit, effect: 'milder' as const, ...((isInput && inputs) || ofFile) };
      }),
    ),
  );
  const stricter = edits.filter((edit) => edit.isStricter && edit.file === file);
  const named = stricter.map(({ message }) => plainText(message));
  return {
    ...{ before: first.old, after: first.now, file },
    relaxations: edits
      .filter(({ isStricter }) => !isStricter)
      .map(({ isStricter: _, ...edit }) => edit),
    notice: `This change edits ${file}; the edited policy takes effect once the change is merged.${
      named.length === 0
        ? ''
        : ` Stricter in the edited policy: ${firstNames(named, mostNamed, '; ')}.`
    }`,
  };
}
