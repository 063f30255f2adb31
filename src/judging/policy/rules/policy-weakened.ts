import { say } from '../../../model/phrase.ts';
import { editFacts } from '../facts.ts';
import type { GateRule, Violation } from '../rule.ts';
import { editAdvice } from '../rule-messages.ts';

export const policyWeakened: GateRule<typeof editFacts> = {
  id: 'policy-weakened',
  about: 'gate',
  heading: 'the gate itself',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change loosens the effective policy, or an input in a workflow that uses this action',
  help: 'The rule reports every edit that does not [clearly make the gate stricter](policy.md#whose-policy), such as a lower minimum, a new waiver or a less strict input. Ask the owners of the policy to review the edit in a separate pull request, or merge a waiver for the file first.',
  example: {
    before: { policy: 'min-score: 80' },
    policy: 'min-score: 60',
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'a stricter policy, or a separate pull request that an owner merges',
    resolved: { policy: 'min-score: 85' },
  },
  facts: editFacts,
  isWaivable: true,
  isIndependentOfScore: true,
  evaluate: ({
    effect,
    message,
    file,
    what,
    before,
    after,
  }): Violation<typeof editFacts> | null => {
    if (effect !== 'milder') return null;
    return {
      message: say`This change loosens the gate: ${message}.`,
      advice: isWorkflow.test(file)
        ? say`${editAdvice}.`
        : say`${editAdvice}. The edit takes effect once it is merged.`,
      facts: { file, what, before, after },
    };
  },
};

/** Edits to workflow files take effect before the change is merged. */
const isWorkflow = /(?:^|\/)\.github\/workflows\//;
