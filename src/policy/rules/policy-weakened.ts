import * as z from 'zod';
import { say } from '../../phrase.ts';
import type { GateRule, Violation } from '../rule.ts';

const facts = () =>
  z.strictObject({
    file: z.string().describe('The edited file, from the judged folder.'),
    what: z.string().describe('What is edited, such as `min-score` or `the input scope`.'),
    before: z
      .string()
      .nullable()
      .describe(
        'Its value in the base; null for none and for a secret, `***` for what may be one.',
      ),
    after: z.string().nullable().describe('Its value in the change, likewise.'),
  });

export const policyWeakened: GateRule<typeof facts> = {
  about: 'gate',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change loosens the policy or a workflow that uses this action',
  help: 'In the policy file every edit is named unless it is plainly stricter: a lower level or minimum, an entry of a list that goes or comes, a waiver that is new or lives longer, any other value for single servers. In a workflow that uses this action every edit is named of its step, of the steps in front of it, of its job, of the jobs that this one needs, of `env`, `defaults` and `on`, and the removal of the step, unless the edit is harmless or plainly stricter. Harmless are another version of an action, `name`, `permissions`, `concurrency`, `timeout-minutes`, `runs-on`, a plain `actions/checkout` in front of all other steps, the inputs of that action that do not decide which files are there, and inputs of this action that do not decide the verdict. Plainly stricter are an `if` that is met at least as often, a `continue-on-error` or a needed job that goes, another event, a filter that goes or lets more through, and a stricter input. Any other edit may loosen the gate, even if it looks like none of its business: make it in a change of its own, or have a waiver for the file merged before. A policy file of the change itself is not in force yet, so nothing passes by it; a workflow file is, under `pull_request`. It needs a base to compare with. Not seen is what another version of an action does, how a reusable workflow is called, and what the scripts do that earlier steps run.',
  facts,
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate: ({ message, file, what, before, after }): Violation<typeof facts> => ({
    message: say`This change loosens the gate: ${message}.`,
    advice: isWorkflow.test(file)
      ? say`Have it reviewed by the owners of the policy, in a pull request of its own.`
      : say`Have it reviewed by the owners of the policy, in a pull request of its own; it takes effect once it is merged.`,
    facts: { file, what, before, after },
  }),
};

/** Changes to workflow files take effect at once, before they are merged. */
const isWorkflow = /(?:^|\/)\.github\/workflows\//;
