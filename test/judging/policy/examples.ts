/*
 * Judges the rules' examples as the action judges a repository, with the fictional export and at the time
 * fixed for all tests.
 */

import type { ExampleSide, Rule, RuleExample } from '../../../src/judging/policy/rule.ts';
import type { Report } from '../../../src/judging/report.ts';
import type { Problem } from '../../../src/model/model.ts';
import { sourceOf } from '../../builders.ts';
import { exportDocument } from '../../export-service/corpus.ts';
import { createBase, judgeFiles } from '../../gate/pipeline/judge-files.ts';
import { dated, today } from './judging.ts';

const policyFile = '.github/mcp-grade-gate.yml';
const declarationFile = '.mcp.json';
/** The time at which all examples are judged. */
const now = today.getTime();
const corpus = JSON.stringify(exportDocument(new Date(now - 3_600_000)));

/** A repository's content in an example. */
export interface Side {
  /** The text of `.mcp.json`. */
  readonly declared: string;
  /** The text of the policy; empty if there is none. */
  readonly policy: string;
  /** The text of a workflow; empty if there is none. */
  readonly workflow: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly exported: Readonly<Record<string, number | string>>;
}

/** Returns the sides of a rule's example; a rule that is off by default gets a level. */
export function exampleSides({ id, example, levels }: Rule) {
  const { fires } = example;
  const level = levels.recommended === 'off' ? `rules:\n  ${id}: warn\n` : '';
  const around = (given: Exclude<ExampleSide, string>): Omit<Side, 'declared'> => {
    const {
      policy,
      workflow = '',
      inputs,
      exported,
    } = { ...example, ...given } satisfies RuleExample;
    const text = `${policy === undefined ? '' : `${policy}\n`}${level}`;
    return { policy: text, workflow, inputs: inputs ?? {}, exported: exported ?? {} };
  };
  const declared = typeof fires === 'string' ? mcp(fires) : `${fires.file}\n`;
  const side = (given: ExampleSide): Side =>
    typeof given === 'string'
      ? { ...around({}), declared: mcp(given) }
      : { ...around(given), declared };
  const { before, resolved } = example;
  return {
    before: before === undefined ? null : side(before),
    fires: side({}),
    resolved: side(resolved),
  };
}

/** Builds `.mcp.json` with the server that a command line starts, formatted as people write it. */
function mcp(launch: string): string {
  const [command = '', ...args] = launch.split(' ');
  const [, name = 'server'] = /([a-z-]+)(?:[@=:][\w.=]*)?$/.exec(launch) ?? [];
  const alias = command === 'node' ? 'server' : name;
  const text = JSON.stringify({ mcpServers: { [alias]: { command, args } } }, null, 1);
  return `${text.replace(/\s*\n\s*/g, ' ').replace(/\[ (.*?) \]/g, '[$1]')}\n`;
}

/** Returns the report on one side of an example; without a base, everything is judged. */
export function judgeSide(side: Side, before: Side | null = null): Promise<Report> {
  const source = ({ declared, policy, workflow }: Side) =>
    sourceOf(
      new Map([
        [declarationFile, declared],
        // The file that the examples' launches start.
        ['server.js', ''],
        ...(policy === '' ? [] : [[policyFile, policy] as const]),
        ...(workflow === '' ? [] : [['.github/workflows/grades.yml', workflow] as const]),
      ]),
    );
  return judgeFiles(source(side), {
    ...(before === null ? {} : { base: createBase(source(before)) }),
    inputs: side.inputs,
    exported: Object.keys(side.exported).length === 0 ? corpus : exportWith(side.exported),
    withEarlier: dated,
    now,
  });
}

/** Returns the fictional export with different values at some paths. */
function exportWith(changes: Side['exported']): string {
  const document = JSON.parse(corpus);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('/');
    const last = names.pop() ?? '';
    const holder = names.reduce((within, name) => within[name], document);
    if (!Object.hasOwn(holder, last)) throw new Error(`the export has nothing at ${path}`);
    holder[last] = value;
  }
  return JSON.stringify(document);
}

/** Returns a rule's problems in a report that are not covered by a waiver. */
export function unwaivedProblems({ servers, problems }: Report, rule: string): Problem[] {
  return [...servers.flatMap((server) => server.problems), ...problems].filter(
    (problem) => problem.rule === rule && problem.waived === null,
  );
}
