/*
 * The examples of the rules, judged as the action judges a repository, and as docs/rules.md shows them.
 */

import type { JudgedDependency, Report } from '../../src/judging/report.ts';
import type { Phrase } from '../../src/model/model.ts';
import { renderPhrase } from '../../src/model/phrase.ts';
import { sourceOf } from '../builders.ts';
import { baseOf, judgeFiles } from '../pipeline/judge-files.ts';
import { dated } from '../policy/judging.ts';
import {
  corpus,
  now,
  policyFile,
  type RuleExample,
  ruleExamples,
  type Side,
} from './rule-examples.ts';

/** The report on a side of an example. */
export function judgeExample(
  { before, exported: [first, second] = [corpus, corpus], ...example }: RuleExample,
  side: 'fires' | 'resolved',
): Promise<Report> {
  const source = ({ files }: Side) => sourceOf(new Map(Object.entries(files)));
  const { inputs = {} } = example[side];
  return judgeFiles(source(example[side]), {
    ...(before === undefined ? {} : { base: baseOf(source(before)) }),
    inputs,
    exported: JSON.stringify(side === 'fires' ? first : second),
    withEarlier: dated,
    now,
  });
}

/** The problems of a rule in a report that no waiver covers. */
export function problemsOf({ servers, problems }: Report, rule: string) {
  return [...servers.flatMap((server: JudgedDependency) => server.problems), ...problems].filter(
    (problem) => problem.rule === rule && problem.waived === null,
  );
}

const textOf = (phrase: Phrase): string => renderPhrase(phrase, (text) => text);

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** A side as blocks: the inputs and the files that people write, but those that another side has too. */
function shown({ files, inputs = {} }: Side, known: Side['files'] = {}): string[] {
  const lines = Object.entries(inputs).map(([name, value]) => `  ${name}: ${value}`);
  const given = lines.length === 0 ? [] : [block('yaml', ['with:', ...lines].join('\n'))];
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    if (text === '' || text === known[path]) return [];
    if (path === policyFile) return [block('yaml', text)];
    return [block(text.endsWith('}\n') ? 'json' : 'text', text)];
  });
  return [...given, ...blocks];
}

/** The part of the manual with the example of a rule. */
export async function exampleOf(rule: string): Promise<string> {
  const example = ruleExamples[rule];
  if (example === undefined) throw new Error(`no example of ${rule}`);
  const { before, fires, about, by, resolved } = example;
  const [problem] = problemsOf(await judgeExample(example, 'fires'), rule);
  const printed =
    problem === undefined
      ? 'nothing'
      : `${problem.level}: ${textOf(problem.message)} ${textOf(problem.advice)}`;
  const solution = shown(resolved, fires.files);
  return [
    before === undefined ? '**Example**' : '**Example**, before the change:',
    ...(before === undefined ? [] : [...shown(before), 'After it:']),
    ...(about === undefined ? [] : [about]),
    ...shown(fires),
    block('text', printed),
    `Resolved by ${by}${solution.length === 0 ? '.' : ':'}`,
    ...solution,
  ].join('\n\n');
}
