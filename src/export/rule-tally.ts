import {
  fieldRules,
  headRules,
  type JointRule,
  jointRules,
  type Notice,
  notices,
} from './contract.ts';
import { shallow } from './schema.ts';
import { sections } from './splitter.ts';

/** How one rule of the contract was kept. */
export interface RuleOutcome {
  /** `servers[].id`, or the name of a rule on several fields. */
  readonly rule: string;
  /** What the contract says. */
  readonly says: string;
  /** `contract`: what it says; `notice`: what it leaves open, and the gate cannot use. */
  readonly kind: 'contract' | 'notice';
  /** How often it was checked, and how often it did not hold. */
  readonly checked: number;
  readonly broken: number;
  /** The first places where it did not, as JSON pointers, with what stands there. */
  readonly examples: readonly string[];
}

/** Counts how every rule is kept. */
export interface RuleTally {
  /** A rule on one field of what a pointer names; `value` is what the field is. */
  readonly field: (
    rule: string,
    holds: boolean,
    pointer: string,
    field: string,
    value: unknown,
  ) => void;
  /** A rule on several fields; `value` is shown as an example if it does not hold. */
  readonly joint: (rule: JointRule, holds: boolean, pointer: string, value: unknown) => void;
  readonly notice: (rule: Notice, holds: boolean, pointer: string, value: unknown) => void;
  /** All rules in the order of the contract, then the notices. */
  readonly outcomes: () => RuleOutcome[];
}

const mostExamples = 3;
const longestShown = 60;
const unchecked = { checked: 0, broken: 0, examples: [] } as const;

export function createRuleTally(): RuleTally {
  const counted = new Map<string, { checked: number; broken: number; examples: string[] }>();
  const count = (rule: string, holds: boolean, pointer: string, value: unknown): void => {
    const known = counted.get(rule) ?? { checked: 0, broken: 0, examples: [] };
    if (known.checked === 0) counted.set(rule, known);
    known.checked += 1;
    if (holds) return;
    known.broken += 1;
    if (known.examples.length < mostExamples) known.examples.push(exampleOf(pointer, value));
  };
  const outcomeOf = (kind: RuleOutcome['kind'], rule: string, says: string): RuleOutcome => {
    const { checked, broken, examples } = counted.get(rule) ?? unchecked;
    return { rule, says, kind, checked, broken, examples };
  };
  return {
    field: (rule, holds, pointer, field, value) =>
      count(rule, holds, `${pointer}/${field}`, value === undefined ? 'missing' : value),
    joint: count,
    notice: count,
    outcomes: () => [
      ...headRules.map(({ field, says }) => outcomeOf('contract', field, says)),
      ...sections.flatMap((section) =>
        fieldRules[section].map(({ field, says }) =>
          outcomeOf('contract', `${section}[].${field}`, says),
        ),
      ),
      ...Object.entries(jointRules).map(([rule, says]) => outcomeOf('contract', rule, says)),
      ...Object.entries(notices).map(([rule, says]) => outcomeOf('notice', rule, says)),
    ],
  };
}

/** A place and what stands there, in few words. */
function exampleOf(pointer: string, value: unknown): string {
  if (value === null) return pointer;
  const text = typeof value === 'string' ? value : (JSON.stringify(shallow(value, 3)) ?? '');
  return `${pointer}: ${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}`;
}
