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
  help: 'The rule reports edits of the step, of what runs before it, of its job and of its events, except for [harmless ones](internals/rules.md#gate-edited). Let the owners review them in a separate pull request, or have a waiver for the file merged first.',
  example: {
    before: { workflow: workflowWith(gate) },
    workflow: workflowWith(prepare, gate),
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'a separate pull request that an owner merges, or a step after the gate',
    resolved: { workflow: workflowWith(gate, prepare) },
  },
  facts: editFacts,
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate: ({ effect, message, file, what, before, after }): Violation<typeof editFacts> | null =>
    effect === 'unknown'
      ? {
          message: say`This change touches the gate's job: ${message}.`,
          advice: say`Let the owners of the policy review this edit, preferably in a separate pull request.`,
          facts: { file, what, before, after },
        }
      : null,
};
