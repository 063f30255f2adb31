import { limitDepth } from '../reading/schema.ts';
import { contractRules, type JointRule, type Notice, notices } from './contract.ts';

export interface RuleOutcome {
  /** `servers[].id`, or the name of a rule that involves several fields. */
  readonly rule: string;
  readonly requirement: string;
  /**
   * Section of the contract, such as `2.3`; null for a notice, which concerns a point that the contract
   * leaves open.
   */
  readonly section: string | null;
  readonly checked: number;
  readonly broken: number;
  /** The first violations, each with a JSON pointer and the value at that pointer. */
  readonly examples: readonly string[];
}

export interface RuleTally {
  /**
   * Counts a check of a rule for one field; `pointer` is the JSON pointer of the element that holds the
   * field.
   */
  readonly field: (
    rule: string,
    holds: boolean,
    pointer: string,
    field: string,
    value: unknown,
  ) => void;
  /**
   * Counts a check of a rule that involves several fields; `value` is shown as an example if the rule is
   * violated.
   */
  readonly joint: (rule: JointRule, holds: boolean, pointer: string, value: unknown) => void;
  readonly notice: (rule: Notice, holds: boolean, pointer: string, value: unknown) => void;
  /** All rules in the order of the contract, then the notices. */
  readonly outcomes: () => RuleOutcome[];
}

const maxExamples = 3;
const maxExampleLength = 60;
const unchecked = { checked: 0, broken: 0, examples: [] } as const;

export function createRuleTally(): RuleTally {
  const counted = new Map<string, { checked: number; broken: number; examples: string[] }>();
  const count = (rule: string, holds: boolean, pointer: string, value: unknown): void => {
    const tally = counted.get(rule) ?? { checked: 0, broken: 0, examples: [] };
    if (tally.checked === 0) counted.set(rule, tally);
    tally.checked += 1;
    if (holds) return;
    tally.broken += 1;
    if (tally.examples.length < maxExamples) tally.examples.push(formatExample(pointer, value));
  };
  const ruleOutcome = (rule: string, section: string | null, requirement: string): RuleOutcome => {
    return { rule, section, requirement, ...(counted.get(rule) ?? unchecked) };
  };
  return {
    field: (rule, holds, pointer, field, value) =>
      count(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
    joint: count,
    notice: count,
    outcomes: () => [
      ...contractRules.map(([rule, each]) => ruleOutcome(rule, each.section, each.requirement)),
      ...Object.entries(notices).map(([rule, requirement]) => ruleOutcome(rule, null, requirement)),
    ],
  };
}

function formatExample(pointer: string, value: unknown): string {
  if (value === null) return pointer;
  const text = typeof value === 'string' ? value : (JSON.stringify(limitDepth(value, 3)) ?? '');
  return `${pointer}: ${text.length > maxExampleLength ? `${text.slice(0, maxExampleLength)}…` : text}`;
}
