#!/usr/bin/env node
/*
 * Scores a tool that says what command lines fetch and run, or which servers files declare:
 *
 *   node conformance/run.mjs [--table launch/npm.jsonl]… -- <command> [arguments]
 *   node conformance/run.mjs --kind declare -- <command> [arguments]
 *   node conformance/run.mjs --records <folder> -- <command> [arguments]
 *
 * With `--records` it scores what the bench has recorded in a folder, before that is reduced to the tables.
 * The command is started once. It gets the input of one row as a line of JSON on its standard input, and
 * answers with a line of JSON on its standard output; `README.md` describes both. The exit status is 1 if
 * an answer is wrong.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual, parseArgs } from 'node:util';

/**
 * How an answer compares with what happened: see `README.md`.
 *
 * @param others what other versions did with the same line
 */
export function grade(row, answer, others = []) {
  return 'servers' in row ? gradeServers(row, answer) : gradeLaunch(row, answer, others);
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

function gradeLaunch({ outcome }, answer, others) {
  const { packages = [], file, container } = outcome;
  if (packages.length === 0 && file === undefined) return 'nothing';
  if (answer.unidentified) return 'unidentified';
  const all = answer.packages ?? [];
  const isSame = (a, b) =>
    a.ecosystem === b.ecosystem &&
    a.name === b.name &&
    (b.version === undefined || a.version === b.version) &&
    (answer.altered || a.registry === b.registry);
  const isFetched = (each) => packages.some((other) => isSame(other, each));
  // Of an answer that depends on the version, the part counts that is about this one.
  const elsewhere = others.flatMap((other) => other.packages ?? []);
  const isElsewhere = (each) => elsewhere.some((other) => isSame(other, each));
  const named = answer.differs ? all.filter((each) => isFetched(each) || !isElsewhere(each)) : all;
  const isRight =
    packages.every((each) => named.some((other) => isSame(each, other))) &&
    named.every(isFetched) &&
    (file === undefined || (answer.files ?? []).includes(file)) &&
    (file !== undefined || (answer.files ?? []).length === 0) &&
    // An image whose own program does not run is not all that there is to say.
    (container?.entrypoint === undefined || Boolean(answer.altered));
  if (isRight) return 'right';
  const isNamed = (each) => all.some((other) => isSame(each, other));
  const mayBe = answer.altered || (answer.differs && packages.every(isNamed));
  return mayBe ? 'unidentified' : 'wrong';
}

/** The rows of a table. */
export function rowsOf(table) {
  return rowsIn(join(import.meta.dirname, table));
}

function rowsIn(file) {
  const text = readFileSync(file, 'utf8').trim();
  return text.split('\n').map((line) => JSON.parse(line));
}

/** A function that gives what other rows say about the line of a row. */
export function othersAmong(rows) {
  const keyOf = ({ command, args, env, files }) => JSON.stringify([command, args, env, files]);
  const byLine = Map.groupBy(rows, keyOf);
  return (row) =>
    (byLine.get(keyOf(row)) ?? []).flatMap((each) =>
      each === row || each.outcome === null ? [] : [each.outcome],
    );
}

/** Whether a registry can have a package of a name: that of the bench has one of every name. */
function canBePublished({ ecosystem, name }) {
  const isJavaScript = ecosystem === 'npm' || ecosystem === 'jsr';
  return !isJavaScript || /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/.test(name);
}

/**
 * Whether a recorded line fetches published packages, and all of its options are written as the help of the
 * program names them, with a value or without: none is shortened, put together or negated by the bench.
 */
export function isAsNamed({ args, shape, options, outcome, isForeign }) {
  const { packages = [] } = outcome ?? {};
  if (isForeign || packages.length === 0 || !packages.every(canBePublished)) return false;
  const own = new Set(shape.split(' '));
  const isNamed = (word) =>
    options.some(
      (name) =>
        word === name ||
        word.startsWith(`${name}=`) ||
        (/^-[^-]$/.test(name) && word.startsWith(name)),
    );
  return args.every((word) => !word.startsWith('-') || own.has(word) || isNamed(word));
}

/** The names of all tables of a kind: `launch` or `declare`. */
export function tablesOf(kind) {
  const names = readdirSync(join(import.meta.dirname, kind));
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => `${kind}/${name}`)
    .sort();
}

function percentage(part, whole) {
  return whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)}%`;
}

if (import.meta.main) {
  const options = {
    table: { type: 'string', multiple: true },
    kind: { type: 'string' },
    records: { type: 'string' },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, ...args] = positionals;
  const recorded = values.records === undefined ? null : readdirSync(values.records).sort();
  const tables =
    recorded?.map((name) => [name, rowsIn(join(values.records, name))]) ??
    (values.table ?? tablesOf(values.kind ?? 'launch')).map((name) => [name, rowsOf(name)]);
  const othersOf = othersAmong(tables.flatMap(([, rows]) => rows));
  const tool = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: tool.stdout })[Symbol.asyncIterator]();
  const total = { named: 0, open: 0 };
  for (const [name, rows] of tables) {
    const counts = { right: 0, nothing: 0, unidentified: 0, more: 0, wrong: 0 };
    const asNamed = { named: 0, open: 0 };
    for (const row of rows.filter(({ outcome }) => outcome !== null)) {
      const { outcome, servers, by, shape, options, form, isForeign, ...input } = row;
      tool.stdin.write(`${JSON.stringify(input)}\n`);
      const answer = JSON.parse((await answers.next()).value);
      const grading = grade(row, answer, othersOf(row));
      counts[grading] += 1;
      for (const sum of recorded !== null && isAsNamed(row) ? [asNamed, total] : []) {
        sum.named += 1;
        sum.open += Number(grading === 'unidentified');
      }
      if (grading !== 'wrong') continue;
      process.exitCode = 1;
      console.log(JSON.stringify({ ...row, answer }));
    }
    console.log(name, counts, percentage(asNamed.open, asNamed.named));
  }
  if (recorded !== null) {
    const { named, open } = total;
    const share = percentage(open, named);
    console.log(
      `unidentified, of packages with options that help names: ${open} of ${named}, ${share}`,
    );
  }
  tool.stdin.end();
}
