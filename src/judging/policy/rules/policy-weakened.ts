import * as z from 'zod';
import { say } from '../../../model/phrase.ts';
import type { GateRule, Violation } from '../rule.ts';

const facts = () =>
  z.strictObject({
    file: z.string().describe('The edited file, from the judged folder.'),
    what: z.string().describe('What is edited, such as `min-score` or `the input scope`.'),
    before: z
      .string()
      .nullable()
      .describe(
        'Its value in the base; null if there is none or it is a secret, `***` if it may be one.',
      ),
    after: z.string().nullable().describe('Its value in the change, likewise.'),
  });

export const policyWeakened: GateRule<typeof facts> = {
  id: 'policy-weakened',
  about: 'gate',
  heading: 'the gate itself',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change loosens the policy or a workflow that uses this action',
  help: 'In the policy file, every edit is named unless it is [plainly stricter](policy.md#whose-policy): for example a lower level or minimum, or a waiver that is new or lasts longer.\n\nIn a workflow that uses this action, the rule names every edit to the step, to the steps before it, to its job, to the jobs that its job needs, and to `env`, `defaults` and `on`, as well as the removal of the step, unless the edit is harmless or plainly stricter. These edits are harmless: another version of an action, `name`, `permissions`, `concurrency`, `timeout-minutes`, `runs-on`, a plain `actions/checkout` before all other steps, inputs of that action that do not decide which files are there, and inputs of this action that do not decide the verdict. These are plainly stricter: an `if` that is met at least as often, a `continue-on-error` or a needed job that is removed, an additional event, a filter that is removed or lets more through, and a stricter input. Any other edit may loosen the gate, even if it seems unrelated.\n\nMake such an edit in a separate change, or have a waiver for the file merged first. An edited policy file does not take effect until it is merged, so nothing passes because of it; under `pull_request`, an edited workflow file takes effect at once. The rule needs a base to compare with. It does not see what another version of an action does, how a reusable workflow is called, or what scripts in earlier steps do.',
  example: {
    before: { policy: 'min-score: 80' },
    policy: 'min-score: 60',
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'a stricter policy, or a change of its own by somebody who may',
    resolved: { policy: 'min-score: 85' },
  },
  facts,
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate: ({ message, file, what, before, after }): Violation<typeof facts> => ({
    message: say`This change loosens the gate: ${message}.`,
    advice: isWorkflow.test(file)
      ? say`Make this edit in a separate pull request, reviewed by the owners of the policy.`
      : say`Make this edit in a separate pull request, reviewed by the owners of the policy; it takes effect once it is merged.`,
    facts: { file, what, before, after },
  }),
};

/** Changes to workflow files take effect at once, before they are merged. */
const isWorkflow = /(?:^|\/)\.github\/workflows\//;
