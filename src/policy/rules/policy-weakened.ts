import { say } from '../../phrase.ts';
import { type GateRule, violation } from '../rule.ts';

export const policyWeakened: GateRule = {
  about: 'gate',
  levels: { recommended: 'warn', strict: 'fail', 'report-only': 'warn' },
  title: 'the change loosens the policy, or a workflow step that uses this action',
  help: 'Each loosening is named: a level or minimum that is lowered, an entry of a list that goes or comes, a waiver that is added or lives longer; in workflow files the inputs of a step that uses this action, its `if`, `continue-on-error`, what its job needs, the variables and the checkout that it reads, what triggers it, another action in its place, and its removal. A policy file of the change itself is not in force yet, so nothing passes by it; a workflow file is, under `pull_request`. It needs a base to compare with. Not seen is another version of this action, how a reusable workflow is called, and what earlier steps do.',
  isWaivable: false,
  isIndependentOfScore: true,
  evaluate: ({ message, file }) =>
    violation(
      say`This change loosens the gate: ${message}.`,
      isWorkflow.test(file)
        ? say`Have it reviewed by whoever answers for the policy.`
        : say`Have it reviewed by whoever answers for the policy; it counts once it is merged.`,
    ),
};

/** Changes to workflow files take effect at once, before they are merged. */
const isWorkflow = /(?:^|\/)\.github\/workflows\//;
