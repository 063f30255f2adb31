import { say } from '../../../model/phrase.ts';
import { editFacts } from '../facts.ts';
import type { GateRule, Violation } from '../rule.ts';

export const policyWeakened: GateRule<typeof editFacts> = {
  id: 'policy-weakened',
  about: 'gate',
  heading: 'the gate itself',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change loosens the effective policy, or an input of a workflow that uses this action',
  help: 'The effective policies before and after the change are compared, each with the inputs of every workflow step that uses this action. Every edit is named unless it is [plainly stricter](policy.md#whose-policy): for example a lower level or minimum, or a waiver that is new or lasts longer. Nothing is said of what another layer decides anyway, of waivers that are removed, have expired, or cover nothing here, and of milder texts that mean the same. The first edit says which servers of the repository would be judged less strictly.\n\nMake such an edit in a separate change, or have a waiver for the file merged first. An edited policy file does not take effect until it is merged, so nothing passes because of it; under `pull_request`, an edited input takes effect at once. The rule needs a base to compare with. Inputs whose effect is not known, and everything else about the workflow, are the matter of [`gate-edited`](#gate-edited).',
  example: {
    before: { policy: 'min-score: 80' },
    policy: 'min-score: 60',
    fires: 'npx -y @fictional-mcp/notes@1.4.0',
    by: 'a stricter policy, or a change of its own by somebody who may',
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
    const next = say`Make this edit in a separate pull request, reviewed by the owners of the policy`;
    return {
      message: say`This change loosens the gate: ${message}.`,
      advice: isWorkflow.test(file)
        ? say`${next}.`
        : say`${next}; it takes effect once it is merged.`,
      facts: { file, what, before, after },
    };
  },
};

/** Changes to workflow files take effect at once, before they are merged. */
const isWorkflow = /(?:^|\/)\.github\/workflows\//;
