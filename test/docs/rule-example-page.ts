/* Renders the rules' examples for docs/rules.md. */

import type { Rule } from '../../src/judging/policy/rule.ts';
import type { Phrase } from '../../src/model/model.ts';
import { renderPhrase } from '../../src/model/phrase.ts';
import {
  exampleSides,
  judgeSide,
  type Side,
  unwaivedProblems,
} from '../judging/policy/examples.ts';

const textOf = (phrase: Phrase): string => renderPhrase(phrase, (text) => text);

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/**
 * Renders a side as blocks: the inputs and the files that people write, except those that the other side
 * already shows.
 */
function shown({ declared, policy, workflow, inputs }: Side, known: Side | null = null): string[] {
  const lines = Object.entries(inputs).map(([name, value]) => `  ${name}: ${value}`);
  return [
    ...(lines.length === 0 ? [] : [block('yaml', ['with:', ...lines].join('\n'))]),
    ...(declared === known?.declared
      ? []
      : [block(declared.endsWith('}\n') ? 'json' : 'text', declared)]),
    ...[policy, workflow]
      .filter((text) => text !== '' && text !== known?.policy && text !== known?.workflow)
      .map((text) => block('yaml', text)),
  ];
}

/** Renders the part of the manual that shows a rule's example. */
export async function renderRuleExample(rule: Rule): Promise<string> {
  const { before, fires, resolved } = exampleSides(rule);
  const { about, by } = rule.example;
  const [problem] = unwaivedProblems(await judgeSide(fires, before), rule.id);
  const printed =
    problem === undefined
      ? 'nothing'
      : `${problem.level}: ${textOf(problem.message)} ${textOf(problem.advice)}`;
  const solution = shown(resolved, fires);
  return [
    before === null ? '**Example**' : '**Example**, before the change:',
    ...(before === null ? [] : [...shown(before), 'After it:']),
    ...(about === undefined ? [] : [about]),
    ...shown(fires),
    block('text', printed),
    `**Fix**: ${by}${solution.length === 0 ? '.' : ':'}`,
    ...solution,
  ].join('\n\n');
}
