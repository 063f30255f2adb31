import { say } from '../../../model/phrase.ts';
import { editFacts } from '../facts.ts';
import type { GateRule, Violation } from '../rule.ts';
import { editAdvice } from '../rule-messages.ts';

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
  title: 'the change edits the job that runs the gate, and the effect of the edit is unknown',
  help: 'The rule reports edits to the step that runs the gate, to its job and triggers, and to anything that runs before the step, except for [harmless edits](internals/rules.md#gate-edited). Ask the policy’s owners to review the edits in a separate pull request, or merge a waiver for the file first.',
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
          message: say`This change edits the gate's job: ${message}.`,
          advice: say`${editAdvice}.`,
          facts: { file, what, before, after },
        }
      : null,
};
