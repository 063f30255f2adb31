import { say } from '../../../model/phrase.ts';
import { editFacts } from '../facts.ts';
import type { GateRule, Violation } from '../rule.ts';

const workflowWith = (...steps: readonly string[]): string =>
  [
    'on: pull_request',
    'jobs:',
    '  grades:',
    '    runs-on: ubuntu-24.04',
    '    steps:',
    ...steps.map((uses) => `      - uses: ${uses}`),
  ].join('\n');

const gate = 'OWNER/mcp-grade-gate@COMMIT # v1.0.0';
const prepare = `acme/prepare@${'5'.repeat(40)} # v1.2.0`;

export const gateEdited: GateRule<typeof editFacts> = {
  id: 'gate-edited',
  about: 'gate',
  heading: 'the gate itself',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change touches the job that runs the gate, in a way whose effect is not known',
  help: 'In a workflow that uses this action, the rule names every edit to the step, to the steps before it, to its job, to the jobs that its job needs, and to `env`, `defaults` and `on`, as well as the removal of the step or another name of its check, unless the edit is harmless or plainly stricter. An edit of an input that makes the gate milder is [`policy-weakened`](#policy-weakened).\n\nThese edits are harmless: another version of an action, unless the old one is a commit and the new one is not; `permissions`, `concurrency`, `timeout-minutes`, names of steps and workflows; a runner that differs in its version alone; a plain `actions/checkout` before all other steps, inputs of that action that do not decide which files are there, and inputs of this action that do not decide the verdict. These are plainly stricter: an `if` that is met at least as often, a `continue-on-error` or a needed job that is removed, an additional event, and a filter that is removed or lets more through.\n\nThe rule also names files of the gate, its workflow and its policy file, that an edit of `CODEOWNERS` leaves without owners.\n\nMake such an edit in a separate change, or have a waiver for the file merged first. Under `pull_request`, an edited workflow file takes effect at once. The rule needs a base to compare with. It does not see what another version of an action does, how a reusable workflow is called, or what scripts in earlier steps do.',
  example: {
    before: { workflow: workflowWith(gate) },
    workflow: workflowWith(prepare, gate),
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'a change of its own by somebody who may, or a step behind the gate',
    resolved: { workflow: workflowWith(gate, prepare) },
  },
  facts: editFacts,
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate: ({ effect, message, file, what, before, after }): Violation<typeof editFacts> | null =>
    effect === 'unknown'
      ? {
          message: say`This change touches the gate's job: ${message}.`,
          advice: say`Make this edit in a separate pull request, reviewed by the owners of the policy.`,
          facts: { file, what, before, after },
        }
      : null,
};
