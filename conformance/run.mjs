#!/usr/bin/env node
/*
 * Scores a tool that says what command lines fetch and run:
 *
 *   node conformance/run.mjs [--table launch/npm.jsonl]… -- <command> [arguments]
 *
 * The command is started once. It gets the input of one row as a line of JSON on its standard input, and
 * answers with a line of JSON on its standard output; `README.md` describes both. The exit status is 1 if
 * an answer is wrong.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** How an answer compares with what happened: see `README.md`. */
export function grade({ outcome }, answer) {
  const { packages = [], file, container } = outcome;
  if (packages.length === 0 && file === undefined) return 'nothing';
  if (answer.unidentified) return 'unidentified';
  const named = answer.packages ?? [];
  const isSame = (a, b) =>
    a.ecosystem === b.ecosystem &&
    a.name === b.name &&
    (b.version === undefined || a.version === b.version) &&
    (answer.altered || a.registry === b.registry);
  const isRight =
    packages.every((each) => named.some((other) => isSame(each, other))) &&
    named.every((each) => packages.some((other) => isSame(other, each))) &&
    (file === undefined || (answer.files ?? []).includes(file)) &&
    (file !== undefined || (answer.files ?? []).length === 0) &&
    // An image whose own program does not run is not all that there is to say.
    (container?.entrypoint === undefined || Boolean(answer.altered));
  if (isRight) return 'right';
  return answer.altered ? 'unidentified' : 'wrong';
}

/** The rows of a table. */
export function rowsOf(table) {
  const text = readFileSync(join(import.meta.dirname, table), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The names of all tables of launches. */
export function launchTables() {
  const names = readdirSync(join(import.meta.dirname, 'launch'));
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => `launch/${name}`)
    .sort();
}

if (import.meta.main) {
  const separator = process.argv.indexOf('--');
  const [command, ...args] = process.argv.slice(separator + 1);
  const given = process.argv.slice(2, separator).filter((word) => word !== '--table');
  const tool = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: tool.stdout })[Symbol.asyncIterator]();
  for (const table of given.length > 0 ? given : launchTables()) {
    const counts = { right: 0, nothing: 0, unidentified: 0, wrong: 0 };
    for (const { outcome, by, ...input } of rowsOf(table)) {
      tool.stdin.write(`${JSON.stringify(input)}\n`);
      const answer = JSON.parse((await answers.next()).value);
      const grading = grade({ outcome }, answer);
      counts[grading] += 1;
      if (grading !== 'wrong') continue;
      process.exitCode = 1;
      console.log(JSON.stringify({ ...input, by, outcome, answer }));
    }
    console.log(table, counts);
  }
  tool.stdin.end();
}
