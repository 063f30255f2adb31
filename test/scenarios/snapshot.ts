/*
 * Writes the text of a scenario's snapshot. It contains a short form of each run: exit status, failure,
 * counts, servers with the rules they violate, and locations of annotations.
 *
 * Sentences appear only if the scenario selects them with `shows`, and messages only if they come from the
 * files in `messages`. A changed message therefore changes only one snapshot.
 */
import type { JsonReport } from '../../src/report/json/schema.ts';
import type { CacheService } from '../cache-service/server.ts';
import type { ExportService } from '../export-service/server.ts';
import type { GitHubService } from '../github-service/server.ts';
import type { WorkflowCommand } from '../runner/commands.ts';
import type { StepResult } from '../runner/runner.ts';
import { withoutMessages } from '../source-texts.ts';
import type { Part, Shows } from './scenario.ts';

/** Parts of a snapshot: lines by title. */
export type Parts = ReadonlyMap<string, readonly string[]>;

/** Returns the parts for one run: its decisions, and whatever else the scenario shows. */
export function runParts(result: StepResult, shows: Shows): Parts {
  const { exitCode, annotations } = result;
  const report = reportOf(result);
  const shown = new Map<string, string[]>([
    ['Log', chosen(logLines(result), patternOf(shows, 'log'))],
    [
      'Annotations',
      annotations
        .flatMap((each) => annotationLines(each, shows, report))
        .filter((line) => shows === 'page' || !line.startsWith('    •')),
    ],
    ['Outputs', chosen(outputLines(result), patternOf(shows, 'outputs'))],
    ['Summary', chosen(result.summary.split('\n'), patternOf(shows, 'summary'))],
    ...(shows === 'page' ? [] : (shows.files ?? [])).map((file): [string, string[]] => [
      file,
      jsonText(result.files[file] ?? 'null').split('\n'),
    ]),
  ]);
  return new Map([
    [
      `Exit status ${exitCode}`,
      [...countsLines(result), ...(report === null ? [] : reportLines(report))],
    ],
    ...shown,
  ]);
}

/**
 * Returns the lines for a run's parts. A part of several lines that is the same as in the previous run is
 * shown by its title only.
 */
export function partLines(parts: Parts, before: Parts): string[] {
  return [...parts].flatMap(([title, all]) => {
    const isSame = all.length > 1 && before.get(title)?.join('\n') === all.join('\n');
    const lines = isSame ? ['as before'] : all;
    if (title.startsWith('Exit status')) return [`\n=== ${title}`, ...lines];
    return lines.length === 0 ? [] : section(title, lines);
  });
}

const reportOf = ({ files }: StepResult): JsonReport | null =>
  JSON.parse(files['report-file'] ?? 'null');

/** Returns a run's requests to GitHub's API. */
export function callParts({ requests }: GitHubService): Parts {
  const lines = requests
    .splice(0)
    .map(
      ({ method, path, token, status }) => `${method} ${path} with the ${token} token → ${status}`,
    );
  return new Map([["Calls to GitHub's API", lines]]);
}

/** Returns the pull request's conversation without the comments by other users. */
export function conversationParts(
  { comments, reviews, reviewComments }: GitHubService,
  shows: Shows,
): Parts {
  const pattern = patternOf(shows, 'comments') ?? /<h2>|<!-- |^[^<\s]/;
  return new Map([
    ...comments
      .filter(({ author }) => author !== 'octocat')
      .map(({ id, author, body }): [string, string[]] => [
        `Comment ${id} of ${author}`,
        chosen(body.split('\n'), pattern),
      ]),
    ...reviews.map(({ id, author, body }): [string, string[]] => [
      `Review ${id} of ${author}`,
      body.split('\n'),
    ]),
    ...reviewComments.map(({ review, path, line, body }): [string, string[]] => [
      `Review ${review}, ${path}:${line}`,
      body.split('\n'),
    ]),
  ]);
}

/**
 * The only request when nothing is cached: one download. Snapshots show the requests only if they differ from
 * this.
 */
const usual = 'GET /api/v1/scores.json with the right key → 200';

/**
 * Returns the requests to the cache in all runs of a scenario, and those to the export service unless they
 * are the usual ones.
 */
export function requestLines(service: ExportService, cache: CacheService | null): string[] {
  const requests = service.requests.map(
    ({ method, path, key, status }) => `${method} ${path} with the ${key} key → ${status}`,
  );
  const isUsual = requests.length === 1 && requests[0] === usual;
  return [
    ...(isUsual
      ? []
      : section('Requests to the export service', requests.length === 0 ? ['none'] : requests)),
    ...(cache === null ? [] : section('Calls to the cache service', cacheLines(cache.calls))),
  ];
}

/**
 * Returns a snapshot's text, in which consecutive identical lines are counted. It omits messages that do not
 * come from the files in `messages`.
 */
export function snapshotText(lines: readonly string[], messages?: readonly string[]): string {
  const counted: { readonly text: string; count: number }[] = [];
  for (const text of withoutMessages(withPlaceholders(lines.join('\n')), messages).split('\n')) {
    const last = counted.at(-1);
    if (text === '' || last?.text !== text) counted.push({ text, count: 1 });
    else last.count += 1;
  }
  return counted.map(({ text, count }) => (count === 1 ? text : `${count} × ${text}`)).join('\n');
}

/** Replaces values that differ between runs or machines with placeholders. */
function withPlaceholders(text: string): string {
  const days = [...Array(15).keys()].map((ago) => {
    const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    return [day, ago === 0 ? '<today>' : `<${ago} days ago>`] as const;
  });
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  return (
    [...days, [later, '<in 30 days>'] as const]
      .reduce((rest, [day, word]) => rest.replaceAll(day, word), text)
      .replace(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')
      // The folder that each run creates for report files.
      .replace(/(mcp-grade-gate\/)report-\w{6}\//g, '$1')
      // The tool's version, so that a release changes no snapshot.
      .replace(/^(MCP Grade Gate) \d+\.\d+\.\d+$/gm, '$1 <version>')
      .replace(
        /"version":"([^"]+)","semanticVersion":"\1"/g,
        '"version":"<version>","semanticVersion":"<version>"',
      )
      .replace(/\(\d+ ms\)/g, '(N ms)')
      .replace(/(export of|that of|until|from|between|and) \d+ [A-Z][a-z]+(?: \d{4})?/g, '$1 <day>')
      .replace(/retrying in [\d.]+ s/g, 'retrying in N s')
      .replace(/after \d\d:\d\d UTC/g, 'after HH:MM UTC')
      .replace(/after \d+ bytes/g, 'after N bytes')
      .replace(/generated \d+ hours ago/g, 'generated N hours ago')
      .replace(/~\d+ MB \(\d+ B\)/g, '~N MB (N B)')
      .replace(/kept in \d+ k?B/g, 'kept in N kB')
      .replace(/(-names-\S+-<[^>]+>)-[0-9a-f]{32}/g, '$1-<names>')
      .replace(/(-check-\S+-<[^>]+>)T\d\d/g, '$1T<hour>')
      // The store's format, the platform, and the hashes of the service and the key.
      .replace(
        /mcp-grade-gate-(\w+)-[0-9a-f]{12}-(?:linux|darwin|win32)-\w+-[0-9a-f]{12}-[0-9a-f]{16}-/g,
        '$1-',
      )
      .replace(/[ \t]+$/gm, '')
  );
}

function patternOf(shows: Shows, part: Part): RegExp | null {
  if (shows === 'page') return /(?:)/;
  const pattern = shows[part];
  return pattern === undefined ? null : new RegExp(pattern);
}

function chosen(lines: readonly string[], pattern: RegExp | null): string[] {
  return lines.filter((line) => pattern?.test(line));
}

/** Returns the log without annotations and without lines from the cache library. */
function logLines({ log }: StepResult): string[] {
  return log.filter(
    (line) => !/^(?:error|warning|debug|notice): |^\[command\]|^(?:Received|Sent) /.test(line),
  );
}

function outputLines({ outputs }: StepResult): string[] {
  return Object.entries(outputs).map(([name, value]) => `${name}: ${value}`);
}

function countsLines({ outputs }: StepResult): string[] {
  const { verdict, servers, failed, warned } = outputs;
  const source = `export ${outputs['export-source']} ${outputs['export-generated-at']}`;
  if (verdict === undefined) return 'export-source' in outputs ? [source] : [];
  return [`${verdict}: servers ${servers}, failed ${failed}, warned ${warned}; ${source}`];
}

/**
 * Returns an annotation's location, with its text or the facts of its problems, depending on the scenario.
 */
function annotationLines(
  { name, properties, data }: WorkflowCommand,
  shows: Shows,
  report: JsonReport | null,
): string[] {
  const { title = data, file, line, endLine, col, endColumn } = properties;
  const start = [file, line, col].filter(Boolean).join(':');
  const end = [endLine, endColumn].filter(Boolean).join(':');
  const place = file === undefined ? '' : ` ${start}-${end}`;
  const isShown = (part: Part): boolean =>
    [title, data].some((text) => patternOf(shows, part)?.test(text));
  const facts = (report === null ? [] : problemsOf(report))
    .filter((each) => each.line === Number(line) && data.includes(each.message))
    .map((each) => `${each.rule}: ${JSON.stringify(each.facts)}`);
  const lines = isShown('texts') || facts.length === 0 ? data.split('\n') : [...new Set(facts)];
  return [
    `${name} ${title.replace('MCP Grade Gate: ', '')}${place}`,
    ...(isShown('texts') || isShown('annotations') ? lines.map((each) => `    ${each}`) : []),
  ];
}

const problemsOf = ({ servers, problems }: JsonReport) => [
  ...problems,
  ...servers.flatMap((server) => server.problems),
];

function reportLines(report: JsonReport): string[] {
  const { error, run, servers, files, removed, earlierProblems, waivers } = report;
  return [
    ...(error === undefined ? [] : [`${error.code}: ${error.message}`]),
    ...(error?.details ?? []).map((detail) => `    ${detail}`),
    ...run.remarks.map((notice) => `notice: ${notice}`),
    ...(report.export.caution === null ? [] : [`caution: ${report.export.caution}`]),
    ...servers.map(serverLine),
    ...removed.map(({ alias, file }) => `removed: ${alias} of ${file}`),
    ...files
      .filter(({ status }) => status !== 'read')
      .map(({ path, status, reason }) => `${status}: ${path}, ${reason}`),
    ...earlierProblems.map(({ rule, file, line }) => `there before: ${rule} ${file}:${line}`),
    ...waivers.map(
      ({ status, rule, match, file }) => `${status} waiver of ${rule} for ${match ?? file}`,
    ),
  ];
}

function serverLine(server: JsonReport['servers'][number]): string {
  const { alias, file, line, verdict, version, judgedVersion, match, remedy } = server;
  const { problems, earlierProblems } = server;
  const words = [
    `${verdict ?? 'not judged'}: ${server.name ?? alias}`,
    version ?? 'without a version',
    ...(judgedVersion === null || judgedVersion === version ? [] : [`judged as ${judgedVersion}`]),
    `at ${file}:${line}`,
    ...(server.grade === null ? [match ?? 'not looked up'] : [`${server.grade} ${server.score}`]),
    ...(server.reason === null ? [] : [server.reason]),
    ...(server.change === 'unknown' ? [] : [server.change]),
    ...(remedy === null ? [] : [`would pass as ${remedy.version}`]),
    ...problems.map(({ rule, level, waived, standing }) =>
      [rule, waived === null ? level : 'waived', ...(standing === null ? [] : [standing])].join(
        ' ',
      ),
    ),
    ...earlierProblems.map(({ rule }) => `${rule} as before`),
  ];
  return words.join(', ');
}

/**
 * Returns JSON text with each list and object on one line if it fits. SARIF omits its rules and taxonomies.
 */
function jsonText(text: string): string {
  const value = JSON.parse(text, (key, each) =>
    ['rules', 'taxonomies'].includes(key) && Array.isArray(each) ? `${each.length} ${key}` : each,
  );
  return foldedJson(value, '');
}

function foldedJson(value: unknown, indent: string): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || line.length + indent.length < 160) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Object.entries(value).map(
    ([key, each]) =>
      inner + (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `) + foldedJson(each, inner),
  );
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** Returns a part with its title, on one line if the part has only one. */
function section(title: string, lines: readonly string[]): string[] {
  const [first = '', ...others] = lines;
  const isShort = others.length === 0 && !first.includes('\n');
  return isShort ? [`--- ${title}: ${first}`] : [`--- ${title}`, ...lines];
}

/**
 * Returns the calls to a cache service. Calls that restore entries are concurrent, so each series of them is
 * sorted, with one line for each answer. A completely saved entry takes one line.
 */
function cacheLines(calls: readonly string[]): string[] {
  const lines: string[] = [];
  let series: RegExpExecArray[] = [];
  for (const [at, call] of [...calls, ''].entries()) {
    const restored = /^restore (.*) → (.*)$/.exec(call);
    if (restored !== null) {
      series.push(restored);
      continue;
    }
    lines.push(...restoreLines(series));
    series = [];
    const [, key] = /^save (.*) → reserved$/.exec(call) ?? [];
    if (key !== undefined && calls[at + 1] === `finalise ${key}`) lines.push(`save ${key} → whole`);
    else if (call !== '' && `save ${call.slice(9)} → reserved` !== calls[at - 1]) lines.push(call);
  }
  return lines;
}

/**
 * Returns one line for each answer to a series of calls, with the entries that it applies to. Days of the
 * same entry are listed together.
 */
function restoreLines(series: readonly RegExpExecArray[]): string[] {
  const answers = Map.groupBy(series, ([, , answer = '']) => answer);
  return [...answers].sort().map(([answer, calls]) => {
    const days = new Map<string, string[]>();
    for (const key of calls.map(([, each = '']) => each).sort()) {
      const name = withPlaceholders(key);
      const [day = ''] = /<(?:\d+ days ago|today)>/.exec(name) ?? [];
      const entry = name.replace(day, '<>');
      days.set(entry, [...(days.get(entry) ?? []), day.slice(1, -1)]);
    }
    const entries = [...days].map(([entry, of]) => entry.replace('<>', `<${of.join(', ')}>`));
    return `restore ${entries.sort().join(', ')} → ${answer}`;
  });
}
