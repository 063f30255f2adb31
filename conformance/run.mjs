#!/usr/bin/env node
/*
 * Scores a tool that says what command lines fetch and run, or which servers files declare:
 *
 *   node conformance/run.mjs [--table launch/npm.jsonl]… -- <command> [arguments]
 *   node conformance/run.mjs --kind declare -- <command> [arguments]
 *
 * The command is started once. It gets the input of one row as a line of JSON on its standard input, and
 * answers with a line of JSON on its standard output; `README.md` describes both. The exit status is 1 if
 * an answer is wrong.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual, parseArgs } from 'node:util';

/** How an answer compares with what happened: see `README.md`. */
export function grade(row, answer) {
  return 'servers' in row ? gradeServers(row, answer) : gradeLaunch(row, answer);
}

/** Of what a tool says of a server, what it leaves out is not compared, but for how it is started. */
function gradeServers({ file, servers }, { servers: named = [], unidentified }) {
  const isSame = (a, b) =>
    a.name === b.name &&
    ['command', 'url', 'registry'].every((key) => a[key] === b[key]) &&
    isDeepStrictEqual(a.args ?? [], b.args ?? []) &&
    (b.env === undefined || isDeepStrictEqual(a.env ?? {}, b.env)) &&
    (b.file ?? file) === (a.file ?? file) &&
    (b.line === undefined || a.line === undefined || a.line === b.line) &&
    (a.enabled === false || b.enabled !== false);
  const isMissing = servers.some((each) => !named.some((other) => isSame(each, other)));
  if (isMissing) return unidentified ? 'unidentified' : 'wrong';
  const isMore = ({ name, enabled = true }) =>
    !servers.some((each) => each.name === name && (each.enabled ?? true) === enabled);
  return named.length > servers.length || named.some(isMore) ? 'more' : 'right';
}

function gradeLaunch({ outcome }, answer) {
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

/** The names of all tables of a kind: `launch` or `declare`. */
export function tablesOf(kind) {
  const names = readdirSync(join(import.meta.dirname, kind));
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => `${kind}/${name}`)
    .sort();
}

if (import.meta.main) {
  const options = { table: { type: 'string', multiple: true }, kind: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, ...args] = positionals;
  const tool = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: tool.stdout })[Symbol.asyncIterator]();
  for (const table of values.table ?? tablesOf(values.kind ?? 'launch')) {
    const counts = { right: 0, nothing: 0, unidentified: 0, more: 0, wrong: 0 };
    for (const row of rowsOf(table)) {
      const { outcome, servers, by, ...input } = row;
      tool.stdin.write(`${JSON.stringify(input)}\n`);
      const answer = JSON.parse((await answers.next()).value);
      const grading = grade(row, answer);
      counts[grading] += 1;
      if (grading !== 'wrong') continue;
      process.exitCode = 1;
      console.log(JSON.stringify({ ...row, answer }));
    }
    console.log(table, counts);
  }
  tool.stdin.end();
}
